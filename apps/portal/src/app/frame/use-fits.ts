import { useCallback, useState } from 'react';

/**
 * Whether a row fits into its width, looked at anew whenever the width or the words in it change: how wide words are depends on
 * the language, so that no width of the window could say it. Give the ref to the row.
 */
export function useFits(): {
  readonly ref: (row: HTMLElement | null) => (() => void) | undefined;
  readonly fits: boolean;
} {
  const [fits, setFits] = useState(true);
  const ref = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const look = () => setFits(row.scrollWidth <= row.clientWidth);
    const observer = new ResizeObserver(look);
    for (const element of [row, ...row.children]) observer.observe(element);
    look();
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}
