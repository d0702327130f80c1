import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { refreshStatistics } from './statistics.ts';

const database = useTestDatabase();

async function rowsAsPlanned(): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select reltuples::int as n from pg_class where oid = 'leases'::regclass`.execute(database.db);
  return rows[0]?.n ?? 0;
}

it('analyzes a table that has grown much, and then skips it', async () => {
  await refreshStatistics(database.db);
  expect(await rowsAsPlanned()).toBeLessThan(100);
  await sql`
    insert into leases (name, owner, expires_at)
    select 'of-the-test-' || n, repeat('x', 100), now() from generate_series(1, 5000) n`.execute(database.db);
  expect(await refreshStatistics(database.db)).toEqual(['leases']);
  expect(await rowsAsPlanned()).toBeGreaterThan(4_900);
  expect(await refreshStatistics(database.db)).toEqual([]);
});
