import { withTransaction } from '../../platform/database/database.ts';
import { businessTables, type RoomTables, type TableName } from '../../platform/database/room-tables.ts';
import { eraseSeller } from '../sellers/index.ts';
import { dissolveTeam, listReachableMembers } from '../session/index.ts';
import { type ClosingDeps, mailOwners } from './closing-mails.ts';
import * as repository from './closings.repository.ts';

/**
 * What stays of a deleted business: the invoices with their payments and refunds, which tax law demands for ten years, and the number of the business.
 * The name and address on an invoice stay with it.
 */
export const KEPT = ['invoices', 'payments', 'refunds', 'users'] as const satisfies readonly TableName[];

/** They end with the team and with the request itself, in the last step. */
const LAST = ['business_closings', 'memberships'] as const satisfies readonly TableName[];
/** Other tables of the business refer to these. */
const REFERRED = ['data_exports'] as const satisfies readonly TableName[];

const ROWS_PER_STEP = 5_000;

/**
 * Deletes all rows of a business except what is kept. Each step stands by itself, so that a worker that dies is followed by one that goes on;
 * the request goes last.
 */
export async function deleteBusiness(deps: ClosingDeps, userId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const closing = await repository.getClosing(db, userId);
  if (!closing || closing.dueAt > clock.now()) return;
  for (const table of inOrder(deps.tables())) {
    let removed = ROWS_PER_STEP;
    while (removed === ROWS_PER_STEP) {
      signal.throwIfAborted();
      removed = await withTransaction(db, (tx) => repository.removeRows(tx, table, userId, ROWS_PER_STEP));
    }
  }
  await withTransaction(db, async (tx) => {
    if (!(await repository.removeClosing(tx, userId))) return;
    const owners = await listReachableMembers(tx, userId);
    await mailOwners(deps, tx, { userId, owners, template: 'businessClosed', at: clock.now() });
    await dissolveTeam(tx, userId);
    await eraseSeller(tx, userId);
  });
}

function inOrder(rooms: readonly RoomTables[]): readonly TableName[] {
  const later: ReadonlySet<TableName> = new Set([...KEPT, ...LAST, ...REFERRED]);
  return [...businessTables(rooms).filter((table) => !later.has(table)), ...REFERRED];
}
