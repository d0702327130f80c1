import type { ChartInput, ChartPreview } from '@quayside/contract';
import { CHART_LIMITS, findChartFlaw } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { type FollowDeps, foundIn, keepFollowers, lockQueueing } from '../listings/index.ts';
import type { StoredChart } from './charts.repository.ts';
import * as repository from './charts.repository.ts';
import { type CountedChange, countChange } from './count-change.ts';
import type { Place } from './places.repository.ts';

export interface ChartsDeps extends FollowDeps {
  readonly db: Db;
}

/** A new chart (no `chartId`), a replacement of one, or the removal of one (no `input`). */
export interface ChartChange {
  readonly chartId: number | undefined;
  readonly input: ChartInput | null;
}

/** @throws chart_not_found */
export async function requireChart(db: Db, userId: number, chartId: number): Promise<StoredChart> {
  const chart = await repository.getChart(db, userId, chartId);
  if (!chart) throw fail('chart_not_found');
  return chart;
}

/** @throws chart_not_found, chart_conflict, chart_invalid, too_many_charts */
export async function previewChange(db: Db, userId: number, change: ChartChange): Promise<ChartPreview> {
  const before = await readBefore(db, userId, change);
  return (await count(db, userId, before, change)).preview;
}

/**
 * Makes a change, if it gives as many live listings new sizes as the seller was shown. The listings follow in the
 * background.
 * @returns the saved chart; undefined after a removal
 * @throws charts_changed, and what the preview throws
 */
export async function makeChange(
  { db, jobs }: ChartsDeps,
  userId: number,
  change: ChartChange,
  expected: number | undefined,
  actor: Actor,
): Promise<StoredChart | undefined> {
  return withTransaction(db, async (tx) => {
    await lockQueueing(tx, userId);
    await repository.lockCharts(tx, userId);
    const before = await readBefore(tx, userId, change);
    const { preview, changes } = await count(tx, userId, before, change);
    if (preview.expected !== (expected ?? 0)) throw fail('charts_changed', { vars: { actual: preview.expected } });
    const after = await store(tx, userId, change);
    await recordHistory(tx, userId, [
      {
        actor,
        entity: 'chart',
        entityId: (after ?? before)?.id ?? 0,
        field: 'chart',
        before: wordsOf(before),
        after: wordsOf(after),
        why: before === undefined ? 'chart_added' : after === undefined ? 'chart_removed' : 'chart_changed',
      },
    ]);
    for (const isTitled of [false, true]) {
      const found = foundIn(changes.filter((listing) => listing.isTitled === isTitled));
      await keepFollowers(tx, { jobs }, userId, found, isTitled ? ['content', 'titles'] : ['content']);
    }
    return after;
  });
}

async function readBefore(db: Db, userId: number, { chartId, input }: ChartChange): Promise<StoredChart | undefined> {
  const before = chartId === undefined ? undefined : await requireChart(db, userId, chartId);
  if (!input) return before;
  refuseFlaws(input);
  const existing = await repository.findAtPlace(db, userId, input);
  if (existing && existing.id !== chartId) throw fail('chart_conflict');
  if (before) return before;
  const { total } = await repository.listPage(db, userId, { search: undefined, offset: 0, limit: 1 });
  if (total >= CHART_LIMITS.charts) throw fail('too_many_charts', { vars: { most: CHART_LIMITS.charts } });
  return undefined;
}

/** @throws chart_invalid with the invalid row */
function refuseFlaws({ rows }: ChartInput): void {
  const found = findChartFlaw(rows);
  if (!found) return;
  const at = found.row === undefined ? 'body.chart.rows' : `body.chart.rows.${found.row}`;
  throw fail('chart_invalid', { fields: { [at]: found.flaw } });
}

async function count(
  db: Db,
  userId: number,
  before: StoredChart | undefined,
  { input }: ChartChange,
): Promise<CountedChange> {
  const others = (await repository.listCharts(db, userId)).filter(({ id }) => id !== before?.id);
  const after = input && { ...input, id: before?.id ?? 0, categoryId: input.category?.id ?? null, origins: {} };
  const places = [before, after].flatMap((chart): Place[] => (chart ? [chart] : []));
  return countChange(db, userId, {
    before: before ? [...others, before] : others,
    after: after ? [...others, after] : others,
    places,
  });
}

async function store(tx: Tx, userId: number, { chartId, input }: ChartChange): Promise<StoredChart | undefined> {
  if (input) {
    return chartId === undefined
      ? repository.insertChart(tx, userId, input)
      : repository.updateChart(tx, userId, chartId, input);
  }
  if (chartId !== undefined) await repository.removeChart(tx, userId, chartId);
  return undefined;
}

function wordsOf(chart: StoredChart | undefined): object | null {
  if (!chart) return null;
  const { name, brand, category, kind, age, gender, width, rows } = chart;
  return { name, brand, category, kind, age, gender, width, rows };
}
