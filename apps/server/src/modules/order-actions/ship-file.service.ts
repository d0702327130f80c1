import type { ShipmentFileCheck, ShippedFile } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { findCancelled, readShipments } from '../dispatch/index.ts';
import { canShip, findOrdersByNumber, lockOrderFacts, type OrderFacts, type ShippingDeps } from '../orders/index.ts';
import { readOpenLines } from './open-lines.ts';
import { planShipments, type ShippingPlan } from './plan-shipments.ts';
import { readShipmentFile, type ShipmentFile } from './shipment-file.ts';
import { storeShipments } from './store-shipments.ts';

const readShipmentRows = fileReader('order-actions.shipments', readShipmentFile);

/**
 * Previews what a shipment file would do, without changing anything.
 * @throws shipment_file_unreadable, file_too_heavy, files_waiting
 */
export function checkShipmentFile(deps: ShippingDeps, userId: number, given: GivenFile): Promise<ShipmentFileCheck> {
  return inTurn(userId, given, () => checkFile(deps, userId, given));
}

async function checkFile(deps: ShippingDeps, userId: number, given: GivenFile): Promise<ShipmentFileCheck> {
  const file = await readShipmentRows(given);
  const orders = await ordersIn(deps.db, userId, file);
  const plan = await planFor(deps, deps.db, userId, file, orders);
  const { rows, pieces, problems, shipments } = plan;
  return {
    rows,
    pieces,
    problems,
    unfilled: file.unfilled,
    shipments: shipments.length,
    orders: ordersOf(plan),
    columns: file.columns,
    encoding: file.encoding,
  };
}

/**
 * Ships the valid rows of a file in one transaction; dispatch confirms each shipment. Sending the same file again ships
 * nothing more.
 * @throws shipment_file_unreadable, shipment_file_changed if the number of valid rows differs from the one that the
 * seller saw; file_too_heavy, files_waiting
 */
export function shipFile(deps: ShippingDeps, who: Who, given: ConsentedFile): Promise<ShippedFile> {
  return inTurn(who.userId, given.file, () => shipRows(deps, who, given));
}

interface ConsentedFile {
  readonly file: GivenFile;
  readonly expected: number;
}

async function shipRows(deps: ShippingDeps, who: Who, { file: given, expected }: ConsentedFile): Promise<ShippedFile> {
  const { userId } = who;
  const file = await readShipmentRows(given);
  return withTransaction(deps.db, async (tx) => {
    const found = await ordersIn(tx, userId, file);
    const orders = await lockOrderFacts(
      tx,
      userId,
      found.map(({ orderId }) => orderId),
    );
    const plan = await planFor(deps, tx, userId, file, orders);
    if (plan.rows !== expected) throw fail('shipment_file_changed');
    const orderIds = await storeShipments(tx, deps, who, plan.shipments);
    return { rows: plan.rows, orders: orderIds.length, shipments: plan.shipments.length, problems: plan.problems };
  });
}

async function ordersIn(db: Db, userId: number, { rows }: ShipmentFile): Promise<OrderFacts[]> {
  const accounts = await listAccounts(db, userId);
  const numbers = [...new Set(rows.map(({ order }) => order))];
  return findOrdersByNumber(
    db,
    userId,
    accounts.map(({ accountId }) => accountId),
    numbers,
  );
}

async function planFor(
  deps: ShippingDeps,
  db: Db,
  userId: number,
  { rows, problems }: ShipmentFile,
  orders: readonly OrderFacts[],
): Promise<ShippingPlan> {
  const orderIds = orders.map(({ orderId }) => orderId);
  const cancelled = await findCancelled(db, userId, orderIds);
  const plan = planShipments(rows, {
    orders,
    lines: await readOpenLines(db, userId, orderIds),
    shipments: await readShipments(db, userId, orderIds),
    isShippable: (order) => canShip(deps, order) && cancelled.get(order.orderId) !== 'whole',
  });
  return { ...plan, problems: [...problems, ...plan.problems].toSorted((one, other) => one.row - other.row) };
}

const ordersOf = ({ shipments }: ShippingPlan): number => new Set(shipments.map(({ order }) => order.orderId)).size;
