import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollTopOf, type TablePlace } from './table-place.ts';

/**
 * Scrolls back to a table's earlier position. The rows below it may not be loaded yet, which limits how far it can
 * scroll, so it retries with each loaded page until the user scrolls.
 */
export function useWayBack(scroller: RefObject<HTMLElement | null>, keys: readonly number[], rowHeight: number) {
  const wanted = useRef<TablePlace | null>(null);
  const goOn = () => {
    const place = wanted.current;
    const top = place && scrollTopOf(place, keys, rowHeight);
    if (!scroller.current || top === null) return false;
    scroller.current.scrollTop = top;
    if (Math.abs(scroller.current.scrollTop - top) < 1) wanted.current = null;
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each page
  useLayoutEffect(() => {
    goOn();
  }, [keys]);
  return {
    /** False when the position's row is not loaded. */
    goBackTo(place: TablePlace | null): boolean {
      wanted.current = place;
      const isFound = goOn();
      if (!isFound) wanted.current = null;
      return isFound;
    },
    giveUp(): void {
      wanted.current = null;
    },
  };
}
