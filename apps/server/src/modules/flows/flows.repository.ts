import type { FlowInput, ProductFilter } from '@quayside/contract';
import type { Reason, Site } from '@quayside/kernel';
import type { FlowAsks, FlowPause, TitleOrigin } from '@quayside/kernel/flows';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import type { Person } from '../history/index.ts';

export interface FlowRow {
  readonly userId: number;
  readonly flowId: number;
  readonly accountId: number;
  readonly name: string;
  readonly version: number;
  readonly isEnabled: boolean;
  readonly filter: ProductFilter;
  readonly sites: readonly Site[];
  readonly titles: readonly TitleOrigin[];
  readonly leastMargin: number | null;
  readonly mostADay: number;
  readonly asks: FlowAsks;
  readonly asksAbove: number | null;
  readonly orderedBy: number;
  readonly orderedByKind: Person['kind'];
  readonly cursor: number;
  readonly day: string | null;
  readonly dayFrom: number;
  readonly hasWrapped: boolean;
  readonly catalogue: number | null;
  /** In monotonic time; null while it is off. */
  readonly nextAt: Date | null;
  readonly drySeries: number | null;
  readonly dryCursor: number;
  readonly pausedReason: FlowPause | null;
  readonly pausedParams: Reason['params'] | null;
  readonly pausedAt: Date | null;
  readonly enabledAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = sql`user_id as "userId", flow_id as "flowId", account_id as "accountId", name, version, is_enabled as "isEnabled", filter,
  sites, titles, least_margin as "leastMargin", most_a_day as "mostADay", asks, asks_above as "asksAbove", ordered_by as "orderedBy",
  ordered_by_kind as "orderedByKind", cursor, day::text as day, day_from as "dayFrom", has_wrapped as "hasWrapped", catalogue, next_at as "nextAt",
  dry_series as "drySeries", dry_cursor as "dryCursor", paused_reason as "pausedReason", paused_params as "pausedParams",
  paused_at as "pausedAt", enabled_at as "enabledAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** Flows of these accounts, the newest first. */
export async function listFlows(db: Db, userId: number, accountIds: readonly number[]): Promise<FlowRow[]> {
  const { rows } = await sql<FlowRow>`
    select ${columns} from listing_flows
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[]) order by flow_id desc`.execute(db);
  return rows;
}

export async function getFlow(db: Db, userId: number, flowId: number): Promise<FlowRow | undefined> {
  const { rows } =
    await sql<FlowRow>`select ${columns} from listing_flows where user_id = ${userId} and flow_id = ${flowId}`.execute(
      db,
    );
  return rows[0];
}

/** Locks the flow until the transaction ends: everything about it and its runs is decided one after the other. */
export async function lockFlow(tx: Tx, userId: number, flowId: number): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${columns} from listing_flows where user_id = ${userId} and flow_id = ${flowId} for update`.execute(tx);
  return rows[0];
}

/** Deletes a flow with its record of runs; the runs themselves stay. */
export async function deleteFlow(tx: Tx, { userId, flowId }: Pick<FlowRow, 'userId' | 'flowId'>): Promise<void> {
  await tx.deleteFrom('listing_flows').where('user_id', '=', userId).where('flow_id', '=', flowId).execute();
}

