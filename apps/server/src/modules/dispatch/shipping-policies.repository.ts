import type { PolicyContent, WantedPolicy } from '@quayside/connector-kit';
import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue } from './leases/leases.ts';
import type { Retry } from './sending/send-queued.ts';

/** The desired state of a policy at its marketplace. */
export interface ShippingPolicy {
  /** Identifies the policy in the account and site; never changes. At most 12 letters, digits, `-` and `.`. */
  readonly key: string;
  /** The seller's name for the profile. */
  readonly name: string;
  readonly content: PolicyContent;
}

export interface DesiredPolicy extends AccountRef, ShippingPolicy {
  readonly site: Site;
}

/** The state of a policy at its marketplace. */
export interface PolicyState {
  readonly site: Site;
  readonly key: string;
  /** The marketplace's id; null before it was first sent. */
  readonly policyId: string | null;
  readonly state: 'waiting' | 'sent' | 'failed';
  /** The marketplace's message, if it rejected the policy. */
  readonly message: string | null;
}

/**
 * Stores what policies should be, in the transaction that decided it. A policy that equals the one sent last is not
 * sent again; a rejected one is. Existing policies are changed in place, so that no listing has to be sent for it.
 */
export async function setDesiredPolicies(tx: Tx, policies: readonly DesiredPolicy[]): Promise<void> {
  await upsert(
    tx,
    policies,
    sql`do update set name = excluded.name, content = excluded.content, generation = p.generation + 1, state = 'waiting',
      reason = null, attempts = 0, due_at = now(), last_error = null, updated_at = now()
    where (p.name, p.content) is distinct from (excluded.name, excluded.content) or p.state = 'failed'`,
  );
}

/** Adds missing policies. The others are unchanged. */
export async function addMissingPolicies(tx: Tx, policies: readonly DesiredPolicy[]): Promise<void> {
  await upsert(tx, policies, sql`do nothing`);
}

async function upsert(tx: Tx, policies: readonly DesiredPolicy[], onConflict: ReturnType<typeof sql>): Promise<void> {
  if (policies.length === 0) return;
  const latest = [...new Map(policies.map((policy) => [keyOf(policy), policy])).values()];
  await sql`
    insert into shipping_policies as p (user_id, account_id, site, policy_key, name, content, due_at)
    select user_id, account_id, site, policy_key, name, content, now()
    from unnest(${latest.map(({ userId }) => userId)}::bigint[], ${latest.map(({ accountId }) => accountId)}::bigint[],
      ${latest.map(({ site }) => site)}::text[], ${latest.map(({ key }) => key)}::text[],
      ${latest.map(({ name }) => name)}::text[], ${latest.map(({ content }) => JSON.stringify(content))}::jsonb[])
      as w (user_id, account_id, site, policy_key, name, content)
    order by user_id, account_id, site, policy_key
    on conflict (user_id, account_id, site, policy_key) ${onConflict}`.execute(tx);
  await signal(tx, 'dispatch');
}

function keyOf({ userId, accountId, site, key }: DesiredPolicy): string {
  return JSON.stringify([userId, accountId, site, key]);
}

/** The policies of an account, optionally only those of one site with these keys. */
export async function listPolicyStates(
  db: Db,
  { userId, accountId }: AccountRef,
  named?: { readonly site: Site; readonly keys: readonly string[] },
): Promise<PolicyState[]> {
  const only = named ? sql`and site = ${named.site} and policy_key = any(${[...named.keys]}::text[])` : sql``;
  const { rows } = await sql<PolicyState>`
    select site, policy_key as key, policy_id as "policyId", state, reason as message from shipping_policies
    where user_id = ${userId} and account_id = ${accountId} ${only} order by site, policy_key`.execute(db);
  return rows;
}

/** Locks these policies of a site against changes until the transaction ends. */
export async function lockPolicyStates(
  tx: Tx,
  { userId, accountId }: AccountRef,
  { site, keys }: { readonly site: Site; readonly keys: readonly string[] },
): Promise<Pick<PolicyState, 'key' | 'state'>[]> {
  const { rows } = await sql<Pick<PolicyState, 'key' | 'state'>>`
    select policy_key as key, state from shipping_policies
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and policy_key = any(${[...keys]}::text[])
    order by policy_key for share`.execute(tx);
  return rows;
}

