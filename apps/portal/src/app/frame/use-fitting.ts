import { useCallback, useState } from 'react';

/**
 * How many of a row's links fit into it beside the button at its end; looked at anew whenever the width or the words in it change:
 * how wide words are depends on the language, so that no width of the window could say it. Give the ref to the row. Links that do
 * not fit stay in the row unseen, so that their widths are known when there is room again.
 */
export function useFitting(links: number): {
  readonly ref: (row: HTMLElement | null) => (() => void) | undefined;
  readonly fitting: number;
} {
  const [fitting, setFitting] = useState(links);
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      const look = () => setFitting(Math.min(links, countFitting(row)));
      const observer = new ResizeObserver(look);
      // It tells of the first size too, once the page is laid out anyway: asking here would lay it out once more.
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
