import type { AccountSelection, RunCount, RunKind, RunPlan, RunState } from '@quayside/contract';
import { type AccountRef, isReasonCode, REASONS, type Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Actor, type Person, SYSTEM } from '../history/index.ts';

export interface RunRow {
  readonly userId: number;
  readonly runId: number;
  /** The account that sells. */
  readonly accountId: number;
  /** The account that owns the items. */
  readonly sourceAccountId: number;
  readonly kind: RunKind;
  readonly state: RunState;
  readonly sites: readonly Site[];
  /** The last item that the preparation has passed. */
  readonly cursor: number;
  readonly itemsTotal: number;
  readonly itemsPrepared: number;
  readonly allowDrafts: boolean;
  readonly pausedUntil: Date | null;
  readonly pausedReason: string | null;
  readonly errorText: string | null;
  readonly requestedBy: number;
  /** The login that consented; null before. */
  readonly confirmedBy: number | null;
  /** An admin consents under the admin's own name. */
  readonly confirmedByKind: Person['kind'] | null;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly plan: RunPlan | null;
  /** The number of listings that the marketplace has yet to preview before they are sent. */
  readonly previewsDue: number;
  /** The ending run whose listings this one lists again. */
  readonly undoOf: number | null;
  /** The standing order that started it; null if a person did. */
  readonly flowId: number | null;
  /** That order has yet to say which items it lists; nobody can consent before. */
  readonly isUndecided: boolean;
}

const columns = sql`user_id as "userId", run_id as "runId", account_id as "accountId", source_account_id as "sourceAccountId", kind, state, sites, cursor,
  items_total as "itemsTotal", items_prepared as "itemsPrepared", allow_drafts as "allowDrafts",
  paused_until as "pausedUntil", paused_reason as "pausedReason", error_text as "errorText",
  requested_by as "requestedBy", confirmed_by as "confirmedBy", confirmed_by_kind as "confirmedByKind", created_at as "createdAt", confirmed_at as "confirmedAt", finished_at as "finishedAt",
  plan, previews_due as "previewsDue", undo_of as "undoOf", flow_id as "flowId", is_undecided as "isUndecided"`;

/** Which items belong on which sites, of a run whose items do not all belong on all of its sites. */
export type SiteItems = Readonly<Partial<Record<Site, readonly number[]>>>;

export async function insertRun(
  tx: Tx,
  run: Pick<RunRow, 'userId' | 'accountId' | 'kind' | 'sites' | 'itemsTotal' | 'requestedBy' | 'createdAt'> & {
    readonly selection: AccountSelection;
    readonly undoOf?: number;
    readonly flowId?: number;
    readonly siteItems?: SiteItems;
  },
): Promise<number> {
  const row = await tx
    .insertInto('publish_runs')
    .values({
      user_id: run.userId,
      account_id: run.accountId,
      source_account_id: run.selection.accountId,
      kind: run.kind,
      state: 'preparing',
      selection: JSON.stringify(run.selection),
      sites: [...run.sites],
      items_total: run.itemsTotal,
      requested_by: run.requestedBy,
      created_at: run.createdAt,
      undo_of: run.undoOf ?? null,
      flow_id: run.flowId ?? null,
      is_undecided: run.flowId !== undefined,
      site_items: run.siteItems ? JSON.stringify(run.siteItems) : null,
    })
    .returning('run_id')
    .executeTakeFirstOrThrow();
  return row.run_id;
}

export async function getRun(db: Db, userId: number, runId: number): Promise<RunRow | undefined> {
  const { rows } =
    await sql<RunRow>`select ${columns} from publish_runs where user_id = ${userId} and run_id = ${runId}`.execute(db);
  return rows[0];
}

/** The items of a run, and where they belong: up to 100,000 ids, so that only its preparation reads them. */
export async function getSelection(
  db: Db,
  userId: number,
  runId: number,
): Promise<{ readonly selection: AccountSelection; readonly siteItems: SiteItems | null }> {
  const row = await db
    .selectFrom('publish_runs')
    .select(['selection', 'site_items'])
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return { selection: row.selection as AccountSelection, siteItems: row.site_items as SiteItems | null };
}

