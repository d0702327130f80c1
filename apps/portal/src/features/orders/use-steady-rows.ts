import { useEffect, useRef, useState } from 'react';
import { steadyRows } from './steady-rows.ts';

/**
 * The rows of a list that live updates change. While the pointer or the focus is in the table, nothing moves; what waits is shown when both
 * have left, or when the seller asks for it.
 * @param question identifies the list; another list is shown at once
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
    /** For the element around the table. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const keyOf = ({ id }: { readonly id: number }): number => id;
