import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { arrayLiteral } from './array-literal.ts';

const database = useTestDatabase();

/** The database's value of a list that is sent as a parameter. */
async function sent<T>(list: readonly T[], type: string): Promise<T[]> {
  const { rows } = await sql<{ list: T[] }>`select ${list}::${sql.raw(type)} as list`.execute(database.db);
  return rows[0]?.list ?? [];
}

it('sends every text unchanged', async () => {
  const awkward = [
    '',
    ' ',
    'NULL',
    'null',
    '{',
    '}',
    ',',
    '"',
    '\\',
    '\\"',
    "'",
    '\n',
    '\t ',
    '🚂',
    '{"a": "\\n"}',
    '%',
    '$1',
  ];
  expect(await sent(awkward, 'text[]')).toEqual(awkward);
  const text = fc.string({ unit: 'binary', maxLength: 30 }).map((one) => one.replaceAll('\0', ' '));
  const lists = fc.array(fc.option(text), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      expect(await sent(list, 'text[]')).toEqual(list);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['bigint[]', [1, -2, 0, 9_007_199_254_740_991, null]],
  ['double precision[]', [0.1, -1e300, 1e-7, null]],
  ['boolean[]', [true, false, null]],
  ['jsonb[]', ['{"a":"b \\"c\\""}', 'null', '[]']],
  ['text[]', []],
])('sends %s unchanged: %j', async (type, list) => {
  const expected = type === 'jsonb[]' ? list.map((one) => JSON.parse(String(one))) : list;
  expect(await sent<unknown>(list, type)).toEqual(expected);
});

it('leaves other types to the driver', async () => {
  const moments = [new Date('2026-11-21T10:00:00.000Z')];
  const bytes = [Buffer.from('one'), Buffer.from([0, 255])];
  expect([arrayLiteral(moments), arrayLiteral(bytes), arrayLiteral([[1]])]).toEqual([undefined, undefined, undefined]);
  expect(await sent(moments, 'timestamptz[]')).toEqual(moments);
  expect(await sent(bytes, 'bytea[]')).toEqual(bytes);
});
