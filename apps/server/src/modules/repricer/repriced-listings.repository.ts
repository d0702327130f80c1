import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { DecidedListing } from './decide-listings.ts';

/**
 * Stores decisions and adds them to the log.
 * @param own the price that is now the repricer's, in minor units, for those listings whose price it sets
 */
export async function saveDecisions(
  tx: Tx,
  { userId, accountId }: AccountRef,
  decided: readonly DecidedListing[],
  own: (one: DecidedListing) => number | null,
  now: Date,
): Promise<void> {
  if (decided.length === 0) return;
  const itemIds = decided.map(({ listing }) => listing.itemId);
  const sites = decided.map(({ listing }) => listing.site);
  const decisions = decided.map(({ decision }) => JSON.stringify(decision));
  await sql`
    insert into repricer_listings as r (user_id, account_id, item_id, site, rule_id, rule_version, view, decision, digest, price_minor, decided_at)
    select ${userId}::bigint, ${accountId}::bigint, d.item_id, d.site, d.rule_id, d.rule_version, d.view, d.decision, d.digest, d.price_minor, ${now}::timestamptz
    from unnest(${itemIds}::bigint[], ${sites}::text[], ${decided.map(({ rule }) => rule?.id ?? null)}::bigint[],
      ${decided.map(({ rule }) => rule?.version ?? null)}::integer[], ${decided.map(({ view }) => view)}::text[], ${decisions}::jsonb[],
      ${decided.map(({ digest }) => digest)}::text[], ${decided.map(own)}::bigint[])
      as d (item_id, site, rule_id, rule_version, view, decision, digest, price_minor)
    order by d.item_id, d.site
    on conflict (user_id, item_id, site) do update set account_id = excluded.account_id, rule_id = excluded.rule_id,
      rule_version = excluded.rule_version, view = excluded.view, decision = excluded.decision, digest = excluded.digest,
      price_minor = excluded.price_minor, decided_at = excluded.decided_at,
      -- Consent holds as long as the rule that it was given to decides.
      live_rule_id = case when (r.live_rule_id, r.live_version) = (excluded.rule_id, excluded.rule_version) then r.live_rule_id end,
      live_version = case when (r.live_rule_id, r.live_version) = (excluded.rule_id, excluded.rule_version) then r.live_version end`.execute(
    tx,
  );
  await sql`
    insert into repricer_log (user_id, item_id, site, decided_at, is_live, decision)
    select ${userId}::bigint, d.item_id, d.site, ${now}::timestamptz, d.is_live, d.decision
    from unnest(${itemIds}::bigint[], ${sites}::text[], ${decided.map(({ isLive }) => isLive)}::boolean[], ${decisions}::jsonb[])
      as d (item_id, site, is_live, decision)`.execute(tx);
}

/** Lets listings go live with a rule, or makes them a dry run whose price is no longer the repricer's. */
export async function saveConsents(
  tx: Tx,
  { userId, accountId }: AccountRef,
  consents: readonly (ItemOnSite & {
    readonly live: { readonly ruleId: number; readonly version: number } | null;
    readonly ownMinor: number | null;
  })[],
): Promise<void> {
  await sql`
    insert into repricer_listings (user_id, account_id, item_id, site, live_rule_id, live_version, price_minor)
    select ${userId}::bigint, ${accountId}::bigint, c.* from unnest(${consents.map(({ itemId }) => itemId)}::bigint[],
      ${consents.map(({ site }) => site)}::text[], ${consents.map(({ live }) => live?.ruleId ?? null)}::bigint[],
      ${consents.map(({ live }) => live?.version ?? null)}::integer[], ${consents.map(({ ownMinor }) => ownMinor)}::bigint[])
      as c (item_id, site, rule_id, version, price_minor)
    order by c.item_id, c.site
    on conflict (user_id, item_id, site) do update set live_rule_id = excluded.live_rule_id, live_version = excluded.live_version,
      price_minor = excluded.price_minor, account_id = excluded.account_id`.execute(tx);
}

/** Ends the consents of an account's listings. Their prices stay. */
export async function endConsents(tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  await sql`
    update repricer_listings set live_rule_id = null, live_version = null
    where user_id = ${userId} and account_id = ${accountId} and live_rule_id is not null`.execute(tx);
}

