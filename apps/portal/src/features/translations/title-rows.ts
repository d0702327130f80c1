import type { SiteTitle } from '@quayside/contract';

/** Code points, as marketplaces count. */
export function lengthOf(title: string): number {
  return [...title].length;
}

export function cleaned(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Whether the seller can accept the automatic title of this row. */
export function canAccept({ state, madeTitle }: SiteTitle): boolean {
  return madeTitle !== null && (state === 'ready' || state === 'draft' || state === 'stale');
}

/** Whether the title of this row is the seller's own. */
export function isByHand({ state }: SiteTitle): boolean {
  return state === 'own' || state === 'accepted' || state === 'stale';
}

/**
 * A row after its title was written; an empty text removes the seller's own title.
 * @param sameAs the item that has the title already
 */
export function withWrittenTitle(row: SiteTitle, title: string, sameAs: SiteTitle['sameAs']): SiteTitle {
  const isDuplicate = sameAs !== null;
  if (title !== '') return { ...row, title, length: lengthOf(title), state: 'own', isDuplicate, sameAs };
  const { madeTitle, isDraft } = row;
  const state = madeTitle === null ? 'missing' : isDraft ? 'draft' : 'ready';
  return {
    ...row,
    title: madeTitle,
    length: lengthOf(madeTitle ?? ''),
    state,
    isDuplicate: isDuplicate && madeTitle !== null,
    sameAs,
  };
}

/** The row below, to which Enter moves. */
export function nextItemId(rows: readonly SiteTitle[], itemId: number): number | undefined {
  return rows[rows.findIndex((row) => row.itemId === itemId) + 1]?.itemId;
}
