import { chunked, type HomeSnapshot, type HomeSnapshotRow, type UnreadableHome } from '@quayside/connector-kit';
import { type AccountRef, isCatalogueDrop } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { type ObservedStock, recordImportedStock } from '../stock/index.ts';
import { endAbsent, type KnownItem } from './absent-items.ts';
import { noteCompared, noteReport, noteSyncSuccess, readReport } from './cursors.repository.ts';
import { findConcerning, noteHomeProblems, observedStock, rowProblems, statedQuantities } from './home-problems.ts';
import { findFinishedImport, findWithProblems } from './import-problems.repository.ts';
import { listOpenImports } from './imports.repository.ts';
import { startNeededImport } from './imports.service.ts';
import { LISTINGS_PER_STEP, readAndStore } from './read-listings.ts';
import { recordHomeEnds } from './record-home-ends.ts';
import type { SyncDeps } from './sync-deps.ts';

interface KnownUnit {
  readonly itemId: number;
  readonly unitId: number;
  readonly externalId: string;
  readonly sku: string;
  readonly priceMinor: number;
  readonly importedAt: Date;
}

/** Units compared in one transaction. */
const BATCH = 1_000;

/**
 * Compares the home listings with the marketplace's own list. Quantities that the seller changed there enter the ledger; details are read
 * only of what differs: new listings, and those with other prices or variations. Orders are read between the request and storing, so that a
 * quantity lowered by a sale does not count as the seller's change.
 */
export async function compareHome(
  deps: SyncDeps & { pollOrders: (opened: OpenedAccount) => Promise<Date> },
  opened: OpenedAccount,
): Promise<void> {
  const { account, connector, session } = opened;
  const { userId, accountId } = account;
  const { id, observedAt } = await reportOf(deps, account);
  const monotonicAt = deps.clock.toMonotonic(observedAt);
  const snapshot = await connector.snapshotHomeListings(session, account.sourceSite, {
    id,
    note: (begun) => noteReport(deps.db, userId, accountId, { id: begun, observedAt }),
  });
  const ordersSeenAt = await deps.pollOrders(opened);
  const known = await readKnownUnits(deps.db, userId, accountId);
  const unreadable = await findConcerning(deps.db, account, snapshot.unreadable);
  const { matches, ...differences } = match({ ...snapshot, unreadable }, known, observedAt);
  const observation = { observedAt, monotonicAt, ordersSeenAt, cause: `compare:${observedAt.toISOString()}` };
  for (let from = 0; from < matches.length; from += BATCH) {
    await withTransaction(deps.db, async (tx) => {
      const changes = await recordImportedStock(tx, userId, matches.slice(from, from + BATCH), observation);
      const itemIds = [...new Set(changes.map((change) => change.itemId))];
      await refreshProductRows(tx, userId, itemIds);
      if (itemIds.length > 0) await emitEvents(tx, userId, [{ kind: 'stock', itemIds }]);
    });
  }
  const repaired = await readAgainAfterProblems(deps.db, account, snapshot.rows, unreadable);
  const changed = [...new Set([...differences.changed, ...repaired])];
  const areFollowed = await followDifferences(deps, opened, { ...differences, changed }, observedAt);
  await withTransaction(deps.db, async (tx) => {
    await noteHomeProblems(tx, account, { found: rowProblems(unreadable), read: [] });
    await noteSyncSuccess(tx, userId, accountId, 'compare', observedAt);
    await noteReport(tx, userId, accountId, null);
    if (areFollowed) await noteCompared(tx, userId, accountId, monotonicAt);
  });
}

/** Listings that had a problem and now have none in the list: their details show whether it is over. */
async function readAgainAfterProblems(
  db: Db,
  account: AccountRef,
  rows: readonly HomeSnapshotRow[],
  unreadable: readonly UnreadableHome[],
): Promise<string[]> {
  const importId = await findFinishedImport(db, account);
  if (importId === undefined) return [];
  const externalIds = [...new Set(rows.map(({ externalId }) => externalId))];
  const still = new Set(unreadable.map(({ externalId }) => externalId));
  const had = await findWithProblems(db, account.userId, importId, externalIds);
  return [...had].filter((externalId) => !still.has(externalId));
}

/** A report that is older than this says too little about the current state. */
const REPORT_HOLDS_MS = 20 * 60_000;

