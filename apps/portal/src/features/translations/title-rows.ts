import type { SiteTitle } from '@quayside/contract';

/** Code points, as marketplaces count. */
export function lengthOf(title: string): number {
  return [...title].length;
}

export function cleaned(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Whether the seller can take the automatic title of this row. */
export function canAccept({ state, madeTitle }: SiteTitle): boolean {
  return madeTitle !== null && (state === 'ready' || state === 'draft' || state === 'stale');
}

/** The seller's words stand in this row. */
export function isByHand({ state }: SiteTitle): boolean {
  return state === 'own' || state === 'accepted' || state === 'stale';
}

/** A row after its title was written; an empty text takes the seller's own back. */
export function afterWriting(row: SiteTitle, title: string): SiteTitle {
  if (title !== '') return { ...row, title, length: lengthOf(title), state: 'own', isDuplicate: false };
  const { madeTitle, label } = row;
  const isDraft = label === 'glossary_draft' || label?.startsWith('tm_fuzzy:') === true;
  const state = madeTitle === null ? 'missing' : isDraft ? 'draft' : 'ready';
  return { ...row, title: madeTitle, length: lengthOf(madeTitle ?? ''), state, isDuplicate: false };
}

/** The row below, where Enter leads. */
export function nextItemId(rows: readonly SiteTitle[], itemId: number): number | undefined {
  return rows[rows.findIndex((row) => row.itemId === itemId) + 1]?.itemId;
}
