import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The number of rows by which to scroll when rows are added or removed above, so that the top row stays in place. Zero if that row is gone,
 * or if the top of the list is visible.
 */
export function shiftOf(before: readonly number[], after: readonly number[], top: number, isAtStart: boolean): number {
  const key = before[top];
  if (key === undefined || (isAtStart && top === 0)) return 0;
  const index = after.indexOf(key);
  return index === -1 ? 0 : index - top;
}

/** Keeps the scroll position in a list whose pages are added and removed at both ends. */
export function useRowAnchor(options: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly keys: readonly number[];
  readonly rowHeight: number;
  readonly hasPrevious: boolean;
}): void {
  const { scroller, keys, rowHeight, hasPrevious } = options;
  const before = useRef({ keys, hasPrevious });
  useLayoutEffect(() => {
    const element = scroller.current;
    const last = before.current;
    before.current = { keys, hasPrevious };
    if (!element || last.keys === keys) return;
    const top = Math.floor(element.scrollTop / rowHeight);
    const shift = shiftOf(last.keys, keys, top, !last.hasPrevious);
    if (shift !== 0) element.scrollTop += shift * rowHeight;
  }, [scroller, keys, rowHeight, hasPrevious]);
}
