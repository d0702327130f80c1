import { asksFirst, batchSize } from '@quayside/kernel/flows';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { countCatalogue, selectUnlistedIds } from '../products/index.ts';
import { dryStep } from './dry-run.ts';
import { dayAt, nextDay } from './flow-day.ts';
import { countDay, type FlowRunRow, findOpen, insertFlowRun, settleFlowRun } from './flow-runs.repository.ts';
import { type FlowRow, getFlow, lockFlow, noteProgress, storePause } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';
import { closeOpen, consentEntry, decide, noteConsent } from './open-run.ts';
import { findTrouble, type Trouble } from './troubles.ts';

/** How long to wait for a preparation or for the seller, in real time. */
const POLL_MS = 1_000;
/** The most batches of a day. The next day goes on where this one stopped. */
const MOST_BATCHES = 40;

/**
 * Does what a flow has to do now: begins a run, decides a prepared one, waits, or pauses itself. Each step is one transaction under the
 * flow's lock, so that two workers never begin the same batch, and a killed one leaves nothing half done.
 */
export async function advanceFlow(
  deps: FlowsDeps,
  userId: number,
  flowId: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    run.signal.throwIfAborted();
    isMore = await step(deps, userId, flowId);
    await run.noteProgress();
  }
}

/** @returns whether there is more to do now */
async function step(deps: FlowsDeps, userId: number, flowId: number): Promise<boolean> {
  const seen = await getFlow(deps.db, userId, flowId);
  if (!seen) return false;
  const isAllowed = await deps.mayUseFlows(userId, seen.orderedBy);
  return withTransaction(deps.db, async (tx) => {
    const flow = await lockFlow(tx, userId, flowId);
    if (!flow) return false;
    const account = await getAccount(tx, userId, flow.accountId);
    const isMoreDry = flow.drySeries !== null && (await dryStep(deps, tx, flow, account, isAllowed));
    const isDue = flow.nextAt !== null && flow.nextAt <= deps.clock.monotonic();
    const isMore = isDue && (await orderStep(deps, tx, flow, account, isAllowed));
    return isMoreDry || isMore;
  });
}

async function orderStep(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account | undefined,
  isAllowed: boolean,
): Promise<boolean> {
  const open = await findOpen(tx, flow, false);
  const waits = open && (await waitStep(deps, tx, flow, open, account));
  if (waits !== undefined) return waits;
  const trouble = await findTrouble(deps, tx, flow, account, isAllowed);
  if (trouble || !account) return pause(deps, tx, flow, account, trouble ?? { reason: 'access_expired', params: {} });
  return open ? decideStep(deps, tx, flow, account, open) : beginStep(deps, tx, flow, account);
}

/** Follows an open run that is not to be decided now. @returns undefined if it is */
async function waitStep(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  open: FlowRunRow,
  account: Account | undefined,
): Promise<boolean | undefined> {
  const run = await deps.flowRuns.lock(tx, flow.userId, open.runId);
  if (run.confirmedAt && account) {
    await noteConsent(tx, flow, open, account, { covered: run.covered, at: run.confirmedAt });
    return true;
  }
  if (run.state === 'failed') {
    await settleFlowRun(tx, flow, open.runId, { state: 'failed', decided_at: deps.clock.now() });
    return pause(deps, tx, flow, account, { reason: 'run_failed', params: {} });
  }
  if (run.state === 'cancelled') {
    await settleFlowRun(tx, flow, open.runId, { state: 'discarded' });
    await emitEvents(tx, flow.userId, [{ kind: 'flow', flowId: flow.flowId }]);
    // Whoever discards a run does not want the next one a second later.
    return account ? restUntilTomorrow(deps, tx, flow, account) : true;
  }
  if (run.state === 'prepared' && open.state === 'preparing') return undefined;
  return wait(deps, tx, flow);
}

