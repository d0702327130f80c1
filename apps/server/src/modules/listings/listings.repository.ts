import type { PriceBreakdownView } from '@quayside/contract';
import {
  type AccountRef,
  type Currency,
  type ListingState,
  listingKeyOf,
  type PriceOwner,
  type Reason,
  type Site,
} from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ListingKeyRow {
  readonly itemId: number;
  /** The account that sells. */
  readonly accountId: number;
  readonly site: Site;
  readonly state: ListingState;
  readonly listingKey: string | null;
  readonly isGroup: boolean;
  readonly title: string | null;
  readonly titleLabel: string | null;
}

/** The listings of these items, whatever their state. */
export async function listListings(db: Db, userId: number, itemIds: readonly number[]): Promise<ListingKeyRow[]> {
  const { rows } = await sql<ListingKeyRow>`
    select item_id as "itemId", account_id as "accountId", site, state, listing_key as "listingKey", is_group as "isGroup", title,
      title_label as "titleLabel"
    from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows;
}

export interface QueuedListing {
  readonly itemId: number;
  readonly site: Site;
  readonly listingKey: string;
  readonly isGroup: boolean;
  readonly title: string;
  readonly titleLabel: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly priceOwner: PriceOwner;
  readonly priceBreakdown: PriceBreakdownView;
  readonly quantity: number;
  readonly settings: Readonly<Record<string, string>>;
  /** The shipping policy that it uses at the marketplace; null for the account's own policies. */
  readonly shippingKey: string | null;
}

/**
 * Queues listings for publishing. A listing that is live or being published is left alone; an ended one may move to
 * another account.
 * @param target `sourceAccountId`: the account that owns the items
 * @returns `itemId/site` of the listings that were queued
 */
export async function queueListings(
  tx: Tx,
  target: AccountRef & { sourceAccountId: number; runId: number },
  listings: readonly QueuedListing[],
): Promise<Set<string>> {
  const rows = listings.map((l) => ({
    item_id: l.itemId,
    site: l.site,
    listing_key: l.listingKey,
    is_group: l.isGroup,
    title: l.title,
    title_label: l.titleLabel,
    price_minor: l.priceMinor,
    currency: l.currency,
    price_owner: l.priceOwner,
    price_breakdown: l.priceBreakdown,
    quantity: l.quantity,
    settings: l.settings,
    shipping_key: l.shippingKey,
  }));
  const before = await lockStates(tx, target.userId, listings);
  const source = target.sourceAccountId === target.accountId ? null : target.sourceAccountId;
  const { rows: queued } = await sql<{ item_id: number; site: Site }>`
    insert into listings as l (user_id, account_id, source_account_id, run_id, state, item_id, site, listing_key, is_group, title, title_label,
      price_minor, currency, price_owner, price_breakdown, quantity, settings, shipping_key)
    select ${target.userId}::bigint, ${target.accountId}::bigint, ${source}::bigint, ${target.runId}::bigint, 'Q', g.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, site text, listing_key text, is_group boolean, title text,
      title_label text, price_minor bigint, currency text, price_owner text, price_breakdown jsonb, quantity integer,
      settings jsonb, shipping_key text)
    order by item_id, site
    on conflict (user_id, item_id, site) do update set state = 'Q', reason = null, is_title_outdated = false, run_id = excluded.run_id,
      account_id = excluded.account_id, source_account_id = excluded.source_account_id,
      listing_key = excluded.listing_key, is_group = excluded.is_group, title = excluded.title, title_label = excluded.title_label,
      price_minor = excluded.price_minor, currency = excluded.currency, price_owner = excluded.price_owner,
      price_breakdown = excluded.price_breakdown, quantity = excluded.quantity, settings = excluded.settings,
      shipping_key = excluded.shipping_key, updated_at = now()
    where l.state not in ('L', 'Q', 'P')
    returning l.item_id, l.site`.execute(tx);
  await moveTotals(
    tx,
    target.userId,
    queued.map(({ item_id, site }) => ({
      site,
      from: before.get(`${item_id}/${site}`) ?? null,
      to: { accountId: target.accountId, state: 'Q' },
    })),
  );
  return new Set(queued.map(({ item_id, site }) => `${item_id}/${site}`));
}

/** The totals in which a listing counts. */
interface Standing {
  readonly accountId: number;
  readonly state: ListingState;
}

export async function lockStates(
  tx: Tx,
  userId: number,
  runItems: readonly { itemId: number; site: Site }[],
): Promise<Map<string, Standing>> {
  const { rows } = await sql<{ item_id: number; site: Site; state: ListingState; account_id: number }>`
    select l.item_id, l.site, l.state, l.account_id from listings l
    join unnest(${runItems.map((c) => c.itemId)}::bigint[], ${runItems.map((c) => c.site)}::text[]) as c (item_id, site)
      on c.item_id = l.item_id and c.site = l.site
    where l.user_id = ${userId} order by l.item_id, l.site for update of l`.execute(tx);
  return new Map(rows.map((row) => [`${row.item_id}/${row.site}`, { accountId: row.account_id, state: row.state }]));
}

export interface ListingChange {
  readonly itemId: number;
  readonly site: Site;
  readonly state: ListingState;
  /** Absent: unchanged; null: cleared. */
  readonly reason?: Reason | null;
  readonly listingId?: string | null;
  readonly url?: string | null;
  readonly quantity?: number;
}

/**
 * Changes the states of an account's listings with their other columns, and updates the totals by site and state. A
 * listing that another account has since taken over is unchanged. Of several changes of one listing, the later one
 * counts, with what only an earlier one gives.
 */
export async function changeListings(
  tx: Tx,
  userId: number,
  accountId: number,
  requested: readonly ListingChange[],
): Promise<void> {
  if (requested.length === 0) return;
  const before = await lockStates(tx, userId, requested);
  const changes = mergedByListing(requested).filter(
    (change) => before.get(listingKeyOf(change))?.accountId === accountId,
  );
  const rows = changes.map((c) => ({
    item_id: c.itemId,
    site: c.site,
    state: c.state,
    has_reason: c.reason !== undefined,
    reason: c.reason ?? null,
    listing_id: c.listingId ?? null,
    url: c.url ?? null,
    quantity: c.quantity ?? null,
  }));
  await sql`
    update listings l set state = g.state, reason = case when g.has_reason then nullif(g.reason, 'null'::jsonb) else l.reason end,
      listing_id = coalesce(g.listing_id, l.listing_id), url = coalesce(g.url, l.url), quantity = coalesce(g.quantity, l.quantity),
      listed_at = case when g.state = 'L' and l.state <> 'L' then now() else l.listed_at end,
      ended_at = case when g.state = 'E' and l.state <> 'E' then now() else l.ended_at end,
      live_from_minor = case when g.state <> 'E' then l.live_from_minor end, live_to_minor = case when g.state <> 'E' then l.live_to_minor end,
      live_currency = case when g.state <> 'E' then l.live_currency end, live_at = case when g.state <> 'E' then l.live_at end,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (item_id bigint, site text, state text, has_reason boolean, reason jsonb,
      listing_id text, url text, quantity integer)
    where l.user_id = ${userId} and l.item_id = g.item_id and l.site = g.site`.execute(tx);
  await moveTotals(
    tx,
    userId,
    changes.map(({ itemId, site, state }) => ({
      site,
      from: before.get(listingKeyOf({ itemId, site })) ?? null,
      to: { accountId, state },
    })),
  );
}

/** Stores what buyers pay for these listings now, as the marketplace confirmed it. Call it after their prices arrived. */
export async function noteLivePrices(
  tx: Tx,
  { userId, accountId }: AccountRef,
  listings: readonly { readonly listingKey: string; readonly site: Site }[],
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    update listings l set live_from_minor = p.lowest, live_to_minor = p.highest, live_currency = p.currency, live_at = now()
    from (
      select d.lease_key, d.site, min(d.sent_minor) as lowest, max(d.sent_minor) as highest, min(d.payload->>'currency') as currency
      from (select distinct * from unnest(${listings.map((one) => one.listingKey)}::text[], ${listings.map((one) => one.site)}::text[])) as k (lease_key, site)
      join desired_states d on d.user_id = ${userId} and d.account_id = ${accountId} and d.lease_key = k.lease_key and d.site = k.site
        and d.change_kind = 'price' and not d.is_home and d.sent_minor is not null
      -- A variation that ended keeps its last price.
      where exists (select from stock_targets t where t.user_id = d.user_id and t.account_id = d.account_id
        and t.marketplace_sku = d.target_key and t.site = d.site and not t.is_ended)
      group by d.lease_key, d.site
    ) p
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.listing_key = p.lease_key and l.site = p.site`.execute(
    tx,
  );
}

