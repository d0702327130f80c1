import type { Order } from '@quayside/contract';
import { ordersSchemas } from '@quayside/contract/orders.schema';
import { z } from 'zod';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readParcels } from '../dispatch/index.ts';
import { getOrder, type LineRow, listLines, listOrders, type OrderRow, readCheckedAt } from './orders.repository.ts';
import { canShip, type ShippingDeps, shipOrder } from './ship-order.service.ts';

const PAGE = 50;

export function orderRoutes(deps: ShippingDeps): Route[] {
  const { db } = deps;
  const view = async (userId: number, rows: readonly OrderRow[]): Promise<Order[]> => {
    const ids = rows.map((row) => row.id);
    const lines = await listLines(db, userId, ids);
    const parcels = new Map((await readParcels(db, userId, ids)).map(({ orderId, ...parcel }) => [orderId, parcel]));
    return rows.map((row) =>
      viewOf(
        row,
        lines.filter((line) => line.orderId === row.id),
        { canShip: canShip(deps, row), parcel: parcels.get(row.id) ?? null },
      ),
    );
  };
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
      const checkedAt = await readCheckedAt(db, who.userId, query.accountId);
      return {
        list: await view(who.userId, shown),
        nextCursor: rows.length > limit && last ? writeCursor([last.orderedAt.toISOString(), last.id]) : null,
        checkedAt: checkedAt?.toISOString() ?? null,
      };
    }),
    route(ordersSchemas.ship, async ({ who, params, body }) => {
      await shipOrder(deps, who, params.orderId, body);
      const order = await getOrder(db, who.userId, params.orderId);
      const [shown] = order ? await view(who.userId, [order]) : [];
      if (!shown) throw fail('order_not_found');
      return shown;
    }),
  ];
}

const position = z.tuple([z.iso.datetime(), z.number().int()]);

function readPosition(text: string): { orderedAt: string; id: number } {
  const [orderedAt, id] = readCursorAs(text, position);
  return { orderedAt, id };
}

function viewOf(
  { totalMinor, currency, orderedAt, isFulfilledByMarketplace: _own, ...order }: OrderRow,
  lines: readonly LineRow[],
  shipping: Pick<Order, 'canShip' | 'parcel'>,
): Order {
  return {
    ...order,
    ...shipping,
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
