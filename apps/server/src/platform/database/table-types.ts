import { type Kysely, sql } from 'kysely';
import type { SchemaDump } from './schema-dump.ts';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  is_always: boolean;
}

/** The TypeScript type of a PostgreSQL type as the pool parses it; `write` is the type for writing if it differs. */
const TYPES: Record<string, { read: string; write?: string }> = {
  int8: { read: 'number' },
  int4: { read: 'number' },
  int2: { read: 'number' },
  float4: { read: 'number' },
  float8: { read: 'number' },
  bool: { read: 'boolean' },
  text: { read: 'string' },
  date: { read: 'string' },
  bytea: { read: 'Buffer' },
  json: { read: 'Json', write: 'string' },
  jsonb: { read: 'Json', write: 'string' },
  timestamptz: { read: 'Date', write: 'Date | string' },
  _text: { read: 'string[]' },
  // A list in the driver's own format, because its numbers may exceed the range of exact integers.
  _int8: { read: 'string[]' },
  tsvector: { read: 'string' },
};

/**
 * Generates `tables.data.ts`: one interface per table from the database's own catalogue, so that code and migrations agree. The comment
 * above an interface is the dump of its table. A test compares the file with the result.
 */
export async function describeTables(db: Kysely<unknown>, dump: SchemaDump): Promise<string> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default, coalesce(c.identity_generation, c.is_generated) = 'ALWAYS' as is_always
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'schema\\_%'
    order by c.table_name collate "C", c.ordinal_position`.execute(db);
  const tables = groupByTable(rows);
  const interfaces = [...tables].map(
    ([name, columns]) =>
      `${comment(dump.tables.get(name) ?? [])}\nexport interface ${typeName(name)} {\n${columns.map((c) => `  ${c.column_name}: ${columnType(c)};`).join('\n')}\n}\n`,
  );
  const index = [...tables.keys()].map((name) => `  ${name}: ${typeName(name)};`).join('\n');
  return `${HEADER}\n${dump.others.map((text) => `${comment(text.split('\n'))}\n`).join('\n')}\n${interfaces.join('\n')}\nexport interface Tables {\n${index}\n}\n`;
}

const HEADER = `// Made from the migrated database by \`npm run database:types\`; not written by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Any JSON value; a repository narrows it where the row becomes an object. */
export type Json = unknown;
`;

const comment = (lines: readonly string[]): string =>
  `/*\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */`;

function groupByTable(rows: readonly Column[]): Map<string, Column[]> {
  const groups = new Map<string, Column[]>();
  for (const row of rows) groups.set(row.table_name, [...(groups.get(row.table_name) ?? []), row]);
  return groups;
}

function columnType(column: Column): string {
  const type = TYPES[column.udt_name];
  if (!type) throw new Error(`No TypeScript type for ${column.udt_name} of ${column.table_name}.${column.column_name}`);
  const orNull = column.is_nullable === 'YES' ? ' | null' : '';
  const read = type.read + orNull;
  if (column.is_always) return `GeneratedAlways<${read}>`;
  if (type.write) {
    const write = type.write + orNull;
    return `ColumnType<${read}, ${write}${column.has_default || orNull ? ' | undefined' : ''}, ${write}>`;
  }
  return column.has_default ? `Generated<${read}>` : read;
}

function typeName(table: string): string {
  const singular = table
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  return `${singular.replace(/(^|_)(\w)/g, (_all, _sep: string, letter: string) => letter.toUpperCase())}Table`;
}
