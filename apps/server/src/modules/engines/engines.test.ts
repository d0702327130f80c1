import { Writable } from 'node:stream';
import { COMPARED_TITLES, contract, HOSTED_ENGINES } from '@quayside/contract';
import { createOfflineTranslator } from '@quayside/translation-engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { titlesOfRun } from '../translations/index.ts';
import { listUse } from './engines.repository.ts';
import { enginesOf } from './engines.service.ts';
import { monthOf } from './metered-engine.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const written: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    written.push(String(chunk));
    done();
  },
});
const server = useTestServer(database, {
  logTo,
  logLevel: 'trace',
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});
const log = createLog({ name: 'test', level: 'silent' });
const KEY = 'quayside-demo-deepl:fx';
const AZURE = { key: 'quayside-demo-azure', region: 'westeurope', budget: 10_000 };
const item = {
  itemId: 1,
  accountId: 1,
  title: 'Zorblatt black wibbling gromlet 30cm',
  brand: 'Zorblatt',
  attributes: {},
  categoryId: null,
  categoryPath: [],
  platform: 'ebay' as const,
  sku: '',
  mpn: null,
  units: [],
};
let owner: TestLogin;
const params = () => ({ id: owner.userId, engine: 'deepl' as const });
const save = (body: { key?: string; budget: number }) =>
  server.as(owner).call(contract.engines.update, { params: params(), body });
const deps = () => ({
  db: database.db,
  clock: systemClock,
  box: testBox,
  engineUrls: Object.fromEntries(HOSTED_ENGINES.map((name) => [name, `${sandbox.url}/engines/${name}`])),
  offline: createOfflineTranslator({ folder: '' }),
  operatorEngine: null,
});
async function prepare(items = [item]) {
  const engines = await enginesOf(deps(), owner.userId);
  return titlesOfRun({ db: database.db, log, engines }, owner.userId, items, ['DE'], 80);
}
const used = async () => (await listUse(database.db, owner.userId, monthOf(systemClock))).get('deepl') ?? 0;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  await sandbox.clearFaults();
});

describe('a business’s own engine', () => {
  it('is saved with an encrypted key that no response or log contains, is tested, and is removed', async () => {
    const saved = await save({ key: KEY, budget: 1_000 });
    expect(saved.engines).toMatchObject([{ engine: 'deepl', budget: 1_000, used: 0, state: 'new' }]);
    const tested = await server.as(owner).call(contract.engines.test, { params: params() });
    expect(tested).toEqual({ state: 'works', source: 'Hello world', answer: 'hallo Welt', reason: null });
    const list = await server.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    expect(list.engines).toMatchObject([{ state: 'works', used: 11 }]);
    const rows = await database.db.selectFrom('translation_engines').selectAll().execute();
    expect(
      JSON.stringify([saved, tested, list]) +
        written.join('') +
        rows.map((row) => row.sealed_key.toString('latin1')).join(''),
    ).not.toContain(KEY);
    expect((await server.as(owner).call(contract.engines.remove, { params: params() })).engines).toEqual([]);
    const about = { params: { id: owner.userId }, query: { about: 'business' as const } };
    const { list: changes } = await server.as(owner).call(contract.history.list, about);
    expect(changes).toMatchObject([
      { why: 'engine_removed', before: { engine: 'deepl', budget: 1_000 }, after: null },
      { why: 'engine_set_up', before: null, after: { engine: 'deepl', budget: 1_000 } },
    ]);
    expect(JSON.stringify(changes)).not.toContain(KEY);
  });

  it('says why it cannot be used: wrong key, used-up quota, reached budget, or nothing configured', async () => {
    const test = () => server.as(owner).call(contract.engines.test, { params: params() });
    expect(await server.as(owner).refused(contract.engines.test, { params: params() })).toMatchObject({
      error: 'engine_not_found',
    });
    await save({ key: 'wrong', budget: 1_000 });
    expect(await test()).toMatchObject({ state: 'key_refused', answer: null });
    await save({ key: KEY, budget: 1_000 });
    await sandbox.control('faults', { kind: 'quota-used', operation: 'deepl.*', count: 1 });
    expect(await test()).toMatchObject({ state: 'quota_used' });
    await save({ budget: 5 });
    expect(await test()).toMatchObject({ state: 'budget_reached' });
    expect(await used()).toBe(0);
  });

  it('translates titles around protected parts, remembers them and counts their characters', async () => {
    await save({ key: KEY, budget: 10_000 });
    expect((await prepare()).get(1)?.get('DE')).toMatchObject({
      title: 'Zorblatt schwarz wibbling gromlet 30cm',
      label: 'engine:deepl',
    });
    const counted = await used();
    expect(counted).toBeGreaterThan(item.title.length);
    await prepare();
    expect(await used()).toBe(counted);
  });

  it.each(['drops-number', 'html-answer', 'other-language', 'empty-answer'])(
    'never lets a wrong translation into a title: %s',
    async (kind) => {
      await save({ key: KEY, budget: 10_000 });
      await sandbox.control('faults', { kind, operation: 'deepl.*' });
      expect((await prepare()).get(1)?.get('DE')).toMatchObject({ ok: false, reason: 'needs_title' });
      const { rows } = await database.pool.query('select from translation_memory where user_id = $1', [owner.userId]);
      expect(rows).toEqual([]);
    },
  );

  it('is compared on titles that are not yet in the language, however many newer ones are', async () => {
    await save({ key: KEY, budget: 10_000 });
    const english = await buildAccount(database.db, owner.userId);
    const german = await buildAccount(database.db, owner.userId, { homeSite: 'DE' });
    await buildItem(database.db, english, { title: item.title, brand: item.brand });
    await buildItems(
      database.db,
      german,
      Array.from({ length: COMPARED_TITLES }, () => ({ title: 'Roter Holzzug' })),
    );
    const body = { engines: ['deepl' as const], language: 'de' as const };
    const compared = await server.as(owner).call(contract.engines.compare, { params: { id: owner.userId }, body });
    expect(compared.titles).toMatchObject([
      { title: item.title, answers: [{ answer: 'Zorblatt schwarz wibbling gromlet 30cm', problems: [] }] },
    ]);
  });

  it('never exceeds its budget, however many workers call it', async () => {
    await save({ key: KEY, budget: 250 });
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        prepare([{ ...item, title: `Zorblatt${'abcdefghijkl'[n]} black wibbling gromlet 30cm` }]),
      ),
    );
    expect(await used()).toBeGreaterThan(50);
    expect(await used()).toBeLessThanOrEqual(250);
  });
});

