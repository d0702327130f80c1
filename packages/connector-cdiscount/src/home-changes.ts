import {
  type AccountSession,
  askSince,
  type HomeChange,
  type HomeChangePage,
  type MarketplaceTime,
} from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import type { HomeDeps } from './home.ts';
import type { ShopOffer } from './shop.ts';
import { isFromElsewhere } from './sites.ts';
import { type Listed, toListings } from './transform/home-listing.ts';
import type { Offer } from './wire.ts';

/** Overlap before the cursor, because an offer may become visible after one that changed later. */
const OVERLAP_MS = 120_000;
const FIRST_SPAN_MS = 24 * 3_600_000;
/** `updatedAtMin` never reports removed offers, so the whole shop is listed this often: one call per thousand offers. */
const WHOLE_EVERY_MS = 60_000;
const LARGEST_MEMORY = 100_000;
const SEPARATOR = ' ';

/** Octopia's times of the last read and of the last full read. */
interface Cursor {
  readonly since: number;
  readonly wholeAt: number;
}

function readCursor(cursor: string): Cursor {
  const [since = '', wholeAt = ''] = cursor.split(SEPARATOR);
  return { since: Date.parse(since), wholeAt: Date.parse(wholeAt) || 0 };
}

/** Reports the changed offers by `updatedAtMin`, and once a minute the whole shop. */
export function createHomeChanges(client: CdiscountClient, { shop, products }: HomeDeps) {
  /** By account and reference: the last change for which the product was read. */
  const known = new Map<string, string>();

  /** Forgets the products of changed offers, because a change may concern the product's title. */
  function forgetChanged({ accountKey }: AccountSession, offers: readonly Offer[]): void {
    for (const { sellerExternalReference: reference, updatedAt = '', product } of offers) {
      const key = `${accountKey} ${reference}`;
      if (known.get(key) === updatedAt) continue;
      known.delete(key);
      known.set(key, updatedAt);
      if (product?.gtin) products.forget([product.gtin]);
      const [oldest] = known.keys();
      if (known.size > LARGEST_MEMORY && oldest !== undefined) known.delete(oldest);
    }
  }

  async function listSince({ session, now }: MarketplaceTime, since: number, wholeAt: number): Promise<HomeChangePage> {
    const found = await client.getChangedOffers(session, iso(since - OVERLAP_MS));
    const askedAt = Math.max(now(), since);
    const own = found.filter(({ sellerExternalReference: given }) => given !== undefined && !isFromElsewhere(given));
    forgetChanged(session, own);
    const groups = await products.groups(
      session,
      own.flatMap(({ product }) => product?.gtin ?? []),
    );
    const offers = own.map((offer): ShopOffer => {
      const gtin = offer.product?.gtin ?? '';
      return { reference: offer.sellerExternalReference ?? '', gtin, group: groups.get(gtin), offer };
    });
    const isWholeDue = askedAt - wholeAt >= WHOLE_EVERY_MS || wholeAt > askedAt;
    const whole = isWholeDue ? await shop.readAll(session) : undefined;
    const listed = toListings(offers);
    return {
      changes: listed.filter((one) => one.offers.length > 0).map(toChange),
      unreadable: [...listed.flatMap((one) => one.unreadable), ...(whole?.nameless ?? [])],
      ...(whole ? { present: toListings(whole.offers).map(({ externalId }) => externalId) } : {}),
      nextCursor: `${iso(askedAt)}${SEPARATOR}${iso(whole ? askedAt : wholeAt)}`,
      hasMore: false,
    };
  }

  return (session: AccountSession, cursor: string | null): Promise<HomeChangePage> => {
    const given = cursor === null ? null : readCursor(cursor);
    return askSince(session, given?.since ?? null, FIRST_SPAN_MS, (time, since) =>
      listSince(time, since, given?.wholeAt ?? 0),
    );
  };
}

function toChange({ externalId, offers, isGroup }: Listed): HomeChange {
  const times = offers.map(({ offer }) => offer.updatedAt ?? '').sort();
  return {
    externalId,
    isEnded: false,
    changedAt: times.at(-1) || null,
    // A group's name is derived from the titles of all its members.
    title: isGroup ? null : (offers[0]?.offer.product?.title ?? null),
    units: offers.map(({ reference, price, quantity }) => ({
      externalId,
      sku: reference,
      isVariant: isGroup,
      price,
      quantity,
    })),
    ...(isGroup ? { isPartial: true as const } : {}),
  };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
