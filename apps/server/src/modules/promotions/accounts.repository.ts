import type { AdEligibility } from '@quayside/contract';
import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface OwnCampaign {
  readonly campaignId: string;
  readonly name: string;
  readonly state: string;
}

/** What the marketplace has said of a site. */
export interface ReadSite {
  readonly eligibility: AdEligibility;
  readonly ownCampaigns: readonly OwnCampaign[];
}

export interface AdAccount {
  readonly isOptedOut: boolean;
  readonly sites: Readonly<Partial<Record<Site, ReadSite>>>;
  readonly readAt: Date | null;
  readonly stoppedAt: Date | null;
}

const NEW: AdAccount = { isOptedOut: false, sites: {}, readAt: null, stoppedAt: null };

export async function getAdAccount(db: Db, { userId, accountId }: AccountRef): Promise<AdAccount> {
  const { rows } = await sql<AdAccount>`
    select is_opted_out as "isOptedOut", sites, read_at as "readAt", stopped_at as "stoppedAt" from ad_accounts
    where user_id = ${userId} and account_id = ${accountId}`.execute(db);
  return rows[0] ?? NEW;
}

export async function saveRead(
  tx: Tx,
  { userId, accountId }: AccountRef,
  sites: AdAccount['sites'],
  at: Date,
): Promise<void> {
  await sql`
    insert into ad_accounts (user_id, account_id, sites, read_at) values (${userId}, ${accountId}, ${JSON.stringify(sites)}::jsonb, ${at})
    on conflict (user_id, account_id) do update set sites = excluded.sites, read_at = excluded.read_at`.execute(tx);
}

export async function noteStopped(tx: Tx, { userId, accountId }: AccountRef, at: Date): Promise<void> {
  await sql`
    insert into ad_accounts (user_id, account_id, stopped_at) values (${userId}, ${accountId}, ${at})
    on conflict (user_id, account_id) do update set stopped_at = excluded.stopped_at`.execute(tx);
}

/** @returns what it was before */
export async function saveOptOut(tx: Tx, { userId, accountId }: AccountRef, isOptedOut: boolean): Promise<boolean> {
  const before = await getAdAccount(tx, { userId, accountId });
  await sql`
    insert into ad_accounts (user_id, account_id, is_opted_out) values (${userId}, ${accountId}, ${isOptedOut})
    on conflict (user_id, account_id) do update set is_opted_out = excluded.is_opted_out`.execute(tx);
  return before.isOptedOut;
}
