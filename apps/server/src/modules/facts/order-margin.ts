import { type Currency, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import {
  feesWithoutVat,
  type Known,
  type SettledOrder,
  type SoldPieces,
  saleVatOf,
  type TermSource,
  workOrder,
} from '@quayside/kernel/margin';
import type { Db } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { type EarnedOrder, marginFigures, type SettledSale, type SiteAssumptions } from '../costs/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { loadRateTable, type RateTable } from '../rates/index.ts';
import { routesOf } from '../shipping/index.ts';

const STATED: TermSource = { kind: 'stated' };
const stated = (minor: number, currency: Currency) => ({ value: money(minor, currency), source: STATED });

/**
 * What orders of one account earned, each with the costs and assumptions of its day (UTC). Exchange rates and shipping costs are those of
 * today.
 * @returns a margin for each order
 */
export async function orderMarginsOf(db: Db, orders: readonly SettledSale[]): Promise<readonly EarnedOrder[]> {
  const [first] = orders;
  if (!first) return [];
  const { loadAssumptions, loadItemCosts, ...figures } = await marginFigures();
  const { userId } = first;
  const itemIds = itemIdsOf(orders);
  const items = new Map((await getItems(db, userId, itemIds)).map((item) => [item.itemId, item]));
  const [rates, routes, accounts] = await Promise.all([
    loadRateTable(db),
    routesOf(db, first, itemIds),
    listAccounts(db, userId),
  ]);
  const earned: EarnedOrder[] = [];
  for (const [day, ofDay] of groupBy(orders, ({ orderedAt }) => orderedAt.toISOString().slice(0, 10))) {
    const [costs, assumedOn] = await Promise.all([
      loadItemCosts(db, userId, itemIdsOf(ofDay), day),
      loadAssumptions(db, first, day),
    ]);
    const known = { ...figures, day, items, rates, routes, accounts, costs, assumedOn };
    for (const order of ofDay) earned.push({ order, margin: earnedBy(order, known) });
  }
  return earned;
}

const itemIdsOf = (orders: readonly SettledSale[]) => [
  ...new Set(orders.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? []))),
];

/** What decides the margins of a day's orders. */
interface KnownOfDay extends Pick<MarginFigures, 'assumedOr' | 'costOf' | 'statedShare'> {
  readonly day: string;
  readonly items: ReadonlyMap<number, Item>;
  readonly rates: RateTable;
  readonly routes: Awaited<ReturnType<typeof routesOf>>;
  readonly accounts: readonly Account[];
  readonly costs: Awaited<ReturnType<MarginFigures['loadItemCosts']>>;
  readonly assumedOn: Awaited<ReturnType<MarginFigures['loadAssumptions']>>;
}

type MarginFigures = Awaited<ReturnType<typeof marginFigures>>;

function earnedBy(order: SettledSale, known: KnownOfDay): EarnedOrder['margin'] {
  const { assumedOr, costOf, statedShare, day, items, rates, routes, costs } = known;
  const { accountId, site, currency } = order;
  const assumed = known.assumedOn(site);
  const soldItems = order.lines.map(({ itemId }) => items.get(itemId ?? 0));
  const lines = order.lines.map(({ title, quantity }, at): SoldPieces => {
    const item = soldItems[at];
    const cost = item ? costOf({ cost: costs.get(item.itemId), assumed, item }) : ({ lacks: 'unit_cost' } as const);
    const rate = 'value' in cost ? rates(cost.value.amount.currency, currency) : null;
    return { title, quantity, cost, rate };
  });
  const home = known.accounts.find((account) => account.accountId === (soldItems[0]?.accountId ?? accountId));
  return workOrder({
    ...{ currency, lines, goods: money(order.itemsMinor, currency), refunded: money(order.refundedMinor, currency) },
    shippingPaid: order.shippingMinor === null ? { lacks: 'shipping_cost' } : stated(order.shippingMinor, currency),
    vat: saleVatOf({
      ...{ from: siteFacts(home?.sourceSite ?? site).country, to: siteFacts(site).country, day },
      ...{ scheme: assumed.vatScheme?.value ?? null, stated: statedShare(assumed.vatRate) },
    }),
    fees: feesOf(order, assumed),
    adRate: assumedOr(assumed.adRate, 'ad_rate'),
    shipping: shippingOf(order, soldItems, (item) => routes.of(item, site).cost?.costMinor),
  });
}

/** What the marketplace states with the order; otherwise, as Amazon states its fees only later, the seller's own figure. */
function feesOf({ feeMinor, platform, currency, ...order }: SettledSale, assumed: SiteAssumptions): Known<Money> {
  if (feeMinor !== null) return stated(feesWithoutVat(platform, feeMinor), currency);
  const { commission } = assumed;
  if (!commission || order.shippingMinor === null) return { lacks: 'commission' };
  const paid = order.itemsMinor + order.shippingMinor;
  const minor = Math.round((paid * commission.value) / 10_000);
  return { value: money(minor, currency), source: { kind: 'seller', since: commission.since } };
}

/** Each piece is shipped at the cost of its profile; unknown if one of them is. */
function shippingOf(
  { lines, currency, site }: SettledSale & { readonly site: Site },
  items: readonly (Item | undefined)[],
  costOfPiece: (item: Item) => number | undefined,
): SettledOrder['shipping'] {
  if (currency !== siteFacts(site).currency) return { lacks: 'shipping_cost' };
  let sum = 0;
  for (const [at, { quantity }] of lines.entries()) {
    const item = items[at];
    const cost = item && costOfPiece(item);
    if (cost === undefined) return { lacks: 'shipping_cost' };
    sum += cost * quantity;
  }
  return stated(sum, currency);
}
