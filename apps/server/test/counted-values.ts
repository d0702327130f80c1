import { sql } from 'kysely';
import { z } from 'zod';
import { byKey, type Kind, type Objection } from '../src/modules/changes/index.ts';
import type { Db } from '../src/platform/database/db.ts';

/* A kind of change that exists only in tests: it adds to numbers that have names. */

const settings = z.object({
  add: z.number().int(),
  /** Carrying out this number fails in the database each time; that one is reported as failed, until a retry. */
  poison: z.number().int().optional(),
  fails: z.number().int().optional(),
});

interface Named {
  readonly name: string;
  readonly value: number;
}

export async function createValues(db: Db): Promise<void> {
  await sql`create table test_values (user_id bigint, name text, value integer check (value > -1000), primary key (user_id, name))`.execute(
    db,
  );
}

export async function setValues(db: Db, userId: number, values: readonly Named[]): Promise<void> {
  await sql`
    insert into test_values (user_id, name, value)
    select ${userId}::bigint, * from unnest(${values.map(({ name }) => name)}::text[], ${values.map(({ value }) => value)}::integer[])
    on conflict (user_id, name) do update set value = excluded.value`.execute(db);
}

export async function readValues(db: Db, userId: number): Promise<Map<string, number>> {
  const { rows } = await sql<Named>`
    select name, value from test_values where user_id = ${userId} order by name`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export const countedValues: Kind<z.output<typeof settings>, number, string> = {
  name: 'weights',
  settings,
  call: {},
  field: 'stock',
  why: () => 'counted',
  laneOf: () => 'values',
  shown: (value) => value,
  entityOf: () => ({ entity: 'stock', entityId: 1 }),
  async findRows(tx, { userId, settings: { add } }, after, limit) {
    const { rows } = await sql<Named>`
      select name, value from test_values where user_id = ${userId} and name > ${after ?? ''} order by name limit ${limit}`.execute(
      tx,
    );
    return {
      rows: rows.map(({ name, value }) => ({
        ...{ key: name, itemId: null, site: null, sku: null, label: name, before: value, after: value + add },
      })),
      next: rows.length === limit ? (rows.at(-1)?.name ?? null) : null,
    };
  },
  async judge(_tx, _context, rows) {
    return byKey(rows, ({ after }): Objection | undefined => {
      if (after < 0) return { verdict: 'refused', reason: 'outdated' };
      return after > 1_000_000 ? { verdict: 'warned', reason: 'live' } : undefined;
    });
  },
  async hold(tx, { userId }, rows) {
    const { rows: held } = await sql<Named>`
      select name, value from test_values where user_id = ${userId} and name = any(${rows.map(({ key }) => key)}::text[])
      order by name for update`.execute(tx);
    return new Map(held.map(({ name, value }) => [name, { value }]));
  },
  async apply(tx, { userId, settings: { poison, fails } }, rows) {
    const given = rows.filter(({ after }) => after !== fails);
    const values = given.map(({ key, after }) => ({ name: key, value: after === poison ? -1_000 : after }));
    if (values.length > 0) await setValues(tx, userId, values);
    return { failed: new Map(rows.filter(({ after }) => after === fails).map(({ key }) => [key, 'error' as const])) };
  },
};
