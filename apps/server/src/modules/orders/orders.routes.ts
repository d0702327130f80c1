import type { Order } from '@quayside/contract';
import { ordersSchemas } from '@quayside/contract/orders.schema';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type LineRow, listLines, listOrders, type OrderRow, readCheckedAt } from './orders.repository.ts';

const PAGE = 50;

export function orderRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(ordersSchemas.list, async ({ who, params, query }) => {
      const limit = query.limit ?? PAGE;
      const rows = await listOrders(db, who.userId, {
        platform: params.platform,
        accountId: query.accountId,
        stockStatus: query.stockStatus,
        after: query.cursor === undefined ? undefined : readPosition(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const lines = await listLines(
        db,
        who.userId,
        shown.map((row) => row.id),
      );
      const checkedAt = await readCheckedAt(db, who.userId, query.accountId);
      return {
        list: shown.map((row) =>
          viewOf(
            row,
            lines.filter((line) => line.orderId === row.id),
          ),
        ),
        nextCursor: rows.length > limit && last ? writeCursor([last.orderedAt.toISOString(), last.id]) : null,
        checkedAt: checkedAt?.toISOString() ?? null,
      };
    }),
  ];
}

const position = z.tuple([z.iso.datetime(), z.number().int()]);

function readPosition(text: string): { orderedAt: string; id: number } {
  const [orderedAt, id] = readCursorAs(text, position);
  return { orderedAt, id };
}

function viewOf({ totalMinor, currency, orderedAt, ...order }: OrderRow, lines: readonly LineRow[]): Order {
  return {
    ...order,
    total: { minor: totalMinor, currency },
    orderedAt: orderedAt.toISOString(),
    lines: lines.map(({ sku, itemId, title, quantity, reserved, ...line }) => ({
      sku,
      itemId,
      title,
      quantity,
      reserved,
      total: { minor: line.totalMinor, currency: line.currency },
    })),
  };
}
