import type { OrderMargin } from '@quayside/contract';
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
import { listAccounts } from '../accounts/index.ts';
import { marginFigures, type SettledSale, type SiteAssumptions } from '../costs/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { loadRateTable } from '../rates/index.ts';
import { routesOf } from '../shipping/index.ts';

const STATED: TermSource = { kind: 'stated' };
const stated = (minor: number, currency: Currency) => ({ value: money(minor, currency), source: STATED });

/** What an order earned, with the costs and assumptions of its day. Exchange rates and shipping costs are those of today. */
export async function orderMarginOf(db: Db, order: SettledSale): Promise<Omit<OrderMargin, 'state'>> {
  const { assumedOr, costOf, loadAssumptions, loadItemCosts, ...figures } = await marginFigures();
  const { statedShare } = figures;
  const { userId, accountId, platform, site, currency } = order;
  const day = order.orderedAt.toISOString().slice(0, 10);
  const itemIds = [...new Set(order.lines.flatMap(({ itemId }) => itemId ?? []))];
  const items = new Map((await getItems(db, userId, itemIds)).map((item) => [item.itemId, item]));
  const [costs, assumedOn, rates, routes, accounts] = await Promise.all([
    loadItemCosts(db, userId, itemIds, day),
    loadAssumptions(db, { userId, accountId }, day),
    loadRateTable(db),
    routesOf(db, { userId, accountId, platform }, itemIds),
    listAccounts(db, userId),
  ]);
  const assumed = assumedOn(site);
  const soldItems = order.lines.map(({ itemId }) => items.get(itemId ?? 0));
  const lines = order.lines.map(({ title, quantity }, at): SoldPieces => {
    const item = soldItems[at];
    const cost = item ? costOf({ cost: costs.get(item.itemId), assumed, item }) : ({ lacks: 'unit_cost' } as const);
    const rate = 'value' in cost ? rates(cost.value.amount.currency, currency) : null;
    return { title, quantity, cost, rate };
  });
  const home = accounts.find((account) => account.accountId === (soldItems[0]?.accountId ?? accountId));
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