/** An update has an outcome for the price and for the quantity of each unit, so a listing may occur several times. */
function mergedByListing(requested: readonly ListingChange[]): ListingChange[] {
  const merged = new Map<string, ListingChange>();
  for (const change of requested) merged.set(listingKeyOf(change), { ...merged.get(listingKeyOf(change)), ...change });
  return [...merged.values()];
}

export async function moveTotals(
  tx: Tx,
  userId: number,
  moves: readonly { site: Site; from: Standing | null; to: Standing }[],
): Promise<void> {
  const deltas = new Map<string, number>();
  const add = (site: Site, { accountId, state }: Standing, n: number) => {
    const key = `${accountId} ${site} ${state}`;
    deltas.set(key, (deltas.get(key) ?? 0) + n);
  };
  for (const { site, from, to } of moves) {
    if (from !== null) add(site, from, -1);
    add(site, to, 1);
  }
  const keys = [...deltas].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (keys.length === 0) return;
  await sql`
    insert into listing_totals as t (user_id, account_id, site, state, n)
    select ${userId}::bigint, split_part(key, ' ', 1)::bigint, split_part(key, ' ', 2), split_part(key, ' ', 3), n
    from unnest(${keys.map(([key]) => key)}::text[], ${keys.map(([, n]) => n)}::integer[]) with ordinality as d (key, n, position)
    order by position
    on conflict (user_id, account_id, site, state) do update set n = t.n + excluded.n`.execute(tx);
}

/** The stored parts of a listing's content when it is sent. */
export interface ContentRow {
  readonly listingKey: string;
  readonly itemId: number;
  readonly isGroup: boolean;
  readonly title: string;
  /** `catalogue` if the title is the marketplace's own. */
  readonly titleLabel: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly shippingKey: string | null;
  /** Unit id → marketplace SKU. */
  readonly skus: Readonly<Record<string, string>>;
}

export async function listContent(
  db: Db,
  userId: number,
  accountId: number,
  site: Site,
  listingKeys: readonly string[],
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select l.listing_key as "listingKey", l.item_id as "itemId", l.is_group as "isGroup", l.title,
      l.title_label as "titleLabel", l.settings, l.shipping_key as "shippingKey",
      (select coalesce(jsonb_object_agg(t.unit_id, t.marketplace_sku), '{}') from stock_targets t
        where t.user_id = l.user_id and t.account_id = l.account_id and t.listing_key = l.listing_key and t.site = l.site) as skus
    from listings l
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = ${site}
      and l.listing_key = any(${[...listingKeys]}::text[])`.execute(db);
  return rows;
}
