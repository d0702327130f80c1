import type { FlowRunView, ListingFlow } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { dayAt } from './flow-day.ts';
import { countDay, type FlowRunRow, listDryRuns, listWaitingRuns } from './flow-runs.repository.ts';
import type { FlowRow } from './flows.repository.ts';

export function toRunView({ flowId: _, firstItem: _first, lastItem: _last, ...run }: FlowRunRow): FlowRunView {
  return { ...run, beganAt: run.beganAt.toISOString(), decidedAt: run.decidedAt?.toISOString() ?? null };
}

/** Flows as the seller sees them. An account has so few that each is completed by itself. */
export async function viewsOf(
  db: Db,
  userId: number,
  rows: readonly FlowRow[],
  accounts: readonly Account[],
  now: Date,
): Promise<ListingFlow[]> {
  const waiting = await listWaitingRuns(
    db,
    userId,
    rows.map(({ flowId }) => flowId),
  );
  const views: ListingFlow[] = [];
  for (const row of rows) {
    const home = accounts.find(({ accountId }) => accountId === row.accountId)?.sourceSite;
    const day = home ? dayAt(home, now) : now.toISOString().slice(0, 10);
    const { consented } = await countDay(db, row, day);
    const dry = await listDryRuns(db, row);
    views.push({ ...viewOf(row, dry), today: { day, consented }, waitingRunId: waiting.get(row.flowId) ?? null });
  }
  return views;
}

function viewOf(row: FlowRow, dry: readonly FlowRunRow[]): Omit<ListingFlow, 'today' | 'waitingRunId'> {
  const { accountId, name, isEnabled, filter, sites, titles, leastMargin, mostADay, asks, asksAbove } = row;
  const { flowId: id, version, pausedReason, pausedParams, pausedAt, drySeries } = row;
  // A dry run that has begun no batch yet shows none of an earlier one.
  const runs = drySeries === null ? dry : dry.filter(({ series }) => series === drySeries);
  return {
    ...{ id, version, accountId, name, isEnabled, filter, sites, titles, leastMargin, mostADay, asks, asksAbove },
    paused: pausedReason && {
      reason: pausedReason,
      params: pausedParams ?? {},
      at: (pausedAt ?? row.updatedAt).toISOString(),
    },
    dryRun:
      dry.length === 0 && drySeries === null ? null : { isRunning: drySeries !== null, runs: runs.map(toRunView) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
