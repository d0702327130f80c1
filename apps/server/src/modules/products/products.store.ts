import { createHash } from 'node:crypto';
import type { HomeListing, UnreadableHome } from '@quayside/connector-kit';
import type { AccountRef, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { type RenamedUnit, renameUnits } from './rename-units.ts';

export interface StoredUnit {
  readonly unitId: number;
  readonly sku: string;
  /** The quantity that the marketplace reported. */
  readonly quantity: number;
}

export interface StoredItem {
  readonly itemId: number;
  readonly externalId: string;
  readonly isNew: boolean;
  /** The item had ended and exists again. */
  readonly isBack: boolean;
  /** The home listing has variations, even if only one; its units are identified by SKU there. */
  readonly hasVariants: boolean;
  /** Changed fields for the history; empty for a new or an unchanged item. */
  readonly changes: readonly {
    readonly field: 'title' | 'price' | 'sku';
    readonly before: unknown;
    readonly after: unknown;
  }[];
  /** Units that have another SKU now. */
  readonly renamed: readonly RenamedUnit[];
  /** What the listing must have and the answer lacks; the item keeps what it had. */
  readonly lacking: readonly ('title' | 'pictures' | 'category')[];
  readonly units: readonly StoredUnit[];
}

/**
 * Stores home listings as items with units in set-based statements. Importing the same listings twice changes nothing. The caller updates
 * stock, history and list rows in the same transaction. Removed units are marked as ended.
 * @param unreadable units that the answers state unreadably; they stay as they are
 */
export async function storeListings(
  tx: Tx,
  account: AccountRef & { platform: Platform },
  listings: readonly HomeListing[],
  unreadable: readonly Pick<UnreadableHome, 'externalId' | 'sku'>[] = [],
): Promise<StoredItem[]> {
  if (listings.length === 0) return [];
  const { userId } = account;
  const given = [...new Map(listings.map((listing) => [listing.externalId, listing])).values()];
  const before = await readBefore(
    tx,
    account,
    given.map((listing) => listing.externalId),
  );
  const unique = given.map((listing) => completed(listing, before.get(listing.externalId)));
  const stored = await upsertItems(tx, account, unique);
  const itemIds = new Map(stored.map((row) => [row.external_id, row.item_id]));
  const stated = unique.flatMap((listing) =>
    unitsOf(listing).map(({ sku, specifics }) => ({ itemId: itemIds.get(listing.externalId) ?? 0, sku, specifics })),
  );
  // Elsewhere the SKU is the marketplace's own identity of an offer.
  const renamed = account.platform === 'ebay' ? await renameUnits(tx, userId, stated) : [];
  const units = await upsertUnits(tx, userId, unique, itemIds);
  await endMissingUnits(tx, userId, unique, itemIds, unreadable);
  return unique.map((listing, index) => {
    const itemId = itemIds.get(listing.externalId) ?? 0;
    const old = before.get(listing.externalId);
    return {
      itemId,
      externalId: listing.externalId,
      isNew: !old,
      isBack: old?.is_ended ?? false,
      hasVariants: listing.variants.length > 0,
      changes: [
        ...(old ? changesOf(old, listing) : []),
        ...renamed.flatMap(({ itemId: of, before, after }) =>
          of === itemId ? { field: 'sku' as const, before, after } : [],
        ),
      ],
      renamed: renamed.filter((unit) => unit.itemId === itemId),
      lacking: lackingIn(given[index] ?? listing, old),
      units: unitsOf(listing).map((unit) => ({
        unitId: units.get(`${itemId} ${unit.sku}`) ?? 0,
        sku: unit.sku,
        quantity: unit.quantity,
      })),
    };
  });
}

/** What every listing on a marketplace has and an answer may lack. */
function lackingIn(listing: HomeListing, before: Before | undefined): StoredItem['lacking'] {
  return [
    ...(listing.title === '' ? (['title'] as const) : []),
    ...(before && listing.images.length < 1 && before.images.length > 0 ? (['pictures'] as const) : []),
    ...(before && listing.categoryId === '' && before.category_id ? (['category'] as const) : []),
  ];
}

/** The listing with what is known of it in place of what the answer lacks. */
function completed(listing: HomeListing, before: Before | undefined): HomeListing {
  const lacking = lackingIn(listing, before);
  if (lacking.length === 0) return listing;
  const { title, images, category_id, category_path } = before ?? {};
  return {
    ...listing,
    ...(lacking.includes('title') ? { title: title ?? listing.sku } : {}),
    ...(lacking.includes('pictures') ? { images: images ?? [] } : {}),
    ...(lacking.includes('category') ? { categoryId: category_id ?? '', categoryPath: category_path ?? [] } : {}),
  };
}

interface Before {
  readonly title: string;
  readonly images: readonly string[];
  readonly category_id: string | null;
  readonly category_path: readonly string[];
  readonly price_minor: number;
  readonly currency: string;
  readonly is_ended: boolean;
  /** By unit SKU. */
  readonly unit_prices: Readonly<Record<string, number>> | null;
}

async function readBefore(tx: Tx, account: AccountRef, externalIds: readonly string[]): Promise<Map<string, Before>> {
  const { rows } = await sql<Before & { external_id: string }>`
    select external_id, title, price_minor, currency, is_ended, images, category_id, category_path,
      (select jsonb_object_agg(u.sku, u.price_minor) from item_units u
        where u.user_id = i.user_id and u.item_id = i.item_id and i.has_variants) as unit_prices
    from items i
    where user_id = ${account.userId} and account_id = ${account.accountId} and external_id = any(${externalIds}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.external_id, row]));
}

async function upsertItems(
  tx: Tx,
  account: AccountRef & { platform: Platform },
  listings: readonly HomeListing[],
): Promise<{ item_id: number; external_id: string }[]> {
  const rows = listings.map((listing) => ({
    external_id: listing.externalId,
    ref: refOf(listing),
    asin: listing.asin ?? null,
    sku: listing.sku,
    gtin: listing.gtin,
    mpn: listing.mpn,
    title: listing.title,
    description: listing.description,
    category_id: listing.categoryId,
    category_path: listing.categoryPath,
    brand: listing.brand,
    condition: listing.condition,
    price_minor: listing.price.minor,
    currency: listing.price.currency,
    images: listing.images,
    attributes: listing.attributes,
    has_variants: listing.variants.length > 0,
    url: listing.url,
    source_hash: hashOf(listing),
  }));
  const { rows: stored } = await sql<{ item_id: number; external_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (external_id text, ref text, asin text, sku text, gtin text, mpn text, title text,
        description text, category_id text, category_path jsonb, brand text, condition text, price_minor bigint, currency text,
        images jsonb, attributes jsonb, has_variants boolean, url text, source_hash text)
    )
    insert into items as i (user_id, account_id, platform, ref, asin, external_id, sku, gtin, mpn, title, description, category_id,
      category_path, brand, condition, price_minor, currency, images, attributes, has_variants, url, source_hash)
    select ${account.userId}::bigint, ${account.accountId}::bigint, ${account.platform}::text, ref, asin, external_id, sku, gtin, mpn, title, description,
      category_id, array(select jsonb_array_elements_text(category_path)), brand, condition, price_minor, currency,
      array(select jsonb_array_elements_text(images)), attributes, has_variants, url, source_hash
    from given order by external_id
    on conflict (user_id, account_id, external_id) do update set
      ref = excluded.ref, asin = excluded.asin, sku = excluded.sku, gtin = excluded.gtin, mpn = excluded.mpn, title = excluded.title, description = excluded.description,
      category_id = excluded.category_id, category_path = excluded.category_path, brand = excluded.brand,
      condition = excluded.condition, price_minor = excluded.price_minor, currency = excluded.currency, images = excluded.images,
      attributes = excluded.attributes, has_variants = excluded.has_variants, url = excluded.url,
      source_hash = excluded.source_hash, is_ended = false,
      updated_at = case when i.source_hash = excluded.source_hash and not i.is_ended then i.updated_at else now() end
    returning i.item_id, i.external_id`.execute(tx);
  await noteNames(
    tx,
    account.userId,
    stored.map(({ item_id }) => item_id),
  );
  return stored;
}

/** Notes the brands and categories of these items, so that they can be listed and searched. */
export async function noteNames(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void> {
  // In a fixed order, so that two imports with the same new names cannot deadlock.
  await sql`
    insert into catalogue_names (user_id, kind, name, words)
    select * from (
      select user_id, 'brand' as kind, lower(brand) as name, lower(brand) as words from items
      where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and trim(brand) <> ''
      union
      select user_id, 'category', category_id, array_to_string(category_path, ' > ') || ' ' || category_id from items
      where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and trim(category_id) <> ''
    ) g
    where not exists (select from catalogue_names n
      where n.user_id = g.user_id and n.kind = g.kind and n.name = g.name and n.words = g.words)
    order by kind, name, words
    on conflict do nothing`.execute(tx);
}

/** An item without variations is its own single unit. Of two variations with one SKU, which orders cannot distinguish, the first counts. */
function unitsOf(listing: HomeListing) {
  const first = new Map([...listing.variants].reverse().map((variant) => [variant.sku, variant]));
  if (first.size > 0) return listing.variants.filter((variant) => first.get(variant.sku) === variant);
  const { sku, price, quantity, gtin } = listing;
  return [{ sku, specifics: {}, price, quantity, gtin, images: [] }];
}

async function upsertUnits(
  tx: Tx,
  userId: number,
  listings: readonly HomeListing[],
  itemIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = listings.flatMap((listing) =>
    unitsOf(listing).map((unit, position) => ({
      item_id: itemIds.get(listing.externalId),
      sku: unit.sku,
      gtin: unit.gtin,
      specifics: unit.specifics,
      price_minor: unit.price.minor,
      currency: unit.price.currency,
      images: unit.images,
      position,
    })),
  );
  const { rows: stored } = await sql<{ unit_id: number; item_id: number; sku: string }>`
    insert into item_units (user_id, item_id, sku, gtin, specifics, price_minor, currency, images, position)
    select ${userId}::bigint, item_id, sku, gtin, specifics, price_minor, currency, array(select jsonb_array_elements_text(images)), position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, sku text, gtin text, specifics jsonb, price_minor bigint,
      currency text, images jsonb, position integer)
    order by item_id, position
    on conflict (user_id, item_id, sku) do update set gtin = excluded.gtin, specifics = excluded.specifics,
      price_minor = excluded.price_minor, currency = excluded.currency, images = excluded.images, position = excluded.position,
      is_ended = false
    returning unit_id, item_id, sku`.execute(tx);
  return new Map(stored.map((row) => [`${row.item_id} ${row.sku}`, row.unit_id]));
}

async function endMissingUnits(
  tx: Tx,
  userId: number,
  listings: readonly HomeListing[],
  itemIds: ReadonlyMap<string, number>,
  unreadable: readonly Pick<UnreadableHome, 'externalId' | 'sku'>[],
): Promise<void> {
  const kept = unreadable.map(({ externalId, sku }) => ({ item_id: itemIds.get(externalId ?? '') ?? 0, sku }));
  const present = listings.flatMap((listing) =>
    unitsOf(listing).map((unit) => ({ item_id: itemIds.get(listing.externalId) ?? 0, sku: unit.sku })),
  );
  await sql`
    update item_units u set is_ended = true
    where u.user_id = ${userId} and u.item_id = any(${[...itemIds.values()]}::bigint[]) and not u.is_ended
      and not exists (
        select from unnest(${present.map((p) => p.item_id)}::bigint[], ${present.map((p) => p.sku)}::text[]) as p (item_id, sku)
        where p.item_id = u.item_id and p.sku = u.sku)
      and not exists (
        select from unnest(${kept.map((k) => k.item_id)}::bigint[], ${kept.map((k) => k.sku)}::text[]) as k (item_id, sku)
        where k.item_id = u.item_id and (k.sku is null or k.sku = u.sku))`.execute(tx);
}

function changesOf(old: Before, listing: HomeListing): StoredItem['changes'] {
  const changes: StoredItem['changes'][number][] = [];
  if (old.title !== listing.title) changes.push({ field: 'title', before: old.title, after: listing.title });
  if (old.price_minor !== listing.price.minor || old.currency !== listing.price.currency) {
    changes.push({ field: 'price', before: { minor: old.price_minor, currency: old.currency }, after: listing.price });
  }
  // The listing's price is that of its cheapest variation, so other variations' prices may change alone.
  for (const { sku, price } of listing.variants) {
    const before = old.unit_prices?.[sku];
    if (before === undefined || before === price.minor) continue;
    changes.push({ field: 'price', before: { minor: before, currency: old.currency }, after: price });
  }
  return changes;
}

/** The reference of an item: the marketplace's listing number or, for products with their own number, that number with the SKU. */
function refOf({ asin, externalId, sku }: HomeListing): string {
  return asin === undefined ? externalId : `${asin}-${sku}`;
}

/** A hash of everything that the seller can change except quantities, which the stock ledger stores. */
function hashOf(listing: HomeListing): string {
  const { quantity: _counted, asin: _catalogued, variants, ...rest } = listing;
  const units = variants.map(({ quantity: _countedToo, ...unit }) => unit);
  return createHash('sha256')
    .update(JSON.stringify([rest, units]))
    .digest('base64url');
}
