import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { signal } from '../../platform/database/signals.ts';
import type { AdMarketRef } from './campaigns.repository.ts';

/** What the ad of a listing should be. */
export interface DesiredAd {
  readonly itemId: number;
  readonly listingId: string;
  /** In basis points of what the buyer pays; null for no ad. */
  readonly rate: number | null;
  /** Why there is none although the market is open. */
  readonly lack: string | null;
  /** A cap is an amount, so that a higher price may need a lower rate. */
  readonly isAmountCapped: boolean;
}

/** An ad as the sender takes it. */
export interface DueAd {
  readonly itemId: number;
  readonly listingId: string;
  readonly wanted: number | null;
  readonly sending: number | null;
  readonly sent: number | null;
  readonly sentListingId: string | null;
  readonly isDoubted: boolean;
  readonly generation: number;
  readonly attempts: number;
}

/** The highest rate that may be at the marketplace. */
export const liveRateOf = ({ sending, sent }: Pick<DueAd, 'sending' | 'sent'>): number =>
  Math.max(sending ?? 0, sent ?? 0);

/**
 * Stores what the ads of a market should be, in the transaction that decided it. Those that are as wanted already change nothing.
 * @returns how many changed
 */
export async function setDesiredAds(tx: Tx, market: AdMarketRef, ads: readonly DesiredAd[]): Promise<number> {
  if (ads.length === 0) return 0;
  const { userId, accountId, site } = market;
  await lockMarket(tx, market);
  const rows = ads.map((ad) => ({
    ...{ item_id: ad.itemId, listing_id: ad.listingId, wanted: ad.rate },
    ...{ lack: ad.lack, is_amount_capped: ad.isAmountCapped },
  }));
  const { rows: changed } = await sql`
    insert into ads as a (user_id, account_id, site, item_id, listing_id, wanted, lack, is_amount_capped, state)
    select ${userId}, ${accountId}, ${site}, item_id, listing_id, wanted, lack, is_amount_capped,
      case when wanted is null then 'done' else 'due' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (item_id bigint, listing_id text, wanted integer, lack text, is_amount_capped boolean)
    order by item_id
    on conflict (user_id, account_id, site, item_id) do update set listing_id = excluded.listing_id, wanted = excluded.wanted,
      lack = excluded.lack, is_amount_capped = excluded.is_amount_capped, generation = a.generation + 1, attempts = 0, reason = null,
      message = null, due_at = now(), updated_at = now(),
      state = case when a.sending is null and a.sent is not distinct from excluded.wanted
        and (a.sent is null or a.sent_listing_id = excluded.listing_id) then 'done' else 'due' end
    where (a.wanted, a.lack, a.listing_id, a.is_amount_capped)
      is distinct from (excluded.wanted, excluded.lack, excluded.listing_id, excluded.is_amount_capped)
    returning a.item_id`.execute(tx);
  if (changed.length > 0) await openMarket(tx, market);
  return changed.length;
}

/** Ads of listings that are over are forgotten: the marketplace ends them by itself. */
export async function forgetAds(tx: Tx, market: AdMarketRef, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const { userId, accountId, site } = market;
  await sql`
    delete from ads where user_id = ${userId} and account_id = ${accountId} and site = ${site}
      and item_id = any(${[...itemIds]}::bigint[])`.execute(tx);
}

/** Everybody who writes ads of a market locks its campaign before them. */
async function lockMarket(tx: Tx, { userId, accountId, site }: AdMarketRef): Promise<void> {
  await sql`
    select from ad_campaigns where user_id = ${userId} and account_id = ${accountId} and site = ${site} and is_own
      and wanted <> 'ended' and state <> 'ended' for no key update`.execute(tx);
}

async function openMarket(tx: Tx, { userId, accountId, site }: AdMarketRef): Promise<void> {
  await sql`
    update ad_campaigns set generation = generation + 1, due_at = case when is_open then least(due_at, now()) else now() end, is_open = true
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and is_own and wanted <> 'ended' and state <> 'ended'`.execute(
    tx,
  );
  await signal(tx, 'dispatch');
}

/**
 * Holds prices of listings back whose ad may cost more than an amount allows, until their rate was decided again. Call it in the transaction
 * that sets the prices.
 */
