import { createEbayConnector } from '@quayside/connector-ebay';
import { engines, publishing, type RunItem } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createContentSource } from './content/content-source.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 1, varied: 1 } });
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 1 });
const owner = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, engine: 'deepl' as const });
const setUp = () =>
  owner().call(engines.update, { params: params(), body: { key: 'quayside-demo-deepl:fx', budget: 100_000 } });
const used = async () => (await owner().call(engines.list, { params: { id: shop.owner.userId } })).engines[0]?.used;
const item = () => shop.itemIds[0] ?? 0;
const varied = () => shop.itemIds[1] ?? 0;

/** What nothing but an engine says in German, a name, and what the list of frequent values says. */
const ATTRIBUTES = {
  Brand: ['Harbour'],
  Feature: ['With black leather strap'],
  Saga: ['Star Wars'],
  Colour: ['Red'],
  Style: ['Wobblecore'],
};

async function prepare(itemId = item()): Promise<{ readonly runId: number; readonly runItem: RunItem | undefined }> {
  const selection = { accountId: shop.accountId, itemIds: [itemId] };
  const { userId } = shop.owner;
  const { runId } = await owner().call(publishing.create, {
    params: { id: userId },
    body: { kind: 'list', selection, sites: ['DE'] },
  });
  await server.runJob('publishing.prepare', { userId, runId });
  return { runId, runItem: (await shop.runs.runItems(runId))[0] };
}
async function attributesOf(runId: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const at = { ...{ id: shop.owner.userId, runId }, itemId: item(), site: 'DE' as const };
  return (await owner().call(publishing.preview, { params: at })).attributes;
}

beforeEach(async () => {
  const { userId } = shop.owner;
  await sandbox.clearFaults();
  for (const table of ['translation_engines', 'translation_engine_use', 'value_translations'])
    await database.pool.query(`delete from ${table} where user_id = $1`, [userId]);
  await database.pool.query('update items set attributes = attributes || $1 where user_id = $2', [
    JSON.stringify(ATTRIBUTES),
    userId,
  ]);
});

describe('the values of specifics', () => {
  it('are said by an engine where the list of frequent values lacks them, once, and as the estimate says', async () => {
    await prepare();
    await setUp();
    const request = { kind: 'list' as const, selection: { accountId: shop.accountId, itemIds: [item()] } };
    const said = await owner().call(publishing.estimateTitles, {
      params: { id: shop.owner.userId },
      body: { ...request, sites: ['DE'] },
    });
    const { runId } = await prepare();
    expect(await attributesOf(runId)).toMatchObject({
      Feature: ['mit schwarz Leder Armband'],
      Saga: ['Star Wars'],
      Farbe: ['Rot'],
      Stil: ['Wobblecore'],
    });
    expect(said.engines[0]?.values).toBeGreaterThanOrEqual(3);
    expect(await used()).toBe(said.engines[0]?.cost?.amount);
    await prepare();
    expect(await used()).toBe(said.engines[0]?.cost?.amount);
  });

  it('reach the listing as they were previewed', async () => {
    // Its title is known from here on.
    await prepare();
    await setUp();
    const { runId } = await prepare();
    const shown = await attributesOf(runId);
    await shop.runs.carryOut(await shop.runs.get(runId));
    const { rows } = await database.pool.query<{ key: string }>(
      'select listing_key as key from listings where user_id = $1 and item_id = $2',
      [shop.owner.userId, item()],
    );
    const source = createContentSource({ termsOf: async () => undefined, jobs: { enqueue: async () => undefined } });
    const account = { userId: shop.owner.userId, accountId: shop.accountId };
    const keys = rows.map(({ key }) => key);
    const content = await source.load(database.db, account, 'DE', keys);
    expect(content.get(keys[0] ?? '')?.attributes).toEqual(shown);
  });

  it('are left out without an engine if they are in the language of home, and stay if they are names', async () => {
    const attributes = await attributesOf((await prepare()).runId);
    expect(attributes).toMatchObject({ Saga: ['Star Wars'], Farbe: ['Rot'] });
    expect(attributes).not.toHaveProperty('Feature');
  });

  it.each(['drops-number', 'html-answer', 'other-language', 'empty-answer', 'long-answer'])(
    'are left out if the engine is wrong, and paid once: %s',
    async (kind) => {
      await setUp();
      const feature = 'With 2 black leather straps';
      await database.pool.query('update items set attributes = attributes || $1 where item_id = $2', [
        JSON.stringify({ ...ATTRIBUTES, Feature: [feature] }),
        item(),
      ]);
      await sandbox.control('faults', { kind, operation: 'deepl.*' });
      const { runId } = await prepare();
      expect(await attributesOf(runId)).not.toHaveProperty('Feature');
      const { rows } = await database.pool.query(
        'select problem from value_translations where user_id = $1 and source = $2',
        [shop.owner.userId, feature],
      );
      expect(rows).toEqual([{ problem: expect.any(String) }]);
    },
  );

  it('that tell an item’s variants apart keep it from being listed if nothing says them there', async () => {
    const where = 'user_id = $1 and item_id = $2';
    const of = [shop.owner.userId, varied()];
    const { rows } = await database.pool.query(`select unit_id, specifics from item_units where ${where}`, of);
    await database.pool.query(
      `update item_units set specifics = jsonb_build_object('Strap', 'Without strap number ' || unit_id) where ${where}`,
      of,
    );
    expect((await prepare(varied())).runItem).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects' });
    for (const { unit_id, specifics } of rows)
      await database.pool.query('update item_units set specifics = $1 where unit_id = $2', [specifics, unit_id]);
  });
});