/** A policy under our lease. */
export interface WaitingPolicy extends AccountRef {
  readonly site: Site;
  readonly key: string;
  readonly generation: number;
  readonly attempts: number;
  readonly fence: number;
  readonly wanted: WantedPolicy;
}

/** Policies that wait for their marketplace. */
export const POLICY_QUEUE: LeaseQueue<Pick<WaitingPolicy, 'userId' | 'accountId' | 'site' | 'key' | 'fence'>> = {
  table: 'shipping_policies',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'account_id', type: 'bigint', of: ({ accountId }) => accountId },
    { column: 'site', type: 'text', of: ({ site }) => site },
    { column: 'policy_key', type: 'text', of: ({ key }) => key },
  ],
  dueAt: 'due_at',
  isOpen: sql`state = 'waiting'`,
};

/** Leases the account's policies that have waited longest. */
export async function claimPolicies(db: Db, account: AccountRef, options: ClaimOptions): Promise<WaitingPolicy[]> {
  type Row = Omit<WaitingPolicy, 'wanted'> & Omit<WantedPolicy, 'key'>;
  const rows = await claimDue<Row>(
    db,
    POLICY_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", c.site, c.policy_key as "key", c.generation, c.attempts, c.fence,
      c.name, c.content, c.policy_id as "policyId"`,
  );
  return rows.map(({ name, content, policyId, ...row }) => ({
    ...row,
    wanted: { key: markOf(row), name, content, policyId },
  }));
}

/** Always the same for a policy, so that it is found again at its marketplace. */
function markOf({ userId, key }: Pick<WaitingPolicy, 'userId' | 'key'>): string {
  return `${userId.toString(36)}-${key}`;
}

/**
 * Records that a policy is as desired, or was rejected. One that was set again in the meantime keeps waiting.
 * @returns whether it still waits
 */
export async function storePolicy(
  tx: Tx,
  policy: WaitingPolicy,
  { policyId, reason }: { readonly policyId: string | null; readonly reason: string | null },
): Promise<boolean> {
  const { rows } = await sql<Pick<PolicyState, 'state'>>`
    update shipping_policies set policy_id = coalesce(${policyId}, policy_id), reason = ${reason}, attempts = 0, last_error = null,
      lease_until = null, updated_at = now(),
      state = case when generation > ${policy.generation} then 'waiting' when ${reason}::text is null then 'sent' else 'failed' end
    where ${isUnderLease(POLICY_QUEUE, policy)} returning state`.execute(tx);
  return rows[0]?.state === 'waiting';
}

/** Schedules a policy to be sent again after its call failed. */
export async function postponePolicy(
  tx: Tx,
  policy: WaitingPolicy,
  { at, attempts, error }: Pick<Retry, 'at' | 'attempts' | 'error'>,
): Promise<void> {
  await sql`
    update shipping_policies set due_at = ${at}, attempts = ${attempts}, last_error = ${JSON.stringify(error)}::jsonb, lease_until = null
    where ${isUnderLease(POLICY_QUEUE, policy)}`.execute(tx);
}

/** Marks listings that wait for a policy, or failed because of one, in `desired_states.last_error`. */
export const POLICY_MARK = 'shipping_policy';

/**
 * Makes the listings that waited for a policy of the site due now; after a success, also those that failed because of
 * it.
 */
export async function releaseListings(
  tx: Tx,
  { userId, accountId, site }: Pick<WaitingPolicy, 'userId' | 'accountId' | 'site'>,
  isSent: boolean,
): Promise<void> {
  await sql`
    update desired_states set due_at = now(), state = case when state = 'failed' then 'due' else state end
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and change_kind = 'content'
      and (state in ('due', 'uncertain') and last_error->>'kind' = ${POLICY_MARK}
        or ${isSent} and state = 'failed' and last_error->'params'->>'code' = ${POLICY_MARK})`.execute(tx);
}
