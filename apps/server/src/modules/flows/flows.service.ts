import {
  type FlowInput,
  type FlowRunView,
  type FlowUpdate,
  type ListingFlow,
  MAX_FLOWS,
  type Page,
} from '@quayside/contract';
import { destinationsFor } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, getAccount, listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type HistoryInput, type Person, recordHistory } from '../history/index.ts';
import { endDry } from './dry-run.ts';
import { findOpen, lastSeries, listFlowRuns } from './flow-runs.repository.ts';
import { toRunView, viewsOf } from './flow-view.ts';
import { enqueueAdvance } from './flows.enqueue.ts';
import * as repository from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';
import { closeOpen } from './open-run.ts';

const PAGE = 50;

/** @throws account_not_found */
export async function listFlows(
  deps: FlowsDeps,
  userId: number,
  accountId: number | undefined,
): Promise<ListingFlow[]> {
  const accounts = (await listAccounts(deps.db, userId)).filter(
    (account) => account.platform === 'ebay' && (accountId ?? account.accountId) === account.accountId,
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  const ids = accounts.map((account) => account.accountId);
  return viewsOf(deps.db, userId, await repository.listFlows(deps.db, userId, ids), accounts, deps.clock.now());
}

/** @throws account_not_found, account_disconnected, site_not_supported, site_disabled, too_many_flows */
export async function createFlow(deps: FlowsDeps, userId: number, input: FlowInput, by: Person): Promise<ListingFlow> {
  const flowId = await withTransaction(deps.db, async (tx) => {
    await requirePlaces(deps, tx, userId, input);
    if ((await repository.countFlows(tx, userId, input.accountId)) >= MAX_FLOWS) throw fail('too_many_flows');
    const [now, due] = [deps.clock.now(), input.isEnabled ? deps.clock.monotonic() : null];
    const created = await repository.insertFlow(tx, userId, input, { by, now, due });
    await recordOrder(tx, userId, created, by, { before: null, after: orderText(input, 1), why: 'flow_created' });
    return created;
  });
  return getFlow(deps, userId, flowId);
}

/**
 * Stores a new version of the order. What was prepared under the version before is discarded, unless the seller has consented to it.
 * @throws flow_not_found, flow_changed, flow_account_fixed, account_not_found, account_disconnected, site_not_supported, site_disabled
 */
export async function updateFlow(
  deps: FlowsDeps,
  userId: number,
  flowId: number,
  { version, ...input }: FlowUpdate,
  by: Person,
): Promise<ListingFlow> {
  await withTransaction(deps.db, async (tx) => {
    const flow = await repository.lockFlow(tx, userId, flowId);
    if (!flow) throw fail('flow_not_found');
    if (flow.version !== version) throw fail('flow_changed');
    if (flow.accountId !== input.accountId) throw fail('flow_account_fixed');
    const account = await requirePlaces(deps, tx, userId, input);
    await closeOpen(deps, tx, flow, account, by);
    const isOnAgain = input.isEnabled && !flow.isEnabled;
    await repository.storeOrder(tx, flow, input, {
      ...{ by, now: deps.clock.now(), due: input.isEnabled ? deps.clock.monotonic() : null, isOnAgain },
      isAnew: !isSame([flow.filter, flow.sites], [input.filter, input.sites]),
    });
    const why = input.isEnabled === flow.isEnabled ? 'flow_changed' : SWITCHED[`${input.isEnabled}`];
    const before = orderText(flow, flow.version);
    await recordOrder(tx, userId, flowId, by, { before, after: orderText(input, flow.version + 1), why });
  });
  return getFlow(deps, userId, flowId);
}

/**
 * Deletes the order. What was prepared under it is discarded, unless the seller has consented to it.
 * @throws flow_not_found
 */
export async function removeFlow(deps: FlowsDeps, userId: number, flowId: number, by: Person): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const flow = await repository.lockFlow(tx, userId, flowId);
    if (!flow) throw fail('flow_not_found');
    await closeOpen(deps, tx, flow, await getAccount(tx, userId, flow.accountId), by);
    if (flow.drySeries !== null) await endDry(deps, tx, flow, await findOpen(tx, flow, true));
    await repository.deleteFlow(tx, flow);
    await recordOrder(tx, userId, flowId, by, {
      ...{ before: orderText(flow, flow.version), after: null, why: 'flow_removed' as const },
    });
  });
}

