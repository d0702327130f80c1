import { type Currency, listingKeyOf, money } from '@quayside/kernel';
import { type FlowPlan, planFlow } from '@quayside/kernel/flows';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { type Actor, SYSTEM } from '../history/index.ts';
import { getItems } from '../products/index.ts';
import { dayAt } from './flow-day.ts';
import { type FlowRunRow, findOpen, settleFlowRun } from './flow-runs.repository.ts';
import type { FlowRow } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';

/** Decides which items of a prepared run the flow lists, and leaves out the others with their reason. @param left of the day */
export async function decide(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account,
  { runId }: FlowRunRow,
  left: number,
): Promise<FlowPlan> {
  const { userId } = flow;
  const waiting = await deps.flowRuns.listWaiting(tx, userId, runId);
  const ready = waiting.flatMap(({ itemId, site, verdict, priceMinor, currency }) =>
    verdict !== 'ready' || priceMinor === null || currency === null
      ? []
      : [{ itemId, site, price: money(priceMinor, currency as Currency) }],
  );
  const margins = flow.leastMargin === null ? undefined : await marginsOf(deps, tx, flow, account, ready);
  const plan = planFlow(
    flow,
    waiting.map((one) => ({ ...one, margin: margins?.get(listingKeyOf(one)) ?? { lacks: 'price' } })),
    left,
  );
  await deps.flowRuns.leaveOut(tx, userId, runId, plan.leftOut);
  return plan;
}

async function marginsOf(
  deps: FlowsDeps,
  tx: Tx,
  { userId, accountId, sites }: FlowRow,
  { platform, sourceSite }: Account,
  ready: Parameters<FlowsDeps['sharesAt']>[2],
) {
  const items = await getItems(tx, userId, [...new Set(ready.map(({ itemId }) => itemId))]);
  const query = { userId, accountId, platform, items, sites, home: sourceSite, now: deps.clock.now() };
  return deps.sharesAt(tx, query, ready);
}

/** What the history says of a consent that the standing order gives. */
export function consentEntry({ name, version, mostADay }: FlowRow, listings: number) {
  return {
    field: 'consent' as const,
    after: { flow: name, version, expected: listings, mostADay },
    why: 'flow_confirmed' as const,
  };
}

/**
 * Closes the order's open run before the order changes: a run that the seller has consented to counts, any other one is discarded.
 * @returns whether there was one
 */
export async function closeOpen(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account | undefined,
  actor: Actor = SYSTEM,
): Promise<boolean> {
  const open = await findOpen(tx, flow, false);
  if (!open) return false;
  const run = await deps.flowRuns.lock(tx, flow.userId, open.runId);
  if (run.confirmedAt && account) {
    await noteConsent(tx, flow, open, account, { covered: run.covered, at: run.confirmedAt });
    return true;
  }
  await deps.flowRuns.discard(tx, flow.userId, open.runId, actor);
  await settleFlowRun(tx, flow, open.runId, { state: 'discarded', decided_at: deps.clock.now() });
  return true;
}

/** The seller has consented: the listings count on the day of the consent. */
export async function noteConsent(
  tx: Tx,
  flow: FlowRow,
  { runId }: FlowRunRow,
  { sourceSite }: Account,
  { covered, at }: { readonly covered: number; readonly at: Date },
): Promise<void> {
  const outcome = { state: 'consented' as const, consented: covered, consented_on: dayAt(sourceSite, at) };
  await settleFlowRun(tx, flow, runId, outcome);
}
