import type { Db } from './database/db.ts';
import { type SecretBox, SecretError } from './secrets.ts';

export interface SealedRow {
  /** Identifies the row, and determines its order among the others. */
  readonly key: string;
  readonly sealed: Buffer;
  /** The encryption context. */
  readonly context: string;
}

/** A column with encrypted values. Each room declares its own columns. */
export interface SealedColumn {
  readonly name: string;
  /** The rows after a key, in a fixed order; null starts. */
  list(db: Db, after: string | null, limit: number): Promise<SealedRow[]>;
  /** Replaces `before` by `after`, unless the value has changed since. */
  replace(db: Db, changes: readonly { key: string; before: Buffer; after: Buffer }[]): Promise<void>;
}

const STEP = 500;

/**
 * Re-encrypts all values with the newest secret. Each step is one statement, so a kill loses nothing and the next run
 * continues. Programs may read and write the same rows at the same time.
 * @returns how many values were re-encrypted
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
 * Whether the stored values were encrypted with a known secret. True if nothing is stored or the first values of each column can be
 * decrypted; a single damaged value says nothing about the secret.
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
