import { createHash } from 'node:crypto';
import {
  MAX_MEMORY,
  type MemoryEntries,
  type MemoryExportQuery,
  type MemoryFile,
  type MemoryImport,
  type MemoryImportPreview,
  type MemoryQuery,
} from '@quayside/contract';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
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
  type MemoryEntry,
  rememberAll,
} from './memory.repository.ts';
import { MEMORY_CSV } from './memory-csv.ts';
import { nameOf } from './memory-rows.ts';
import { TMX } from './memory-tmx.ts';
import { xliffOf } from './memory-xliff.ts';
import { readMemoryFile } from './read-memory.ts';

const PAGE = 50;
/** Entries that are read and written at once for a file. */
const STEP = 1_000;
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

/** The remembered titles of a pair, or all, as a file, step by step. */
export async function* writeMemoryFile(
  db: Db,
  userId: number,
  { format, from, to }: MemoryExportQuery,
): AsyncGenerator<string> {
  const asked = from !== undefined && to !== undefined ? { from, to } : null;
  const writer = format === 'csv' ? MEMORY_CSV : format === 'xliff' && asked ? xliffOf(asked) : TMX;
  yield writer.head;
  let count = 0;
  for (const pair of asked ? [asked] : await listPairs(db, userId)) {
    for await (const entries of readPair(db, userId, pair)) {
      yield writer.entries(entries, count);
      count += entries.length;
    }
  }
  yield writer.tail;
}

async function* readPair(db: Db, userId: number, pair: LanguagePair): AsyncGenerator<readonly MemoryEntry[]> {
  for (let after: Awaited<ReturnType<typeof listEntries>>[number] | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof listEntries>> = await listEntries(db, userId, pair, { after, limit: STEP });
    if (rows.length > 0) yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < STEP) return;
  }
}

/** More brands than any seller has. */
const MOST_BRANDS = 20_000;

const readFile = fileReader('memory.entries', readMemoryFile);

/** @throws too_many_remembered */
async function readEntries(db: Db, userId: number, file: MemoryFile) {
  const read = await readFile(file, await listBrandNames(db, userId, MOST_BRANDS));
  if (read.entries.length > MAX_MEMORY) throw fail('too_many_remembered', { vars: { most: MAX_MEMORY } });
  return read;
}

interface MemoryPlan {
  readonly added: readonly MemoryEntry[];
  readonly conflicts: readonly { readonly now: MemoryEntry; readonly given: MemoryEntry }[];
  readonly kept: number;
  readonly unchanged: number;
}

/** @throws too_many_remembered */
async function planImport(db: Db, userId: number, entries: readonly MemoryEntry[]): Promise<MemoryPlan> {
  const added: MemoryEntry[] = [];
  const conflicts: { readonly now: MemoryEntry; readonly given: MemoryEntry }[] = [];
  let kept = 0;
  let unchanged = 0;
  for await (const step of inSteps(entries)) {
    const there = new Map((await findEntries(db, userId, step)).map((entry) => [nameOf(entry), entry]));
    for (const given of step) {
      const now = there.get(nameOf(given));
      if (!now) added.push(given);
      else if (now.template === given.template && now.origin === given.origin) unchanged += 1;
      else if (now.origin === 'human' && given.origin !== 'human') kept += 1;
      else conflicts.push({ now, given });
    }
  }
  if (added.length > 0 && (await countEntries(db, userId)) + added.length > MAX_MEMORY) {
    throw fail('too_many_remembered', { vars: { most: MAX_MEMORY } });
  }
  return { added, conflicts, kept, unchanged };
}

/** @throws too_many_remembered, file_too_heavy, files_waiting */
export function previewMemoryFile(db: Db, userId: number, file: MemoryFile): Promise<MemoryImportPreview> {
  return inTurn(userId, file, () => previewFile(db, userId, file));
}

async function previewFile(db: Db, userId: number, file: MemoryFile): Promise<MemoryImportPreview> {
  const { entries, errors, leftOut, encoding } = await readEntries(db, userId, file);
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
    leftOut,
    errors,
    digest: await digestOf({ added, conflicts }),
  };
}

/** Stands for what a file would do: the seller consents to exactly this. */
async function digestOf({ added, conflicts }: Pick<MemoryPlan, 'added' | 'conflicts'>): Promise<string> {
  const hash = createHash('md5');
  const note = (kind: string, { from, to, key, template, origin }: MemoryEntry) =>
    hash.update(`${JSON.stringify([kind, from, to, key, template, origin])}\n`);
  for await (const step of inSteps(added)) for (const entry of step) note('added', entry);
  for await (const step of inSteps(conflicts)) {
    for (const { now, given } of step) {
      note('now', now);
      note('given', given);
    }
  }
  return hash.digest('hex');
}

/** @throws too_many_remembered, memory_changed, file_too_heavy, files_waiting */
export function importMemoryFile(
  db: Db,
  userId: number,
  given: MemoryImport,
): Promise<{ added: number; changed: number }> {
  return inTurn(userId, given, () => storeFile(db, userId, given));
}

async function storeFile(
  db: Db,
  userId: number,
  { replace, expected, digest, ...file }: MemoryImport,
): Promise<{ added: number; changed: number }> {
  const { entries } = await readEntries(db, userId, file);
  return withTransaction(db, async (tx) => {
    await lockMemory(tx, userId);
    const { added, conflicts } = await planImport(tx, userId, entries);
    const isAsShown = added.length === expected.added && conflicts.length === expected.conflicts;
    if (!isAsShown || (await digestOf({ added, conflicts })) !== digest) throw fail('memory_changed');
    const replaced = replace ? conflicts.map(({ given }) => given) : [];
    for await (const step of inSteps([...added, ...replaced])) await rememberAll(tx, userId, step);
    return { added: added.length, changed: replaced.length };
  });
}
