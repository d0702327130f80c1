import type { BulkChannel, Capabilities } from '@quayside/connector-kit';
import { type AccountRef, SITES } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { countWaiting } from './bulk.repository.ts';
import {
  type Batch,
  findReadyCalls,
  type LeasedListing,
  lockCandidates,
  markSending,
  type ReadyCall,
  readRiders,
  takeLeases,
} from './claim.repository.ts';
import type { ListingRef, OutcomeListener } from './ports.ts';
import type { DispatchCall } from './set-desired-state.ts';

export interface ClaimRequest {
  readonly account: AccountRef;
  readonly calls: readonly DispatchCall[];
  /** How many batches may be claimed, by kind of call. The query costs the same, however many they are. */
  readonly batchesOf: (call: DispatchCall) => number;
  readonly capabilities: Pick<Capabilities, 'publishBatch' | 'updateBatch' | 'homeStockBatch'>;
  /** The marketplace's bulk channel; undefined if it has none. */
  readonly bulk: Pick<BulkChannel, 'from' | 'limit'> | undefined;
  /** Whether a submission may be sent now. Otherwise, changes that would be part of it wait. */
  readonly maySubmit: boolean;
  readonly owner: string;
  readonly leaseMs: number;
  readonly submissionLeaseMs: number;
  readonly now: Date;
  /** Changes due before this time may be sent in one submission with those that are due now. */
  readonly lookaheadUntil: Date;
}

/** Claims the most urgent work of one kind, in batches that each fill one marketplace call. Empty when nothing can be sent now. */
export async function claimBatches(
  db: Db,
  request: ClaimRequest,
  listeners: readonly OutcomeListener[],
): Promise<Batch[]> {
  const { account, calls, bulk, maySubmit, now, lookaheadUntil: soon } = request;
  const asOne = new Set<string>();
  if (bulk) {
    // If all changes are sent in a few submissions, the first change of a run must not use up one of them alone.
    const begun = bulk.from === 1 ? now : soon;
    for (const next of await findReadyCalls(db, account, calls, SITES, begun)) {
      if (!(await isForSubmission(db, account, next, bulk.from, soon))) continue;
      asOne.add(callKey(next));
      if (!maySubmit) continue;
      const batches = await withTransaction(db, (tx) =>
        claimOf(tx, { ...request, now: soon }, next, listeners, bulk.limit),
      );
      if (batches.length > 0) return batches;
    }
  }
  for (const next of await findReadyCalls(db, account, calls, SITES, now)) {
    // Changes for a submission wait for their turn.
    if (asOne.has(callKey(next))) continue;
    const batches = await withTransaction(db, (tx) => claimOf(tx, request, next, listeners, undefined));
    if (batches.length > 0) return batches;
  }
  return [];
}

/**
 * Whether enough changes of this kind wait to be sent as one submission. A few urgent changes do not wait for a
 * submission: they are sent by single calls first.
 */
async function isForSubmission(
  db: Db,
  account: AccountRef,
  ready: ReadyCall,
  from: number,
  now: Date,
): Promise<boolean> {
  const { urgent, all } = await countWaiting(db, account, ready, 2 * from, now);
  return all >= from && (urgent === 0 || urgent >= from);
}

/**
 * Claims more changes for a submission that is being prepared, at most `room`. Undefined if there are none, or if
 * something urgent waits.
 */
export async function claimMore(
  db: Db,
  request: ClaimRequest,
  { call, site }: ReadyCall,
  room: number,
  listeners: readonly OutcomeListener[],
): Promise<Batch | undefined> {
  const { account, lookaheadUntil: soon } = request;
  const [next] = await findReadyCalls(db, account, [call], [site], soon);
  if (!next || (await countWaiting(db, account, next, 1, soon)).urgent > 0) return undefined;
  const [more] = await withTransaction(db, (tx) => claimOf(tx, { ...request, now: soon }, next, listeners, room));
  return more;
}

function callKey({ call, site }: ReadyCall): string {
  return `${call} ${site}`;
}

/**
 * @param submission the maximum number of changes in the submission; undefined if the changes are sent by single calls
 */
async function claimOf(
  tx: Tx,
  request: ClaimRequest,
  ready: ReadyCall,
  listeners: readonly OutcomeListener[],
  submission: number | undefined,
): Promise<Batch[]> {
  const { account } = request;
  const batchSize = entriesOf(ready.call, request.capabilities);
  const entries = submission ?? batchSize * request.batchesOf(ready.call);
  const leaseKeys = await lockCandidates(tx, account, ready, entries, request.now);
  if (leaseKeys.length === 0) return [];
  const leased = await takeLeases(tx, account, ready.site, leaseKeys, {
    owner: request.owner,
    ttlMs: submission === undefined ? request.leaseMs : request.submissionLeaseMs,
  });
  const rows = await markSending(tx, account, ready, leased);
  const riders = ready.call === 'publish' ? await readRiders(tx, account, ready.site, leaseKeys) : new Map();
  const listings = leased.map(
    (l): LeasedListing => ({
      leaseKey: l.lease_key,
      site: l.site,
      fence: l.fence,
      isGroup: l.is_group,
      isLive: l.is_live,
      listingId: l.listing_id,
      offers: l.offers,
      rows: rows.get(l.lease_key) ?? [],
      riders: riders.get(l.lease_key) ?? [],
    }),
  );
  if (ready.call === 'publish') {
    for (const listener of listeners) await listener.publishing?.(tx, account, listings.flatMap(refsOf));
  }
  if (submission !== undefined) return [{ account, ...ready, listings, isSubmission: true }];
  return filled(listings, batchSize).map((batch) => ({ account, ...ready, listings: batch }));
}

/**
 * Splits listings into batches of at most `batchSize` targets. A listing with more targets has its own batch, and
 * several calls.
 */
function filled(listings: readonly LeasedListing[], batchSize: number): LeasedListing[][] {
  const batches: LeasedListing[][] = [];
  let room = 0;
  for (const listing of listings) {
    const targets = new Set(listing.rows.map((row) => row.targetKey)).size;
    if (targets > room || batches.length === 0) {
      batches.push([]);
      room = batchSize;
    }
    batches.at(-1)?.push(listing);
    room -= targets;
  }
  return batches;
}

function entriesOf(call: DispatchCall, capabilities: ClaimRequest['capabilities']): number {
  if (call === 'homeStock') return capabilities.homeStockBatch;
  // The connector ends listings one by one. A batch of the publishing size keeps its lease short.
  return call === 'update' ? capabilities.updateBatch : capabilities.publishBatch;
}

/** The listing in the terms of higher rooms; none for a listing without a row to send. */
export function refsOf(listing: LeasedListing): ListingRef[] {
  const row = listing.rows[0];
  if (!row) return [];
  return [{ listingKey: listing.leaseKey, site: listing.site, itemId: row.itemId, runId: row.runId }];
}
