import { describe, expect, it } from 'vitest';
import { canBecome, LISTING_STATES, type ListingState, mayBeLive } from './listing-state.ts';

const states = LISTING_STATES.map(({ state }) => state);

describe('listing states', () => {
  it.each<[ListingState, string]>([
    ['N', 'QB'],
    ['Q', 'NPBFE'],
    ['P', 'QLFE'],
    ['L', 'FE'],
    ['B', 'NQ'],
    ['F', 'NQLBE'],
    ['E', 'NQB'],
  ])('from %s only %s can follow', (from, reachable) => {
    const others = states.filter((to) => to !== from && canBecome(from, to));
    expect(others.toSorted()).toEqual([...reachable].toSorted());
  });

  it.each(states)('%s may be confirmed again', (state) => {
    expect(canBecome(state, state)).toBe(true);
  });

  it('never lets a listing go live without having been sent', () => {
    const before = states.filter((from) => from !== 'L' && canBecome(from, 'L'));
    // F: an answer was read as a failure, and a later read showed a success.
    expect(before).toEqual(['P', 'F']);
  });

  it.each(states)('%s can be reached from a new listing and is not a dead end', (state) => {
    expect(reachableFrom('N')).toContain(state);
    expect(reachableFrom(state)).toContain('Q');
  });

  it('keeps stock and price in step wherever a marketplace may have a live listing', () => {
    expect(states.filter(mayBeLive)).toEqual(['P', 'L']);
  });
});

function reachableFrom(start: ListingState): ReadonlySet<ListingState> {
  const found = new Set<ListingState>([start]);
  for (const from of found) {
    for (const to of states) if (canBecome(from, to)) found.add(to);
  }
  return found;
}
