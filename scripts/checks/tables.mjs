import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { transform } from 'esbuild';
import { withoutComments } from '../lib/imports.mjs';
import { fromRoot } from '../lib/paths.mjs';

/*
 * SQL obeys the same walls as imports: one server module writes a table. Another module calls that module, or reads the table
 * if its own `x.tables.data.ts` names the table in `reads`, because one statement needs the rows of both.
 */

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
const SERVER = 'apps/server/src';
const MODULES = `${SERVER}/modules`;

/** The tables that a module reads although another one writes them. */
export const READS = await readsOfRooms();

const BUILT_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const BUILT_READ = /\b(?:selectFrom|\w*[jJ]oin(?:Lateral)?|using|from)\(\s*\[?'(\w+)/g;
/** `for update`, `do update` and `no key update` do not name a table. */
const RAW_WRITE = /\b(?:insert into|(?<!\b(?:for|do|key) )update|delete from|merge into)\s+(?:only\s+)?(\w+)/g;
const RAW_READ = /\b(?:from|join|using)\s+(?:only\s+)?(\w+)/g;
/** `from a, b` and `from a x, b`: the part after a comma. */
const RAW_READ_MORE = /\bfrom\s+\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*(\w+)/g;
/** `with name as (…)`: a name defined in the statement is not a table. */
const OWN_NAME = /\b(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g;

/**
 * @typedef {{ path: string, text: string }} SourceText
 * @typedef {{ table: string, room: string, path: string }} Use `room`: a module of the server, or `platform`
 */

/**
 * @param {SourceText[]} [sources] by default, every source of the server except tests
 * @param {string[]} [tables] by default, those of the database
 * @param {Record<string, readonly string[]>} [reads] by room, the tables of other rooms that it reads
 * @returns {string[]} one sentence for each forbidden statement, and for each unused table or permission
 */
export function checkTables(sources = serverSources(), tables = tablesOfDatabase(), reads = READS) {
  const written = usesIn(sources, tables, findWrites);
  const read = usesIn(sources, tables, findReads);
  const writers = new Map(tables.map((table) => [table, roomsOf(written, table)]));
  const crossing = read.filter(({ table, room }) => !writers.get(table)?.includes(room));
  return [
    ...tables.flatMap((table) => problemsOfWriters(table, writers.get(table) ?? [])),
    ...crossing
      .filter(({ table, room }) => !reads[room]?.includes(table))
      .map(({ table, room, path }) => `${path} reads ${table}: ${room} asks at the door of ${writers.get(table)}`),
    ...Object.entries(reads).flatMap(([room, named]) =>
      named
        .filter((table) => !crossing.some((use) => use.room === room && use.table === table))
        .map((table) => `${tablesFile(room)} lets ${room} read ${table}, and ${room} does not`),
    ),
  ];
}

/** The tables that each module reads of others, one line per module. @returns {string[]} */
export function describeReads(reads = READS) {
  return Object.entries(reads).map(([room, tables]) => `${room} reads ${tables.join(', ')}`);
}

/** @param {string} room */
function tablesFile(room) {
  return `${MODULES}/${room}/${room}.tables.data.ts`;
}

/** By room, what its `x.tables.data.ts` lets it read. @returns {Promise<Record<string, readonly string[]>>} */
async function readsOfRooms() {
  const rooms = readdirSync(fromRoot(MODULES)).filter((room) => existsSync(fromRoot(tablesFile(room))));
  const declared = await Promise.all(
    rooms.map(async (room) => {
      const { code } = await transform(readFileSync(fromRoot(tablesFile(room)), 'utf8'), {
        loader: 'ts',
        format: 'esm',
      });
      const [tables] = Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`));
      return [room, tables.reads ?? []];
    }),
  );
  return Object.fromEntries(declared.filter(([, reads]) => reads.length > 0));
}

/** @param {string} table @param {string[]} rooms @returns {string[]} */
function problemsOfWriters(table, rooms) {
  if (rooms.length === 1) return [];
  return [rooms.length === 0 ? `Nothing writes ${table}` : `${table} is written by ${rooms.join(' and ')}`];
}

/** @param {Use[]} uses @param {string} table @returns {string[]} */
function roomsOf(uses, table) {
  return [...new Set(uses.filter((use) => use.table === table).map(({ room }) => room))].sort();
}

/** @param {SourceText[]} sources @param {string[]} tables @param {(text: string) => string[]} find @returns {Use[]} */
function usesIn(sources, tables, find) {
  const known = new Set(tables);
  return sources.flatMap(({ path, text }) => {
    const room = MODULE.exec(path)?.[1] ?? 'platform';
    const found = new Set(find(withoutComments(text)).filter((name) => known.has(name)));
    return [...found].map((table) => ({ table, room, path }));
  });
}

/** @param {string} text @returns {string[]} */
function findWrites(text) {
  return [...namesBy(BUILT_WRITE, text), ...namesBy(RAW_WRITE, text)];
}

/** @param {string} text @returns {string[]} */
function findReads(text) {
  const own = new Set(namesBy(OWN_NAME, text));
  const raw = [...namesBy(RAW_READ, text), ...namesBy(RAW_READ_MORE, text)].filter((name) => !own.has(name));
  return [...namesBy(BUILT_READ, text), ...raw];
}

/** @param {RegExp} pattern @param {string} text */
function namesBy(pattern, text) {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}

/** @returns {string[]} */
function tablesOfDatabase() {
  const types = readFileSync(fromRoot(SERVER, 'platform/database/tables.data.ts'), 'utf8');
  const [, list = ''] = types.split('export interface Tables {');
  return namesBy(/^ {2}(\w+):/gm, list);
}

/** @returns {SourceText[]} */
function serverSources() {
  return readdirSync(fromRoot(SERVER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('tables.data.ts'))
    .map((name) => join(SERVER, name.replaceAll('\\', '/')))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
}
