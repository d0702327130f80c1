import {
  CHART_LIMITS,
  PLATFORMS,
  SIZE_AGES,
  SIZE_GENDERS,
  SIZE_KINDS,
  SIZE_ORIGINS,
  SIZE_SYSTEMS,
  SIZE_WIDTHS,
} from '@quayside/kernel';
import { z } from 'zod';
import { CHARTS_AT_ONCE, charts } from './charts.ts';
import { cursor, isoTime, nameSchema, pathId, queryInt, schemasFor, userParams, visibleText } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const NAMED = SIZE_SYSTEMS.filter((system) => system !== 'CM');
const size = visibleText(CHART_LIMITS.sizeLength);

const row = z.strictObject({
  /** The length in millimetres: of the foot, of the chest, or of the child. */
  mm: z.number().int(),
  sizes: z.partialRecord(z.enum(NAMED), size),
});

const category = z.strictObject({
  id: visibleText(100),
  name: visibleText(300),
  path: z.string().trim().max(1_000),
});

const wearer = {
  kind: z.enum(SIZE_KINDS),
  age: z.enum(SIZE_AGES),
  gender: z.enum(SIZE_GENDERS),
  width: z.enum(SIZE_WIDTHS),
};

const input = z
  .strictObject({
    ...wearer,
    name: visibleText(CHART_LIMITS.nameLength),
    /** Null: every brand. */
    brand: visibleText(200).nullable(),
    /** Null: every category. */
    category: category.nullable(),
    rows: z.array(row).max(CHART_LIMITS.rows).readonly(),
  })
  .refine(({ brand, category: of }) => brand !== null || of !== null, {
    path: ['brand'],
    message: 'brand_or_category',
  });
nameSchema(input, 'SizeChartInput');
export type ChartInput = z.output<typeof input>;

const chart = z.object({
  ...wearer,
  /** A number, or the name of a built-in chart, which cannot be changed. */
  id: z.union([z.number().int(), z.string()]),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.object({ id: z.string(), name: z.string(), path: z.string() }).nullable(),
  rows: z.array(z.object({ mm: z.number().int(), sizes: z.partialRecord(z.enum(NAMED), z.string()) })).readonly(),
  /** Where the sizes of each system come from. */
  origins: z.partialRecord(z.enum(SIZE_SYSTEMS), z.enum(SIZE_ORIGINS)),
  /** Null for a built-in chart. */
  updated_at: isoTime.nullable(),
});
nameSchema(chart, 'SizeChart');
export type Chart = z.output<typeof chart>;

const seen = z.object({ variants: count, unmapped: count });
/** The variants that a chart applies to, and those of them whose size is missing on some site. */
export type SizesSeen = z.output<typeof seen>;

const list = z.object({
  charts: z.array(chart.omit({ rows: true }).extend({ row_count: count, ...seen.shape })).readonly(),
  pagination: z.object({ total_count: count, page: count, per_page: count }),
});
export type ChartList = z.output<typeof list>;

const query = z.strictObject({
  type: z.enum(['own', 'default']).optional(),
  /** Part of a name or a brand. */
  query: z.string().max(100).optional(),
  page: queryInt(1, Math.ceil(CHART_LIMITS.charts / CHARTS_AT_ONCE)).optional(),
});
export type ChartQuery = z.output<typeof query>;

const brands = z.object({ brands: z.array(z.string()).readonly() });
export type ChartBrands = z.output<typeof brands>;
const categories = z.object({ categories: z.array(z.object(category.shape)).readonly() });
export type ChartCategories = z.output<typeof categories>;

const preview = z.object({
  /** Live listings whose sizes or titles change: the number to consent to. */
  expected: count,
  /** Items whose sizes change somewhere, live or not. */
  items: count,
  sites: z.array(z.object({ site: siteSchema, listings: count })).readonly(),
  /** Variants that lack a size on a site, before and after. */
  unmapped: z.object({ before: count, after: count }),
  examples: z
    .array(
      z.object({
        item_id: z.number().int(),
        title: z.string(),
        site: siteSchema,
        before: z.string(),
        after: z.string(),
      }),
    )
    .readonly(),
});
export type ChartPreview = z.output<typeof preview>;

const unmapped = z.object({
  variants: z
    .array(
      z.object({
        item_id: z.number().int(),
        account_id: z.number().int(),
        platform: z.enum(PLATFORMS),
        title: z.string(),
        sku: z.string(),
        size: z.string(),
        sites: z.array(siteSchema).readonly(),
      }),
    )
    .readonly(),
  next_cursor: z.string().nullable(),
});
export type Unmapped = z.output<typeof unmapped>;

const openParams = z.strictObject({
  ...userParams.shape,
  chartId: z.union([pathId, z.string().regex(/^[a-z-]{1,40}$/)]),
});
const chartParams = z.strictObject({ ...userParams.shape, chartId: pathId });
const expected = count.optional();
const search = z.strictObject({ query: z.string().max(100).optional() });

export const chartsSchemas = schemasFor(charts, {
  listBrands: { params: userParams, query: search, output: brands },
  listCategories: { params: userParams, query: search, output: categories },
  list: { params: userParams, query, output: list },
  get: { params: openParams, output: chart },
  create: { params: userParams, body: z.strictObject({ chart: input, expected }), output: chart },
  update: { params: chartParams, body: z.strictObject({ chart: input, expected }), output: chart },
  remove: {
    params: chartParams,
    query: z.strictObject({ expected: queryInt(0, Number.MAX_SAFE_INTEGER).optional() }),
    output: z.void(),
  },
  preview: {
    params: userParams,
    body: z.strictObject({ chart: input.nullable(), chartId: z.number().int().positive().optional() }),
    output: preview,
  },
  listUnmapped: { params: openParams, query: z.strictObject({ cursor: cursor.optional() }), output: unmapped },
});
