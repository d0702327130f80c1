import { type RefObject, useEffect, useState } from 'react';

/** Below this width of the table, in pixels, its minor columns are hidden. */
const NARROW_PX = 720;

export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(() => window.innerWidth < NARROW_PX);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => setIsNarrow((entry?.contentRect.width ?? NARROW_PX) < NARROW_PX));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
