import type { AccountRef, Site } from '@quayside/kernel';
import type { AdCap, AdStrategy } from '@quayside/kernel/promotions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AdMarketRef } from '../dispatch/index.ts';

/** How a market is promoted. */
export interface MarketSetting {
  readonly site: Site;
  readonly state: 'closed' | 'open' | 'paused';
  readonly strategy: AdStrategy;
  readonly cap: AdCap;
}

/** What is proposed for a market that was never opened: the marketplace's suggestion, and no more than a tenth of the sale. */
export const unsetMarket = (site: Site): MarketSetting => ({
  site,
  state: 'closed',
  strategy: { kind: 'recommended', shift: 0 },
  cap: { in: 'percent', basisPoints: 1_000 },
});

export async function listMarkets(db: Db, { userId, accountId }: AccountRef): Promise<MarketSetting[]> {
  const { rows } = await sql<MarketSetting>`
    select site, state, strategy, cap from ad_markets where user_id = ${userId} and account_id = ${accountId} order by site`.execute(
    db,
  );
  return rows;
}

/** The market as stored, locked: `share` against changes, `change` to change it. */
export async function lockMarket(
  tx: Tx,
  { userId, accountId, site }: AdMarketRef,
  lock: 'share' | 'change',
): Promise<MarketSetting> {
  const { rows } = await sql<MarketSetting>`
    select site, state, strategy, cap from ad_markets where user_id = ${userId} and account_id = ${accountId} and site = ${site}
    ${lock === 'share' ? sql`for share` : sql`for update`}`.execute(tx);
  return rows[0] ?? unsetMarket(site);
}

export async function saveMarket(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { site, state, strategy, cap }: MarketSetting,
  now: Date,
): Promise<void> {
  await sql`
    insert into ad_markets as m (user_id, account_id, site, state, strategy, cap, updated_at)
    values (${userId}, ${accountId}, ${site}, ${state}, ${JSON.stringify(strategy)}::jsonb, ${JSON.stringify(cap)}::jsonb, ${now})
    on conflict (user_id, account_id, site) do update set state = excluded.state, strategy = excluded.strategy, cap = excluded.cap,
      version = m.version + 1, updated_at = excluded.updated_at`.execute(tx);
}

/** @returns whether it was open */
export async function pauseMarket(tx: Tx, { userId, accountId }: AccountRef, site: Site): Promise<boolean> {
  const { rows } = await sql`
    update ad_markets set state = 'paused', version = version + 1, updated_at = now()
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and state = 'open' returning site`.execute(
    tx,
  );
  return rows.length > 0;
}

/** @returns the sites of the markets that were not closed */
export async function closeAllMarkets(tx: Tx, { userId, accountId }: AccountRef, now: Date): Promise<Site[]> {
  const { rows } = await sql<{ site: Site }>`
    update ad_markets set state = 'closed', version = version + 1, updated_at = ${now}
    where user_id = ${userId} and account_id = ${accountId} and state <> 'closed' returning site`.execute(tx);
  return rows.map(({ site }) => site);
}

/** Markets that are not closed, of all sellers. */
export async function listOpenMarkets(db: Db): Promise<AdMarketRef[]> {
  const { rows } = await sql<AdMarketRef>`
    select user_id as "userId", account_id as "accountId", site from ad_markets where state <> 'closed'
    order by user_id, account_id, site`.execute(db);
  return rows;
}
