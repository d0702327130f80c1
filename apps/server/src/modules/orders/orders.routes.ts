import type { AcceptanceState, Order, OrderAcceptance } from '@quayside/contract';
import { ordersSchemas } from '@quayside/contract/orders.schema';
import type { Platform } from '@quayside/kernel';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { readShipments, type ShipmentView } from '../dispatch/index.ts';
import { answerOrder } from './answer-order.service.ts';
import { readCheckedAt } from './order-cursors.repository.ts';
import { type LineRow, listLines } from './order-lines.repository.ts';
import { countOrders, getOrder, listOrders, type OrderAnswerState, type OrderRow } from './orders.repository.ts';
import { canShip, type ShippingDeps, shipOrder } from './ship-order.service.ts';

const PAGE = 50;

export function orderRoutes(deps: ShippingDeps): Route[] {
  const { db } = deps;
  const view = async (userId: number, rows: readonly OrderRow[]): Promise<Order[]> => {
    const ids = rows.map((row) => row.id);
    const lines = await listLines(db, userId, ids);
    const shipments = await readShipments(db, userId, ids);
    return rows.map((row) =>
      viewOf(
        row,
        lines.filter((line) => line.orderId === row.id),
        shipments.filter((shipment) => shipment.orderId === row.id),
        canShip(deps, row),
      ),
    );
  };
  const viewOne = async (userId: number, orderId: number): Promise<Order> => {
    const order = await getOrder(db, userId, orderId);
    const [shown] = order ? await view(userId, [order]) : [];
    if (!shown) throw fail('order_not_found');
    return shown;
  };
  return [
    route(ordersSchemas.list, async ({ who, params, query }) => {
      const limit = query.limit ?? PAGE;
      const { accountId, stockStatus } = query;
      const accountIds = await accountIdsOf(db, who.userId, params.platform, accountId);
      const scope = { platform: params.platform, accountId, stockStatus };
      const rows = await listOrders(db, who.userId, {
        ...scope,
        after: query.cursor === undefined ? undefined : readPosition(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const checkedAt = await readCheckedAt(db, who.userId, accountIds);
      return {
        count: query.cursor === undefined ? await countOrders(db, who.userId, scope) : null,
        sales: await view(who.userId, shown),
        nextCursor: rows.length > limit && last ? writeCursor([last.orderedAt.toISOString(), last.id]) : null,
        checkedAt: checkedAt?.toISOString() ?? null,
      };
    }),
    route(ordersSchemas.ship, async ({ who, params, body }) => {
      await shipOrder(deps, who, params.orderId, body);
      return viewOne(who.userId, params.orderId);
    }),
    route(ordersSchemas.answer, async ({ who, params, body }) => {
      await answerOrder(db, who, params.orderId, body.answer);
      return viewOne(who.userId, params.orderId);
    }),
  ];
}

/**
 * The user's accounts that a list covers.
 * @throws account_not_found for an account of another user or platform
 */
async function accountIdsOf(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  accountId: number | undefined,
): Promise<number[]> {
  const accounts = (await listAccounts(db, userId)).filter(
    (account) =>
      (platform === 'all' || account.platform === platform) &&
      (accountId === undefined || account.accountId === accountId),
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  return accounts.map((account) => account.accountId);
}

const position = z.tuple([z.iso.datetime(), z.number().int()]);

function readPosition(text: string): { orderedAt: string; id: number } {
  const [orderedAt, id] = readCursorAs(text, position);
  return { orderedAt, id };
}

const ACCEPTANCES: Readonly<Record<OrderAnswerState, AcceptanceState>> = {
  open: 'open',
  on_hold: 'on_hold',
  accept: 'accepting',
  decline: 'declining',
  accepted: 'accepted',
  declined: 'declined',
  lapsed: 'lapsed',
};

function viewOf(
  row: OrderRow,
  lines: readonly LineRow[],
  shipments: readonly ShipmentView[],
  isShippable: boolean,
): Order {
  const { id, externalId, accountId, platform, site, status, stockStatus, buyer, shipToCountry } = row;
  return {
    ...{ id, externalId, accountId, platform, site, status, stockStatus, buyer, shipToCountry },
    total: { minor: row.totalMinor, currency: row.currency },
    orderedAt: row.orderedAt.toISOString(),
    lines: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      itemId: line.itemId,
      itemAccountId: line.itemAccountId,
      title: line.title,
      quantity: line.quantity,
      reserved: status === 'shipped' || status === 'cancelled' ? 0 : line.reserved,
      total: { minor: line.totalMinor, currency: line.currency },
    })),
    canShip: isShippable,
    shipments: shipments.map(({ number, carrierCode, trackingNumber, state, reason, lines: inside }) => ({
      ...{ number, carrierCode, trackingNumber, state, reason },
      lineIds: lines.filter((line) => inside.some(({ externalId }) => externalId === line.externalId)).map(idOf),
    })),
    acceptance: acceptanceOf(row),
  };
}

const idOf = ({ id }: LineRow): number => id;

function acceptanceOf({ answer, answerBy, answeredAt }: OrderRow): OrderAcceptance | null {
  if (answer === null || answerBy === null) return null;
  return { state: ACCEPTANCES[answer], by: answerBy.toISOString(), at: answeredAt?.toISOString() ?? null };
}
