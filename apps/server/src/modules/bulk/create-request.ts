import { type BulkInput, type BulkStatus, type BulkType, MAX_BULK_LISTINGS, MAX_BULK_ROWS } from '@quayside/contract';
import { type Site, sitesOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { CallFailure, fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { findRequest, insertRequest, insertRows } from './bulk.repository.ts';
import { ebayAccount, getStatus } from './bulk.service.ts';
import type { BulkDeps } from './bulk-deps.ts';
import { placeRows } from './place-rows.ts';
import { type GivenBulk, readBulk } from './read-bulk.ts';

const readRows = fileReader('bulk.rows', readBulk);

/**
 * Reads the rows, stores them with what is wrong with them, and prepares a run of the good ones, in one transaction. Nothing goes live
 * before the consent.
 * @throws account_not_found, bulk_too_long, file_too_heavy, files_waiting
 */
export function createRequest(
  deps: BulkDeps,
  who: Who,
  place: { readonly accountId: number; readonly type: BulkType },
  { sites, ...body }: BulkInput,
): Promise<BulkStatus> {
  const { userId } = who;
  const given: GivenBulk = { bytes: body.bytes, text: body.csv ?? body.list, isList: body.list !== undefined };
  return inTurn(userId, given, async () => {
    const account = await ebayAccount(deps.db, userId, place.accountId);
    const file = await readRows(given, sites);
    const closed = await closedSites(deps, userId, place.accountId);
    const placed = await placeRows(deps.db, { ...place, userId, home: account.sourceSite, closed }, file);
    const listings = [...placed.sitesOf.values()].reduce((sum, one) => sum + one.size, 0);
    if (listings > MAX_BULK_LISTINGS) throw fail('bulk_too_long', { vars: { rows: MAX_BULK_ROWS } });
    await discardEarlier(deps, who, place);
    const requestId = await withTransaction(deps.db, async (tx) => {
      const runId = placed.sitesOf.size === 0 ? null : await deps.runs.store(tx, who, place.accountId, placed.sitesOf);
      const created = await insertRequest(tx, userId, {
        ...{ ...place, runId, encoding: file.encoding, rows: placed.rows.length },
        problems: placed.problems,
        createdAt: deps.clock.now(),
      });
      for await (const rows of inSteps(placed.rows)) await insertRows(tx, userId, created, rows);
      return created;
    });
    return getStatus(deps, userId, { ...place, requestId });
  });
}

/** The sites on which the account may not list. */
async function closedSites(deps: BulkDeps, userId: number, accountId: number): Promise<ReadonlySet<Site>> {
  const closed = new Set<Site>();
  for (const site of sitesOf('ebay')) {
    try {
      await deps.refuseDisabledSites(deps.db, userId, accountId, [site]);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'site_disabled') throw error;
      closed.add(site);
    }
  }
  return closed;
}

/** Discards the account's last request if it still waits for its consent: the new one takes its place. */
async function discardEarlier(
  deps: BulkDeps,
  who: Who,
  place: { readonly accountId: number; readonly type: BulkType },
): Promise<void> {
  const earlier = await findRequest(deps.db, who.userId, place);
  if (!earlier?.runId) return;
  const { state } = await deps.runs.get(who.userId, earlier.runId);
  if (state !== 'preparing' && state !== 'prepared') return;
  try {
    await deps.runs.cancel(who, earlier.runId);
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'run_finished') throw error;
  }
}
