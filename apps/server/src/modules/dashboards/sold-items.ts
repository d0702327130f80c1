import type { SoldItem, SoldItemPage, SoldQuery } from '@quayside/contract';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { listSoldItems, type SoldItemPlace, type SoldItemRow } from '../orders/index.ts';
import { getItems } from '../products/index.ts';
import type { DashboardDeps, ReportScope } from './dashboards.service.ts';
import { filterOf } from './sold-orders.ts';

const PAGE = 50;
const place = z.tuple([z.number().int(), z.number().int()]);

/**
 * A page of the items behind a figure, most sold first.
 * @throws account_not_found, invalid_request for a cursor of another list
 */
export async function listItemsSold(deps: DashboardDeps, scope: ReportScope, query: SoldQuery): Promise<SoldItemPage> {
  const filter = await filterOf(deps, scope, query);
  const limit = query.limit ?? PAGE;
  const after = query.cursor === undefined ? null : readCursorAs(query.cursor, place);
  const rows = await listSoldItems(deps.db, scope.userId, filter, after, limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([...itemPlaceOf(last)]));
  return { list: await nameItems(deps.db, scope.userId, shown), nextCursor };
}

export const itemPlaceOf = ({ units, itemId }: SoldItemRow): SoldItemPlace => [units, itemId];

/** Rows with the names of their items. An item that is gone is unknown too. */
export async function nameItems(db: Db, userId: number, rows: readonly SoldItemRow[]): Promise<SoldItem[]> {
  const itemIds = rows.map(({ itemId }) => itemId).filter((itemId) => itemId > 0);
  const items = new Map((await getItems(db, userId, itemIds)).map((item) => [item.itemId, item]));
  return rows.map(({ itemId, units, amounts }) => {
    const item = items.get(itemId);
    return {
      item: item
        ? { id: itemId, accountId: item.accountId, platform: item.platform, sku: item.sku, title: item.title }
        : null,
      units,
      revenue: amounts.map(({ currency, soldMinor }) => ({ minor: soldMinor, currency })),
      refunds: amounts.map(({ currency, backMinor }) => ({ minor: backMinor, currency })),
    };
  });
}
