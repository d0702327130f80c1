import type { Order, OrderDetail } from '@quayside/contract';
import { ordersSchemas } from '@quayside/contract/orders.schema';
import { PLATFORMS, type Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { readShipments } from '../dispatch/index.ts';
import { answerOrder } from './answer-order.service.ts';
import { openBuyer } from './buyer-box.ts';
import { readRetentionDays } from './buyers.repository.ts';
import { readLooks } from './order-cursors.repository.ts';
import { type LineRow, listLines } from './order-lines.repository.ts';
import { detailOf, viewOf } from './order-view.ts';
import { listOrders } from './orders.list.ts';
import { getOrder, type OrderRow } from './orders.repository.ts';
import type { OrdersDeps } from './orders.service.ts';
import { setRetentionDays } from './retention.service.ts';
import { readSearchKey } from './search-keys.repository.ts';
import { lookAgain } from './second-look.service.ts';
import { canShip, type ShippingDeps, shipOrder } from './ship-order.service.ts';
import { timelineOf } from './timeline.ts';

export type OrderRoutesDeps = ShippingDeps & Pick<OrdersDeps, 'box' | 'addSales' | 'onStockDue'>;

export function orderRoutes(deps: OrderRoutesDeps): Route[] {
  const { db, clock, box } = deps;
  const view = async (userId: number, rows: readonly OrderRow[], lines: readonly LineRow[]): Promise<Order[]> => {
    const shipments = await readShipments(db, userId, rows.map(idOf));
    return rows.map((row) =>
      viewOf(
        row,
        lines.filter((line) => line.orderId === row.id),
        shipments.filter((shipment) => shipment.orderId === row.id),
        { buyer: openBuyer(box, userId, row), canShip: canShip(deps, row) },
      ),
    );
  };
  const detail = async (userId: number, orderId: number): Promise<OrderDetail> => {
    const order = await getOrder(db, userId, orderId);
    const lines = await listLines(db, userId, [orderId]);
    const [shown] = order ? await view(userId, [order], lines) : [];
    if (!order || !shown) throw fail('order_not_found');
    return detailOf(shown, order, openBuyer(box, userId, order), {
      retentionDays: await readRetentionDays(db, userId),
      timeline: await timelineOf(db, userId, order, lines),
    });
  };
  return [
    route(ordersSchemas.list, async ({ who, params: { platform }, query }) => {
      const { userId } = who;
      const accounts = await accountsOf(db, userId, platform, query.accountId);
      const searchKey = query.query ? await readSearchKey(db, box, userId) : null;
      const scope = { userId, platform, accountId: query.accountId };
      const page = await listOrders(db, scope, query, { now: clock.now(), searchKey });
      const lines = await listLines(db, userId, page.rows.map(idOf));
      const { checkedAt, freshness } = await freshnessOf(db, userId, accounts);
      return {
        count: page.count,
        sales: await view(userId, page.rows, lines),
        nextCursor: page.nextCursor,
        previousCursor: page.previousCursor,
        checkedAt,
        freshness,
      };
    }),
    route(ordersSchemas.get, ({ who, params }) => detail(who.userId, params.orderId)),
    route(ordersSchemas.ship, async ({ who, params, body }) => {
      await shipOrder(deps, who, params.orderId, body);
      return detail(who.userId, params.orderId);
    }),
    route(ordersSchemas.answer, async ({ who, params, body }) => {
      await answerOrder(db, who, params.orderId, body.answer);
      return detail(who.userId, params.orderId);
    }),
    route(ordersSchemas.lookAgain, async ({ who, params }) => {
      await lookAgain(deps, who.userId, params.orderId);
      return detail(who.userId, params.orderId);
    }),
    route(ordersSchemas.getSettings, async ({ who }) => ({
      buyerRetentionDays: await readRetentionDays(db, who.userId),
    })),
    route(ordersSchemas.updateSettings, async ({ who, body: { buyerRetentionDays } }) => {
      await setRetentionDays(db, who, buyerRetentionDays);
      return { buyerRetentionDays };
    }),
  ];
}

const idOf = ({ id }: { readonly id: number }): number => id;

/**
 * The user's accounts that a list covers.
 * @throws account_not_found for an account of another user or platform
 */
async function accountsOf(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  accountId: number | undefined,
): Promise<Account[]> {
  const accounts = (await listAccounts(db, userId)).filter(
    (account) =>
      (platform === 'all' || account.platform === platform) &&
      (accountId === undefined || account.accountId === accountId),
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  return accounts;
}

/** The oldest time of the last order read, over all accounts and over those of each platform. */
async function freshnessOf(db: Db, userId: number, accounts: readonly Account[]) {
  const looks = await readLooks(
    db,
    userId,
    accounts.map(({ accountId }) => accountId),
  );
  const oldest = (of: readonly Account[]) => {
    const times = of.map(({ accountId }) => looks.get(accountId)?.getTime() ?? null);
    if (times.length === 0 || times.includes(null)) return null;
    return new Date(Math.min(...times.flatMap((time) => time ?? []))).toISOString();
  };
  return {
    checkedAt: oldest(accounts),
    freshness: PLATFORMS.flatMap((platform) => {
      const own = accounts.filter((account) => account.platform === platform);
      return own.length === 0 ? [] : [{ platform, checkedAt: oldest(own) }];
    }),
  };
}