export async function doubtAds(tx: Tx, account: AccountRef, places: readonly ItemOnSite[]): Promise<void> {
  if (places.length === 0) return;
  const { userId, accountId } = account;
  const itemIds = places.map(({ itemId }) => itemId);
  const { rows } = await sql<{ site: Site }>`
    ${prepared} select distinct a.site from ads a
    where a.user_id = ${userId} and a.account_id = ${accountId} and a.site = any(${[...new Set(places.map(({ site }) => site))]}::text[])
      and a.item_id = any(${itemIds}::bigint[]) and a.is_amount_capped
    order by a.site`.execute(tx);
  for (const { site } of rows) {
    const market = { userId, accountId, site };
    await lockMarket(tx, market);
    const ofSite = places.flatMap((place) => (place.site === site ? [place.itemId] : []));
    await sql`
      update ads set is_doubted = true, generation = generation + 1, attempts = 0, due_at = now()
      where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id = any(${ofSite}::bigint[])
        and is_amount_capped and (sent is not null or sending is not null)`.execute(tx);
    await openMarket(tx, market);
  }
}

/** Prices of the listing of a desired row `d` wait for its ad. */
export const WAITS_FOR_AD = sql<boolean>`(d.call in ('update', 'publish') and exists (select from ads a
  where a.user_id = d.user_id and a.item_id = d.item_id and a.site = d.site and a.is_doubted))`;