/** The report requested before a restart and not read yet, with its time; a new one if there is none. */
async function reportOf(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  { userId, accountId }: OpenedAccount['account'],
): Promise<{ id: string | null; observedAt: Date }> {
  const now = clock.now();
  const begun = await readReport(db, userId, accountId);
  const ageMs = begun ? now.getTime() - begun.observedAt.getTime() : Number.POSITIVE_INFINITY;
  return begun && ageMs >= 0 && ageMs < REPORT_HOLDS_MS ? begun : { id: null, observedAt: now };
}

interface Differences {
  /** Listings whose details must be read. */
  readonly changed: readonly string[];
  /** Items that the list itself calls inactive. */
  readonly inactive: readonly number[];
  /** Items that the list lacks. */
  readonly absent: readonly KnownItem[];
  readonly knownItems: number;
}

/** A listing with something unreadable is in the list; what can be read of it is compared. */
function match(
  { rows, unreadable, inactive = [] }: HomeSnapshot,
  known: readonly KnownUnit[],
  observedAt: Date,
): Differences & { matches: ObservedStock[] } {
  const unitsOf = new Map<string, KnownUnit[]>();
  for (const unit of known) unitsOf.set(unit.externalId, [...(unitsOf.get(unit.externalId) ?? []), unit]);
  const rowsOf = new Map<string, number>();
  const changed = new Set<string>();
  for (const { externalId, sku, price } of rows) {
    rowsOf.set(externalId, (rowsOf.get(externalId) ?? 0) + 1);
    const unit = unitsOf.get(externalId)?.find((one) => one.sku === sku);
    if (unit?.priceMinor !== price.minor) changed.add(externalId);
  }
  const partly = new Set(unreadable.map(({ externalId }) => externalId));
  const saidInactive = new Set(inactive);
  const ended: number[] = [];
  const absent: KnownItem[] = [];
  for (const [externalId, units] of unitsOf) {
    if (partly.has(externalId)) continue;
    const listed = rowsOf.get(externalId);
    if (listed !== undefined && listed !== units.length) changed.add(externalId);
    // An item that was read after the list was requested may be newer than the list.
    const [first] = units;
    if (listed !== undefined || !first || first.importedAt >= observedAt) continue;
    if (saidInactive.has(externalId)) ended.push(first.itemId);
    else absent.push({ itemId: first.itemId, externalId });
  }
  return {
    matches: observedStock(statedQuantities(rows, unreadable), unitsOf),
    changed: [...changed],
    inactive: ended,
    absent,
    knownItems: unitsOf.size,
  };
}

/**
 * The maximum number of listings read here. For more, an import is started, because it can pause, resume and be
 * stopped.
 */
const MOST_READ = 1_000;
/** The number of items ended in one transaction. */
const ENDS = 500;

/**
 * A list that lacks too much is not trusted: an import reads it again, and asks the seller.
 * @returns false if nothing was followed, because an import was running already, which may have read the shop before this list
 */
async function followDifferences(
  deps: SyncDeps,
  opened: OpenedAccount,
  { changed, inactive, absent, knownItems }: Differences,
  observedAt: Date,
): Promise<boolean> {
  const { account } = opened;
  const { userId, accountId } = account;
  const missing = absent.length + inactive.length;
  const isForImport = changed.length > MOST_READ || isCatalogueDrop({ known: knownItems, missing });
  const isImporting = await withTransaction(deps.db, async (tx) => {
    if ((await listOpenImports(tx, userId, accountId)).length > 0) return true;
    if (isForImport) await startNeededImport(deps, tx, account);
    return false;
  });
  if (isImporting) return false;
  if (isForImport) return true;
  for (const itemIds of chunked(inactive, ENDS)) {
    await withTransaction(deps.db, async (tx) => {
      const gone = await recordHomeEnds(tx, account, itemIds, { kind: 'marketplace', id: null });
      if (gone.length > 0) await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
    });
  }
  const cause = `compare:${observedAt.toISOString()}`;
  await endAbsent(deps, opened, absent, cause);
  for (const externalIds of chunked(changed, LISTINGS_PER_STEP)) {
    opened.session.signal?.throwIfAborted();
    await readAndStore(deps, opened, externalIds, { observedAt, cause });
  }
  return true;
}

async function readKnownUnits(db: Db, userId: number, accountId: number): Promise<KnownUnit[]> {
  const { rows } = await sql<KnownUnit>`
    select u.item_id as "itemId", u.unit_id as "unitId", i.external_id as "externalId", u.sku, u.price_minor as "priceMinor",
      i.imported_at as "importedAt"
    from items i join item_units u on u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`.execute(db);
  return rows;
}
