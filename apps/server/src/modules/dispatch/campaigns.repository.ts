import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue } from './leases/leases.ts';
import type { Retry } from './sending/send-queued.ts';

export interface AdMarketRef extends AccountRef {
  readonly site: Site;
}

export type WantedCampaignState = 'running' | 'paused' | 'ended';

/** A campaign as stored. */
export interface StoredCampaign {
  readonly site: Site;
  readonly number: number;
  readonly isOwn: boolean;
  readonly name: string;
  readonly campaignId: string | null;
  readonly wanted: WantedCampaignState;
  /** As the marketplace has confirmed last. */
  readonly state: 'new' | 'running' | 'paused' | 'ended';
  readonly reason: string | null;
  readonly message: string | null;
}

/** A campaign under our lease. */
export interface WaitingCampaign extends AdMarketRef, Omit<StoredCampaign, 'reason' | 'message'> {
  readonly generation: number;
  readonly attempts: number;
  readonly fence: number;
}

const COLUMNS = sql`c.site, c.number, c.is_own as "isOwn", c.name, c.campaign_id as "campaignId", c.wanted, c.state`;

/** Campaigns that wait for their marketplace, or hold ads that do. */
export const CAMPAIGN_QUEUE: LeaseQueue<Pick<WaitingCampaign, 'userId' | 'accountId' | 'site' | 'number' | 'fence'>> = {
  table: 'ad_campaigns',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'account_id', type: 'bigint', of: ({ accountId }) => accountId },
    { column: 'site', type: 'text', of: ({ site }) => site },
    { column: 'number', type: 'integer', of: ({ number }) => number },
  ],
  dueAt: 'due_at',
  isOpen: sql`is_open`,
};

export function claimCampaigns(db: Db, account: AccountRef, options: ClaimOptions): Promise<WaitingCampaign[]> {
  return claimDue<WaitingCampaign>(
    db,
    CAMPAIGN_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", ${COLUMNS}, c.generation, c.attempts, c.fence`,
  );
}

/** The campaigns of an account that are not over. */
export async function listCampaigns(db: Db, { userId, accountId }: AccountRef): Promise<StoredCampaign[]> {
  const { rows } = await sql<StoredCampaign>`
    select ${COLUMNS}, c.reason, c.message from ad_campaigns c
    where c.user_id = ${userId} and c.account_id = ${accountId} and (c.state <> 'ended' or c.is_open)
    order by c.site, c.number`.execute(db);
  return rows;
}

