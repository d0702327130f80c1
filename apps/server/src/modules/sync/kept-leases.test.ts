import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createKeptLeases } from './kept-leases.ts';

const database = useTestDatabase();
const LONG_MS = 600_000;
/** It ends in the test, but not between two statements on a slow machine. */
const TERM_MS = 3_000;

/** The transaction that wrote the lease last. */
const writerOf = async (name: string) =>
  (await database.pool.query<{ writer: string }>('select xmin::text as writer from leases where name = $1', [name]))
    .rows[0]?.writer;

it('keeps a lease between two reads without a statement, and no other worker gets it meanwhile', async () => {
  const [one, other] = [createKeptLeases(database.db, 'one', LONG_MS), createKeptLeases(database.db, 'other', LONG_MS)];
  expect((await one.hold('orders'))?.how).toBe('taken');
  const writer = await writerOf('orders');
  expect((await one.hold('orders'))?.how).toBe('kept');
  expect(await writerOf('orders')).toBe(writer);
  expect(await other.hold('orders')).toBeNull();
});

it('extends all of its leases by one statement, and not those that it no longer needs', async () => {
  const one = createKeptLeases(database.db, 'one', TERM_MS);
  const names = ['first', 'second', 'third'];
  for (const name of names) await one.hold(name);
  const writers = () => Promise.all(['first', 'second'].map(writerOf));
  const before = await writers();
  const unneeded = await writerOf('third');
  await eventually(async () => {
    for (const name of ['first', 'second']) expect((await one.hold(name))?.how).toBe('kept');
    const [first, second] = await writers();
    expect(first).not.toBe(before[0]);
    expect(second).toBe(first);
  });
  // Until three terms have passed without need, the third is extended too.
  await eventually(async () => {
    await one.hold('first');
    const left = await writerOf('third');
    expect(left).not.toBe(await writerOf('first'));
    expect(left).not.toBe(unneeded);
    expect((await createKeptLeases(database.db, 'other', LONG_MS).hold('third'))?.how).toBe('taken');
  });
});

it('leaves its leases to another worker at once when it stops', async () => {
  const [one, other] = [createKeptLeases(database.db, 'one', LONG_MS), createKeptLeases(database.db, 'other', LONG_MS)];
  await one.hold('changes');
  await one.release();
  expect((await other.hold('changes'))?.how).toBe('taken');
  expect(await one.hold('changes')).toBeNull();
});

it('says that another worker may have read since if its lease had ended', async () => {
  const one = createKeptLeases(database.db, 'one', 1);
  await one.hold('compare');
  await database.pool.query(`update leases set expires_at = '-infinity' where name = 'compare'`);
  const again = await createKeptLeases(database.db, 'other', LONG_MS).hold('compare');
  expect(again?.how).toBe('taken');
  await database.pool.query(`update leases set expires_at = '-infinity' where name = 'compare'`);
  expect((await createKeptLeases(database.db, 'one', LONG_MS).hold('compare'))?.how).toBe('taken');
});
