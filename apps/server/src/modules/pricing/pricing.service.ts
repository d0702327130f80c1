import {
  type ExchangeRate,
  listingKeyOf,
  type Money,
  type PriceBreakdown,
  type PriceOwner,
  type PriceRule,
  rulePrice,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { findRaisesInForce } from './price-raises.ts';
import * as repository from './pricing.repository.ts';
import { createRateTable } from './rates/day-rates.ts';
import { listRatesInForce } from './rates/rates.repository.ts';
import { findRepriced } from './repriced-prices.ts';
import { ruleOf } from './site-rules.ts';

/** The parts of an item that pricing needs: its id, its own price and its units' prices, all in the source currency. */
export interface PricedItem {
  readonly itemId: number;
  readonly price: Money;
  readonly units: readonly { readonly unitId: number; readonly price: Money }[];
}

/** The price of an item on a site, with its origin and calculation. */
export interface PriceDecision {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdown;
  /** By unit id; an item without variations has one. */
  readonly unitPrices: ReadonlyMap<number, Money>;
  /** The origin of the units' prices, by unit id. */
  readonly unitOwners: ReadonlyMap<number, PriceOwner>;
  /** The source price has changed since the manual price was set. */
  readonly isStale: boolean;
}

interface Owned {
  readonly price: Money;
  readonly owner: PriceOwner;
}

/** The unit id under which a manual price of a whole item is stored. */
export const WHOLE_ITEM = 0;

/**
 * Prices of items on sites. Order of precedence: a unit's manual price, the item's manual price, the repricer's price, the rule price,
 * the converted source price. One that the seller raised to the floor is not below it while the floor applies.
 * @returns item id → site → decision
 */
export async function pricesFor(
  db: Db,
  userId: number,
  accountId: number,
  items: readonly PricedItem[],
  sites: readonly Site[],
): Promise<Map<number, Map<Site, PriceDecision>>> {
  // Sequential, because `db` may be a transaction, whose connection runs one statement at a time.
  const rates = await loadRateTable(db);
  const rules = await repository.listRules(db, userId, accountId);
  const itemIds = items.map((item) => item.itemId);
  const manual = await repository.listManualPrices(db, userId, itemIds);
  const manualByRunItem = new Map<string, repository.ManualPriceRow[]>();
  for (const row of manual.filter(({ isEnabled }) => isEnabled)) {
    const runItem = listingKeyOf(row);
    manualByRunItem.set(runItem, [...(manualByRunItem.get(runItem) ?? []), row]);
  }
  const raises = await findRaisesInForce(db, { userId, accountId }, itemIds, sites);
  const repriced = await findRepriced(db, userId, itemIds, sites);
  return new Map(
    items.map((item) => [
      item.itemId,
      new Map(
        sites.map((site) => [
          site,
          decide(
            item,
            rates(item.price.currency, siteFacts(site).currency),
            ruleOf(rules, site),
            manualByRunItem.get(listingKeyOf({ itemId: item.itemId, site })) ?? [],
            raises.get(listingKeyOf({ itemId: item.itemId, site })),
            repriced.get(listingKeyOf({ itemId: item.itemId, site })),
          ),
        ]),
      ),
    ]),
  );
}

function decide(
  item: PricedItem,
  rate: ExchangeRate | null,
  rule: PriceRule,
  manual: readonly repository.ManualPriceRow[],
  raise: Money | undefined,
  repriced: Money | undefined,
): PriceDecision {
  const breakdown = rulePrice(item.price, rate, rule);
  const ofItem = manual.find(({ unitId }) => unitId === WHOLE_ITEM);
  const ofUnits = new Map(manual.map((row) => [row.unitId, row]));
  const raised = (price: Money, owner: PriceOwner): Owned =>
    raise && price.minor < raise.minor ? { price: raise, owner: 'floor' } : { price, owner };
  const ruled = breakdown.rule ? 'rule' : 'source';
  const byMachine = (byRule: Money): Owned => (repriced ? raised(repriced, 'repricer') : raised(byRule, ruled));
  const units = item.units.map((unit): [number, Owned] => {
    const byHand = (ofUnits.get(unit.unitId) ?? ofItem)?.price;
    return [unit.unitId, byHand ? raised(byHand, 'manual') : byMachine(rulePrice(unit.price, rate, rule).final)];
  });
  return {
    ...(ofItem ? raised(ofItem.price, 'manual') : byMachine(breakdown.final)),
    breakdown,
    unitPrices: new Map(units.map(([unitId, { price }]) => [unitId, price])),
    unitOwners: new Map(units.map(([unitId, { owner }]) => [unitId, owner])),
    isStale: manual.some(({ unitId, sourcePriceMinor }) => {
      const source = unitId === WHOLE_ITEM ? item : item.units.find((unit) => unit.unitId === unitId);
      return source !== undefined && source.price.minor !== sourcePriceMinor;
    }),
  };
}

/** The rates in force between currencies; null if no rate is needed or known. */
export type RateTable = ReturnType<typeof createRateTable>;

export async function loadRateTable(db: Db): Promise<RateTable> {
  return createRateTable(await listRatesInForce(db));
}
