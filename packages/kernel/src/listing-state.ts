/**
 * States of a listing (one item on one destination site). The specification fixes only `L`. A listing counts as listed if its state is L or
 * the marketplace reports it as live.
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

/** The allowed transitions. Any other transition is a programming error. */
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

/** States in which the marketplace may have a live listing, so stock and price must be kept in step. */
export function mayBeLive(state: ListingState): boolean {
  return state === 'L' || state === 'P';
}
