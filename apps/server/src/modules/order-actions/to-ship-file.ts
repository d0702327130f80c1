import { MAX_SHIPMENT_ROWS } from '@quayside/contract';
import { namesOfLine, type Platform } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { groupBy } from '../../platform/group-by.ts';
import { fail } from '../../platform/http/fail.ts';
import { listAccounts } from '../accounts/index.ts';
import { readShipments } from '../dispatch/index.ts';
import { canShip, listOrdersToShip, type ShippingDeps, type ToShipPlace } from '../orders/index.ts';
import { unshippedOf } from './change-rules.ts';
import { readOpenLines } from './open-lines.ts';

/** As a shipment file is read again. Title and names of the site help the person who fills it in. */
const COLUMNS = ['order', 'line', 'sku', 'title', 'quantity', 'carrier', 'tracking'];
const ORDERS_AT_ONCE = 500;

interface ToShipWish {
  readonly platform?: Platform | undefined;
  readonly accountId?: number | undefined;
}

/**
 * The order lines that are still to be shipped, the most urgent first, without carrier and tracking number; as many as
 * a shipment file may have.
 * @throws account_not_found
 */
export async function toShipFile(
  deps: ShippingDeps,
  userId: number,
  { platform, accountId }: ToShipWish,
): Promise<AsyncGenerator<string>> {
  const accounts = (await listAccounts(deps.db, userId)).filter(
    (account) =>
      (platform === undefined || account.platform === platform) &&
      (accountId === undefined || account.accountId === accountId),
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  return linesToShip(
    deps,
    userId,
    accounts.map((account) => account.accountId),
  );
}

async function* linesToShip(deps: ShippingDeps, userId: number, accountIds: readonly number[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let room = MAX_SHIPMENT_ROWS;
  for (let after: ToShipPlace | null = null; ; ) {
    const orders: Awaited<ReturnType<typeof listOrdersToShip>> = await listOrdersToShip(deps.db, userId, accountIds, {
      after,
      limit: ORDERS_AT_ONCE,
    });
    const rows = (await rowsOf(deps, userId, orders)).slice(0, room);
    yield rows.map(csvLine).join('');
    room -= rows.length;
    after = orders.length === ORDERS_AT_ONCE ? (orders.at(-1) ?? null) : null;
    if (after === null || room === 0) return;
  }
}

async function rowsOf(
  deps: ShippingDeps,
  userId: number,
  orders: Awaited<ReturnType<typeof listOrdersToShip>>,
): Promise<readonly string[][]> {
  const ids = orders.map(({ orderId }) => orderId);
  const lines = groupBy(await readOpenLines(deps.db, userId, ids), ({ orderId }) => orderId);
  const shipments = groupBy(await readShipments(deps.db, userId, ids), ({ orderId }) => orderId);
  return orders
    .filter((order) => canShip(deps, order))
    .flatMap(({ orderId, externalId }) =>
      (lines.get(orderId) ?? []).flatMap((line) => {
        const unshipped = unshippedOf(line, shipments.get(orderId) ?? []);
        const { sku, title } = namesOfLine(line);
        return unshipped === 0 ? [] : [[externalId, line.externalId, sku ?? '', title, String(unshipped), '', '']];
      }),
    );
}
