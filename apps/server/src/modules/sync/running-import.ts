import type { Tx } from '../../platform/database/db.ts';
import { type ImportRow, lockImport } from './imports.repository.ts';

/** Thrown if the import has been cancelled. */
export class Stopped extends Error {}

export function isOver(row: ImportRow): boolean {
  return row.state === 'done' || row.state === 'failed' || row.state === 'cancelled';
}

/**
 * Locks the import until the transaction ends.
 * @throws Stopped if it has ended
 */
export async function lockRunning(tx: Tx, userId: number, importId: number): Promise<ImportRow> {
  const row = await lockImport(tx, userId, importId);
  if (!row || isOver(row)) throw new Stopped();
  return row;
}
