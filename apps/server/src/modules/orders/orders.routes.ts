import { Readable } from 'node:stream';
import type { Order, OrderDetail } from '@quayside/contract';
import { ordersSchemas } from '@quayside/contract/orders.schema';
import { type AccessUser, PLATFORMS, type Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { readRefunded } from '../dispatch/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { type HomeAmounts, loadHomeAmounts } from '../rates/index.ts';
import { answerOrder } from './answer-order.service.ts';
import { openBuyer } from './buyer-box.ts';
import { readRetentionDays } from './buyers.repository.ts';
import { exportOrders } from './export-orders.ts';
import { readPollTimes } from './order-cursors.repository.ts';
import { countOrders } from './order-totals.repository.ts';
import { detailOf, viewOf } from './order-view.ts';
import { listOrders } from './orders.list.ts';
import { getOrder, type OrderParts, type OrderRow } from './orders.repository.ts';
import { type RecheckDeps, recheckOrder } from './recheck-order.ts';
import { setRetentionDays } from './retention.service.ts';
import { keepSearchKey } from './search-keys.repository.ts';
import { canShip, type ShippingDeps, shipOrder } from './ship-order.service.ts';
import { loadTimeline } from './timeline.ts';

export type OrderRoutesDeps = ShippingDeps & RecheckDeps;

export function orderRoutes(deps: OrderRoutesDeps): Route[] {
  const { db, clock, box } = deps;
  const amountsOf = (userId: number) => loadHomeAmounts(db, userId, clock.now());
  const view = (userId: number, row: OrderRow & OrderParts, amounts: HomeAmounts): Order =>
    viewOf(row, row.lines ?? [], row.shipments ?? [], {
      amounts,
      buyer: openBuyer(box, userId, row),
      canShip: canShip(deps, row) && (row.lines ?? []).some(({ state }) => state === 'open'),
    });
  const detail = async (userId: number, orderId: number): Promise<OrderDetail> => {
    const order = await getOrder(db, userId, orderId);
    if (!order) throw fail('order_not_found');
    return detailOf(view(userId, order, await amountsOf(userId)), order, openBuyer(box, userId, order), {
      retentionDays: await readRetentionDays(db, userId),
      refundedMinor: await readRefunded(db, userId, orderId),
      timeline: await loadTimeline(db, userId, order, order.lines ?? []),
    });
  };
  return [
    route(ordersSchemas.list, async ({ who, access, params: { platform }, query }) => {
      const { userId } = who;
      const accounts = accountsOf(await access(), platform, query.accountId);
      const searchKey = query.query ? await keepSearchKey(db, box, userId) : null;
      const scope = { userId, platform, accountId: query.accountId };
      const [page, pollTimes, amounts] = await Promise.all([
        listOrders(db, scope, query, { now: clock.now(), searchKey }),
        readPollTimes(db, userId),
        amountsOf(userId),
      ]);
      return {
        ...page,
        sales: page.sales.map((row) => view(userId, row, amounts)),
        ...freshnessOf(accounts, pollTimes),
      };
    }),
    route(ordersSchemas.exportFile, async ({ who, access, query, raw }) => {
      accountsOf(await access(), query.platform ?? 'all', query.accountId);
      const searchKey = query.query ? await keepSearchKey(db, box, who.userId) : null;
      await withTransaction(db, (tx) => noteExport(tx, who));
      const file = exportOrders(deps, who.userId, {
        query,
        asking: { now: clock.now(), searchKey },
        shops: new Map((await listAccounts(db, who.userId)).map(({ accountId, username }) => [accountId, username])),
      });
      return raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(Readable.from(file));
    }),
    route(ordersSchemas.listTotals, async ({ who, access, params: { platform }, query: { accountId } }) => {
      accountsOf(await access(), platform, accountId);
      return { totals: await countOrders(db, { userId: who.userId, platform, accountId }, clock.now()) };
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
    route(ordersSchemas.note, async ({ who, params, body }) => {
      const { noteOrder } = await import('./note-order.service.ts');
      await noteOrder(db, who, params.orderId, body);
      return detail(who.userId, params.orderId);
    }),
    route(ordersSchemas.recheck, async ({ who, params }) => {
      await recheckOrder(deps, who.userId, params.orderId);
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

/** Whoever takes buyers' data out is named in the history. */
function noteExport(tx: Tx, who: Who): Promise<void> {
  const { userId } = who;
  const change = { entity: 'user', entityId: userId, field: 'data-export', before: null, after: null } as const;
  return recordHistory(tx, userId, [{ ...change, actor: actorOf(who), why: 'orders_exported' }]);
}

type OwnAccount = AccessUser['accounts'][number];

/**
 * The user's accounts that a list covers.
 * @throws account_not_found for an account of another user or platform
 */
function accountsOf(
  { accounts }: AccessUser,
  platform: Platform | 'all',
  accountId: number | undefined,
): readonly OwnAccount[] {
  const covered = accounts.filter(
    (account) =>
      (platform === 'all' || account.platform === platform) && (accountId === undefined || account.id === accountId),
  );
  if (accountId !== undefined && covered.length === 0) throw fail('account_not_found');
  return covered;
}

/** The oldest time of the last order read, over all accounts and over those of each platform. */
function freshnessOf(accounts: readonly OwnAccount[], pollTimes: ReadonlyMap<number, Date>) {
  const oldest = (of: readonly OwnAccount[]) => {
    const times = of.map(({ id }) => pollTimes.get(id)?.getTime() ?? null);
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