const SWITCHED = { true: 'flow_switched_on', false: 'flow_switched_off' } as const;

/** @throws flow_not_found, dry_run_running, account_disconnected, site_disabled */
export async function beginDryRun(deps: FlowsDeps, userId: number, flowId: number): Promise<ListingFlow> {
  await withTransaction(deps.db, async (tx) => {
    const flow = await repository.lockFlow(tx, userId, flowId);
    if (!flow) throw fail('flow_not_found');
    if (flow.drySeries !== null) throw fail('dry_run_running');
    const account = await getAccount(tx, userId, flow.accountId);
    if (account?.tokenState !== 'A') throw fail('account_disconnected');
    await deps.refuseDisabledSites(tx, userId, flow.accountId, flow.sites);
    const series = (await lastSeries(tx, flow)) + 1;
    await repository.noteProgress(tx, flow, { dry_series: series, dry_cursor: flow.cursor });
    await enqueueAdvance(deps.jobs, tx, { userId, flowId });
    await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
  });
  return getFlow(deps, userId, flowId);
}

/** @throws flow_not_found */
export async function listRuns(
  deps: FlowsDeps,
  userId: number,
  flowId: number,
  { cursor, limit = PAGE }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Page<FlowRunView>> {
  if (!(await repository.getFlow(deps.db, userId, flowId))) throw fail('flow_not_found');
  const beforeId = cursor === undefined ? undefined : readIdCursor(cursor);
  const rows = await listFlowRuns(deps.db, { userId, flowId }, { beforeId, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.runId));
  return { list: shown.map(toRunView), nextCursor };
}

async function getFlow(deps: FlowsDeps, userId: number, flowId: number): Promise<ListingFlow> {
  const row = await repository.getFlow(deps.db, userId, flowId);
  const accounts = await listAccounts(deps.db, userId);
  const [view] = await viewsOf(deps.db, userId, row ? [row] : [], accounts, deps.clock.now());
  if (!view) throw fail('flow_not_found');
  return view;
}

/** @throws account_not_found, site_not_supported; account_disconnected, site_disabled if it is to be on */
async function requirePlaces(deps: FlowsDeps, tx: Tx, userId: number, input: FlowInput): Promise<Account> {
  const account = await getAccount(tx, userId, input.accountId);
  if (account?.platform !== 'ebay') throw fail('account_not_found');
  const destinations = destinationsFor('ebay', 'ebay').filter((site) => site !== account.sourceSite);
  if (input.sites.some((site) => !destinations.includes(site))) throw fail('site_not_supported');
  if (!input.isEnabled) return account;
  if (account.tokenState !== 'A' || account.leaving !== null) throw fail('account_disconnected');
  await deps.refuseDisabledSites(tx, userId, account.accountId, input.sites);
  return account;
}

/** What the history keeps of an order: the parts that decide what goes live. */
function orderText(
  {
    name,
    isEnabled,
    sites,
    mostADay,
    asks,
    asksAbove,
    leastMargin,
  }: Omit<FlowInput, 'accountId' | 'filter' | 'titles'>,
  version: number,
) {
  return { name, version, isEnabled, sites, mostADay, asks, asksAbove, leastMargin };
}

async function recordOrder(
  tx: Tx,
  userId: number,
  flowId: number,
  actor: Person,
  change: Pick<HistoryInput, 'before' | 'after' | 'why'>,
): Promise<void> {
  await recordHistory(tx, userId, [
    { actor, entity: 'listing-flow', entityId: flowId, field: 'listing-flow', ...change },
  ]);
  await emitEvents(tx, userId, [{ kind: 'flow', flowId }]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
