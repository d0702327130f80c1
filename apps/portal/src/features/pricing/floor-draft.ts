import type { Currency } from '@quayside/kernel';
import type { FloorRule, FloorSource } from '@quayside/kernel/pricing-rules';

/** A new lowest price for all items: the price from which no sale loses. */
export function newFloorRule(rules: readonly FloorRule[], currency: Currency): FloorRule {
  return {
    id: Math.max(0, ...rules.map(({ id }) => id)) + 1,
    ...{ name: '', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null, currency },
    floor: floorOfKind('margin'),
  };
}

/** What a kind of floor begins with: no loss, half of the price at home, or nothing yet. */
export function floorOfKind(kind: FloorSource['kind']): FloorSource {
  if (kind === 'amount') return { kind, minor: 0 };
  return { kind, basisPoints: kind === 'margin' ? 0 : 5_000 };
}

/** Up to 90 % of what the buyer pays, and up to ten times the price at home, as the call accepts them. A floor of nothing is none. */
export function isFloorPossible(floor: FloorSource): boolean {
  if (floor.kind === 'amount') return floor.minor > 0 && floor.minor <= 100_000_000;
  return floor.kind === 'margin'
    ? floor.basisPoints >= 0 && floor.basisPoints <= 9_000
    : floor.basisPoints > 0 && floor.basisPoints <= 100_000;
}
