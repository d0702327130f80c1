import { createHash } from 'node:crypto';
import { chunked } from '@quayside/connector-kit';
import {
  MAX_MEMORY,
  type MemoryEntries,
  type MemoryExportQuery,
  type MemoryFile,
  type MemoryFormat,
  type MemoryImport,
  type MemoryImportPreview,
  type MemoryQuery,
} from '@quayside/contract';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import {
  countEntries,
  findEntries,
  type LanguagePair,
  listBrandNames,
  listEntries,
  listPairs,
  lockMemory,
} from './memory.repository.ts';
import { readMemoryCsv, writeMemoryCsv } from './memory-csv.ts';
import { entriesOf, findBrands, nameOf, type ReadFile } from './memory-rows.ts';
import { readTmx, writeTmx } from './memory-tmx.ts';
import { readXliff, writeXliff } from './memory-xliff.ts';
import { type MemoryEntry, rememberAll } from './translations.repository.ts';

const PAGE = 50;
/** Entries that are read at once for a file, and stored in one statement. */
const STEP = 5_000;
/** The number of conflicts that a preview shows. */
const EXAMPLES = 50;
const place = z.tuple([z.string(), z.string().regex(/^([0-9a-f]{2})*$/)]);

export async function pageOfMemory(
  db: Db,
  userId: number,
  { cursor, limit = PAGE, query, from, to }: MemoryQuery,
): Promise<MemoryEntries> {
  const read = cursor === undefined ? null : readCursorAs(cursor, place);
  const after = read && { beginning: read[0], hash: read[1] };
  const rows = await listEntries(db, userId, { from, to }, { query, after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([last.beginning, last.hash]));
  return {
    list: shown.map(({ key, template, origin }) => ({ source: key, target: template, origin })),
    nextCursor,
  };
}

/** The remembered titles of a pair, or all, as a file. */
export async function writeMemoryFile(
  db: Db,
  userId: number,
  { format, from, to }: MemoryExportQuery,
): Promise<string> {
  const asked = from !== undefined && to !== undefined ? { from, to } : null;
  const entries: MemoryEntry[] = [];
  for (const pair of asked ? [asked] : await listPairs(db, userId)) {
    // One at a time, because a call cannot take a hundred thousand arguments.
    for (const entry of await readPair(db, userId, pair)) entries.push(entry);
  }
  if (format === 'csv') return writeMemoryCsv(entries);
  return format === 'xliff' && asked ? writeXliff(asked, entries) : writeTmx(entries);
}

async function readPair(db: Db, userId: number, pair: LanguagePair): Promise<MemoryEntry[]> {
  const entries: Awaited<ReturnType<typeof listEntries>> = [];
  for (;;) {
    const after = entries.at(-1) ?? null;
    const rows = await listEntries(db, userId, pair, { after, limit: STEP });
    entries.push(...rows);
    if (rows.length < STEP) return entries;
  }
}

const READERS: Readonly<Record<MemoryFormat, (file: GivenFile) => ReadFile>> = {
  csv: readMemoryCsv,
  tmx: readTmx,
  xliff: readXliff,
};

/** More brands than any seller has. */
const MOST_BRANDS = 20_000;

async function readEntries(db: Db, userId: number, { format, ...file }: MemoryFile) {
  const read = READERS[format](file);
  return { encoding: read.encoding, ...entriesOf(read, findBrands(await listBrandNames(db, userId, MOST_BRANDS))) };
}

interface MemoryPlan {
  readonly added: readonly MemoryEntry[];
  readonly conflicts: readonly { readonly now: MemoryEntry; readonly given: MemoryEntry }[];
  readonly kept: number;
  readonly unchanged: number;
}

/** @throws too_many_remembered */
async function planImport(db: Db, userId: number, entries: readonly MemoryEntry[]): Promise<MemoryPlan> {
  const there = new Map((await findEntries(db, userId, entries)).map((entry) => [nameOf(entry), entry]));
  const added = entries.filter((given) => !there.has(nameOf(given)));
  if (added.length > 0 && (await countEntries(db, userId)) + added.length > MAX_MEMORY) {
    throw fail('too_many_remembered', { vars: { most: MAX_MEMORY } });
  }
  const known = entries.flatMap((given) => {
    const now = there.get(nameOf(given));
    return now ? [{ now, given }] : [];
  });
  const different = known.filter(({ now, given }) => now.template !== given.template || now.origin !== given.origin);
  const conflicts = different.filter(({ now, given }) => now.origin !== 'human' || given.origin === 'human');
  return {
    added,
    conflicts,
    kept: different.length - conflicts.length,
    unchanged: known.length - different.length,
  };
}

/** @throws too_many_remembered */
export async function previewMemoryFile(db: Db, userId: number, file: MemoryFile): Promise<MemoryImportPreview> {
  const { entries, errors, encoding } = await readEntries(db, userId, file);
  const { added, conflicts, kept, unchanged } = await planImport(db, userId, entries);
  return {
    added: added.length,
    unchanged,
    kept,
    conflicts: conflicts.length,
    examples: conflicts.slice(0, EXAMPLES).map(({ now, given }) => ({
      from: now.from,
      to: now.to,
      source: now.key,
      now: now.template,
      given: given.template,
    })),
    encoding,
    errors,
    digest: digestOf({ added, conflicts }),
  };
}

/** Stands for what a file would do: the seller consents to exactly this. */
function digestOf({ added, conflicts }: Pick<MemoryPlan, 'added' | 'conflicts'>): string {
  const hash = createHash('md5');
  const note = (kind: string, { from, to, key, template, origin }: MemoryEntry) =>
    hash.update(`${JSON.stringify([kind, from, to, key, template, origin])}\n`);
  for (const entry of added) note('added', entry);
  for (const { now, given } of conflicts) {
    note('now', now);
    note('given', given);
  }
  return hash.digest('hex');
}

/** @throws too_many_remembered, memory_changed */
export async function importMemoryFile(
  db: Db,
  userId: number,
  { replace, expected, digest, ...file }: MemoryImport,
): Promise<{ added: number; changed: number }> {
  const { entries } = await readEntries(db, userId, file);
  return withTransaction(db, async (tx) => {
    await lockMemory(tx, userId);
    const { added, conflicts } = await planImport(tx, userId, entries);
    const isAsShown = added.length === expected.added && conflicts.length === expected.conflicts;
    if (!isAsShown || digestOf({ added, conflicts }) !== digest) throw fail('memory_changed');
    const replaced = replace ? conflicts.map(({ given }) => given) : [];
    for (const step of chunked([...added, ...replaced], STEP)) await rememberAll(tx, userId, step);
    return { added: added.length, changed: replaced.length };
  });
}
