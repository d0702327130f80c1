import { listingKeyOf, type Money, money, type PriceOwner, type Site, siteFacts } from '@quayside/kernel';
import type { WorkedPrice } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../platform/database/db.ts';
import { loadRateTable, type RateTable } from '../rates/index.ts';
import { findRaisesInForce } from './floors/price-raises.ts';
import * as repository from './pricing.repository.ts';
import { loadReach, type ReachOf, wantsMargin } from './reach.ts';
import { findRepriced } from './repriced-prices.ts';
import { type RuleBook, type RuledOfAccount, workUnder } from './rules/rule-book.ts';

/** The parts of an item that pricing needs: what its rule depends on, its own price and its units' prices, all in the source currency. */
export interface PricedItem extends RuledOfAccount {
  readonly price: Money;
  readonly units: readonly { readonly unitId: number; readonly price: Money }[];
}

/** The price of an item on a site, with its origin and calculation. */
export interface PriceDecision {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly breakdown: WorkedPrice;
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

/** What prices follow from besides the rules, for many items at once. */
export interface PriceWorld {
  readonly rates: RateTable;
  /** Enabled ones, by `listingKeyOf`. */
  readonly manual: ReadonlyMap<string, readonly repository.ManualPriceRow[]>;
  /** By `listingKeyOf`. */
  readonly raises: ReadonlyMap<string, Money>;
  /** The repricer's prices, by `listingKeyOf`. */
  readonly repriced: ReadonlyMap<string, Money>;
  /** What is known of margins, if a rule wants one. */
  readonly reachOf?: ReachOf | undefined;
}

export async function loadPriceWorld(
  db: Db,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  itemIds: readonly number[],
  sites: readonly Site[],
  books: readonly RuleBook[],
): Promise<PriceWorld> {
  // Sequential, because `db` may be a transaction, whose connection runs one statement at a time.
  const rates = await loadRateTable(db);
  const manual = new Map<string, repository.ManualPriceRow[]>();
  for (const row of await repository.listManualPrices(db, userId, itemIds)) {
    const key = listingKeyOf(row);
    if (row.isEnabled) manual.set(key, [...(manual.get(key) ?? []), row]);
  }
  const raises = await findRaisesInForce(db, { userId, accountId }, itemIds, sites);
  const repriced = await findRepriced(db, userId, itemIds, sites);
  const isOfMargin = books.some(({ itemRules }) => wantsMargin(itemRules));
  const reachOf = isOfMargin ? await loadReach(db, { userId, accountId }, itemIds) : undefined;
  return { rates, manual, raises, repriced, reachOf };
}

/**
 * Prices of items on sites. Order of precedence: a unit's manual price, the item's manual price, the repricer's price, the price by the first
 * rule for some items that fits, the price by the site's rule, the converted source price. One that the seller raised to the floor is not
 * below it while the floor applies.
 * @returns item id → site → decision
 */
export async function pricesFor(
  db: Db,
  userId: number,
  accountId: number,
  items: readonly PricedItem[],
  sites: readonly Site[],
): Promise<Map<number, Map<Site, PriceDecision>>> {
  const itemIds = items.map((item) => item.itemId);
  const book = await repository.loadRuleBook(db, userId, accountId);
  const world = await loadPriceWorld(db, { userId, accountId }, itemIds, sites, [book]);
  return new Map(
    items.map((item) => [item.itemId, new Map(sites.map((site) => [site, decidePrice(world, book, item, site)]))]),
  );
}

/** The price of an item on a site under the rules of a book. */
export function decidePrice(
  { rates, manual, raises, repriced, reachOf }: PriceWorld,
  book: RuleBook,
  item: PricedItem,
  site: Site,
): PriceDecision {
  const key = listingKeyOf({ itemId: item.itemId, site });
  const work = workUnder(book, item, site, rates(item.price.currency, siteFacts(site).currency), reachOf);
  const byHand = manual.get(key) ?? [];
  const raise = raises.get(key);
  const breakdown = work(item.price);
  const ofItem = byHand.find(({ unitId }) => unitId === WHOLE_ITEM);
  const ofUnits = new Map(byHand.map((row) => [row.unitId, row]));
  const raised = (price: Money, owner: PriceOwner): Owned =>
    raise && price.minor < raise.minor ? { price: raise, owner: 'floor' } : { price, owner };
  const ruled = breakdown.rule || breakdown.byItems ? 'rule' : 'source';
  const ofMachine = repriced.get(key);
  const byMachine = (byRule: Money): Owned => (ofMachine ? raised(ofMachine, 'repricer') : raised(byRule, ruled));
  const units = item.units.map((unit): [number, Owned] => {
    const own = (ofUnits.get(unit.unitId) ?? ofItem)?.price;
    return [unit.unitId, own ? raised(own, 'manual') : byMachine(work(unit.price).final)];
  });
  return {
    ...(ofItem ? raised(ofItem.price, 'manual') : byMachine(breakdown.final)),
    breakdown,
    unitPrices: new Map(units.map(([unitId, { price }]) => [unitId, price])),
    unitOwners: new Map(units.map(([unitId, { owner }]) => [unitId, owner])),
    isStale: byHand.some(({ unitId, sourcePriceMinor }) => {
      const source = unitId === WHOLE_ITEM ? item : item.units.find((unit) => unit.unitId === unitId);
      return source !== undefined && source.price.minor !== sourcePriceMinor;
    }),
  };
}

/** The lowest price of an item or of its variations. */
export function lowestOf({ price, unitPrices }: Pick<PriceDecision, 'price' | 'unitPrices'>): Money {
  const units = [...unitPrices.values()].map(({ minor }) => minor);
  return money(Math.min(price.minor, ...units), price.currency);
}
