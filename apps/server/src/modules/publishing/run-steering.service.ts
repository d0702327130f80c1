import type { RunView } from '@quayside/contract';
import { listingKeyOf, type ReasonCode } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { reasonAgainst } from '../facts/index.ts';
import { actorOf, type HistoryInput, type Person, recordGroup } from '../history/index.ts';
import { changeListings, holdQueueing, listListings, sendContents, sendEnds } from '../listings/index.ts';
import { getItems, lockItems, refreshListingsAbroad } from '../products/index.ts';
import { findTakenTitles } from '../translations/index.ts';
import { notePresentPause } from './outcomes.ts';
import { enqueueCarryOut } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listFailedRunItems, settleRunItems } from './run-items.repository.ts';
import { planLine, planOf } from './run-plan.ts';
import * as repository from './runs.repository.ts';
import { countConsented, getRun } from './runs.service.ts';

/**
 * Stores the seller's consent to exactly the number that was shown.
 * @throws run_not_found, run_not_prepared, run_changed, account_disconnected, site_disabled
 */
export async function confirmRun(
  deps: PublishingDeps,
  who: Who,
  runId: number,
  consent: { allowDrafts: boolean; expected: number },
): Promise<RunView> {
  const { userId } = who;
  const person = actorOf(who);
  await withTransaction(deps.db, async (tx) => {
    const run = await repository.lockRun(tx, userId, runId);
    if (!run) throw fail('run_not_found');
    // A repeated confirmation changes nothing, because the first response may have been lost.
    if (run.confirmedAt && run.state !== 'prepared') return;
    const entry = { field: 'consent', after: consent, why: `${run.kind}_confirmed` } as const;
    await consentTo(deps, tx, run, consent, { person, entry });
  });
  return getRun(deps, userId, runId);
}

/** Who consents, and how the history says it. */
export interface Consenting {
  readonly person: Person;
  readonly entry: Pick<HistoryInput, 'field' | 'after' | 'why'>;
}

/**
 * Consents to a prepared run in the caller's transaction, if it has exactly the expected number.
 * @param run locked
 * @throws run_not_prepared, run_changed, account_disconnected, site_disabled
 */
export async function consentTo(
  deps: PublishingDeps,
  tx: Tx,
  run: repository.RunRow,
  consent: { readonly allowDrafts: boolean; readonly expected: number },
  { person, entry }: Consenting,
): Promise<void> {
  const { userId, runId } = run;
  if (run.state !== 'prepared' || run.isUndecided) throw fail('run_not_prepared');
  const account = await getAccount(tx, userId, run.accountId);
  if (account?.tokenState !== 'A') throw fail('account_disconnected');
  // A site may have been switched off since the run was prepared.
  if (run.kind === 'list') await deps.refuseDisabledSites(tx, userId, run.accountId, run.sites);
  const counts = (await repository.listCounts(tx, userId, [runId])).get(runId) ?? [];
  const actual = countConsented(counts, consent);
  if (actual !== consent.expected || actual === 0) throw fail('run_changed', { vars: { actual } });
  const plan = await planOf(tx, { connector: deps.connectors.get(account.platform), clock: deps.clock }, run, consent);
  if (plan) deps.log.info({ userId, runId, plan }, planLine(plan));
  await repository.updateRun(tx, userId, runId, {
    state: 'confirmed',
    plan: plan && JSON.stringify(plan),
    allow_drafts: consent.allowDrafts,
    confirmed_by: person.id,
    confirmed_by_kind: person.kind,
    confirmed_at: deps.clock.now(),
  });
  // The run's listings are recorded under the consent as they are queued.
  const group = { actor: person, entity: 'run' as const, entityId: runId, before: null, ...entry };
  await recordGroup(tx, userId, group, `run:${runId}`);
  await enqueueCarryOut(deps.jobs, tx, { userId, runId });
  await notePresentPause(tx, account);
  await emitEvents(tx, userId, [{ kind: 'run', runId }]);
}

/** The number of run items that are resent in one transaction. */
const RETRY_STEP = 500;

/**
 * Resends failed run items: all that a retry may fix, or those with one reason. A listing whose title another item has
 * by now stays failed with that reason.
 * @throws run_not_found, run_not_prepared
 */
export async function retryRun(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  reason: ReasonCode | undefined,
): Promise<RunView> {
  const found = await repository.getRun(deps.db, userId, runId);
  if (!found) throw fail('run_not_found');
  if (found.state !== 'done' && found.state !== 'running') throw fail('run_not_prepared');
  const failed = await listFailedRunItems(deps.db, userId, runId, reason);
  for (let from = 0; from < failed.length; from += RETRY_STEP) {
    const runItems = failed.slice(from, from + RETRY_STEP);
    await withTransaction(deps.db, async (tx) => {
      await holdQueueing(tx, userId);
      const run = await repository.lockRun(tx, userId, runId);
      if (run?.state !== 'done' && run?.state !== 'running') return;
      const itemIds = [...new Set(runItems.map((runItem) => runItem.itemId))];
      await lockItems(tx, userId, itemIds);
      const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
      const rows = await listListings(tx, userId, itemIds);
      const listings = new Map(rows.map((row) => [listingKeyOf(row), row]));
      const wanted = runItems.flatMap((runItem) => {
        const listing = listings.get(listingKeyOf(runItem));
        const isStillSo = listing?.state === (run.kind === 'list' ? 'F' : 'L');
        const item = items.get(runItem.itemId);
        // The seller has changed the item since: the run item stays failed.
        if (run.kind === 'list' && (!item || reasonAgainst(item))) return [];
        const { listingKey } = listing ?? {};
        return isStillSo && listingKey ? [{ ...listing, accountId: run.accountId, listingKey }] : [];
      });
      const taken = await findTakenTitles(tx, userId, wanted, items);
      const again = wanted.filter((listing) => !taken.has(listingKeyOf(listing)));
      await settleRunItems(
        tx,
        userId,
        wanted.map((listing) => {
          const reason = taken.get(listingKeyOf(listing)) ?? null;
          const { itemId, site } = listing;
          return { runId, itemId, site, outcome: reason ? 'failed' : 'queued', reason };
        }),
      );
      if (run.kind === 'list') {
        await changeListings(
          tx,
          userId,
          run.accountId,
          wanted.map((listing) => {
            const reason = taken.get(listingKeyOf(listing)) ?? null;
            return { itemId: listing.itemId, site: listing.site, state: reason ? 'F' : 'Q', reason };
          }),
        );
      }
      await (run.kind === 'list' ? sendContents : sendEnds)(tx, userId, again, runId);
      await refreshListingsAbroad(
        tx,
        userId,
        again.map((runItem) => runItem.itemId),
      );
      await repository.updateRun(tx, userId, runId, { state: 'running', finished_at: null });
      await repository.finishRuns(tx, userId, [runId], deps.clock.now());
      await emitEvents(tx, userId, [{ kind: 'run', runId }]);
    });
  }
  return getRun(deps, userId, runId);
}