/** The items of the next ads that are to be sent, those in doubt first. */
export async function listDueAds(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  now: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id as "itemId" from ads where user_id = ${userId} and account_id = ${accountId} and site = ${site}
      and (state = 'due' or is_doubted) and (due_at <= ${now} or is_doubted and attempts = 0)
    order by is_doubted desc, due_at, item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

export async function lockAds(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  itemIds: readonly number[],
): Promise<DueAd[]> {
  const { rows } = await sql<DueAd>`
    select item_id as "itemId", listing_id as "listingId", wanted, sending, sent, sent_listing_id as "sentListingId",
      is_doubted as "isDoubted", generation, attempts
    from ads where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[])
    order by item_id for update`.execute(tx);
  return rows;
}

/** What is about to be sent, so that a later look knows what may have arrived. */
export async function noteSending(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  ads: readonly { readonly itemId: number; readonly rate: number | null }[],
): Promise<void> {
  await sql`
    update ads a set sending = greatest(g.rate, a.sending, case when g.rate is null then a.sent end), updated_at = now()
    from unnest(${ads.map(({ itemId }) => itemId)}::bigint[], ${ads.map(({ rate }) => rate)}::integer[]) as g (item_id, rate)
    where a.user_id = ${userId} and a.account_id = ${accountId} and a.site = ${site} and a.item_id = g.item_id`.execute(
    tx,
  );
}

/** Whether these ads are wanted now as they are about to be sent. */
export async function mayStillSend(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  ads: readonly { readonly itemId: number; readonly rate: number; readonly generation: number }[],
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${ads.map(({ itemId }) => itemId)}::bigint[], ${ads.map(({ rate }) => rate)}::integer[],
      ${ads.map(({ generation }) => generation)}::bigint[]) as g (item_id, rate, generation)
    left join ads a on a.user_id = ${userId} and a.account_id = ${accountId} and a.site = ${site} and a.item_id = g.item_id
    where a.wanted is null or a.wanted < g.rate or a.generation <> g.generation limit 1`.execute(db);
  return rows.length === 0;
}

/** What became of an ad that was sent. */
export interface AdOutcome {
  readonly itemId: number;
  readonly listingId: string;
  readonly result:
    | { readonly kind: 'done'; readonly rate: number | null }
    | { readonly kind: 'again'; readonly at: Date; readonly mayHaveArrived: boolean; readonly message: string }
    | { readonly kind: 'failed'; readonly reason: string; readonly message: string };
}

/** Stores outcomes, each against what is wanted now. */
export async function storeAds(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  outcomes: readonly AdOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ itemId, listingId, result }) => ({
    ...{ item_id: itemId, listing_id: listingId, kind: result.kind },
    ...{
      rate: result.kind === 'done' ? result.rate : null,
      at: result.kind === 'again' ? result.at.toISOString() : null,
    },
    stays: result.kind === 'again' && result.mayHaveArrived,
    ...{
      reason: result.kind === 'failed' ? result.reason : null,
      message: result.kind === 'done' ? null : result.message,
    },
  }));
  await sql`
    update ads a set
      sent = case when g.kind = 'done' then g.rate else a.sent end,
      sent_listing_id = case when g.kind = 'done' then g.listing_id else a.sent_listing_id end,
      sending = case when g.stays then a.sending end,
      state = case g.kind when 'again' then 'due'
        when 'done' then case when a.wanted is not distinct from g.rate and a.listing_id = g.listing_id then 'done' else 'due' end
        else 'failed' end,
      attempts = case g.kind when 'done' then 0 else least(a.attempts + 1, 1000) end,
      due_at = coalesce(g.at, now() + case when g.kind = 'failed' then interval '10 minutes' else interval '0' end),
      reason = g.reason, message = g.message, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (item_id bigint, listing_id text, kind text, rate integer, at timestamptz, stays boolean, reason text, message text)
    where a.user_id = ${userId} and a.account_id = ${accountId} and a.site = ${site} and a.item_id = g.item_id`.execute(
    tx,
  );
}

/** Prices may go on: the rates of these ads were decided with them. One that was doubted again meanwhile stays in doubt. */
export async function endDoubt(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  ads: readonly Pick<DueAd, 'itemId' | 'generation'>[],
): Promise<void> {
  if (ads.length === 0) return;
  await sql`
    update ads a set is_doubted = false
    from unnest(${ads.map(({ itemId }) => itemId)}::bigint[], ${ads.map(({ generation }) => generation)}::bigint[]) as g (item_id, generation)
    where a.user_id = ${userId} and a.account_id = ${accountId} and a.site = ${site} and a.item_id = g.item_id
      and a.generation = g.generation and a.is_doubted`.execute(tx);
  await signal(tx, 'dispatch');
}

/** When the next ad of a market is due; null if none is. */
export async function nextAdAt(db: Db, { userId, accountId, site }: AdMarketRef): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from ads
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and (state = 'due' or is_doubted)`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** With its campaign, a market has no ads left. What is wanted goes into the next campaign. */
export async function clearSentAds(tx: Tx, { userId, accountId, site }: AdMarketRef): Promise<void> {
  await sql`
    update ads set sent = null, sent_listing_id = null, sending = null, is_doubted = false, attempts = 0, due_at = now(),
      state = case when wanted is null then 'done' else 'due' end, updated_at = now()
    where user_id = ${userId} and account_id = ${accountId} and site = ${site}
      and (sent is not null or sending is not null or is_doubted or state = 'failed')`.execute(tx);
}

/** Ads that the marketplace refused are sent again, those of one reason or all of them. */
export async function retryAds(tx: Tx, market: AdMarketRef, reason: string | null): Promise<void> {
  const { userId, accountId, site } = market;
  await lockMarket(tx, market);
  const { rows } = await sql`
    update ads set state = 'due', due_at = now(), attempts = 0, reason = null, message = null
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and state = 'failed' and (${reason}::text is null or reason = ${reason})
    returning item_id`.execute(tx);
  if (rows.length > 0) await openMarket(tx, market);
}

/** All ads of a market that is closed: none is wanted. */
export async function wantNoAds(
  tx: Tx,
  { userId, accountId }: AccountRef,
  sites: readonly Site[] | null,
): Promise<void> {
  await sql`
    update ads set wanted = null, lack = null, generation = generation + 1, updated_at = now(),
      state = case when sent is null and sending is null then 'done' else 'due' end
    where user_id = ${userId} and account_id = ${accountId} and (${sites === null} or site = any(${[...(sites ?? [])]}::text[]))
      and (wanted is not null or state <> 'done')`.execute(tx);
}

/** The rates at which listings are promoted now, by `itemId/site`. */
export async function loadAdRates(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ key: string; rate: number }>`
    select a.item_id || '/' || a.site as key, a.sent as rate from ads a
    join ad_campaigns c on c.user_id = a.user_id and c.account_id = a.account_id and c.site = a.site and c.is_own and c.state = 'running'
    where a.user_id = ${userId} and a.account_id = ${accountId} and a.item_id = any(${[...itemIds]}::bigint[]) and a.sent is not null`.execute(
    db,
  );
  return new Map(rows.map(({ key, rate }) => [key, rate]));
}
