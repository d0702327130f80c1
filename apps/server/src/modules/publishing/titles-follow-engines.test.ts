import { createEbayConnector } from '@quayside/connector-ebay';
import {
  dashboards,
  engines,
  engineTrust,
  following,
  history,
  publishing,
  siteTitles,
  translations,
} from '@quayside/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { killAtItem, killWaiting } from '../../../test/kill-waiting.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* A live listing's title changes at home, and only an engine can say the new one. */

const SELLER = 'demo-shop-uk';
const WORDS = [
  'Frobnicator Wibbling Gromlet Zorblatt Flumbert Quimzy Drobble Krampel',
  'Snarfel Blonkit Trazzle Plimbo Vexley Grondit Yambo Zandrel',
].flatMap((line) => line.split(' '));
const titleOf = (word: string, what = 'Red Wooden Case') => `Harbour ${word} ${what} 30cm`;

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: WORDS.map((word, n) => `TRN-${n},${titleOf(word)},Figures & Playsets,Harbour,10.50,GBP,9`),
});
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: WORDS.length, varied: 0 });

const caller = () => server.as(shop.owner);
const userParams = () => ({ id: shop.owner.userId });
const account = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const deepl = () => ({ id: shop.owner.userId, engine: 'deepl' as const });
const setUp = (budget = 100_000) =>
  caller().call(engines.update, { params: deepl(), body: { key: 'quayside-demo-deepl:fx', budget } });
const trust = (isTrusted: boolean) =>
  caller().call(engineTrust.update, {
    params: userParams(),
    body: { places: [{ site: 'DE', engine: 'deepl' }], isTrusted },
  });
const used = async () => (await caller().call(engines.list, { params: userParams() })).engines[0]?.used ?? 0;
const choose = (followsTitles: boolean) =>
  caller().call(following.update, { params: account(), body: { endsAbroad: false, followsTitles } });
const follow = () => server.runJob('translations.follow-titles', { userId: shop.owner.userId });
const strike = (kind: string, remaining = 50) =>
  sandbox.control('faults', { kind, operation: 'deepl.*', count: remaining });
async function waits() {
  const { rows } = await database.pool.query(
    'select item_id, language, generation, tries, due_at > now() as is_put_off from title_waits where user_id = $1',
    [shop.owner.userId],
  );
  return rows;
}
const makeDue = async () => {
  await database.pool.query('update title_waits set due_at = to_timestamp(0)');
  await database.pool.query('update translation_engines set paused_until = null');
};

/** An item with the word of its title that stays. */
interface Item {
  readonly itemId: number;
  readonly word: string;
}
const unused: Item[] = [];
/** One of the live items that no test has used. */
function takeItem(): Item {
  const item = unused.pop();
  if (!item) throw new Error('Every item is used');
  return item;
}

async function rename({ itemId, word }: Item, what: string): Promise<void> {
  const { sku } = await shop.product(itemId);
  await sandbox.control('listings/change', { seller: SELLER, sku, title: titleOf(word, what) });
  await shop.importAgain();
  expect((await shop.product(itemId)).title).toBe(titleOf(word, what));
}
const listingOf = async ({ itemId }: Item) =>
  (await shop.product(itemId)).listings.find((listing) => listing.site === 'DE');
const liveTitle = async ({ itemId }: Item) =>
  (await shop.live('DE')).get(`${(await shop.product(itemId)).sku}-DE`)?.title;
const expectLive = (item: Item, german: string) =>
  eventually(async () => expect(await liveTitle(item)).toBe(titleOf(item.word, german)));
const changeOf = async ({ itemId }: Item) =>
  (await caller().call(publishing.listTitleChanges, { params: account(), query: { limit: 100 } })).list.find(
    (change) => change.itemId === itemId,
  );
