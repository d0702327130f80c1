import { describe, expect, it } from 'vitest';
import { readRecordedStatements } from '../setup/recorded-statements.ts';
import { useTestDatabase } from '../setup/test-database.ts';

const database = useTestDatabase();
/** Fewer would mean that a run was recorded incompletely: the product has more. */
const LEAST = 1_000;

/** Tables that tests create for themselves. */
const UNDEFINED_TABLE = '42P01';

describe('this PostgreSQL', () => {
  it('can prepare every statement of the tests', async () => {
    const statements = readRecordedStatements();
    expect(statements.length).toBeGreaterThan(LEAST);
    const faults: string[] = [];
    let checked = 0;
    for (const text of statements) {
      try {
        await database.pool.query({ text: `prepare checked as ${text}` });
        await database.pool.query('deallocate checked');
        checked += 1;
      } catch (error) {
        if ((error as { code?: string }).code !== UNDEFINED_TABLE) faults.push(`${(error as Error).message}: ${text}`);
      }
    }
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(LEAST);
  });
});
