import { useCallback, useState } from 'react';

/**
 * How many links of a row fit next to the button at its end. Recalculated whenever widths change, because text widths
 * depend on the language. Attach the ref to the row. Links that do not fit stay invisible in the row, so that their
 * widths remain known.
 */
export function useFitting(links: number): {
  readonly ref: (row: HTMLElement | null) => (() => void) | undefined;
  readonly fitting: number;
} {
  const [fitting, setFitting] = useState(links);
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      const measure = () => setFitting(Math.min(links, countFitting(row)));
      const observer = new ResizeObserver(measure);
      // The observer also reports initial sizes after layout; measuring here would force another layout.
      for (const element of [row, ...row.children]) observer.observe(element);
      return () => observer.disconnect();
    },
    [links],
  );
  return { ref, fitting };
}

function countFitting(row: HTMLElement): number {
  const widths = [...row.querySelectorAll<HTMLElement>(':scope > a')].map(({ offsetWidth }) => offsetWidth);
  const button = row.querySelector<HTMLElement>(':scope > button');
  let room = row.clientWidth - (button?.offsetWidth ?? 0);
  const firstBeyond = widths.findIndex((width) => {
    room -= width;
    return room < 0;
  });
  return firstBeyond === -1 ? widths.length : firstBeyond;
}
