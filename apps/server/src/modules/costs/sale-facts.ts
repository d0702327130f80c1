import { type AccountRef, convert, type Money, money, type Platform, type Site, siteFacts } from '@quayside/kernel';
import {
  feeGroupOf,
  type Known,
  type MarginLack,
  type SaleFacts,
  saleFeesOf,
  saleVatOf,
  type UnitCost,
} from '@quayside/kernel/margin';
import type { Db } from '../../platform/database/db.ts';
import { listAccounts } from '../accounts/index.ts';
import { loadRateTable, type RateTable } from '../rates/index.ts';
import { type ItemRoute, routesOf } from '../shipping/index.ts';
import { loadAssumptions, type SiteAssumptions } from './assumptions-of.ts';
import { type CostSince, loadItemCosts } from './item-costs.repository.ts';
import { type LearnedFees, loadLearnedFees } from './learned-fees.ts';

/** What of an item decides what its sale earns. */
export interface SoldItem {
  readonly itemId: number;
  /** The account from which it comes, and whose home is where the goods are. */
  readonly accountId: number;
  readonly categoryPath: readonly string[];
  /** At home. */
  readonly price: Money;
}

/** Everything but the price that decides what a sale of an item on a site earns; undefined if the account is gone. */
export type SaleFactsOf = (item: SoldItem, site: Site) => SaleFacts | undefined;

/**
 * What decides what an account's sales of items earn today, by a fixed number of statements.
 * @param account that sells
 */
export async function loadSaleFacts(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  now: Date,
): Promise<SaleFactsOf> {
  const day = now.toISOString().slice(0, 10);
  // Sequential, because `db` may be a transaction, whose connection runs one statement at a time.
  const accounts = await listAccounts(db, userId);
  const selling = accounts.find((account) => account.accountId === accountId);
  if (!selling) return () => undefined;
  const { platform } = selling;
  const costs = await loadItemCosts(db, userId, itemIds, day);
  const assumedOn = await loadAssumptions(db, { userId, accountId }, day);
  const learned = await loadLearnedFees(db, { userId, accountId, platform }, now);
  const rates = await loadRateTable(db);
  const routes = await routesOf(db, { userId, accountId, platform }, itemIds);
  const homes = new Map(accounts.map((account) => [account.accountId, account.sourceSite]));
  return (item, site) =>
    saleFactsOf({
      ...{ item, site, home: homes.get(item.accountId) ?? site, day, rates, learned, platform },
      ...{ assumed: assumedOn(site), cost: costs.get(item.itemId), route: routes.of(item, site) },
    });
}

interface Sale {
  readonly platform: Platform;
  /** Where the goods are. */
  readonly home: Site;
  readonly item: SoldItem;
  readonly site: Site;
  readonly day: string;
  readonly assumed: SiteAssumptions;
  readonly cost: CostSince | undefined;
  readonly learned: LearnedFees;
  readonly rates: RateTable;
  readonly route: ItemRoute;
}

function saleFactsOf(sale: Sale): SaleFacts {
  const { item, site, assumed, platform, rates } = sale;
  const { country, currency } = siteFacts(site);
  const group = item.categoryPath.length === 0 ? null : feeGroupOf(item.categoryPath);
  const cost = costOf(sale);
  return {
    currency,
    vat: saleVatOf({
      ...{ from: siteFacts(sale.home).country, to: country, day: sale.day },
      scheme: assumed.vatScheme?.value ?? null,
      stated: statedShare(assumed.vatRate),
    }),
    fees: saleFeesOf({
      ...{ platform, site, group, stated: statedShare(assumed.commission) },
      learned: group === null ? undefined : sale.learned(site, group),
    }),
    shipping: shippingOf(sale),
    adRate: assumedOr(assumed.adRate, 'ad_rate'),
    returns: returnsOf(sale),
    cost,
    rate: 'value' in cost ? rates(cost.value.amount.currency, currency) : null,
  };
}

type Assumed<T> = { readonly value: T; readonly since: string } | null;

export function assumedOr<T>(assumed: Assumed<T>, lacks: MarginLack): Known<T> {
  return assumed ? { value: assumed.value, source: { kind: 'seller', since: assumed.since } } : { lacks };
}

export const statedShare = (assumed: Assumed<number>) =>
  assumed && { basisPoints: assumed.value, since: assumed.since };

function shippingOf({ route: { cost }, site }: Sale): SaleFacts['shipping'] {
  if (!cost) return { lacks: 'shipping_cost' };
  const { currency } = siteFacts(site);
  const value = { buyerPays: money(cost.buyerPaysMinor, currency), cost: money(cost.costMinor, currency) };
  return { value, source: { kind: 'stated' } };
}

function returnsOf({ assumed: { returnShare, returnCost }, rates, site }: Sale): SaleFacts['returns'] {
  const { currency } = siteFacts(site);
  const share = assumedOr(returnShare, 'return_share');
  if ('lacks' in share) return share;
  if (share.value === 0) return { ...share, value: { share: 0, cost: money(0, currency) } };
  if (!returnCost) return { lacks: 'return_cost' };
  const rate = rates(returnCost.value.currency, currency);
  if (returnCost.value.currency !== currency && !rate) return { lacks: 'exchange_rate' };
  const cost = rate ? convert(returnCost.value, rate) : returnCost.value;
  return { ...share, value: { share: share.value, cost } };
}

/** The cost of an item, as far as it is known. */
interface CostQuery {
  readonly cost: CostSince | undefined;
  readonly assumed: Pick<SiteAssumptions, 'costShare'>;
  readonly item: Pick<SoldItem, 'price'>;
}

/** What the seller states for the item, otherwise the assumed part of its price at home. */
export function costOf({ cost, assumed: { costShare }, item }: CostQuery): Known<UnitCost> {
  if (cost) return assumedOr({ value: { amount: cost.cost, share: null }, since: cost.since }, 'unit_cost');
  if (!costShare) return { lacks: 'unit_cost' };
  const { minor, currency } = item.price;
  const amount = money(Math.round((minor * costShare.value) / 10_000), currency);
  const share = { basisPoints: costShare.value, of: item.price };
  return assumedOr({ value: { amount, share }, since: costShare.since }, 'unit_cost');
}
