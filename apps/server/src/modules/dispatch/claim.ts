import type { BulkChannel, Capabilities } from '@quayside/connector-kit';
import { SITES } from '@quayside/kernel';
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
import type { AccountRef, ListingRef, OutcomeListener } from './ports.ts';
import type { DispatchCall } from './set-desired-state.ts';

export interface ClaimRequest {
  readonly account: AccountRef;
  readonly calls: readonly DispatchCall[];
  /** How many batches may be taken, by kind of call; the work of one look costs the database once, however many they are. */
  readonly batchesOf: (call: DispatchCall) => number;
  readonly capabilities: Pick<Capabilities, 'publishBatch' | 'updateBatch' | 'homeStockBatch'>;
  /** The marketplace's way of many changes; undefined where it has none. */
  readonly bulk: Pick<BulkChannel, 'from' | 'limit'> | undefined;
  /** Whether a submission may be handed in now; what would go by one waits otherwise. */
  readonly mayHandIn: boolean;
  readonly owner: string;
  readonly leaseMs: number;
  readonly submissionLeaseMs: number;
  readonly now: Date;
  /** What becomes due before this may go as one submission with what is due. */
  readonly gatheredUntil: Date;
}

/** Takes the most urgent work of one kind, in batches that each fill one marketplace call; none where nothing can be sent now. */
export async function claimBatches(
  db: Db,
  request: ClaimRequest,
  listeners: readonly OutcomeListener[],
): Promise<Batch[]> {
  const { account, calls, bulk, mayHandIn, now, gatheredUntil: soon } = request;
  const asOne = new Set<string>();
  if (bulk) {
    // Where everything goes by submissions, and they are few, the first change of a run would leave with one of its own.
    const begun = bulk.from === 1 ? now : soon;
    for (const next of await findReadyCalls(db, account, calls, SITES, begun)) {
      if (!(await isForSubmission(db, account, next, bulk.from, soon))) continue;
      asOne.add(callKey(next));
      if (!mayHandIn) continue;
      const batches = await withTransaction(db, (tx) =>
        claimOf(tx, { ...request, now: soon }, next, listeners, bulk.limit),
      );
      if (batches.length > 0) return batches;
    }
  }
  for (const next of await findReadyCalls(db, account, calls, SITES, now)) {
    // What goes as one submission waits for its turn.
    if (asOne.has(callKey(next))) continue;
    const batches = await withTransaction(db, (tx) => claimOf(tx, request, next, listeners, undefined));
    if (batches.length > 0) return batches;
  }
  return [];
}

/**
 * Whether so much waits of this kind that it goes as one submission. A few urgent changes do not wait for one: they go by single calls
 * first.
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
 * More of what a submission is made of, where it has come meanwhile: at most `room` changes. Undefined where there is none, and where
 * something urgent waits.
 */
export async function claimMore(
  db: Db,
  request: ClaimRequest,
  { call, site }: ReadyCall,
  room: number,
  listeners: readonly OutcomeListener[],
): Promise<Batch | undefined> {
  const { account, gatheredUntil: soon } = request;
  const [next] = await findReadyCalls(db, account, [call], [site], soon);
  if (!next || (await countWaiting(db, account, next, 1, soon)).urgent > 0) return undefined;
  const [more] = await withTransaction(db, (tx) => claimOf(tx, { ...request, now: soon }, next, listeners, room));
  return more;
}

function callKey({ call, site }: ReadyCall): string {
  return `${call} ${site}`;
}

/** @param submission the most changes of the submission that the work goes as; undefined for calls of their own */
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

/** Listings in batches of at most `batchSize` targets; one with more fills a batch of its own, and several calls. */
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
  // Ends are single calls behind the port; a batch of the publishing size keeps a lease short.
  return call === 'update' ? capabilities.updateBatch : capabilities.publishBatch;
}

/** What the rooms above know a listing by; a listing without a row to send has none. */
export function refsOf(listing: LeasedListing): ListingRef[] {
  const row = listing.rows[0];
  if (!row) return [];
  return [{ listingKey: listing.leaseKey, site: listing.site, itemId: row.itemId, runId: row.runId }];
}