async function decideStep(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account,
  open: FlowRunRow,
): Promise<boolean> {
  const { userId, flowId } = flow;
  const now = deps.clock.now();
  const day = dayAt(account.sourceSite, now);
  const left = flow.mostADay - (await countDay(tx, flow, day)).consented;
  const { going, firstBeyond } = await decide(deps, tx, flow, account, open, left);
  const planned = going.length;
  const decided = { planned, decided_at: now, left_before: Math.max(0, left), most_a_day: flow.mostADay };
  const { runId } = open;
  // Items that only the number of the day has left out are the first of the next.
  if (firstBeyond !== null) await noteProgress(tx, flow, { cursor: firstBeyond - 1 });
  await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
  if (planned === 0) {
    await deps.flowRuns.discard(tx, userId, runId, SYSTEM);
    await settleFlowRun(tx, flow, runId, { ...decided, state: 'nothing' });
    return true;
  }
  if (asksFirst(flow, planned)) {
    await settleFlowRun(tx, flow, runId, { ...decided, state: 'waiting', is_asked: true });
    return wait(deps, tx, flow);
  }
  const person = { kind: flow.orderedByKind, id: flow.orderedBy };
  await deps.flowRuns.consent(tx, userId, runId, planned, { person, entry: consentEntry(flow, planned) });
  await settleFlowRun(tx, flow, runId, { ...decided, state: 'consented', consented: planned, consented_on: day });
  return true;
}

async function beginStep(deps: FlowsDeps, tx: Tx, found: FlowRow, account: Account): Promise<boolean> {
  const { userId, flowId, accountId, filter, sites } = found;
  const now = deps.clock.now();
  const day = dayAt(account.sourceSite, now);
  const flow = found.day === day ? found : { ...found, day, dayFrom: found.cursor, hasWrapped: false };
  if (flow !== found) await noteProgress(tx, flow, { day, day_from: flow.dayFrom, has_wrapped: false });
  const { consented, batches } = await countDay(tx, flow, day);
  const left = flow.mostADay - consented;
  if (left <= 0 || batches >= MOST_BATCHES) return restUntilTomorrow(deps, tx, flow, account);
  const upTo = flow.hasWrapped ? flow.dayFrom : null;
  const place = { after: flow.cursor, upTo, limit: batchSize(left, sites.length) };
  const itemIds = await selectUnlistedIds(tx, { userId, accountId, filter, sites }, place);
  const [first, last] = [itemIds[0], itemIds.at(-1)];
  if (first === undefined || last === undefined) {
    if (!flow.hasWrapped && flow.dayFrom > 0) {
      await noteProgress(tx, flow, { cursor: 0, has_wrapped: true });
      return true;
    }
    await noteProgress(tx, flow, { cursor: 0 });
    return restUntilTomorrow(deps, tx, flow, account);
  }
  const orderedBy = flow.orderedBy;
  const runId = await deps.flowRuns.begin(tx, { userId, accountId, flowId, itemIds, sites, orderedBy });
  await insertFlowRun(tx, flow, {
    ...{ runId, series: 0, day, batch: batches + 1, items: itemIds.length, leftBefore: left, beganAt: now },
    ...{ firstItem: first, lastItem: last },
  });
  await noteProgress(tx, flow, { cursor: last, catalogue: await countCatalogue(tx, userId, accountId) });
  await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
  return wait(deps, tx, flow);
}

/** Looks again soon. @returns false */
async function wait(deps: FlowsDeps, tx: Tx, flow: FlowRow): Promise<false> {
  const next = new Date(deps.clock.monotonic().getTime() + deps.clock.ofMachine(POLL_MS));
  await noteProgress(tx, flow, { next_at: next });
  return false;
}

async function restUntilTomorrow(deps: FlowsDeps, tx: Tx, flow: FlowRow, { sourceSite }: Account): Promise<false> {
  await noteProgress(tx, flow, { next_at: deps.clock.toMonotonic(nextDay(sourceSite, deps.clock.now())) });
  return false;
}

/** Switches a flow off, and says why. Nothing that it has prepared is listed. @returns false */
async function pause(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account | undefined,
  trouble: Trouble,
): Promise<false> {
  const { userId, flowId, name, version } = flow;
  await closeOpen(deps, tx, flow, account);
  await storePause(tx, flow, trouble, deps.clock.now());
  const after = { name, version, paused: trouble.reason, ...trouble.params };
  await recordHistory(tx, userId, [
    {
      actor: SYSTEM,
      entity: 'listing-flow',
      entityId: flowId,
      field: 'listing-flow',
      before: null,
      after,
      why: 'flow_paused',
    },
  ]);
  await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
  return false;
}
