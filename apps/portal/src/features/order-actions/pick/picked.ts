import type { Picking } from '@quayside/contract';
import { useState } from 'react';

type Article = Picking['articles'][number];

/** With its sum: if another order needs more of the article, it counts as not picked yet. */
export const pickKey = ({ sku, title, pieces }: Pick<Article, 'sku' | 'title' | 'pieces'>): string =>
  JSON.stringify([sku, title, pieces]);

/** The articles that are ticked off, kept in the tab, so that a reload in the middle of the work loses none. */
export function usePicked(userId: number) {
  const name = `picked.${userId}`;
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => readPicked(sessionStorage.getItem(name)));
  const keep = (next: ReadonlySet<string>) => {
    sessionStorage.setItem(name, JSON.stringify([...next]));
    setPicked(next);
  };
  return {
    picked,
    tick: (article: Article, isPicked: boolean) => {
      const next = new Set(picked);
      if (isPicked) next.add(pickKey(article));
      else next.delete(pickKey(article));
      keep(next);
    },
    clear: () => keep(new Set()),
  };
}

/** What is stored may be from an earlier version, or changed by hand. */
export function readPicked(stored: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}
