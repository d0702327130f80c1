import {
  type ExchangeRate,
  type Money,
  type PriceBreakdown,
  type PriceOwner,
  type PriceRule,
  rulePrice,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { ruleOf } from './price-rules.service.ts';
import * as repository from './pricing.repository.ts';
import { createRateTable } from './rates.ts';

/** What pricing needs of an item: its id, its own price and its units' prices, all in the source currency. */
export interface PricedItem {
  readonly itemId: number;
  readonly price: Money;
  readonly units: readonly { readonly unitId: number; readonly price: Money }[];
}

/** The price of an item on a site, who decided it, and how it came about. */
export interface PriceDecision {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdown;
  /** By unit id; an item without variants has one. */
  readonly unitPrices: ReadonlyMap<number, Money>;
  /** The source price moved since a human set the manual price. */
  readonly isStale: boolean;
}

/**
 * Prices of items on sites: manual price > rule > converted source price.
 * @returns item id → site → decision
 */
export async function pricesFor(
  db: Db,
  userId: number,
  accountId: number,
  items: readonly PricedItem[],
  sites: readonly Site[],
): Promise<Map<number, Map<Site, PriceDecision>>> {
  // One after the other: `db` may be a transaction, whose connection takes one statement at a time.
  const day = await repository.getLatestRates(db);
  const rules = await repository.listRules(db, userId, accountId);
  const itemIds = items.map((item) => item.itemId);
  const manual = await repository.listManualPrices(db, userId, itemIds);
  const manualByCell = new Map(manual.filter((row) => row.isEnabled).map((row) => [`${row.itemId}/${row.site}`, row]));
  const rates = createRateTable(day);
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
            manualByCell.get(`${item.itemId}/${site}`),
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
  manual: repository.ManualPriceRow | undefined,
): PriceDecision {
  const breakdown = rulePrice(item.price, rate, rule);
  if (manual) {
    return {
      price: manual.price,
      owner: 'manual',
      breakdown,
      unitPrices: new Map(item.units.map((unit) => [unit.unitId, manual.price])),
      isStale: manual.sourcePriceMinor !== item.price.minor,
    };
  }
  return {
    price: breakdown.final,
    owner: breakdown.rule ? 'rule' : 'source',
    breakdown,
    unitPrices: new Map(item.units.map((unit) => [unit.unitId, rulePrice(unit.price, rate, rule).final])),
    isStale: false,
  };
}
