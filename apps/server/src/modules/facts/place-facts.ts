import type { CategoryRequirements } from '@quayside/connector-kit';
import { listingKeyOf, type Safety, type Site, siteFacts } from '@quayside/kernel';
import type { AccountsDeps } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import type { PlaceFacts } from './checks.ts';
import type { Judging } from './judging.ts';
import { toldOn } from './limited-stock.ts';
import { DUTY_FACTS, type ListingFacts, lackedDuty } from './listing-facts.ts';

export const PLACE_FACTS = [...DUTY_FACTS, 'prices', 'floors', 'stock', 'limits', 'states', 'routes'] as const;

/** The facts by which each kind of listing is judged, and what else is sent of it. */
export interface KnownPlace extends PlaceFacts {
  /** Pieces by unit that the site is told. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly safety: Safety | undefined;
}

interface Place {
  readonly item: Item;
  readonly site: Site;
  /** Of the item's category on the site, if it is known. */
  readonly requirements?: CategoryRequirements | undefined;
}

/** Undefined for the home site, for which there are no prices. */
export function placeFactsOf(
  { connectors }: Pick<AccountsDeps, 'connectors'>,
  { account, readiness, arePricesStopped, tooOldPairs }: Judging,
  facts: ListingFacts<(typeof PLACE_FACTS)[number]>,
  { item, site, requirements }: Place,
): KnownPlace | undefined {
  const { itemId } = item;
  const price = facts.prices.get(itemId)?.get(site);
  if (!price) return undefined;
  const key = listingKeyOf({ itemId, site });
  const connector = connectors.get(account.platform);
  const quantities = new Map(facts.stock.ofUnits(item));
  if (connector) {
    const told = toldOn(facts.limits, connector, account, item, site);
    for (const [unitId, pieces] of quantities) quantities.set(unitId, told(pieces));
  }
  return {
    ...{ item, site, price, arePricesStopped },
    homeSite: account.sourceSite,
    listingState: facts.states.get(key) ?? null,
    available: [...quantities.values()].reduce((sum, pieces) => sum + pieces, 0),
    quantities,
    isConditionSold: connector?.capabilities.conditions.includes(item.condition) ?? true,
    readiness: readiness.get(site),
    route: facts.routes.of(item, site),
    floor: facts.floors.get(key) ?? null,
    lackedDuty: lackedDuty(facts, item, site, requirements),
    safety: facts.compliance.safetyOf(itemId),
    isRateTooOld: tooOldPairs.has(item.price.currency + siteFacts(site).currency),
  };
}
