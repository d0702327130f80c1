import { createEbayConnector } from '@quayside/connector-ebay';
import { type DescriptionSetting, descriptions, engines } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({
    ENGINES_URL: `${sandbox.url}/engines`,
    OPERATOR_ENGINE: 'llm',
    LLM_URL: `${sandbox.url}/engines/llm`,
    LLM_MODEL: 'quayside-demo-model',
    OPERATOR_ENGINE_KEY: 'quayside-demo-llm',
  }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 0 });
const BY_MODEL: DescriptionSetting = { choice: 'translated', engine: 'llm', template: null };

const caller = () => server.as(shop.owner);
const at = () => ({ id: shop.owner.userId, site: 'DE' as const });
const write = (text: string) =>
  database.pool.query('update items set description = $1 where user_id = $2', [text, shop.owner.userId]);
const translate = () =>
  caller().call(descriptions.translateItem, {
    params: { ...at(), itemId: shop.itemIds[0] ?? 0 },
    body: { engine: 'llm' },
  });
const charged = async () => {
  const { rows } = await database.pool.query<{ engine: string; used: number }>(
    'select engine, used::int as used from translation_engine_use where user_id = $1',
    [shop.owner.userId],
  );
  return rows;
};

it('the operator’s language model translates own texts, within the budget that it grants each business', async () => {
  await write('<p>Red wooden box with cable.</p>');
  expect(await caller().call(descriptions.list, { params: { id: shop.owner.userId } })).toMatchObject({
    engines: ['llm'],
  });
  expect(await caller().call(descriptions.update, { params: at(), body: { ...BY_MODEL, expected: 0 } })).toMatchObject({
    live: 0,
  });
  expect(await translate()).toMatchObject({ translated: { engine: 'llm', state: 'shown' } });
  const body = { ...BY_MODEL, itemId: shop.itemIds[0] ?? 0 };
  const { item } = await caller().call(descriptions.write, { params: at(), body });
  expect(item?.html).toContain('rot Holz Kiste mit Kabel.');
  expect(await charged()).toMatchObject([{ engine: 'operator:llm', used: expect.any(Number) }]);
});

it('a business’s own engine of the same name is asked instead of the operator’s', async () => {
  await write('<p>Blue wooden box with cable.</p>');
  const before = await charged();
  const params = { id: shop.owner.userId, engine: 'llm' as const };
  const own = { url: `${sandbox.url}/engines/llm`, model: 'quayside-demo-model', budget: 50_000 };
  await caller().call(engines.update, { params, body: { ...own, key: 'wrong' } });
  expect(await translate()).toMatchObject({ translated: { state: 'key_refused' } });
  await caller().call(engines.update, { params, body: { ...own, key: 'quayside-demo-llm' } });
  expect(await translate()).toMatchObject({ translated: { engine: 'llm', state: 'shown' } });
  const after = await charged();
  expect(after.filter(({ engine }) => engine !== 'llm')).toEqual(before);
  expect(after.find(({ engine }) => engine === 'llm')?.used).toBeGreaterThan(0);
});
