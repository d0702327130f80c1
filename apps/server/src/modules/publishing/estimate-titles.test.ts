import { createEbayConnector } from '@quayside/connector-ebay';
import { type EngineInput, type EngineName, engines, publishing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Titles of the sandbox's catalogue that its language model knows, in every language. */
const TITLES = [
  'Ollerton Cast Iron Casserole Dish with Lid 4.7L Oval Oven Safe Deep Teal',
  'Hearthwell Non-Stick Frying Pan Set of 3 - 20cm 24cm 28cm Induction and Gas',
  'Crumb & Copper 12 Cup Muffin Tray Heavy Gauge Steel 35 x 27cm',
  'Crumb & Copper Silicone Bread Loaf Mould 900g BPA Free Grey',
  'Tinderby Pizza Stone 33cm Cordierite with Bamboo Paddle',
];
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'UK'];
const ABROAD = 3;

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: TITLES.map((title, n) => `EST-${n},${title},Kitchen,${title.split(' ')[0]},10.50,GBP,9`),
});
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines`, OPERATOR_ENGINE: 'off' }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: TITLES.length, varied: 0 });
const owner = () => server.as(shop.owner);
const KEYS: Readonly<Partial<Record<EngineName, Omit<EngineInput, 'budget'>>>> = {
  deepl: { key: 'quayside-demo-deepl:fx' },
  llm: { key: 'quayside-demo-llm', model: 'quayside-demo-model' },
};

async function setUp(engine: EngineName, budget: number): Promise<void> {
  const { url } = sandbox;
  const body = { ...KEYS[engine], ...(engine === 'llm' ? { url: `${url}/engines/llm` } : {}), budget };
  await owner().call(engines.update, { params: { id: shop.owner.userId, engine }, body });
}

const estimate = (itemIds: readonly number[] = shop.itemIds) =>
  owner().call(publishing.estimateTitles, {
    params: { id: shop.owner.userId },
    body: { kind: 'list', selection: { accountId: shop.accountId, itemIds: [...itemIds] }, sites: SITES },
  });

async function used(engine: EngineName): Promise<number> {
  const { engines: list } = await owner().call(engines.list, { params: { id: shop.owner.userId } });
  return list.find((one) => one.engine === engine)?.used ?? 0;
}

beforeEach(async () => {
  const { userId } = shop.owner;
  for (const table of ['translation_engines', 'translation_engine_use', 'translation_memory'])
    await database.pool.query(`delete from ${table} where user_id = $1`, [userId]);
});

describe('the estimate of the titles that engines are asked for', () => {
  it('states exactly the characters that the preparation then uses', async () => {
    await setUp('deepl', 100_000);
    const said = await estimate();
    expect(said).toMatchObject({
      ...{ items: TITLES.length, measured: TITLES.length, unasked: 0 },
      engines: [{ engine: 'deepl', isOperators: false, titles: TITLES.length * ABROAD }],
    });
    expect(said.engines[0]?.cost).toMatchObject({ unit: 'characters', budget: 100_000, left: 100_000 });
    expect(await used('deepl')).toBe(0);
    await shop.runs.prepare('list', shop.itemIds, SITES);
    expect(await used('deepl')).toBe(said.engines[0]?.cost?.amount);
  });

  it('states no fewer tokens than the preparation then uses, and at most twice as many', async () => {
    await setUp('llm', 100_000);
    const { engines: said } = await estimate();
    expect(said).toMatchObject([{ engine: 'llm', titles: TITLES.length * ABROAD, cost: { unit: 'tokens' } }]);
    await shop.runs.prepare('list', shop.itemIds, SITES);
    const charged = await used('llm');
    const amount = said[0]?.cost?.amount ?? 0;
    expect(amount).toBeGreaterThanOrEqual(charged);
    expect(amount).toBeLessThanOrEqual(charged * 2);
    expect((await estimate()).engines).toEqual([]);
  });

  it('says which engine takes the rest, and what no engine has a budget for', async () => {
    await setUp('deepl', 10);
    expect(await estimate()).toMatchObject({ engines: [], unasked: TITLES.length * ABROAD });
    await setUp('llm', 100_000);
    const { engines: said, unasked } = await estimate();
    expect(said).toMatchObject([{ engine: 'llm', titles: TITLES.length * ABROAD }]);
    expect(unasked).toBe(0);
    await shop.runs.prepare('list', shop.itemIds, SITES);
    expect(await used('deepl')).toBe(0);
    expect(await used('llm')).toBeGreaterThan(0);
  });

  it('is refused for a selection that cannot be prepared', async () => {
    const refused = owner().refused(publishing.estimateTitles, {
      params: { id: shop.owner.userId },
      body: { kind: 'list', selection: { accountId: shop.accountId, itemIds: [] }, sites: SITES },
    });
    expect(await refused).toMatchObject({ error: 'nothing_selected' });
  });
});
