import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollTopOf, type TablePlace } from './table-place.ts';

/**
 * Scrolls back to where a table stood. The rows below that place may not be loaded yet, so that it can not be scrolled so far at first:
 * it is tried again with each page that arrives, until the reader moves.
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
    /** False where the place is not among the loaded rows. */
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
