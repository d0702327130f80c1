import { rm, truncate } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, OFFLINE_PAIRS } from '@quayside/contract';
import { createOfflineTranslator } from '@quayside/translation-engines';
import { PINNED_MODELS } from '@quayside/translation-engines/models';
import { storeModel } from '@quayside/translation-engines/test/model-folders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { titlesOfRun } from '../translations/index.ts';
import { enginesOf } from './engines.service.ts';
import { fetchAskedModel } from './offline-models.ts';

const modelsDir = join(tmpdir(), `models-of-engine-${process.pid}`);
const database = useTestDatabase();
const demo = useTestServer(database, { modelsDir: () => modelsDir, settings: { QUAYSIDE_DEMO: 'on' } });
const real = useTestServer(database, { modelsDir: () => modelsDir, settings: { QUAYSIDE_DEMO: 'off' } });
const log = createLog({ name: 'test', level: 'silent' });
let owner: TestLogin;

afterAll(() => rm(modelsDir, { recursive: true, force: true }));
beforeEach(async () => {
  await rm(modelsDir, { recursive: true, force: true });
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId, engine: 'offline' as const });
const setUp = () => demo.as(owner).call(contract.engines.update, { params: params(), body: { budget: 1_000_000 } });
const test = () => demo.as(owner).call(contract.engines.test, { params: params() });
const listed = async () => {
  const { models } = await demo.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
  return Object.fromEntries(models.map(({ pair, ...rest }) => [pair, rest]));
};

describe('the offline engine of a business', () => {
  it('is set up without a key; without models it says so, and the list names each missing one and its size', async () => {
    expect((await setUp()).engines).toMatchObject([{ engine: 'offline', state: 'new' }]);
    expect(await test()).toMatchObject({ state: 'no_model', answer: null });
    const models = await listed();
    expect(Object.keys(models)).toEqual([...OFFLINE_PAIRS]);
    expect(models['en-de']).toEqual({ state: 'missing', size: 25_720_702, fetched: 0, fault: null });
  });

  it('answers with its model, counts the characters, and is named as damaged if a file is cut off', async () => {
    await storeModel(modelsDir, 'en-de');
    await setUp();
    expect(await test()).toMatchObject({ state: 'works', answer: expect.stringMatching(/\S/) });
    const { engines } = await demo.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    expect(engines).toMatchObject([{ state: 'works', used: 'Hello world'.length }]);
    expect((await listed())['en-de']).toMatchObject({ state: 'present' });
    await truncate(join(modelsDir, 'en-de', 'vocab.spm'), 10);
    expect((await listed())['en-de']).toMatchObject({ state: 'damaged' });
  });

  it('cannot bring nonsense into a title: what the made-up model says is refused or waits for a look', async () => {
    await storeModel(modelsDir, 'en-de');
    await setUp();
    const item = {
      ...{ itemId: 1, accountId: 1, title: 'Zorblatt black wibbling gromlet 30cm', brand: 'Zorblatt', attributes: {} },
      ...{ categoryId: null, categoryPath: [], platform: 'ebay' as const, sku: '', mpn: null, units: [] },
    };
    const offline = createOfflineTranslator({ folder: modelsDir });
    const deps = { db: database.db, clock: systemClock, box: testBox, engineUrls: {}, offline, operatorEngine: null };
    const engines = await enginesOf(deps, owner.userId);
    expect(engines.map(({ name }) => name)).toEqual(['offline']);
    const titles = await titlesOfRun({ db: database.db, log, engines }, owner.userId, [item], ['DE'], 80);
    const made = titles.get(1)?.get('DE');
    expect(made?.ok === true && made.label === 'engine:offline' && !made.isDoubtful).toBe(false);
    await offline.stop();
  });
});

describe('fetching a model by the button', () => {
  const ask = (server: typeof demo, login: TestLogin) =>
    server.as(login).call(contract.engines.fetchModel, { params: { id: login.userId }, body: { pair: 'en-de' } });

  it('is the operator’s: an owner may do it in the demo mode only', async () => {
    expect(await ask(demo, owner)).toMatchObject({ may_fetch_models: true });
    const body = { params: { id: owner.userId }, body: { pair: 'en-de' as const } };
    expect(await real.as(owner).refused(contract.engines.fetchModel, body)).toMatchObject({ error: 'forbidden' });
    expect(await real.as(owner).call(contract.engines.list, { params: { id: owner.userId } })).toMatchObject({
      may_fetch_models: false,
    });
    const admin = await buildOwner(database.db, { adminUserId: 7 });
    expect(await ask(real, admin)).toMatchObject({ may_fetch_models: true });
  });

  it('stores nothing of a server that answers with a page, and the list says why', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const modelsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = { signal: new AbortController().signal, isLastAttempt: false, log };
    await fetchAskedModel({ modelsDir, modelsUrl }, { pair: 'en-de' }, run, []);
    expect((await listed())['en-de']).toMatchObject({ state: 'missing', fault: 'page' });
    await new Promise((resolve) => server.close(resolve));
    const offline = fetchAskedModel({ modelsDir, modelsUrl }, { pair: 'en-de' }, { ...run, isLastAttempt: true }, []);
    await expect(offline).resolves.toBeUndefined();
    expect((await listed())['en-de']).toMatchObject({ fault: 'unreachable' });
  });

  it('offers exactly the pinned models', () => {
    expect(Object.keys(PINNED_MODELS).sort()).toEqual([...OFFLINE_PAIRS].sort());
  });
});
