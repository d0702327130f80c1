/**
 * The life of a listing (one item on one destination site). The specification fixes only `L`; a listing counts as listed
 * where the state is L or the marketplace says so.
 */
export type ListingState = 'N' | 'Q' | 'P' | 'L' | 'B' | 'F' | 'E';

export const LISTING_STATES: readonly { state: ListingState; name: string }[] = [
  { state: 'N', name: 'not-listed' },
  { state: 'Q', name: 'queued' },
  { state: 'P', name: 'publishing' },
  { state: 'L', name: 'listed' },
  { state: 'B', name: 'blocked' },
  { state: 'F', name: 'failed' },
  { state: 'E', name: 'ended' },
];

/** Transitions as data; anything else is a mistake in the code that asks for it. */
const next: Record<ListingState, readonly ListingState[]> = {
  N: ['Q', 'B'],
  Q: ['P', 'N', 'B', 'F', 'E'],
  P: ['L', 'F', 'Q', 'E'],
  L: ['E', 'F'],
  B: ['N', 'Q'],
  F: ['Q', 'N', 'B', 'E', 'L'],
  E: ['Q', 'N', 'B'],
};

export function canBecome(from: ListingState, to: ListingState): boolean {
  return from === to || next[from].includes(to);
}

/** States in which a marketplace may hold a live listing, so that stock and price must be kept in step. */
export function mayBeLive(state: ListingState): boolean {
  return state === 'L' || state === 'P';
}
