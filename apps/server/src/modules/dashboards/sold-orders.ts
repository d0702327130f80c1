import type { SoldOrder, SoldPage, SoldQuery } from '@quayside/contract';
import { toDecimal } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { z } from 'zod';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { listSoldOrders, type SoldFilter, type SoldOrderRow, type SoldPlace } from '../orders/index.ts';
import { dayIn } from './calendar.ts';
import { accountsOf, type DashboardDeps, homeZoneOf, type ReportScope } from './dashboards.service.ts';

const PAGE = 50;
/** Rows of the file that are read at once. */
const FILE_PAGE = 500;
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

/**
 * The same orders as a file, page by page. Amounts are in the currency of their site.
 * @throws account_not_found
 */
export async function writeSold(
  deps: DashboardDeps,
  scope: ReportScope,
  query: SoldQuery,
): Promise<AsyncGenerator<string>> {
  const filter = await filterOf(deps, scope, query);
  const names = new Map((await accountsOf(deps.db, scope)).map(({ accountId, username }) => [accountId, username]));
  return linesOf(deps, scope.userId, filter, names);
}

async function* linesOf(
  { db }: DashboardDeps,
  userId: number,
  filter: SoldFilter,
  names: ReadonlyMap<number, string>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    csvLine(['day', 'order', 'marketplace', 'shop', 'site', 'units', 'gross', 'refunds', 'net', 'currency']);
  let after: SoldPlace | null = null;
  do {
    const rows: SoldOrderRow[] = await listSoldOrders(db, userId, filter, after, FILE_PAGE);
    yield rows
      .map(({ day, externalId, platform, accountId, site, units, soldMinor, refundedMinor, currency }) => {
        const amounts = [soldMinor, refundedMinor, soldMinor - refundedMinor].map((minor) =>
          toDecimal({ minor, currency }),
        );
        return csvLine([
          day,
          externalId,
          platform,
          names.get(accountId) ?? '',
          site,
          String(units),
          ...amounts,
          currency,
        ]);
      })
      .join('');
    const last = rows.length < FILE_PAGE ? undefined : rows.at(-1);
    after = last ? placeOf(last) : null;
  } while (after !== null);
}

const placeOf = ({ orderedAt, orderId }: SoldOrderRow): SoldPlace => [orderedAt.toISOString(), orderId];

/** Sales of a storefront that is already in tomorrow count for today, so today has no end. */
async function filterOf({ db, clock }: DashboardDeps, scope: ReportScope, query: SoldQuery): Promise<SoldFilter> {
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
