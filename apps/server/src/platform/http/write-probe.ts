import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Everybody may ask whether a gateway is ready: the answer stands for so long, so that asking costs no more than this. */
const STANDS_FOR_MS = 1_000;
/** A block, and a little: a full disk has no room for it. */
const PROBE = Buffer.alloc(5_000);

/**
 * Whether the database takes a write and the data directory has room: reading goes on when neither is so, and every change fails.
 * @returns what answers, or throws what was in the way; callers within a second share one look
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
    // Its room would be there for the next probe alone.
    await rm(file, { force: true });
  }
  await sql`
    insert into write_probes (probe_id, written_at) values (1, now())
    on conflict (probe_id) do update set written_at = excluded.written_at`.execute(db);
}
