import { describe, expect, it } from 'vitest';
import { floorOfKind, isFloorPossible, newFloorRule } from './floor-draft.ts';

describe('a new lowest price', () => {
  it('is the price from which no sale loses, for all items, under a number of its own', () => {
    const first = newFloorRule([], 'EUR');
    expect(first).toMatchObject({ id: 1, brands: null, currency: 'EUR', floor: { kind: 'margin', basisPoints: 0 } });
    expect(newFloorRule([{ ...first, id: 7 }], 'EUR').id).toBe(8);
  });

  it('of nothing is not possible, except that no sale loses', () => {
    expect(isFloorPossible(floorOfKind('amount'))).toBe(false);
    expect(isFloorPossible({ kind: 'amount', minor: 1 })).toBe(true);
    expect(isFloorPossible({ kind: 'share', basisPoints: 0 })).toBe(false);
    expect(isFloorPossible({ kind: 'margin', basisPoints: 0 })).toBe(true);
    expect(isFloorPossible({ kind: 'margin', basisPoints: 9_001 })).toBe(false);
  });
});
