import {
  type AccountSession,
  type ExternalOrder,
  failedBy,
  listOrdersInTime,
  type MarketplaceTime,
  mapBounded,
  type OrderPage,
  type Outcome,
  readOneOrder,
  readOrders,
  type Shipment,
  succeeded,
} from '@quayside/connector-kit';
import { carrierCodeAt, carrierName } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import type { Participations } from './participations.ts';
import { amazonSite, MARKETPLACE_IDS } from './sites.ts';
import { idsOf, toExternalOrder } from './transform/order.ts';
import type { OrderSearch } from './wire.ts';

const FIRST_WINDOW_MS = 90 * 86_400_000;
/** Amazon returns orders of the last two years. */
const FURTHEST_BACK_MS = 729 * 86_400_000;
const PAGE = '100';
/** Overlap before the cursor, because an order may become visible after one that changed later. The caller recognizes orders by id. */
const OVERLAP_MS = 120_000;
const INCLUDED = 'BUYER,RECIPIENT,PROCEEDS,FULFILLMENT,CANCELLATION';
const PARALLEL_SHIPMENTS = 2;

/** The position of the next read: an Amazon time and, within a window, the next page. */
interface Cursor {
  readonly since: string;
  readonly token: string | undefined;
}

const SEPARATOR = ' ';

function readCursor(cursor: string | null, now: number): Cursor {
  if (cursor === null) return { since: new Date(now - FIRST_WINDOW_MS).toISOString(), token: undefined };
  const [since = '', token] = cursor.split(SEPARATOR);
  return { since, token };
}

/**
 * Reads the orders of all the seller's sites in one call, because Amazon allows one call in three minutes. A window ends at the time up to
 * which Amazon has searched, and the next window starts there, so that neither the local clock nor a pause can lose an order.
 */
export function listOrders(through: Through, session: AccountSession, cursor: string | null): Promise<OrderPage> {
  const sinceOf = (given: string) => Date.parse(readCursor(given, 0).since);
  return listOrdersInTime(session, cursor, sinceOf, (time, from) => listFrom(through, time, from));
}

export function readOrder(
  client: AmazonClient,
  session: AccountSession,
  orderId: string,
): Promise<ExternalOrder | null> {
  return readOneOrder(orderId, () => client.getOrder(session, orderId, INCLUDED), toExternalOrder, idsOf);
}

interface Through {
  readonly client: AmazonClient;
  readonly participations: Participations;
}

async function listFrom(
  { client, participations }: Through,
  { session, now: amazonNow }: MarketplaceTime,
  cursor: string | null,
): Promise<OrderPage> {
  const now = session.clock.now().getTime();
  const { since, token } = readCursor(cursor, now);
  const openSites = await participations.openSites(session);
  const ask = (paginationToken: string | undefined) =>
    client.searchOrders(session, {
      lastUpdatedAfter: since,
      marketplaceIds: (openSites.length > 0 ? openSites : MARKETPLACE_IDS).join(','),
      includedData: INCLUDED,
      maxResultsPerPage: PAGE,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
  const page = await ask(token).catch((error: unknown): Promise<OrderSearch | undefined> => {
    // A page token expires after a day; the window is then read from its beginning.
    if (token === undefined || failedBy(error).error.kind !== 'rejected') throw error;
    return ask(undefined);
  });
  const next = page?.pagination?.nextToken;
  return {
    orders: readOrders(page?.orders ?? [], toExternalOrder, idsOf),
    nextCursor:
      next === undefined ? nextSince(page?.lastUpdatedBefore, since, amazonNow()) : `${since}${SEPARATOR}${next}`,
    hasMore: next !== undefined,
  };
}

function nextSince(readUpTo: string | undefined, since: string, now: number): string {
  const at = Date.parse(readUpTo ?? since) - (readUpTo === undefined ? 0 : OVERLAP_MS);
  return new Date(Math.max(Math.min(at, now), Date.parse(since), now - FURTHEST_BACK_MS)).toISOString();
}

/** Confirms shipments. A shipment is identified by its number within its order, so confirming it again changes nothing. */
export function ship(
  client: AmazonClient,
  session: AccountSession,
  shipments: readonly Shipment[],
): Promise<Outcome<void>[]> {
  return mapBounded(shipments, PARALLEL_SHIPMENTS, async (shipment): Promise<Outcome<void>> => {
    try {
      await client.confirmShipment(session, shipment.orderId, {
        marketplaceId: amazonSite(shipment.site).marketplaceId,
        packageDetail: {
          packageReferenceId: String(shipment.number),
          carrierCode: carrierCodeAt('amazon', shipment.carrier),
          carrierName: carrierName(shipment.carrier),
          trackingNumber: shipment.trackingNumber,
          shipDate: shipment.shippedAt,
          orderItems: shipment.lines.map(({ externalId, quantity }) => ({ orderItemId: externalId, quantity })),
        },
      });
      return succeeded(undefined);
    } catch (error) {
      return failedBy(error);
    }
  });
}
