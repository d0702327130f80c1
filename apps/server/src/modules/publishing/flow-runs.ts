import type { RunState } from '@quayside/contract';
import type { Reason, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { settleRunItems } from './run-items.repository.ts';
import { type Consenting, consentTo } from './run-steering.service.ts';
import { stopRun } from './run-stopping.service.ts';
import * as repository from './runs.repository.ts';
import { countConsented, storeRun } from './runs.service.ts';

/** A run as the standing order that started it sees it. */
export interface FlowRun {
  readonly state: RunState;
  readonly confirmedAt: Date | null;
  /** Listings that the consent covered: those that were not skipped. */
  readonly covered: number;
}

/** An item on a site that waits in a prepared run. */
export interface WaitingItem {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: 'ready' | 'draft' | 'blocked';
  readonly titleLabel: string | null;
  readonly priceMinor: number | null;
  readonly currency: string | null;
  /** It has been listed there and ended, or has failed. */
  readonly wasTried: boolean;
}

/** How a standing order starts runs. Each function works in the caller's transaction, so that an order and its run never differ. */
export interface FlowRunsPort {
  /** @returns the id of a run that is being prepared. @throws site_disabled */
  begin(
    tx: Tx,
    run: {
      readonly userId: number;
      readonly accountId: number;
      readonly flowId: number;
      readonly itemIds: readonly number[];
      readonly sites: readonly Site[];
      readonly orderedBy: number;
    },
  ): Promise<number>;
  /** Locks the run until the transaction ends. */
  lock(tx: Tx, userId: number, runId: number): Promise<FlowRun>;
  listWaiting(tx: Tx, userId: number, runId: number): Promise<readonly WaitingItem[]>;
  /** Leaves out items on sites of a locked run; null keeps the reason of their verdict. */
  leaveOut(
    tx: Tx,
    userId: number,
    runId: number,
    items: readonly { readonly itemId: number; readonly site: Site; readonly reason: Reason | null }[],
  ): Promise<void>;
  /** Consents to a locked run. @throws run_changed, account_disconnected, site_disabled */
  consent(tx: Tx, userId: number, runId: number, expected: number, consenting: Consenting): Promise<void>;
  /** Discards a run without consent; one that has ended or was consented to stays as it is. */
  discard(tx: Tx, userId: number, runId: number, actor: Actor): Promise<void>;
  /** How many listings of these runs have gone live and have failed. */
  countOutcomes(db: Db, userId: number, runIds: readonly number[]): Promise<{ listed: number; failed: number }>;
}

export function createFlowRuns(deps: PublishingDeps): FlowRunsPort {
  return {
    async begin(tx, { userId, accountId, flowId, itemIds, sites, orderedBy }) {
      await deps.refuseDisabledSites(tx, userId, accountId, sites);
      const selection = { accountId, itemIds };
      const run = { accountId, kind: 'list' as const, selection, sites, itemsTotal: itemIds.length, flowId };
      return storeRun(deps, tx, { userId, loginId: orderedBy }, run);
    },
    async lock(tx, userId, runId) {
      const { state, confirmedAt, allowDrafts } = await lockedRun(tx, userId, runId);
      const counts = (await repository.listCounts(tx, userId, [runId])).get(runId) ?? [];
      const waiting = countConsented(counts, { allowDrafts });
      const past = counts.filter(({ outcome }) => outcome !== 'waiting' && outcome !== 'skipped');
      return { state, confirmedAt, covered: past.reduce((sum, { n }) => sum + n, waiting) };
    },
    listWaiting,
    async leaveOut(tx, userId, runId, items) {
      await settleRunItems(
        tx,
        userId,
        items.map(({ itemId, site, reason }) => ({
          ...{ runId, itemId, site, outcome: 'skipped' as const },
          ...(reason ? { reason } : {}),
        })),
      );
      await repository.updateRun(tx, userId, runId, { is_undecided: false });
    },
    async consent(tx, userId, runId, expected, consenting) {
      const run = await lockedRun(tx, userId, runId);
      await consentTo(deps, tx, run, { allowDrafts: false, expected }, consenting);
    },
    async discard(tx, userId, runId, actor) {
      const run = await lockedRun(tx, userId, runId);
      if (run.finishedAt === null && run.confirmedAt === null) await stopRun(deps, tx, run, actor);
    },
    async countOutcomes(db, userId, runIds) {
      const counts = [...(await repository.listCounts(db, userId, runIds)).values()].flat();
      const of = (outcome: string) =>
        counts.filter((count) => count.outcome === outcome).reduce((sum, { n }) => sum + n, 0);
      return { listed: of('listed'), failed: of('failed') };
    },
  };
}

async function lockedRun(tx: Tx, userId: number, runId: number): Promise<repository.RunRow> {
  const run = await repository.lockRun(tx, userId, runId);
  if (!run) throw new Error(`Run ${runId} of a listing flow does not exist`);
  return run;
}

async function listWaiting(tx: Tx, userId: number, runId: number): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select c.item_id as "itemId", c.site, c.verdict, c.title_label as "titleLabel", c.price_minor as "priceMinor", c.currency,
      coalesce(l.state in ('F', 'E') or l.ended_at is not null, false) as "wasTried"
    from run_items c
    left join listings l on l.user_id = c.user_id and l.item_id = c.item_id and l.site = c.site
    where c.user_id = ${userId} and c.run_id = ${runId} and c.outcome = 'waiting'
    order by c.item_id, c.site`.execute(tx);
  return rows;
}
