import type { HomeSnapshotRow } from '@quayside/connector-kit';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { recordImportedStock } from '../stock/index.ts';
import { noteCompared, noteReport, noteSyncSuccess, readReport } from './cursors.repository.ts';
import { listOpenImports } from './imports.repository.ts';
import { startImport } from './imports.service.ts';
import type { SyncDeps } from './sync-deps.ts';

interface KnownUnit {
  readonly itemId: number;
  readonly unitId: number;
  readonly externalId: string;
  readonly sku: string;
  readonly priceMinor: number;
}

/** Units compared in one transaction. */
const BATCH = 1_000;

/**
 * Compares the home listings with the marketplace's own list. Quantities that the seller changed there enter the ledger; for changed prices
 * and for new or ended listings an import follows. Orders are read between the request and storing, so that a quantity lowered by a sale
 * does not count as the seller's change.
 */
export async function compareHome(
  deps: SyncDeps & { pollOrders: (opened: OpenedAccount) => Promise<Date> },
  opened: OpenedAccount,
): Promise<void> {
  const { account, connector, session } = opened;
  const { userId, accountId } = account;
  const { id, observedAt } = await reportOf(deps, account);
  const rows = await connector.snapshotHomeListings(session, account.sourceSite, {
    id,
    note: (begun) => noteReport(deps.db, userId, accountId, { id: begun, observedAt }),
  });
  const ordersSeenAt = await deps.pollOrders(opened);
  const known = await readKnownUnits(deps.db, userId, accountId);
  const { matches, isDifferent } = match(rows, known);
  const observation = { observedAt, ordersSeenAt, cause: `compare:${observedAt.toISOString()}` };
  for (let from = 0; from < matches.length; from += BATCH) {
    await withTransaction(deps.db, async (tx) => {
      const changes = await recordImportedStock(tx, userId, matches.slice(from, from + BATCH), observation);
      const itemIds = [...new Set(changes.map((change) => change.itemId))];
      await refreshProductRows(tx, userId, itemIds);
      if (itemIds.length > 0) await emitEvents(tx, userId, [{ kind: 'stock', itemIds }]);
    });
  }
  await withTransaction(deps.db, async (tx) => {
    const isImporting = (await listOpenImports(tx, userId, accountId)).length > 0;
    if (isDifferent && !isImporting) await startImport(deps, tx, userId, accountId);
    await noteSyncSuccess(tx, userId, accountId, 'compare', observedAt);
    await noteReport(tx, userId, accountId, null);
    await noteCompared(tx, userId, accountId);
  });
}

/** An older report says too little about the present. */
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

function match(rows: readonly HomeSnapshotRow[], known: readonly KnownUnit[]) {
  const byKey = new Map(known.map((unit) => [`${unit.externalId} ${unit.sku}`, unit]));
  const matches = rows.flatMap((row) => {
    const unit = byKey.get(`${row.externalId} ${row.sku}`);
    return unit
      ? [
          {
            itemId: unit.itemId,
            unitId: unit.unitId,
            quantity: row.quantity,
            isSamePrice: unit.priceMinor === row.price.minor,
          },
        ]
      : [];
  });
  const isDifferent =
    matches.length !== rows.length || matches.length !== known.length || matches.some((entry) => !entry.isSamePrice);
  return { matches, isDifferent };
}

async function readKnownUnits(db: Db, userId: number, accountId: number): Promise<KnownUnit[]> {
  const { rows } = await sql<KnownUnit>`
    select u.item_id as "itemId", u.unit_id as "unitId", i.external_id as "externalId", u.sku, u.price_minor as "priceMinor"
    from items i join item_units u on u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended
    where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`.execute(db);
  return rows;
}