/** Listings whose last price of the repricer has not arrived. */
export async function listUnsent(tx: Tx, { userId, accountId }: AccountRef): Promise<ItemOnSite[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select r.item_id as "itemId", r.site
    from repricer_listings r join listings l on l.user_id = r.user_id and l.item_id = r.item_id and l.site = r.site
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.price_minor is not null
      and l.state in ('L', 'Q', 'P', 'F') and l.price_owner = 'repricer' and r.price_minor is distinct from l.live_from_minor
    order by r.item_id, r.site`.execute(tx);
  return rows;
}

/** The price of these listings that is the repricer's, in minor units; of those that have one. */
export async function setOwnPrices(
  tx: Tx,
  userId: number,
  prices: readonly (ItemOnSite & { readonly minor: number })[],
): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update repricer_listings r set price_minor = p.minor
    from unnest(${prices.map(({ itemId }) => itemId)}::bigint[], ${prices.map(({ site }) => site)}::text[],
      ${prices.map(({ minor }) => minor)}::bigint[]) as p (item_id, site, minor)
    where r.user_id = ${userId} and r.item_id = p.item_id and r.site = p.site and r.price_minor is not null`.execute(
    tx,
  );
}

/**
 * Stores the rule that the seller chose for a listing; null for the first one that fits. The caller has locked the item.
 * @returns the one before
 */
export async function chooseRule(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { itemId, site }: ItemOnSite,
  ruleId: number | null,
): Promise<number | null> {
  const before = await tx
    .selectFrom('repricer_listings')
    .select('chosen_rule_id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', '=', site)
    .executeTakeFirst();
  await sql`
    insert into repricer_listings (user_id, account_id, item_id, site, chosen_rule_id)
    values (${userId}, ${accountId}, ${itemId}, ${site}, ${ruleId})
    on conflict (user_id, item_id, site) do update set chosen_rule_id = excluded.chosen_rule_id`.execute(tx);
  return before?.chosen_rule_id ?? null;
}

/** Notes that prices of the repricer arrived. @param days by site, the calendar day there */
export async function noteArrived(
  tx: Tx,
  userId: number,
  arrived: readonly ItemOnSite[],
  days: ReadonlyMap<Site, string>,
  now: Date,
): Promise<void> {
  await sql`
    update repricer_listings r set changed_at = ${now}, changes_day = a.day,
      changes_today = case when r.changes_day = a.day then r.changes_today else 0 end + 1
    from unnest(${arrived.map(({ itemId }) => itemId)}::bigint[], ${arrived.map(({ site }) => site)}::text[],
      ${arrived.map(({ site }) => days.get(site) ?? null)}::date[]) as a (item_id, site, day)
    where r.user_id = ${userId} and r.item_id = a.item_id and r.site = a.site`.execute(tx);
}

/** Listings that ended: nothing of them is the repricer's any more. What the seller chose stays. */
export async function forgetEnded(tx: Tx, userId: number, ended: readonly ItemOnSite[]): Promise<void> {
  if (ended.length === 0) return;
  await sql`
    update repricer_listings r set live_rule_id = null, live_version = null, price_minor = null, view = null, decision = null,
      digest = null, decided_at = null, rule_id = null, rule_version = null
    from unnest(${ended.map(({ itemId }) => itemId)}::bigint[], ${ended.map(({ site }) => site)}::text[]) as e (item_id, site)
    where r.user_id = ${userId} and r.item_id = e.item_id and r.site = e.site`.execute(tx);
}

/** Gives up the prices of listings with a manual price, so that no old one returns when that is removed. */
export async function releaseManual(db: Db, { userId, accountId }: AccountRef): Promise<void> {
  await sql`
    update repricer_listings r set price_minor = null, live_rule_id = null, live_version = null
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.price_minor is not null
      and exists (select from manual_prices m where m.user_id = r.user_id and m.item_id = r.item_id and m.site = r.site and m.is_enabled)`.execute(
    db,
  );
}

/** Forgets listings of an account that are over, in case their end was not told. */
export async function forgetOver(db: Db, { userId, accountId }: AccountRef): Promise<void> {
  await sql`
    update repricer_listings r set live_rule_id = null, live_version = null, price_minor = null, view = null, decision = null,
      digest = null, decided_at = null, rule_id = null, rule_version = null
    where r.user_id = ${userId} and r.account_id = ${accountId} and r.view is not null
      and not exists (select from listings l where l.user_id = r.user_id and l.item_id = r.item_id and l.site = r.site
        and l.account_id = r.account_id and l.state in ('L', 'Q', 'P', 'F'))`.execute(db);
}

/** Removes log entries older than a time. @returns how many */
export async function removeOldEntries(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('repricer_log').where('decided_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
