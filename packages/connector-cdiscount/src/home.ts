import {
  type AccountSession,
  ConnectorError,
  type HomeListingPage,
  type HomeListingResult,
  type HomeSnapshot,
} from '@quayside/connector-kit';
import type { KnownCategory, ReadCategory } from './categories.ts';
import type { Products } from './products.ts';
import type { Shop, ShopOffer } from './shop.ts';
import { categoryCodeOf, type Listed, toHomeListing, toListings, toSummary } from './transform/home-listing.ts';

export interface HomeDeps {
  readonly shop: Shop;
  readonly products: Products;
  readonly readCategory: ReadCategory;
}

/** Returns the whole shop in one page, because the variants of a group may be anywhere in it. */
export async function listHomeListings({ shop }: HomeDeps, session: AccountSession): Promise<HomeListingPage> {
  const { offers, nameless } = await shop.readAll(session);
  const listed = toListings(offers);
  const listings = listed.flatMap((one) => toSummary(one) ?? []);
  const unreadable = [...listed.flatMap((one) => one.unreadable), ...nameless];
  return { listings, unreadable, nextCursor: null, total: listed.length };
}

export async function snapshotHomeListings({ shop }: HomeDeps, session: AccountSession): Promise<HomeSnapshot> {
  const { offers, nameless } = await shop.readAll(session);
  const listed = toListings(offers);
  const rows = listed.flatMap(({ externalId, offers: read, isGroup }) =>
    read.map(({ reference, price, quantity }) => ({ externalId, sku: reference, isVariant: isGroup, price, quantity })),
  );
  return { rows, unreadable: [...listed.flatMap((one) => one.unreadable), ...nameless] };
}

/** Finds the current offer or group of variants of each id. */
async function find(
  { shop, products }: HomeDeps,
  session: AccountSession,
  ids: readonly string[],
): Promise<Map<string, Listed>> {
  const existing = await shop.read(session, ids);
  const groups = await products.groups(
    session,
    [...existing.values()].flatMap(({ product }) => product?.gtin ?? []),
  );
  const asOffer = ([reference, offer]: readonly [string, ShopOffer['offer']]): ShopOffer => {
    const gtin = offer.product?.gtin ?? '';
    return { reference, gtin, group: groups.get(gtin), offer };
  };
  const singles = [...existing].map(asOffer).filter(({ group }) => group === undefined);
  const found = new Map(toListings(singles).map((listed) => [listed.externalId, listed]));
  const others = ids.filter((id) => !found.has(id));
  if (others.length === 0) return found;
  const members = await shop.members(session, others);
  const offers = await shop.read(session, [...members.values()].flat());
  for (const [group, references] of members) {
    const family = references.flatMap((reference): ShopOffer[] => {
      const offer = offers.get(reference);
      return offer ? [{ reference, gtin: offer.product?.gtin ?? '', group, offer }] : [];
    });
    for (const listed of toListings(family)) found.set(group, listed);
  }
  return found;
}

export async function getHomeListings(
  deps: HomeDeps,
  session: AccountSession,
  externalIds: readonly string[],
): Promise<HomeListingResult[]> {
  const found = await find(deps, session, externalIds);
  const gtins = [...found.values()].flatMap(({ offers }) =>
    offers.map(({ gtin }) => gtin).filter((gtin) => gtin !== ''),
  );
  const products = await deps.products.read(session, gtins);
  const categories = new Map<string, KnownCategory>();
  for (const code of new Set([...products.values()].flatMap((product) => categoryCodeOf(product) ?? []))) {
    const category = await deps.readCategory(session, code);
    if (category) categories.set(code, category);
  }
  return externalIds.map((externalId): HomeListingResult => {
    const listed = found.get(externalId);
    const listing = listed && toHomeListing(listed, products, categories);
    if (listing) return { ok: true, listing, unreadable: listed.unreadable };
    if (listed) {
      const field = listed.unreadable[0]?.problem ?? 'price';
      const error = new ConnectorError('rejected', 'Octopia’s answer cannot be read.', { field });
      return { ok: false, externalId, error, unreadable: listed.unreadable };
    }
    return { ok: false, externalId, error: new ConnectorError('not-found', 'The shop has no such offer any more.') };
  });
}