/** Locks the number of an account's flows. @returns it */
export async function countFlows(tx: Tx, userId: number, accountId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listing-flows:${userId}:${accountId}`}, 0))`.execute(tx);
  const { n } = await tx
    .selectFrom('listing_flows')
    .select((flow) => flow.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

const orderOf = (input: FlowInput) => ({
  name: input.name,
  is_enabled: input.isEnabled,
  filter: JSON.stringify(input.filter),
  sites: [...new Set(input.sites)],
  titles: [...new Set(input.titles)],
  least_margin: input.leastMargin,
  most_a_day: input.mostADay,
  asks: input.asks,
  asks_above: input.asksAbove,
});

/** @param due when it begins, in monotonic time; null if it is off. Hints the schedule when the transaction commits. */
export async function insertFlow(
  tx: Tx,
  userId: number,
  input: FlowInput,
  { by, now, due }: { readonly by: Person; readonly now: Date; readonly due: Date | null },
): Promise<number> {
  const row = await tx
    .insertInto('listing_flows')
    .values({
      user_id: userId,
      account_id: input.accountId,
      ...orderOf(input),
      ordered_by: by.id,
      ordered_by_kind: by.kind,
      next_at: due,
      enabled_at: input.isEnabled ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning('flow_id')
    .executeTakeFirstOrThrow();
  await signal(tx, 'flows');
  return row.flow_id;
}

/** Stores a new version, which is not paused, and hints the schedule. With `isAnew` the walk through the items begins at the first. */
export async function storeOrder(
  tx: Tx,
  { userId, flowId, version, enabledAt }: FlowRow,
  input: FlowInput,
  { by, now, due, isAnew, isOnAgain }: { by: Person; now: Date; due: Date | null; isAnew: boolean; isOnAgain: boolean },
): Promise<void> {
  await tx
    .updateTable('listing_flows')
    .set({
      ...orderOf(input),
      version: version + 1,
      ordered_by: by.id,
      ordered_by_kind: by.kind,
      next_at: due,
      enabled_at: isOnAgain ? now : enabledAt,
      paused_reason: null,
      paused_params: null,
      paused_at: null,
      updated_at: now,
      ...(isOnAgain ? { catalogue: null } : {}),
      ...(isAnew ? { cursor: 0, day: null, day_from: 0, has_wrapped: false } : {}),
    })
    .where('user_id', '=', userId)
    .where('flow_id', '=', flowId)
    .execute();
  await signal(tx, 'flows');
}

/** Where a flow is in its walk and when it continues; absent parts stay. */
export interface FlowProgress {
  readonly cursor?: number;
  readonly day?: string;
  readonly day_from?: number;
  readonly has_wrapped?: boolean;
  readonly catalogue?: number;
  readonly next_at?: Date | null;
  readonly dry_series?: number | null;
  readonly dry_cursor?: number;
}

/** Hints the schedule if there is more to do. */
export async function noteProgress(
  tx: Tx,
  flow: Pick<FlowRow, 'userId' | 'flowId'>,
  progress: FlowProgress,
): Promise<void> {
  await tx
    .updateTable('listing_flows')
    .set(progress)
    .where('user_id', '=', flow.userId)
    .where('flow_id', '=', flow.flowId)
    .execute();
  if (progress.next_at || progress.dry_series) await signal(tx, 'flows');
}

export async function storePause(
  tx: Tx,
  flow: Pick<FlowRow, 'userId' | 'flowId'>,
  { reason, params }: { readonly reason: FlowPause; readonly params: Reason['params'] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('listing_flows')
    .set({
      is_enabled: false,
      next_at: null,
      paused_reason: reason,
      paused_params: JSON.stringify(params ?? {}),
      paused_at: now,
    })
    .where('user_id', '=', flow.userId)
    .where('flow_id', '=', flow.flowId)
    .execute();
}

/**
 * Flows of all users with something to do now or later, the soonest first, and those with a dry run in progress.
 * @returns `at` in monotonic time; null for a dry run
 */
export async function listWaitingFlows(
  db: Db,
  limit: number,
): Promise<{ readonly userId: number; readonly flowId: number; readonly at: Date | null }[]> {
  const { rows } = await sql<{ userId: number; flowId: number; at: Date | null }>`
    (select user_id as "userId", flow_id as "flowId", null as at from listing_flows where dry_series is not null limit ${limit})
    union all
    (select user_id, flow_id, next_at from listing_flows where next_at is not null order by next_at limit ${limit})`.execute(
    db,
  );
  return rows;
}
