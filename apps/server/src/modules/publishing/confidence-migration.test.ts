import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const MIGRATION = new URL('../../../migrations/0300-confidence-of-titles.sql', import.meta.url);
/**
 * The names and rows from before the migration, as one script: a statement of its own would be recorded, and no other PostgreSQL could
 * prepare it against the schema of today.
 */
const BEFORE = `
  alter table listings rename column confidence to coverage;
  alter table run_items rename column confidence to coverage;
  alter table site_titles rename column confidence to coverage;
  alter table publish_counts rename column confidence_step to coverage_step;
  alter table publish_runs rename column confidence_threshold to coverage_threshold;
  insert into run_items (user_id, run_id, item_id, site, verdict, outcome, coverage, reason_code, reason_params) values
    (1, 1, 1, 'DE', 'draft', 'skipped', 40, 'coverage_too_low', '{"coverage": 40, "threshold": 60}'),
    (1, 1, 2, 'DE', 'blocked', 'skipped', null, 'no_price', '{"coverage": 1}');
  insert into publish_counts (user_id, run_id, site, verdict, reason_code, outcome, coverage_step, n) values
    (1, 1, 'DE', 'draft', 'coverage_too_low', 'skipped', 40, 1)`;

const database = useTestDatabase();

it('keeps the figures, the counts and the reasons of runs from before the confidence had its name', async () => {
  await database.pool.query(BEFORE);
  await database.pool.query(readFileSync(MIGRATION, 'utf8'));

  const { rows: runItems } = await database.pool.query(
    'select confidence, reason_code, reason_params from run_items order by item_id',
  );
  expect(runItems).toEqual([
    { confidence: 40, reason_code: 'confidence_too_low', reason_params: { confidence: 40, threshold: 60 } },
    { confidence: null, reason_code: 'no_price', reason_params: { coverage: 1 } },
  ]);
  const { rows: counts } = await database.pool.query(
    'select reason_code, confidence_step, n::int as n from publish_counts',
  );
  expect(counts).toEqual([{ reason_code: 'confidence_too_low', confidence_step: 40, n: 1 }]);
});