async function titleHistory({ itemId }: Item): Promise<string[]> {
  const { list } = await caller().call(history.list, { params: userParams(), query: { itemId, limit: 100 } });
  return list.flatMap(({ field, site, why }) => (field === 'title' && site === 'DE' ? [why] : [])).reverse();
}
async function waiting(): Promise<number> {
  const { list } = await caller().call(dashboards.getTodo, {
    params: { ...userParams(), platform: 'ebay' },
    query: {},
  });
  return list.find(({ kind }) => kind === 'titles')?.n ?? 0;
}
const remembered = async (text: string): Promise<number> => {
  const { rows } = await database.pool.query('select from translation_memory where user_id = $1 and src_text like $2', [
    shop.owner.userId,
    `%${text.toLowerCase()}%`,
  ]);
  return rows.length;
};

/** Holds whoever needs what the statement locks, until the work is over. */
async function holding(statement: string, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const holdingMemory = (work: () => Promise<void>) => holding('lock table translation_memory in share mode', work);
/** Waits until somebody who writes the table waits for a lock. */
const held = (table: string) =>
  eventually(async () => {
    const { rows } = await database.pool.query(
      `select from pg_locks w join pg_locks l on l.pid = w.pid and l.relation = $1::regclass
       where not w.granted and l.mode = 'RowExclusiveLock'`,
      [table],
    );
    expect(rows).not.toEqual([]);
  });

beforeAll(async () => {
  for (const itemId of shop.itemIds) {
    unused.push({ itemId, word: (await shop.product(itemId)).title.split(' ')[1] ?? '' });
  }
  await setUp();
  server.startSender();
  await shop.runs.finished((await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, ['DE']))).runId);
});
beforeEach(async () => {
  await setUp();
  await trust(true);
  await choose(true);
});
afterEach(async () => {
  await sandbox.clearFaults();
  await database.pool.query('update translation_engines set paused_until = null');
  await database.pool.query('delete from title_waits');
});

