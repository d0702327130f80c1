import { chooseLanguage, translate } from '@quayside/i18n';
import { localeOf } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Clock } from '../../platform/clock.ts';
import { withSnapshot } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ExportedTable, exportedTables, type RoomTables } from '../../platform/database/room-tables.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { getSeller } from '../sellers/index.ts';
import { listReachableMembers } from '../session/index.ts';
import * as repository from './data-exports.repository.ts';

export interface DataExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** Every room's declaration of its tables. */
  readonly tables: () => readonly RoomTables[];
}

/** How long a file can be downloaded. */
const KEEP_MS = 7 * 86_400_000;
const PART_BYTES = 1_048_576;

/**
 * Writes the file and announces it to the owner who requested it, all or nothing: a worker that crashes leaves no
 * partial file, and the next one starts again. All tables are read from one snapshot.
 */
export async function makeExport(deps: DataExportDeps, userId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  await withSnapshot(db, async (tx) => {
    const request = await repository.getExport(tx, userId);
    if (request?.state !== 'making') return;
    const at = clock.now();
    const file = createPartedFile(tx, userId);
    let rows = 0;
    const counts: Record<string, number> = {};
    for (const exported of exportedTables(deps.tables())) {
      signal.throwIfAborted();
      const columns = await repository.listColumns(tx, exported.table, exported.without ?? []);
      counts[exported.file] = await writeTable(tx, file, userId, exported, columns);
      rows += counts[exported.file] ?? 0;
    }
    const language = chooseLanguage([request.language]);
    await file.add('README.txt', translate(language, 'mail.dataExport.readme', { date: at.toISOString() }));
    await file.add('manifest.json', `${JSON.stringify({ madeAt: at.toISOString(), rows: counts }, null, 2)}\n`);
    const bytes = await file.end();
    const expiresAt = new Date(at.getTime() + KEEP_MS);
    await repository.finishExport(tx, userId, { at, expiresAt, bytes, rows });
    await announce(deps, tx, userId, request, expiresAt);
  });
}

type PartedFile = ReturnType<typeof createPartedFile>;

/** A zip file whose bytes are stored while it is written. */
function createPartedFile(tx: Tx, userId: number) {
  let made: Uint8Array[] = [];
  let size = 0;
  let bytes = 0;
  let place = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
    size += chunk.length;
  });
  const store = async (least: number) => {
    if (size === 0 || size < least) return;
    await repository.insertPart(tx, userId, place, Buffer.concat(made));
    place += 1;
    bytes += size;
    made = [];
    size = 0;
  };
  const begin = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    return {
      async write(text: string) {
        entry.push(strToU8(text));
        await store(PART_BYTES);
      },
      end() {
        entry.push(new Uint8Array(), true);
      },
    };
  };
  return {
    begin,
    async add(name: string, text: string) {
      const entry = begin(name);
      await entry.write(text);
      entry.end();
    },
    /** @returns the size of the file */
    async end(): Promise<number> {
      zip.end();
      await store(1);
      return bytes;
    },
  };
}

/** Writes a table as CSV and as JSON, one object per line. @returns its number of rows */
async function writeTable(
  tx: Tx,
  file: PartedFile,
  userId: number,
  { file: name, table }: ExportedTable,
  columns: readonly string[],
): Promise<number> {
  let count = 0;
  const csv = file.begin(`${name}.csv`);
  await csv.write(`${BYTE_ORDER_MARK}${csvLine(columns)}`);
  for await (const rows of repository.readRows(tx, userId, table, columns)) {
    count += rows.length;
    await csv.write(rows.map((row) => csvLine(columns.map((column) => textOf(row[column])))).join(''));
  }
  csv.end();
  const json = file.begin(`${name}.jsonl`);
  for await (const rows of repository.readRows(tx, userId, table, columns)) {
    await json.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  json.end();
  return count;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Mails the owner who requested the export, if the address is confirmed. */
async function announce(
  { enqueueMail, publicUrl }: DataExportDeps,
  tx: Tx,
  userId: number,
  { loginId, language: tag }: repository.ExportRow,
  until: Date,
): Promise<void> {
  const members = await listReachableMembers(tx, userId);
  const owner = members.find((member) => member.loginId === loginId);
  if (!owner) return;
  const language = chooseLanguage([owner.language ?? tag]);
  const seller = await getSeller(tx, userId);
  const locale = localeOf(language, seller?.country ?? '');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  await enqueueMail(tx, {
    to: owner.email,
    template: 'dataExport',
    language,
    values: { business: seller?.name ?? '', date, link: `${publicUrl}/user/profile/leaving` },
  });
}