/** The marketplace's ids of Quayside's campaigns on a site that ran since a day, ended ones too, newest first. */
export async function listCampaignIds(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  since: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select campaign_id as id from ad_campaigns
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and is_own and campaign_id is not null
      and (ended_at is null or ended_at >= ${since})
    order by number desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Always the same for a number, so that the campaign is found again. Only letters, digits and `-`. */
const nameOf = ({ userId, accountId, site }: AdMarketRef, number: number) =>
  `Quayside ${site} ${userId.toString(36)}-${accountId.toString(36)}-${number}`;

/**
 * Says what the campaign of a market should be. One that runs or is paused is made if there is none; one that ends is never used again.
 * `seconds` counts in the database's clock.
 */
export async function setDesiredCampaign(tx: Tx, market: AdMarketRef, wanted: WantedCampaignState): Promise<void> {
  const { userId, accountId, site } = market;
  const { rows } = await sql<{ number: number }>`
    update ad_campaigns set wanted = ${wanted}, generation = generation + 1, is_open = true, due_at = now(), attempts = 0,
      reason = null, message = null, last_error = null
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and is_own and wanted <> 'ended' and state <> 'ended'
    returning number`.execute(tx);
  if (rows.length === 0 && wanted !== 'ended') await insertCampaign(tx, market, wanted);
  await signal(tx, 'dispatch');
}

/** The number after the last one, which another transaction may take first: then this one begins again. */
async function insertCampaign(tx: Tx, market: AdMarketRef, wanted: WantedCampaignState): Promise<void> {
  const { userId, accountId, site } = market;
  const { rows } = await sql<{ last: number | null }>`
    select max(number) as last from ad_campaigns where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(
    tx,
  );
  const number = (rows[0]?.last ?? 0) + 1;
  await sql`
    insert into ad_campaigns (user_id, account_id, site, number, is_own, name, wanted, due_at)
    values (${userId}, ${accountId}, ${site}, ${number}, true, ${nameOf(market, number)}, ${wanted}, now())`.execute(
    tx,
  );
}

/** Ends everything that Quayside promotes in an account. @returns the number of campaigns that end */
export async function endAllCampaigns(tx: Tx, { userId, accountId }: AccountRef): Promise<number> {
  const { rows } = await sql`
    update ad_campaigns set wanted = 'ended', generation = generation + 1, is_open = true, due_at = now(), attempts = 0,
      reason = null, message = null, last_error = null
    where user_id = ${userId} and account_id = ${accountId} and is_own and wanted <> 'ended' and state <> 'ended'
    returning number`.execute(tx);
  await signal(tx, 'dispatch');
  return rows.length;
}

/** Ends campaigns that the seller has made, by their ids at the marketplace. */
export async function endForeignCampaigns(
  tx: Tx,
  { userId, accountId }: AccountRef,
  campaigns: readonly { readonly site: Site; readonly campaignId: string; readonly name: string }[],
): Promise<void> {
  for (const { site, campaignId, name } of campaigns) {
    await sql`
      insert into ad_campaigns (user_id, account_id, site, number, is_own, name, campaign_id, wanted, state, due_at)
      select ${userId}, ${accountId}, ${site}, coalesce(max(number), 0) + 1, false, ${name}, ${campaignId}, 'ended', 'running', now()
      from ad_campaigns where user_id = ${userId} and account_id = ${accountId} and site = ${site}
      having not coalesce(bool_or(campaign_id = ${campaignId} and is_open), false)`.execute(tx);
  }
  await signal(tx, 'dispatch');
}

/** Locks the campaign as it is wanted now, if the lease is still ours. */
export async function lockCampaign(tx: Tx, campaign: WaitingCampaign): Promise<WaitingCampaign | undefined> {
  const { rows } = await sql<WaitingCampaign>`
    select c.user_id as "userId", c.account_id as "accountId", ${COLUMNS}, c.generation, c.attempts, c.fence
    from ad_campaigns c where ${isUnderLease(CAMPAIGN_QUEUE, campaign)} for no key update`.execute(tx);
  return rows[0];
}

/** Whether the campaign is still ours and wanted as it was. */
export async function isStillWanted(db: Db, campaign: WaitingCampaign): Promise<boolean> {
  const { rows } = await sql`
    select from ad_campaigns c where ${isUnderLease(CAMPAIGN_QUEUE, campaign)} and wanted = ${campaign.wanted}
      and lease_until > now()`.execute(db);
  return rows.length > 0;
}

/** Records what the marketplace has confirmed. */
export async function storeCampaign(
  tx: Tx,
  campaign: WaitingCampaign,
  { campaignId, state }: { readonly campaignId: string | null; readonly state: StoredCampaign['state'] },
): Promise<void> {
  await sql`
    update ad_campaigns set campaign_id = coalesce(${campaignId}, campaign_id), state = ${state}, attempts = 0, last_error = null,
      ended_at = case when ${state} = 'ended' then now() end
    where ${isUnderLease(CAMPAIGN_QUEUE, campaign)}`.execute(tx);
}

/** Ends the lease: nothing is open any more, unless something was set meanwhile or `again` says when to look again. */
export async function releaseCampaign(tx: Tx, campaign: WaitingCampaign, again: Date | null): Promise<void> {
  await sql`
    update ad_campaigns set lease_until = null, is_open = ${again !== null} or generation > ${campaign.generation},
      due_at = case when generation > ${campaign.generation} then now() else coalesce(${again}, due_at) end
    where ${isUnderLease(CAMPAIGN_QUEUE, campaign)}`.execute(tx);
}

/** A campaign that the marketplace refused rests until it is set again. */
export async function refuseCampaign(
  tx: Tx,
  campaign: WaitingCampaign,
  { reason, message }: { readonly reason: string; readonly message: string },
): Promise<void> {
  await sql`
    update ad_campaigns set lease_until = null, reason = ${reason}, message = ${message}, is_open = generation > ${campaign.generation}
    where ${isUnderLease(CAMPAIGN_QUEUE, campaign)}`.execute(tx);
}

export async function postponeCampaign(
  tx: Tx,
  campaign: WaitingCampaign,
  { at, attempts, error }: Pick<Retry, 'at' | 'attempts' | 'error'>,
): Promise<void> {
  await sql`
    update ad_campaigns set lease_until = null, due_at = ${at}, attempts = ${attempts}, last_error = ${JSON.stringify(error)}::jsonb
    where ${isUnderLease(CAMPAIGN_QUEUE, campaign)}`.execute(tx);
}

/** A campaign that is over at the marketplace although it should run is followed by another one. */
export async function replaceCampaign(tx: Tx, campaign: WaitingCampaign): Promise<void> {
  await sql`
    update ad_campaigns set state = 'ended', ended_at = now(), is_open = false, lease_until = null
    where ${isUnderLease(CAMPAIGN_QUEUE, campaign)}`.execute(tx);
  if (campaign.isOwn && campaign.wanted !== 'ended') await insertCampaign(tx, campaign, campaign.wanted);
  await signal(tx, 'dispatch');
}