describe('the order of a business’s engines', () => {
  const saveAzure = () =>
    server.as(owner).call(contract.engines.update, { params: { id: owner.userId, engine: 'azure' }, body: AZURE });
  const list = async () => {
    const { engines } = await server.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    return engines;
  };
  const reorder = (engines: readonly ('deepl' | 'azure' | 'google')[]) => ({
    params: { id: owner.userId },
    body: { engines },
  });
  const labelMade = async () => {
    const made = (await prepare()).get(1)?.get('DE');
    return made?.ok ? made.label : undefined;
  };

  it('is set by the seller: the first one that works is used, and the history records the change', async () => {
    await save({ key: KEY, budget: 10_000 });
    await saveAzure();
    const moved = await server.as(owner).call(contract.engines.reorder, reorder(['azure']));
    expect(moved.engines.map(({ engine }) => engine)).toEqual(['azure', 'deepl']);
    expect(await labelMade()).toBe('engine:azure');
    const about = { params: { id: owner.userId }, query: { about: 'business' as const } };
    expect((await server.as(owner).call(contract.history.list, about)).list[0]).toMatchObject({
      why: 'engines_reordered',
      before: { engines: ['deepl', 'azure'] },
      after: { engines: ['azure', 'deepl'] },
    });
    expect(await server.as(owner).refused(contract.engines.reorder, reorder(['google']))).toMatchObject({
      error: 'engine_not_found',
    });
  });

  it.each([
    ['key_refused', 'revoked-token', false],
    ['quota_used', 'quota-used', true],
    ['unreachable', '5xx', true],
  ] as const)('skips a failing engine, says why and tries the next: %s', async (state, kind, isPaused) => {
    await save({ key: KEY, budget: 10_000 });
    await saveAzure();
    await sandbox.control('faults', { kind, operation: 'deepl.*' });
    expect(await labelMade()).toBe('engine:azure');
    const [deepl] = await list();
    expect(deepl).toMatchObject({ engine: 'deepl', state, used: 0 });
    expect(deepl?.paused_until !== null).toBe(isPaused);
    const left = await enginesOf(deps(), owner.userId);
    expect(left.map(({ name }) => name)).toEqual(['azure']);
  });

  it('skips an engine whose budget is reached', async () => {
    await save({ key: KEY, budget: 5 });
    await saveAzure();
    expect(await labelMade()).toBe('engine:azure');
    expect((await list()).map(({ engine, used: n }) => [engine, n > 0])).toEqual([
      ['deepl', false],
      ['azure', true],
    ]);
  });
});
