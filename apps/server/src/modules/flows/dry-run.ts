import { batchSize } from '@quayside/kernel/flows';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { SYSTEM } from '../history/index.ts';
import { selectUnlistedIds } from '../products/index.ts';
import { dayAt } from './flow-day.ts';
import {
  countDay,
  countSeries,
  type FlowRunRow,
  findOpen,
  insertFlowRun,
  settleFlowRun,
} from './flow-runs.repository.ts';
import { type FlowRow, noteProgress } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';
import { decide } from './open-run.ts';

/** So many batches show what a flow does; the rest of a long walk would only repeat it. */
const MOST_DRY_BATCHES = 10;

/**
 * One step of a dry run: prepares and decides as the order would today, by the same functions, and discards every run in the transaction
 * that decides it, so that nobody can consent to it.
 * @returns whether there is more to do now
 */
export async function dryStep(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account | undefined,
  isAllowed: boolean,
): Promise<boolean> {
  const open = await findOpen(tx, flow, true);
  if (!account || !isAllowed) return endDry(deps, tx, flow, open);
  const day = dayAt(account.sourceSite, deps.clock.now());
  const { planned, batches } = await countSeries(tx, flow, flow.drySeries ?? 0);
  const left = flow.mostADay - (await countDay(tx, flow, day)).consented - planned;
  if (open) return decideDry(deps, tx, flow, account, open, left);
  if (left <= 0 || batches >= MOST_DRY_BATCHES) return endDry(deps, tx, flow, open);
  const { userId, flowId, accountId, filter, sites } = flow;
  const place = { after: flow.dryCursor, upTo: null, limit: batchSize(left, sites.length) };
  const itemIds = await selectUnlistedIds(tx, { userId, accountId, filter, sites }, place);
  const [first, last] = [itemIds[0], itemIds.at(-1)];
  if (first === undefined || last === undefined) return endDry(deps, tx, flow, open);
  const orderedBy = flow.orderedBy;
  const runId = await deps.flowRuns.begin(tx, { userId, accountId, flowId, itemIds, sites, orderedBy });
  await insertFlowRun(tx, flow, {
    ...{ runId, series: flow.drySeries ?? 0, day, batch: batches + 1, items: itemIds.length, leftBefore: left },
    ...{ firstItem: first, lastItem: last, beganAt: deps.clock.now() },
  });
  await noteProgress(tx, flow, { dry_cursor: last });
  await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
  return false;
}

async function decideDry(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account,
  open: FlowRunRow,
  left: number,
): Promise<boolean> {
  const { state } = await deps.flowRuns.lock(tx, flow.userId, open.runId);
  if (state === 'preparing') return false;
  if (state !== 'prepared') return endDry(deps, tx, flow, open);
  const { going, firstBeyond } = await decide(deps, tx, flow, account, open, left);
  await deps.flowRuns.discard(tx, flow.userId, open.runId, SYSTEM);
  await settleFlowRun(tx, flow, open.runId, {
    ...{ state: 'shown', planned: going.length, left_before: Math.max(0, left), decided_at: deps.clock.now() },
  });
  if (firstBeyond !== null) await noteProgress(tx, flow, { dry_series: null });
  await emitEvents(tx, flow.userId, [{ kind: 'flow', flowId: flow.flowId }]);
  return firstBeyond === null;
}

/** Ends a dry run, and discards its open batch if there is one. */
export async function endDry(deps: FlowsDeps, tx: Tx, flow: FlowRow, open: FlowRunRow | undefined): Promise<false> {
  if (open) {
    await deps.flowRuns.lock(tx, flow.userId, open.runId);
    await deps.flowRuns.discard(tx, flow.userId, open.runId, SYSTEM);
    await settleFlowRun(tx, flow, open.runId, { state: 'failed', decided_at: deps.clock.now() });
  }
  await noteProgress(tx, flow, { dry_series: null });
  await emitEvents(tx, flow.userId, [{ kind: 'flow', flowId: flow.flowId }]);
  return false;
}
