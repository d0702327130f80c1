import { CHARTS_AT_ONCE, type Chart, type ChartList } from '@quayside/contract';
import { chartsSchemas as schemas } from '@quayside/contract/charts.schema';
import { DEFAULT_CHART_IDS, DEFAULT_CHARTS, type DefaultChart } from '@quayside/kernel/sizes/default-charts';
import { readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import { listPage, type StoredChart } from './charts.repository.ts';
import type { ChartsDeps } from './charts.service.ts';
import { listBrands, listCategories } from './places.repository.ts';
import { countSizes, listUnmapped } from './seen-sizes.ts';

/** Charts are opened and changed rarely: that code is loaded with the first such call. */
const charts = () => import('./charts.service.ts');

export function chartsRoutes(deps: ChartsDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.listBrands, async ({ who, query }) => ({ brands: await listBrands(db, who.userId, query.query) })),
    route(schemas.listCategories, async ({ who, query }) => ({
      categories: (await listCategories(db, who.userId, query.query)).map(({ id, path }) => ({
        id,
        name: path.at(-1) ?? id,
        path: path.join(' > '),
      })),
    })),
    route(schemas.list, async ({ who, query }): Promise<ChartList> => {
      const page = query.page ?? 1;
      const found =
        query.type === 'default'
          ? { charts: DEFAULT_CHART_IDS.map((id) => DEFAULT_CHARTS[id]), total: DEFAULT_CHART_IDS.length }
          : await listPage(db, who.userId, {
              search: query.query?.trim() || undefined,
              offset: (page - 1) * CHARTS_AT_ONCE,
              limit: CHARTS_AT_ONCE,
            });
      const seen = found.charts.length === 0 ? new Map() : await countSizes(db, who.userId);
      return {
        charts: found.charts.map((chart) => {
          const { rows, ...view } = toView(chart);
          return { ...view, row_count: rows.length, ...(seen.get(chart.id) ?? { variants: 0, unmapped: 0 }) };
        }),
        pagination: { total_count: found.total, page, per_page: CHARTS_AT_ONCE },
      };
    }),
    route(schemas.get, async ({ who, params }) =>
      toView(
        typeof params.chartId === 'number'
          ? await (await charts()).requireChart(db, who.userId, params.chartId)
          : requireDefault(params.chartId),
      ),
    ),
    route(schemas.create, async ({ who, body: { chart: input, expected } }) =>
      toView(
        required(
          await (await charts()).makeChange(deps, who.userId, { chartId: undefined, input }, expected, actorOf(who)),
        ),
      ),
    ),
    route(schemas.update, async ({ who, params: { chartId }, body: { chart: input, expected } }) =>
      toView(required(await (await charts()).makeChange(deps, who.userId, { chartId, input }, expected, actorOf(who)))),
    ),
    route(schemas.remove, async ({ who, params: { chartId }, query: { expected } }) => {
      await (await charts()).makeChange(deps, who.userId, { chartId, input: null }, expected, actorOf(who));
    }),
    route(schemas.preview, async ({ who, body: { chart: input, chartId } }) => {
      if (input === null && chartId === undefined) throw fail('chart_not_found');
      return (await charts()).previewChange(db, who.userId, { chartId, input });
    }),
    route(schemas.listUnmapped, async ({ who, params: { chartId }, query }) => {
      const after = query.cursor === undefined ? 0 : readIdCursor(query.cursor);
      const of =
        typeof chartId === 'number'
          ? { chart: chartId, place: await (await charts()).requireChart(db, who.userId, chartId) }
          : { chart: requireDefault(chartId).id, place: { brand: null, categoryId: null } };
      const { variants, next } = await listUnmapped(db, who.userId, { ...of, after });
      return { variants, next_cursor: next === null ? null : writeIdCursor(next) };
    }),
  ];
}

/** @throws chart_not_found */
function requireDefault(name: string): DefaultChart {
  const id = DEFAULT_CHART_IDS.find((one) => one === name);
  if (!id) throw fail('chart_not_found');
  return DEFAULT_CHARTS[id];
}

function required(chart: StoredChart | undefined): StoredChart {
  if (!chart) throw fail('chart_not_found');
  return chart;
}

function toView(chart: StoredChart | DefaultChart): Chart {
  const { id, kind, age, gender, width, rows, origins } = chart;
  const shared = {
    id,
    kind,
    age,
    gender,
    width,
    origins,
    rows: rows.map(({ mm, sizes }) => ({ mm, sizes: { ...sizes } })),
  };
  if (!('name' in chart)) return { ...shared, name: chart.id, brand: null, category: null, updated_at: null };
  const { name, brand, category, updatedAt } = chart;
  return { ...shared, name, brand, category, updated_at: updatedAt.toISOString() };
}
