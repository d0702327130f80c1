import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * By how many rows the view must move so that the row at its top stays there when rows come or go above it. Zero where that
 * row is gone, and where the top of the list itself is in sight, which then stays in sight.
 */
export function shiftOf(before: readonly number[], after: readonly number[], top: number, isAtStart: boolean): number {
  const key = before[top];
  if (key === undefined || (isAtStart && top === 0)) return 0;
  const index = after.indexOf(key);
  return index === -1 ? 0 : index - top;
}

/** Keeps the eye's place in a list whose pages are loaded and dropped on both sides. */
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