describe('a title that changed at home', () => {
  it('is live in the words of the engine without a run, which is asked once', async () => {
    const item = takeItem();
    await expectLive(item, 'rot Holz Hülle');
    await rename(item, 'Black Leather Bag');
    expect(await listingOf(item)).toMatchObject({ isTitleOutdated: true });
    expect(await waits()).toMatchObject([{ item_id: item.itemId, language: 'de', generation: 1, tries: 0 }]);
    const { rows } = await database.pool.query(
      `select from jobs.job where name = 'translations.follow-titles' and state = 'created' and data->>'userId' = $1`,
      [`${shop.owner.userId}`],
    );
    expect(rows).not.toEqual([]);
    const before = await used();
    await follow();
    await expectLive(item, 'schwarz Leder Tasche');
    expect(await listingOf(item)).toMatchObject({ isTitleOutdated: false });
    expect(await titleHistory(item)).toEqual(['title_outdated', 'title_followed']);
    expect(await waits()).toEqual([]);
    const once = await used();
    expect(once).toBeGreaterThan(before);
    await follow();
    expect(await used()).toBe(once);
  });

  it('is noted once, however often it changes before the engine is asked, and the last one counts', async () => {
    const item = takeItem();
    await rename(item, 'Blue Cotton Shirt');
    await rename(item, 'Blue Cotton Dress');
    expect(await waits()).toMatchObject([{ item_id: item.itemId, generation: 2 }]);
    await follow();
    await expectLive(item, 'blau Baumwolle Kleid');
    expect(await remembered('cotton shirt')).toBe(0);
  });

  it('is only offered if the seller does not let titles follow', async () => {
    await choose(false);
    const item = takeItem();
    await rename(item, 'White Steel Lamp');
    await follow();
    expect(await changeOf(item)).toMatchObject({
      proposed: titleOf(item.word, 'weiß Stahl Lampe'),
      label: 'engine:deepl',
    });
    expect(await listingOf(item)).toMatchObject({ title: titleOf(item.word, 'rot Holz Hülle'), isTitleOutdated: true });
    expect(await titleHistory(item)).toEqual(['title_outdated']);
  });

  it('follows in any case if the seller then changes here what its titles are made from, such as sizes', async () => {
    await choose(false);
    const item = takeItem();
    await rename(item, 'White Ceramic Mug');
    await database.pool.query(
      `insert into listing_followers (user_id, item_id, site, changes) values ($1, $2, 'DE', '{titles}')`,
      [shop.owner.userId, item.itemId],
    );
    await server.runJob('listings.follow', { userId: shop.owner.userId });
    expect(await waits()).toMatchObject([{ item_id: item.itemId, generation: 2 }]);
    await follow();
    await expectLive(item, 'weiß Keramik Becher');
    expect(await listingOf(item)).toMatchObject({ isTitleOutdated: false });
  });

  it('waits for the seller if a check doubts it, is counted with what waits, and goes live when they accept it', async () => {
    const item = takeItem();
    const before = await waiting();
    // The engine says "Holz" three times.
    await rename(item, 'Wood Wooden Wood Mug');
    await follow();
    expect(await waits()).toEqual([]);
    expect(await listingOf(item)).toMatchObject({ title: titleOf(item.word, 'rot Holz Hülle'), isTitleOutdated: true });
    expect(await waiting()).toBe(before + 1);
    const params = { ...account(), site: 'DE' as const };
    const { list } = await caller().call(siteTitles.list, { params, query: { query: item.word } });
    expect(list).toMatchObject([{ itemId: item.itemId, state: 'draft', label: 'engine:deepl' }]);
    const title = list[0]?.madeTitle ?? '';
    await caller().call(siteTitles.accept, { params, body: { titles: [{ itemId: item.itemId, title }] } });
    await eventually(async () => expect(await liveTitle(item)).toBe(title));
    expect(await listingOf(item)).toMatchObject({ isTitleOutdated: false });
    expect(await waiting()).toBe(before);
  });

  it('is only offered if the engine’s titles do not go live there without a look', async () => {
    await trust(false);
    const item = takeItem();
    await rename(item, 'White Steel Watch');
    await follow();
    expect(await changeOf(item)).toMatchObject({
      proposed: titleOf(item.word, 'weiß Stahl Uhr'),
      label: 'engine:deepl',
    });
    expect(await listingOf(item)).toMatchObject({ title: titleOf(item.word, 'rot Holz Hülle'), isTitleOutdated: true });
  });

  it('never replaces what a person wrote, not even while the engine is asked', async () => {
    const [written, late] = [takeItem(), takeItem()];
    const write = ({ itemId }: Item) =>
      caller().call(translations.update, {
        params: { id: shop.owner.userId, itemId },
        body: { new_translations: [{ site: 'DE', translation: `Von Hand ${itemId}` }] },
      });
    await write(written);
    await rename(written, 'Grey Leather Boots');
    await rename(late, 'Grey Leather Boots');
    expect(await waits()).toMatchObject([{ item_id: late.itemId }]);
    let working: Promise<void> = Promise.resolve();
    await holding('select from translation_engine_use for update', async () => {
      working = follow();
      await held('translation_engine_use');
      await write(late);
    });
    await working;
    expect(await waits()).toEqual([]);
    for (const item of [written, late]) {
      await eventually(async () => expect(await liveTitle(item)).toBe(`Von Hand ${item.itemId}`));
      expect((await titleHistory(item)).includes('title_followed')).toBe(false);
    }
  });

  it('follows later if the engine is out of reach, and is given up after a bounded number of times', async () => {
    const [item, other] = [takeItem(), takeItem()];
    await strike('5xx');
    await rename(item, 'Brown Ceramic Pot');
    await follow();
    expect(await waits()).toMatchObject([{ item_id: item.itemId, tries: 1, is_put_off: true }]);
    // Not before it is due.
    const before = await used();
    await sandbox.clearFaults();
    await database.pool.query('update translation_engines set paused_until = null');
    await follow();
    expect([await used(), (await waits()).length]).toEqual([before, 1]);
    await makeDue();
    await database.pool.query(`delete from jobs.job where name = 'translations.follow-titles'`);
    await server.runJob('translations.follow-all-titles', {});
    const { rows } = await database.pool.query(`select data from jobs.job where name = 'translations.follow-titles'`);
    expect(rows).toEqual([{ data: { userId: shop.owner.userId } }]);
    await follow();
    await expectLive(item, 'braun Keramik Topf');
    await strike('5xx');
    await rename(other, 'Brown Ceramic Box');
    for (let tries = 1; tries < 10; tries += 1) {
      await makeDue();
      await follow();
      expect(await waits()).toMatchObject([{ item_id: other.itemId, tries }]);
    }
    await makeDue();
    await follow();
    expect(await waits()).toEqual([]);
    expect(await listingOf(other)).toMatchObject({ isTitleOutdated: true });
  });

  it('is not asked for beyond the budget, and is asked for when there is budget again', async () => {
    const item = takeItem();
    const before = await used();
    await setUp(before + 5);
    await rename(item, 'Small Garden Table');
    await follow();
    expect(await waits()).toMatchObject([{ item_id: item.itemId, tries: 1, is_put_off: true }]);
    expect(await used()).toBe(before);
    await setUp();
    await makeDue();
    await follow();
    await expectLive(item, 'klein Garten Tisch');
  });

  it('is asked for once if every engine is wrong, and the old title stays', async () => {
    const item = takeItem();
    await strike('drops-number');
    await rename(item, 'Large Kitchen Knife');
    await follow();
    expect(await waits()).toEqual([]);
    const paid = await used();
    await follow();
    expect(await used()).toBe(paid);
    expect(await listingOf(item)).toMatchObject({ title: titleOf(item.word, 'rot Holz Hülle'), isTitleOutdated: true });
  });

  it('is not lost if the worker is killed before or after it has remembered the answer, and then not paid again', async () => {
    const item = takeItem();
    await rename(item, 'Pink Cotton Cushion');
    await holdingMemory(async () => {
      let isOver = false;
      const killed = follow()
        .catch((error: unknown) => error)
        .finally(() => {
          isOver = true;
        });
      await held('translation_memory');
      await eventually(async () => {
        await killWaiting(database);
        expect(isOver).toBe(true);
      });
      expect(await killed).toBeInstanceOf(Error);
    });
    expect([await remembered('cotton cushion'), (await waits()).length]).toEqual([0, 1]);
    await killAtItem(database, 'items', item.itemId, follow);
    expect([await remembered('cotton cushion'), (await waits()).length]).toEqual([1, 1]);
    const paid = await used();
    await follow();
    await expectLive(item, 'rosa Baumwolle Kissen');
    expect(await used()).toBe(paid);
  });

  it('follows once, however many workers follow at once', async () => {
    const item = takeItem();
    await rename(item, 'Gold Steel Watch');
    await Promise.all([follow(), follow(), follow()]);
    await expectLive(item, 'gold Stahl Uhr');
    expect(await titleHistory(item)).toEqual(['title_outdated', 'title_followed']);
    expect(await waits()).toEqual([]);
  });

  it('that changes again while the engine is asked gets the answer to the new one; the other is remembered', async () => {
    const item = takeItem();
    await rename(item, 'Silver Steel Chair');
    let working: Promise<void> = Promise.resolve();
    await holdingMemory(async () => {
      working = follow();
      await held('translation_memory');
      await rename(item, 'Silver Steel Tool');
    });
    await working;
    expect(await remembered('steel chair')).toBe(1);
    expect(await waits()).toMatchObject([{ item_id: item.itemId, generation: 2, tries: 0, is_put_off: false }]);
    expect(await listingOf(item)).toMatchObject({ title: titleOf(item.word, 'rot Holz Hülle'), isTitleOutdated: true });
    await follow();
    await expectLive(item, 'silber Stahl Werkzeug');
    expect((await titleHistory(item)).filter((why) => why === 'title_followed')).toHaveLength(1);
  });

  it('without an engine is marked, and nothing waits for one', async () => {
    await caller().call(engines.remove, { params: deepl() });
    const item = takeItem();
    await rename(item, 'Vintage Steel Bike');
    await follow();
    expect(await waits()).toEqual([]);
    expect(await listingOf(item)).toMatchObject({ isTitleOutdated: true });
  });
});
