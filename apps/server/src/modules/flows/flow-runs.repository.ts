import type { FlowRunState } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { FlowRow } from './flows.repository.ts';

export interface FlowRunRow {
  readonly flowId: number;
  readonly runId: number;
  readonly series: number;
  readonly day: string;
  readonly batch: number;
  readonly version: number;
  readonly state: FlowRunState;
  readonly firstItem: number;
  readonly lastItem: number;
  readonly items: number;
  readonly planned: number;
  readonly consented: number;
  readonly isAsked: boolean;
  readonly mostADay: number;
  readonly leftBefore: number;
  readonly beganAt: Date;
  readonly decidedAt: Date | null;
}

type Key = Pick<FlowRow, 'userId' | 'flowId'>;

const columns = sql`flow_id as "flowId", run_id as "runId", series, day::text as day, batch, version, state, first_item as "firstItem",
  last_item as "lastItem", items, planned, consented, is_asked as "isAsked", most_a_day as "mostADay", left_before as "leftBefore",
  began_at as "beganAt", decided_at as "decidedAt"`;

/** The run that is being prepared or waits: of the order (series 0), or of a dry run. */
export async function findOpen(tx: Tx, { userId, flowId }: Key, isDry: boolean): Promise<FlowRunRow | undefined> {
  const { rows } = await sql<FlowRunRow>`
    select ${columns} from listing_flow_runs
    where user_id = ${userId} and flow_id = ${flowId} and state in ('preparing', 'waiting') and (series = 0) = ${!isDry}`.execute(
    tx,
  );
  return rows[0];
}

/** Stores a batch under its key, which a second one of the same day and number would break. */
export async function insertFlowRun(
  tx: Tx,
  { userId, flowId, version, mostADay }: FlowRow,
  run: Pick<
    FlowRunRow,
    'runId' | 'series' | 'day' | 'batch' | 'firstItem' | 'lastItem' | 'items' | 'leftBefore' | 'beganAt'
  >,
): Promise<void> {
  await tx
    .insertInto('listing_flow_runs')
    .values({
      ...{ user_id: userId, flow_id: flowId, version, most_a_day: mostADay, state: 'preparing' },
      ...{ series: run.series, day: run.day, batch: run.batch, run_id: run.runId, items: run.items },
      ...{ first_item: run.firstItem, last_item: run.lastItem, left_before: run.leftBefore, began_at: run.beganAt },
    })
    .execute();
}

export interface FlowRunOutcome {
  readonly state: FlowRunState;
  readonly planned?: number;
  readonly consented?: number;
  readonly consented_on?: string;
  readonly is_asked?: boolean;
  readonly most_a_day?: number;
  readonly left_before?: number;
  readonly decided_at?: Date;
}

export async function settleFlowRun(tx: Tx, { userId }: Key, runId: number, outcome: FlowRunOutcome): Promise<void> {
  await tx
    .updateTable('listing_flow_runs')
    .set(outcome)
    .where('user_id', '=', userId)
    .where('run_id', '=', runId)
    .execute();
}

/** How many listings the order's runs were consented to on a day, and how many batches it began on it. */
export async function countDay(
  db: Db,
  { userId, flowId }: Key,
  day: string,
): Promise<{ readonly consented: number; readonly batches: number }> {
  const { rows } = await sql<{ consented: number; batches: number }>`
    select
      (select coalesce(sum(consented), 0)::int from listing_flow_runs
        where user_id = ${userId} and flow_id = ${flowId} and consented_on = ${day}) as consented,
      (select coalesce(max(batch), 0)::int from listing_flow_runs
        where user_id = ${userId} and flow_id = ${flowId} and series = 0 and day = ${day}) as batches`.execute(db);
  return rows[0] ?? { consented: 0, batches: 0 };
}

/** What a dry run has found so far. */
export async function countSeries(
  db: Db,
  { userId, flowId }: Key,
  series: number,
): Promise<{ readonly planned: number; readonly batches: number }> {
  const { rows } = await sql<{ planned: number; batches: number }>`
    select coalesce(sum(planned), 0)::int as planned, coalesce(max(batch), 0)::int as batches
    from listing_flow_runs where user_id = ${userId} and flow_id = ${flowId} and series = ${series}`.execute(db);
  return rows[0] ?? { planned: 0, batches: 0 };
}

export async function lastSeries(db: Db, { userId, flowId }: Key): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(max(series), 0)::int as n from listing_flow_runs where user_id = ${userId} and flow_id = ${flowId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The latest runs of the order that were consented to after a moment. */
export async function listConsented(db: Db, { userId, flowId }: Key, since: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ runId: number }>`
    select run_id as "runId" from listing_flow_runs
    where user_id = ${userId} and flow_id = ${flowId} and series = 0 and state = 'consented' and decided_at > ${since}
    order by run_id desc limit ${limit}`.execute(db);
  return rows.map(({ runId }) => runId);
}

/** The runs of a flow before one, the newest first; dry runs too. */
export async function listFlowRuns(
  db: Db,
  { userId, flowId }: Key,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<FlowRunRow[]> {
  const before = beforeId === undefined ? sql`` : sql`and run_id < ${beforeId}`;
  const { rows } = await sql<FlowRunRow>`
    select ${columns} from listing_flow_runs where user_id = ${userId} and flow_id = ${flowId} ${before}
    order by run_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The runs of these flows that wait for the seller. */
export async function listWaitingRuns(
  db: Db,
  userId: number,
  flowIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ flowId: number; runId: number }>`
    select flow_id as "flowId", run_id as "runId" from listing_flow_runs
    where user_id = ${userId} and flow_id = any(${[...flowIds]}::bigint[]) and series = 0 and state = 'waiting'`.execute(
    db,
  );
  return new Map(rows.map(({ flowId, runId }) => [flowId, runId]));
}

/** The batches of a flow's latest dry run, in their order. */
export async function listDryRuns(db: Db, key: Key): Promise<FlowRunRow[]> {
  const series = await lastSeries(db, key);
  if (series === 0) return [];
  const { rows } = await sql<FlowRunRow>`
    select ${columns} from listing_flow_runs
    where user_id = ${key.userId} and flow_id = ${key.flowId} and series = ${series} order by batch`.execute(db);
  return rows;
}
