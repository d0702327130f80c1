import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { contract, type EngineInput } from '@quayside/contract';
import { createOfflineTranslator } from '@quayside/translation-engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { titlesOfRun } from '../translations/index.ts';
import { keyContext } from './engines.repository.ts';
import { enginesOf } from './engines.service.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }) });
/** An installation without the sandbox's engines, whose operator has a language model on this machine. */
const real = useTestServer(database, {
  settings: () => ({
    ENGINES_URL: 'off',
    OPERATOR_ENGINE: 'llm',
    LLM_URL: `${sandbox.url}/engines/llm`,
    LLM_MODEL: 'quayside-demo-model',
  }),
});
const log = createLog({ name: 'test', level: 'silent' });
const KEY = 'quayside-demo-llm';
const MODEL = 'quayside-demo-model';
const TITLE = 'Tinderby Pizza Stone 33cm Cordierite with Bamboo Paddle';
const GERMAN = 'Tinderby Pizzastein 33 cm Cordierit mit Pizzaschieber aus Bambus';
let owner: TestLogin;

const params = () => ({ id: owner.userId, engine: 'llm' as const });
const saving = (body: EngineInput) => ({ params: params(), body });
const demo = () => ({ url: `${sandbox.url}/engines/llm`, model: MODEL, key: KEY, budget: 100_000 });
const save = (body: EngineInput) => server.as(owner).call(contract.engines.update, saving(body));
const test = () => server.as(owner).call(contract.engines.test, { params: params() });
const deps = () => ({
  db: database.db,
  clock: systemClock,
  box: testBox,
  engineUrls: { llm: `${sandbox.url}/engines/llm`, deepl: `${sandbox.url}/engines/deepl` },
  offline: createOfflineTranslator({ folder: '' }),
  operatorEngine: null,
});
async function storedKey(): Promise<unknown> {
  const row = await database.db
    .selectFrom('translation_engines')
    .select('sealed_key')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return JSON.parse(testBox.open(row.sealed_key, keyContext(owner.userId, 'llm')));
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  await sandbox.clearFaults();
});

describe('a business’s own language model', () => {
  it('is set up with address, model and key, is tested, and its tokens are counted; no answer has the key', async () => {
    const saved = await save(demo());
    const { url, model, budget } = demo();
    expect(saved).toMatchObject({ demo_model_url: url });
    expect(saved.engines).toMatchObject([{ engine: 'llm', url, model, budget, unit: 'tokens', used: 0, state: 'new' }]);
    expect(await test()).toEqual({ state: 'works', source: 'Hello world', answer: 'hallo Welt', reason: null });
    const list = await server.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    expect(list.engines).toMatchObject([{ state: 'works' }]);
    expect(list.engines[0]?.used).toBeGreaterThan(100);
    const about = { params: { id: owner.userId }, query: { about: 'business' as const } };
    const { list: changes } = await server.as(owner).call(contract.history.list, about);
    expect(changes).toMatchObject([{ why: 'engine_set_up', after: { engine: 'llm', budget, model } }]);
    expect(JSON.stringify([saved, list, changes])).not.toContain(KEY);
  });

  it('translates the titles of runs', async () => {
    await save(demo());
    const item = {
      ...{ itemId: 1, accountId: 1, title: TITLE, brand: 'Tinderby', attributes: {}, categoryId: null },
      ...{ categoryPath: [], platform: 'ebay' as const, sku: '', mpn: null, units: [] },
    };
    const engines = await enginesOf(deps(), owner.userId);
    const titles = await titlesOfRun({ db: database.db, log, engines }, owner.userId, [item], ['DE'], 80);
    expect(titles.get(1)?.get('DE')).toMatchObject({ title: GERMAN, label: 'engine:llm' });
  });

  it('is compared with another engine on the seller’s titles', async () => {
    await save(demo());
    const deepl = { params: { id: owner.userId, engine: 'deepl' as const } };
    const body = { key: 'quayside-demo-deepl:fx', budget: 10_000 };
    await server.as(owner).call(contract.engines.update, { ...deepl, body });
    await buildItem(database.db, await buildAccount(database.db, owner.userId), { title: TITLE, brand: 'Tinderby' });
    const compared = await server.as(owner).call(contract.engines.compare, {
      params: { id: owner.userId },
      body: { engines: ['llm', 'deepl'], language: 'de' },
    });
    expect(compared.titles).toMatchObject([
      { title: TITLE, answers: [{ engine: 'llm', answer: GERMAN }, { engine: 'deepl' }] },
    ]);
  });

  it('says what its server refuses: an unknown model, or the key', async () => {
    await save({ ...demo(), model: 'unknown' });
    expect(await test()).toMatchObject({ state: 'refused', reason: expect.stringContaining('does not exist') });
    await save({ ...demo(), key: 'wrong' });
    expect(await test()).toMatchObject({ state: 'key_refused', reason: null });
  });

  it('is incomplete without an address or a model', async () => {
    const { url, model, budget } = demo();
    expect(await real.as(owner).refused(contract.engines.update, saving({ model, budget }))).toMatchObject({
      error: 'engine_incomplete',
    });
    expect(await server.as(owner).refused(contract.engines.update, saving({ url, budget }))).toMatchObject({
      error: 'engine_incomplete',
    });
  });
});

describe('the address of a language model that a seller enters', () => {
  it.each([
    'http://llm.example/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://192.168.1.9:8080/v1',
    'https://169.254.169.254/v1',
    'https://name:secret@llm.example/v1',
    'https://llm.example/v1?key=x',
    'ftp://llm.example/v1',
  ])('is refused unless it is HTTPS and may be public: %s', async (url) => {
    expect(await server.as(owner).refused(contract.engines.update, saving({ ...demo(), url }))).toMatchObject({
      error: 'engine_address_refused',
    });
  });

  it('is not that of the operator’s model on this machine', async () => {
    const listed = await real.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    expect(listed.demo_model_url).toBeNull();
    expect(await real.as(owner).refused(contract.engines.update, saving(demo()))).toMatchObject({
      error: 'engine_address_refused',
    });
  });

  it('is not connected to where its name leads into this machine', async () => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, 'localhost');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    await save({ ...demo(), url: `https://localhost:${port}/v1` });
    expect(await test()).toMatchObject({ state: 'unreachable' });
    expect(connections).toBe(0);
    listener.close();
  });

  it('takes its key along to another path of the server, and never to another server', async () => {
    await save({ url: 'https://llm.example/v1/chat/completions', model: MODEL, key: KEY, budget: 1 });
    expect(await storedKey()).toEqual({ key: KEY, url: 'https://llm.example/v1', model: MODEL });
    await save({ url: 'https://llm.example/v2/', budget: 1 });
    expect(await storedKey()).toMatchObject({ key: KEY, url: 'https://llm.example/v2' });
    await save({ url: 'https://other.example/v2', budget: 1 });
    expect(await storedKey()).toMatchObject({ key: '', url: 'https://other.example/v2' });
  });
});
