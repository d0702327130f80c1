import type { ChartInput } from '@quayside/contract';
import type { SizeAge, SizeGender, SizeKind, SizeRow, SizeWidth } from '@quayside/kernel';
import type { OwnChart } from '@quayside/kernel/sizes/size-converter';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

/** A seller's chart, as stored. */
export interface StoredChart extends OwnChart {
  readonly name: string;
  readonly category: ChartInput['category'];
  readonly updatedAt: Date;
}

interface Row {
  chart_id: number;
  name: string;
  brand: string | null;
  category_id: string | null;
  category_name: string | null;
  category_path: string | null;
  kind: string;
  age: string;
  gender: string;
  width: string;
  rows: unknown;
  updated_at: Date;
}

function toChart(row: Row): StoredChart {
  const { category_id: id, category_name: name, category_path: path } = row;
  return {
    id: row.chart_id,
    name: row.name,
    brand: row.brand,
    categoryId: id,
    category: id === null ? null : { id, name: name ?? id, path: path ?? '' },
    kind: row.kind as SizeKind,
    age: row.age as SizeAge,
    gender: row.gender as SizeGender,
    width: row.width as SizeWidth,
    rows: row.rows as readonly SizeRow[],
    origins: {},
    updatedAt: row.updated_at,
  };
}

function toColumns({ name, brand, category, kind, age, gender, width, rows }: ChartInput) {
  return {
    ...{ name, brand, kind, age, gender, width },
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    category_path: category?.path ?? null,
    rows: JSON.stringify(rows),
  };
}

/** Serializes changes of a business's charts. */
export async function lockCharts(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`charts ${userId}`}, 0))`.execute(tx);
}

export async function getChart(db: Db, userId: number, chartId: number): Promise<StoredChart | undefined> {
  const row = await db
    .selectFrom('size_charts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('chart_id', '=', chartId)
    .executeTakeFirst();
  return row && toChart(row);
}

/** The chart for exactly this brand, in any case, and category. */
export async function findAtPlace(
  db: Db,
  userId: number,
  { brand, category }: Pick<ChartInput, 'brand' | 'category'>,
): Promise<StoredChart | undefined> {
  const { rows } = await sql<Row>`
    select * from size_charts where user_id = ${userId} and coalesce(lower(brand), '') = coalesce(lower(${brand}::text), '')
      and coalesce(category_id, '') = ${category?.id ?? ''}`.execute(db);
  return rows[0] && toChart(rows[0]);
}

/** The charts that may apply to items of these brands or categories. */
export async function listChartsFor(
  db: Db,
  userId: number,
  of: { readonly brands: readonly string[]; readonly categoryIds: readonly string[] },
): Promise<StoredChart[]> {
  const brands = of.brands.map((brand) => brand.trim().toLowerCase());
  const { rows } = await sql<Row>`
    select * from size_charts where user_id = ${userId}
      and (brand is null or lower(brand) = any(${brands}::text[]))
      and (category_id is null or category_id = any(${[...of.categoryIds]}::text[]))
    order by chart_id`.execute(db);
  return rows.map(toChart);
}

/** Every chart; CHART_LIMITS limits their number. */
export async function listCharts(db: Db, userId: number): Promise<StoredChart[]> {
  const rows = await db
    .selectFrom('size_charts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('chart_id')
    .execute();
  return rows.map(toChart);
}

export interface ChartPage {
  readonly search: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export async function listPage(
  db: Db,
  userId: number,
  { search, offset, limit }: ChartPage,
): Promise<{ readonly charts: readonly StoredChart[]; readonly total: number }> {
  const found = contains(sql`search_keys`, search);
  const { rows } = await sql<Row>`
    select * from size_charts where user_id = ${userId} and ${found}
    order by lower(name) collate "C", chart_id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from size_charts where user_id = ${userId} and ${found}`.execute(db);
  return { charts: rows.map(toChart), total: counted[0]?.n ?? 0 };
}

export async function insertChart(tx: Tx, userId: number, input: ChartInput): Promise<StoredChart> {
  const row = await tx
    .insertInto('size_charts')
    .values({ user_id: userId, ...toColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toChart(row);
}

export async function updateChart(tx: Tx, userId: number, chartId: number, input: ChartInput): Promise<StoredChart> {
  const row = await tx
    .updateTable('size_charts')
    .set({ ...toColumns(input), updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('chart_id', '=', chartId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toChart(row);
}

export async function removeChart(tx: Tx, userId: number, chartId: number): Promise<void> {
  await tx.deleteFrom('size_charts').where('user_id', '=', userId).where('chart_id', '=', chartId).execute();
}
