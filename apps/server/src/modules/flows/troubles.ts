import { DAY_MS, isCatalogueDrop, type Reason, type Site, siteFacts } from '@quayside/kernel';
import { type FlowPause, haveMostFailed } from '@quayside/kernel/flows';
import type { Tx } from '../../platform/database/db.ts';
import { CallFailure } from '../../platform/http/fail.ts';
import type { Account } from '../accounts/index.ts';
import { countCatalogue } from '../products/index.ts';
import { listTooOldPairs } from '../rates/index.ts';
import { getDrop } from '../sync/index.ts';
import { listConsented } from './flow-runs.repository.ts';
import type { FlowRow } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';

export interface Trouble {
  readonly reason: FlowPause;
  readonly params: Reason['params'];
}

/** Failures of these last days and runs decide whether most of what a flow lists fails. */
const FAILED_WITHIN_MS = 3 * DAY_MS;
const FAILED_RUNS = 5;

/** What keeps a flow from listing anything until the seller has looked; undefined if nothing does. */
export async function findTrouble(
  deps: FlowsDeps,
  tx: Tx,
  flow: FlowRow,
  account: Account | undefined,
  isAllowed: boolean,
): Promise<Trouble | undefined> {
  if (!isAllowed) return { reason: 'not_allowed', params: {} };
  if (account?.tokenState !== 'A' || account.leaving !== null) return { reason: 'access_expired', params: {} };
  return (
    (await disabledSite(deps, tx, flow)) ??
    (await staleRate(deps, tx, flow, account.sourceSite)) ??
    (await droppedCatalogue(tx, flow)) ??
    (await mostFailed(deps, tx, flow))
  );
}

async function disabledSite(
  deps: FlowsDeps,
  tx: Tx,
  { userId, accountId, sites }: FlowRow,
): Promise<Trouble | undefined> {
  try {
    await deps.refuseDisabledSites(tx, userId, accountId, sites);
    return undefined;
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'site_disabled') return { reason: 'site_disabled', params: {} };
    throw error;
  }
}

/** No price may be converted by a rate that is too old, so that the items would only collect refusals. */
async function staleRate(deps: FlowsDeps, tx: Tx, { sites }: FlowRow, home: Site): Promise<Trouble | undefined> {
  const tooOld = await listTooOldPairs(tx, deps.clock.now());
  const { currency } = siteFacts(home);
  const found = sites.map((site) => siteFacts(site).currency).find((other) => tooOld.has(currency + other));
  return found && { reason: 'rate_stale', params: { currency: found } };
}

/** A home list in doubt, or far fewer items than when the flow last began a run. */
async function droppedCatalogue(tx: Tx, { userId, accountId, catalogue }: FlowRow): Promise<Trouble | undefined> {
  const drop = await getDrop(tx, { userId, accountId });
  if (drop) return { reason: 'catalogue_dropped', params: { known: drop.known, missing: drop.missing } };
  if (catalogue === null) return undefined;
  const missing = catalogue - (await countCatalogue(tx, userId, accountId));
  if (!isCatalogueDrop({ known: catalogue, missing })) return undefined;
  return { reason: 'catalogue_dropped', params: { known: catalogue, missing } };
}

async function mostFailed(deps: FlowsDeps, tx: Tx, flow: FlowRow): Promise<Trouble | undefined> {
  const recent = deps.clock.now().getTime() - FAILED_WITHIN_MS;
  const since = new Date(Math.max(recent, flow.enabledAt?.getTime() ?? 0));
  const runIds = await listConsented(tx, flow, since, FAILED_RUNS);
  const outcomes = await deps.flowRuns.countOutcomes(tx, flow.userId, runIds);
  return haveMostFailed(outcomes) ? { reason: 'most_failed', params: outcomes } : undefined;
}
