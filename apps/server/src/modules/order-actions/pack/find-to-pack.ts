import { type PackOrder, type ScanQuery, SHORTEST_SCAN } from '@quayside/contract';
import { carrierName, namesOfLine } from '@quayside/kernel';
import { isShortenedNumber } from '@quayside/kernel/csv';
import { fail } from '../../../platform/http/fail.ts';
import type { SecretBox } from '../../../platform/secrets.ts';
import { listAccounts } from '../../accounts/index.ts';
import { findByTracking, readLastCarrier } from '../../dispatch/index.ts';
import {
  findOrdersByNumber,
  findOrdersByText,
  type OrderLineOfAction,
  readRecipients,
  type ShippingDeps,
} from '../../orders/index.ts';
import { isToPack, leftToPack, type PackingOrder, readPackingOrders, whyNotToPack } from './packing-ground.ts';

/** So many orders are looked through for a number's end or a SKU, the most urgent first. */
const MOST_LOOKED_THROUGH = 300;

type PackingDeps = ShippingDeps & { readonly box: SecretBox };

interface Found {
  readonly packing: PackingOrder;
  readonly by: PackOrder['by'];
  readonly alike: number;
}

/**
 * The order that a packer has scanned: by its whole number, else by the end of its number, else the most urgent one with this SKU.
 * @throws one of the codes of `orderActions.findToPack`, which say why there is no such order to pack
 */
export async function findToPack(deps: PackingDeps, userId: number, { code, ...place }: ScanQuery): Promise<PackOrder> {
  if (isShortenedNumber(code)) throw fail('scan_shortened');
  const accounts = (await listAccounts(deps.db, userId)).filter(
    ({ platform, accountId }) =>
      (place.platform === undefined || platform === place.platform) &&
      (place.accountId === undefined || accountId === place.accountId),
  );
  if (place.accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  const accountIds = accounts.map(({ accountId }) => accountId);
  const numbered = await findOrdersByNumber(deps.db, userId, accountIds, [...new Set([code, code.toUpperCase()])]);
  const whole = chooseByNumber(await readPackingOrders(deps, deps.db, userId, numbered), 'number', code);
  return viewOf(deps, userId, whole ?? (await findByPart(deps, userId, accountIds, code)));
}

async function findByPart(deps: PackingDeps, userId: number, accountIds: readonly number[], code: string) {
  if (plain(code).length < SHORTEST_SCAN) throw fail('scan_too_short', { vars: { least: SHORTEST_SCAN } });
  const orders = await findOrdersByText(deps.db, userId, accountIds, { text: code, limit: MOST_LOOKED_THROUGH });
  const ending = orders.filter(({ externalId }) => plain(externalId).endsWith(plain(code)));
  const byEnd = chooseByNumber(await readPackingOrders(deps, deps.db, userId, ending), 'end', code);
  if (byEnd) return byEnd;
  const packings = await readPackingOrders(deps, deps.db, userId, orders);
  const withSku = packings.filter(({ lines }) => lines.some((line) => hasSku(line, code)));
  const open = withSku.filter(
    (packing) => isToPack(packing) && leftToPack(packing).some(({ line }) => hasSku(line, code)),
  );
  const [packing] = open;
  if (packing) return { packing, by: 'sku' as const, alike: open.length - 1 };
  if (withSku.length > 0) throw fail('sku_not_to_ship', { vars: { sku: code } });
  const parcel = await findByTracking(deps.db, userId, code);
  if (parcel) throw fail('scan_is_tracking', { vars: { order: parcel.orderExternalId } });
  throw fail('scan_unknown', { vars: { code } });
}

/** @throws scan_ambiguous if more than one order to ship is meant; why not, if none of those meant can be shipped */
function chooseByNumber(meant: readonly PackingOrder[], by: 'number' | 'end', code: string): Found | undefined {
  const open = meant.filter(isToPack);
  if (open.length > 1) throw fail('scan_ambiguous', { vars: { code } });
  const [packing] = open;
  if (packing) return { packing, by, alike: 0 };
  if (meant[0]) throw whyNotToPack(meant[0]);
  return undefined;
}

const plain = (text: string): string => text.replaceAll(/[^\p{Letter}\p{Number}]/gu, '').toUpperCase();

function hasSku({ sku, home }: OrderLineOfAction, code: string): boolean {
  return [sku, home?.sku].some((one) => one?.toLowerCase() === code.toLowerCase());
}

async function viewOf(deps: PackingDeps, userId: number, { packing, by, alike }: Found): Promise<PackOrder> {
  const { orderId, externalId, accountId, platform, site, shipBy } = packing.order;
  const recipient = (await readRecipients(deps.db, deps.box, userId, [orderId])).get(orderId) ?? [];
  const lastCarrier = await readLastCarrier(deps.db, userId, site);
  const left = leftToPack(packing);
  return {
    ...{ orderId, externalId, accountId, platform, site, by, alike },
    shipBy: shipBy?.toISOString() ?? null,
    recipient: recipient.flatMap((line) => ('text' in line ? [line.text] : [])),
    country: recipient.flatMap((line) => ('country' in line ? [line.country] : []))[0] ?? null,
    pieces: left.reduce((sum, { pieces }) => sum + pieces, 0),
    lines: left.map(({ line, pieces }) => {
      const { title, sku } = namesOfLine(line);
      return { lineId: line.lineId, title, sku, imageUrl: line.home?.imageUrl ?? null, pieces };
    }),
    lastCarrier: lastCarrier === null ? null : carrierName(lastCarrier),
  };
}
