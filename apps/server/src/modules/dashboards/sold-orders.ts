import type { SoldOrder, SoldPage, SoldQuery } from '@quayside/contract';
import { z } from 'zod';
import { dayIn } from '../../platform/day-in.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { listSoldOrders, type SoldFilter, type SoldOrderRow, type SoldPlace } from '../orders/index.ts';
import { accountsOf, type DashboardDeps, homeZoneOf, type ReportScope } from './dashboards.service.ts';

const PAGE = 50;
const place = z.tuple([z.iso.datetime(), z.number().int()]);

/**
 * A page of the orders behind a figure, newest first.
 * @throws account_not_found, invalid_request for a cursor of another list
 */
export async function listSold(deps: DashboardDeps, scope: ReportScope, query: SoldQuery): Promise<SoldPage> {
  const filter = await filterOf(deps, scope, query);
  const limit = query.limit ?? PAGE;
  const after = query.cursor === undefined ? null : readCursorAs(query.cursor, place);
  const rows = await listSoldOrders(deps.db, scope.userId, filter, after, limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([...placeOf(last)]));
  return { list: shown.map(viewOf), nextCursor };
}

export const placeOf = ({ orderedAt, orderId }: SoldOrderRow): SoldPlace => [orderedAt.toISOString(), orderId];

/** Sales of a storefront that is already in tomorrow count for today, so today has no end. */
export async function filterOf(
  { db, clock }: DashboardDeps,
  scope: ReportScope,
  query: Pick<SoldQuery, 'from' | 'to' | 'site'>,
): Promise<SoldFilter> {
  const accounts = await accountsOf(db, scope);
  const { from, to, site } = query;
  const isToday = to >= dayIn(homeZoneOf(accounts), clock.now());
  return { accountIds: accounts.map(({ accountId }) => accountId), from, to: isToday ? null : to, site };
}

function viewOf({ orderId, orderedAt, currency, soldMinor, refundedMinor, ...row }: SoldOrderRow): SoldOrder {
  return {
    ...{ id: orderId, externalId: row.externalId, accountId: row.accountId, platform: row.platform, site: row.site },
    ...{ day: row.day, orderedAt: orderedAt.toISOString(), units: row.units },
    revenue: { minor: soldMinor, currency },
    refunds: { minor: refundedMinor, currency },
  };
}
