import type { Db } from './database/db.ts';
import { type SecretBox, SecretError } from './secrets.ts';

export interface SealedRow {
  /** Names the row, and orders it among the others. */
  readonly key: string;
  readonly sealed: Buffer;
  /** What it was sealed for. */
  readonly context: string;
}

/** A column that holds sealed values. Each room has its own, for it alone writes its tables. */
export interface SealedColumn {
  readonly name: string;
  /** The rows after a key, in a fixed order; null begins. */
  list(db: Db, after: string | null, limit: number): Promise<SealedRow[]>;
  /** Puts `after` in the place of `before`, where that still stands: what was written meanwhile is newer. */
  replace(db: Db, changes: readonly { key: string; before: Buffer; after: Buffer }[]): Promise<void>;
}

const STEP = 500;

/**
 * Seals with the newest secret whatever is still sealed with an older one. Each step is one statement, so that a kill loses nothing and
 * the next run goes on. Programs may read and write the same rows meanwhile.
 * @returns how many values were sealed anew
 */
export async function resealAll(db: Db, box: SecretBox, columns: readonly SealedColumn[]): Promise<number> {
  let resealed = 0;
  for (const column of columns) {
    for (let after: string | null = null; ; ) {
      const rows: SealedRow[] = await column.list(db, after, STEP);
      const changes = rows.flatMap(({ key, sealed, context }) => {
        const renewed = box.reseal(sealed, context);
        return renewed ? [{ key, before: sealed, after: renewed }] : [];
      });
      if (changes.length > 0) await column.replace(db, changes);
      resealed += changes.length;
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.key;
    }
  }
  return resealed;
}

/**
 * Whether what is stored was sealed with a secret that is known here. Nothing is stored yet, or the first values of each column open: one
 * that was damaged by itself says nothing of the secret.
 */
export async function canOpenStored(db: Db, box: SecretBox, columns: readonly SealedColumn[]): Promise<boolean> {
  for (const column of columns) {
    const rows = await column.list(db, null, STEP);
    if (rows.length > 0 && !rows.some(({ sealed, context }) => opens(box, sealed, context))) return false;
  }
  return true;
}

function opens(box: SecretBox, sealed: Buffer, context: string): boolean {
  try {
    box.open(sealed, context);
    return true;
  } catch (error) {
    if (error instanceof SecretError) return false;
    throw error;
  }
}
