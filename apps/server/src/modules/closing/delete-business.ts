import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { businessTables, type RoomTables, type TableName } from '../../platform/database/room-tables.ts';
import { eraseSeller } from '../sellers/index.ts';
import { dissolveTeam, listReachableMembers } from '../session/index.ts';
import { beginDeletion } from './begin-deletion.ts';
import { type ClosingDeps, mailOwners } from './closing-mails.ts';
import * as repository from './closings.repository.ts';

/**
 * What is kept of a deleted business: the invoices with their payments and refunds, which tax law requires for ten
 * years, and the business's number. The name and address on an invoice are part of it.
 */
export const TABLES_KEPT = ['invoices', 'payments', 'refunds', 'users'] as const satisfies readonly TableName[];

/** Deleted in the last step, with the team and the request itself. */
const LAST = ['business_closings', 'memberships'] as const satisfies readonly TableName[];
/** Other tables of the business refer to these. */
const REFERRED = ['data_exports'] as const satisfies readonly TableName[];

const ROWS_PER_STEP = 5_000;

/**
 * Deletes all rows of a business except what is kept. Each step is independent, so that another worker can continue
 * after a crash; the request is deleted last. Jobs and requests that were running at the start may still write rows, so
 * the tables are passed again until nothing is left.
 */
export async function deleteBusiness(deps: ClosingDeps, userId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  if (!(await beginDeletion(deps, userId))) return;
  const tables = inOrder(deps.tables());
  while ((await emptyTables(db, tables, userId, signal)) > 0);
  await withTransaction(db, async (tx) => {
    if (!(await repository.removeClosing(tx, userId))) return;
    for (const table of tables) await repository.removeAllRows(tx, table, userId);
    const owners = await listReachableMembers(tx, userId);
    await mailOwners(deps, tx, { userId, owners, template: 'businessClosed', at: clock.now() });
    await dissolveTeam(tx, userId);
    await eraseSeller(tx, userId);
  });
}

/** Passes every table once. @returns how many rows it removed */
async function emptyTables(db: Db, tables: readonly TableName[], userId: number, signal: AbortSignal): Promise<number> {
  let all = 0;
  for (const table of tables) {
    let removed = ROWS_PER_STEP;
    while (removed === ROWS_PER_STEP) {
      signal.throwIfAborted();
      removed = await withTransaction(db, (tx) => repository.removeRows(tx, table, userId, ROWS_PER_STEP));
      all += removed;
    }
  }
  return all;
}

function inOrder(rooms: readonly RoomTables[]): readonly TableName[] {
  const later: ReadonlySet<TableName> = new Set([...TABLES_KEPT, ...LAST, ...REFERRED]);
  return [...businessTables(rooms).filter((table) => !later.has(table)), ...REFERRED];
}
