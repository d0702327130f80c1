import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Readiness is public, so its result is cached for this long to limit its cost. */
const STANDS_FOR_MS = 1_000;
/** A little more than a disk block, so that a full disk cannot store it. */
const PROBE = Buffer.alloc(5_000);

/**
 * Checks that the database accepts a write and the data directory has space: with either missing, reads work but every change fails.
 * @returns a function that resolves or throws the problem; callers within a second share one check
 */
export function createWriteProbe(db: Db, directory: string): () => Promise<void> {
  let latest: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const now = performance.now();
    if (latest === undefined || now - latest.at > STANDS_FOR_MS) latest = { at: now, outcome: probe(db, directory) };
    return latest.outcome;
  };
}

async function probe(db: Db, directory: string): Promise<void> {
  const file = join(directory, `.ready-${process.pid}`);
  try {
    await writeFile(file, PROBE, { mode: 0o600, flush: true });
  } finally {
    // Frees the space for the next probe.
    await rm(file, { force: true });
  }
  await sql`
    insert into write_probes (probe_id, written_at) values (1, now())
    on conflict (probe_id) do update set written_at = excluded.written_at`.execute(db);
}
