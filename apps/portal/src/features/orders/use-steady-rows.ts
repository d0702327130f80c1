import { useEffect, useRef, useState } from 'react';
import { steadyRows } from './steady-rows.ts';

/**
 * The rows of a list with live updates. While the pointer or the focus is in the table, no row moves. Waiting changes
 * are applied when both have left, or when the seller asks for them.
 * @param question identifies the list; a different list is shown at once
 */
export function useSteadyRows<Row extends { readonly id: number }>(fresh: readonly Row[], question: string) {
  const [isHeld, setHeld] = useState(false);
  const shown = useRef<{ readonly of: string; readonly rows: readonly Row[] }>({ of: question, rows: fresh });
  const isSame = shown.current.of === question && isHeld;
  const { rows, waiting } = isSame ? steadyRows(shown.current.rows, fresh, keyOf) : { rows: fresh, waiting: 0 };
  useEffect(() => {
    shown.current = { of: question, rows };
  });
  return {
    rows,
    waiting,
    showWaiting: () => setHeld(false),
    /** Props for the element around the table. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const keyOf = ({ id }: { readonly id: number }): number => id;
