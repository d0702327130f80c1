import { changes, products, tags } from '@quayside/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { buildAccount } from '../factories/account.ts';
import { buildItems } from '../factories/item.ts';
import { buildOwner } from '../factories/seller.ts';
import { useTestServer } from '../server.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/*
 * A mass change of tags, carried out by two workers, of which whichever is at work is killed in the middle. Every item ends with the tags that the
 * preview promised, and its history tells of them once.
 */

const ITEMS = 2_000;
const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 1, varied: 0 } });
const server = useTestServer(database);
const [first, second] = [createWorkers(database, () => sandbox), createWorkers(database, () => sandbox)];
afterAll(() => Promise.all([first.stop(), second.stop()]));

it('gives every item exactly the tags that the preview said, and once, although a worker is killed in the middle', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  const owner = await buildOwner(database.db);
  const { userId } = owner;
  const as = server.as(owner);
  const account = await buildAccount(database.db, userId);
  const items = await buildItems(
    database.db,
    account,
    Array.from({ length: ITEMS }, (_, n) => ({ sku: `TAG-${n}`, title: `Figure ${n}` })),
  );
  // A third has what shall go, a fifth has already what shall come.
  await sql`insert into tags (user_id, name, folded) values (${userId}, 'Old', 'old'), (${userId}, 'Summer', 'summer')`.execute(
    database.db,
  );
  const give = (tag: string, itemIds: readonly number[]) =>
    sql`insert into item_tags (user_id, item_id, tag_id)
      select ${userId}, i, (select tag_id from tags where user_id = ${userId} and folded = ${tag})
      from unnest(${[...itemIds]}::bigint[]) i`.execute(database.db);
  const ids = items.map(({ itemId }) => itemId);
  await give(
    'old',
    ids.filter((_, n) => n % 3 === 0),
  );
  await give(
    'summer',
    ids.filter((_, n) => n % 5 === 0),
  );

  await Promise.all([first.start(), second.start()]);
  const params = { id: userId };
  const { changeId } = await as.call(tags.prepareSelected, {
    params: { ...params, platform: 'ebay' },
    body: { accountId: account.accountId, filter: {}, add: ['Summer'], remove: ['Old'] },
  });
  const read = () => as.call(changes.get, { params: { ...params, changeId } });
  await eventually(async () => expect((await read()).state).toBe('ready'), PATIENCE_MS);
  const { rows: promised } = await database.pool.query<{
    item_id: number;
    after: readonly string[];
    state: string;
  }>(`select item_id, after, state from change_rows where user_id = $1 and change_id = $2 order by item_id`, [
    userId,
    changeId,
  ]);
  expect(promised).toHaveLength(ITEMS);
  const { expected } = await read();
  expect(expected).toBe(ids.filter((_, n) => n % 3 === 0 || n % 5 !== 0).length);

  // A step of the change takes long enough to be killed in.
  await sql`
    create function tag_slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.002); return new; end $$`.execute(database.db);
  await sql`create trigger tag_slowly before insert on item_tags for each row execute function tag_slowly()`.execute(
    database.db,
  );
  await as.call(changes.confirm, { params: { ...params, changeId }, body: { expected } });
  const done = async () => (await read()).counts.done;
  await eventually(async () => expect(await done()).toBeGreaterThan(0), PATIENCE_MS);
  // Whichever is at work dies in the middle.
  await Promise.all([first.kill(), second.kill()]);
  expect(await done()).toBeLessThan(expected);
  await Promise.all([first.start(), second.start()]);
  await eventually(async () => expect((await read()).state).toBe('done'), PATIENCE_MS);

  expect((await read()).counts).toMatchObject({ done: expected, failed: 0, skipped: 0 });
  const { rows: stored } = await database.pool.query<{ item_id: number; names: string }>(
    `select i.item_id, string_agg(t.name, ', ' order by t.folded) as names
     from items i left join item_tags it using (user_id, item_id) left join tags t using (user_id, tag_id)
     where i.user_id = $1 group by 1 order by 1`,
    [userId],
  );
  expect(stored).toEqual(promised.map(({ item_id, after }) => ({ item_id, names: after.join(', ') })));
  const { rows: told } = await database.pool.query<{ item_id: number; after: string }>(
    "select item_id, after from history where user_id = $1 and field = 'tags' and item_id is not null order by item_id, history_id",
    [userId],
  );
  expect(told).toEqual(
    promised
      .filter(({ state }) => state === 'ready')
      .map(({ item_id, after }) => ({ item_id, after: after.join(', ') })),
  );
  const { list } = await as.call(products.listValues, {
    params: { ...params, platform: 'ebay', field: 'tag' },
    query: {},
  });
  expect(list).toEqual([{ value: 'Summer', name: null, count: ITEMS }]);
});