/** Locks the run until the transaction ends, which serializes steps, confirmation and cancellation. */
export async function lockRun(tx: Tx, userId: number, runId: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from publish_runs where user_id = ${userId} and run_id = ${runId} for update`.execute(tx);
  return rows[0];
}

/** Locks the runs that wait for the seller's consent to listings, until the transaction ends. */
export async function lockPreparedRuns(tx: Tx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ run_id: number }>`
    select run_id from publish_runs where user_id = ${userId} and state = 'prepared' and kind = 'list'
    order by run_id for update`.execute(tx);
  return rows.map((row) => row.run_id);
}

/**
 * Locks runs until the transaction ends, before their run items are settled. If two transactions each settle one of a
 * run's last two listings, the second must see the first's outcome, or neither finishes the run.
 */
export async function lockRuns(tx: Tx, userId: number, runIds: readonly number[]): Promise<void> {
  if (runIds.length === 0) return;
  await sql`
    select from publish_runs where user_id = ${userId} and run_id = any(${[...runIds]}::bigint[])
    order by run_id for update`.execute(tx);
}

/** The runs whose contents this run's ends have replaced, and may have to queue again. */
export async function listOvertakenRuns(db: Db, userId: number, runId: number): Promise<number[]> {
  const { rows } = await sql<{ run_id: number }>`
    select distinct c.run_id from desired_states e
    join desired_states c on c.user_id = e.user_id and c.account_id = e.account_id and c.target_key = e.target_key
      and c.site = e.site and c.change_kind = 'content' and c.run_id is not null
    where e.user_id = ${userId} and e.run_id = ${runId} and e.change_kind = 'end' and e.state in ('due', 'failed')`.execute(
    db,
  );
  return rows.map((row) => row.run_id);
}

/** Runs, newest first. With an account, those that it sells and those of its items, whoever sells them. */
export async function listRuns(
  db: Db,
  userId: number,
  options: { accountId?: number | undefined; beforeId?: number | undefined; limit: number },
): Promise<RunRow[]> {
  const { accountId, beforeId, limit } = options;
  const before = beforeId === undefined ? sql`` : sql`and run_id < ${beforeId}`;
  const newest = (where: RawBuilder<unknown>) => sql`
    (select run_id from publish_runs where user_id = ${userId} ${where} ${before} order by run_id desc limit ${limit})`;
  // Each part has its own index: what the account sells, and what others sell of its items.
  const found =
    accountId === undefined
      ? newest(sql``)
      : sql`${newest(sql`and account_id = ${accountId}`)} union all
          ${newest(sql`and source_account_id = ${accountId} and source_account_id <> account_id`)}`;
  const { rows } = await sql<RunRow>`
    select ${columns} from publish_runs where user_id = ${userId} and run_id in (${found})
    order by run_id desc limit ${limit}`.execute(db);
  return rows;
}

export interface RunChange {
  readonly state?: RunState;
  readonly cursor?: number;
  readonly items_prepared?: number;
  readonly items_total?: number;
  readonly allow_drafts?: boolean;
  readonly confirmed_by?: number;
  readonly confirmed_by_kind?: Person['kind'];
  readonly confirmed_at?: Date;
  readonly finished_at?: Date | null;
  readonly error_text?: string;
  readonly paused_reason?: string | null;
  readonly paused_until?: Date | null;
  /** In monotonic time, for a preparation that waits for a quota; `paused_until` is the time shown to the seller. */
  readonly resumes_at?: Date | null;
  /** As JSON. */
  readonly plan?: string | null;
  readonly previews_due?: number;
  readonly is_undecided?: boolean;
}

export async function updateRun(tx: Tx, userId: number, runId: number, change: RunChange): Promise<void> {
  await tx.updateTable('publish_runs').set(change).where('user_id', '=', userId).where('run_id', '=', runId).execute();
}

/**
 * Records in the account's unfinished runs that sending waits, or continues.
 * @returns the runs
 */
export async function setRunsPaused(
  tx: Tx,
  userId: number,
  accountId: number,
  pause: { reason: string; until: Date | null } | null,
): Promise<number[]> {
  const rows = await tx
    .updateTable('publish_runs')
    .set({ paused_reason: pause?.reason ?? null, paused_until: pause?.until ?? null })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['confirmed', 'running', 'cancelling'])
    .returning('run_id')
    .execute();
  return rows.map((row) => row.run_id);
}

/** What a preparation waits for when no job retries it. */
export type PreparationPause = 'quota' | 'auth_expired' | 'platform_off';

/** Ends the waits of the account's preparations for one of these. @returns the runs */
export async function endPreparationPauses(
  tx: Tx,
  userId: number,
  accountId: number,
  reasons: readonly PreparationPause[],
): Promise<number[]> {
  const rows = await tx
    .updateTable('publish_runs')
    .set({ paused_reason: null, paused_until: null })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'preparing')
    .where('paused_reason', 'in', [...reasons])
    .returning('run_id')
    .execute();
  return rows.map((row) => row.run_id);
}

/**
 * Accounts of all users whose preparations wait for a quota or for their platform, with the earliest end of these waits. A preparation
 * that waits for its platform continues as soon as there is a connector for it.
 */
export async function listPreparationsInWait(db: Db): Promise<(AccountRef & { until: Date | null })[]> {
  return db
    .selectFrom('publish_runs')
    .select((run) => [
      'user_id as userId',
      'account_id as accountId',
      run.fn.min(run.fn.coalesce('resumes_at', 'created_at')).as('until'),
    ])
    .where('state', '=', 'preparing')
    .where('paused_reason', 'in', ['quota', 'platform_off'])
    .groupBy(['user_id', 'account_id'])
    .execute();
}

/** Finishes runs whose run items all have their outcome. @returns the finished runs */
export async function finishRuns(tx: Tx, userId: number, runIds: readonly number[], now: Date): Promise<number[]> {
  if (runIds.length === 0) return [];
  const { rows } = await sql<{ run_id: number }>`
    update publish_runs r set state = case when state = 'cancelling' then 'cancelled' else 'done' end, finished_at = ${now},
      paused_reason = null, paused_until = null
    where r.user_id = ${userId} and r.run_id = any(${[...runIds]}::bigint[]) and r.state in ('running', 'cancelling')
      and not exists (select from publish_counts c
        where c.user_id = r.user_id and c.run_id = r.run_id and c.n > 0 and (c.outcome = 'queued' or (c.outcome = 'waiting' and r.state = 'cancelling')))
    returning r.run_id`.execute(tx);
  return rows.map((row) => row.run_id);
}

/** The run's stored counts. */
export async function listCounts(db: Db, userId: number, runIds: readonly number[]): Promise<Map<number, RunCount[]>> {
  const { rows } = await sql<{
    run_id: number;
    site: Site;
    verdict: RunCount['verdict'];
    reason_code: string;
    outcome: RunCount['outcome'];
    n: number;
  }>`select run_id, site, verdict, reason_code, outcome, n from publish_counts
     where user_id = ${userId} and run_id = any(${[...runIds]}::bigint[]) and n <> 0
     order by run_id, site, verdict, outcome, n desc`.execute(db);
  const counts = new Map<number, RunCount[]>(runIds.map((runId) => [runId, []]));
  for (const row of rows) {
    const reason = isReasonCode(row.reason_code) ? row.reason_code : null;
    counts.get(row.run_id)?.push({
      site: row.site,
      verdict: row.verdict,
      reason,
      fix: reason ? REASONS[reason].fix : null,
      outcome: row.outcome,
      n: row.n,
    });
  }
  return counts;
}

/** Who consented to a run; null before the consent. */
export function consentedBy({ confirmedBy, confirmedByKind }: RunRow): Actor {
  return confirmedBy === null || confirmedByKind === null ? SYSTEM : { kind: confirmedByKind, id: confirmedBy };
}
