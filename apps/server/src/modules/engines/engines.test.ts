import { Writable } from 'node:stream';
import { COMPARED_TITLES, contract } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { improveDrafts } from '../translations/index.ts';
import { titlesFor } from '../translations/titles.service.ts';
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
const item = {
  itemId: 1,
  accountId: 1,
  title: 'Zorblatt black wibbling gromlet 30cm',
  brand: 'Zorblatt',
  attributes: {},
  categoryId: null,
  categoryPath: [],
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
  engineUrls: { deepl: `${sandbox.url}/engines/deepl` },
  operatorEngine: null,
});
async function prepare(items = [item]) {
  const titles = await titlesFor(database.db, owner.userId, items, ['DE'], 80);
  const engines = await enginesOf(deps(), owner.userId);
  await improveDrafts({ db: database.db, log, engines }, owner.userId, items, titles, 80);
  return titles;
}
const used = async () => (await listUse(database.db, owner.userId, monthOf(systemClock))).get('deepl') ?? 0;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  await sandbox.clearFaults();
});

describe('a business’s own engine', () => {
  it('is saved with a sealed key that no answer and no log has, is tested, and is removed', async () => {
    const saved = await save({ key: KEY, budget: 1_000 });
    expect(saved.engines).toMatchObject([{ engine: 'deepl', budget: 1_000, used: 0, state: 'new' }]);
    const tested = await server.as(owner).call(contract.engines.test, { params: params() });
    expect(tested).toEqual({ state: 'works', source: 'Hello world', answer: 'hallo Welt' });
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

  it('says why it cannot be asked: key wrong, quota used, budget reached, nothing set up', async () => {
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

  it('translates titles around what is kept, remembers them and counts their characters', async () => {
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
    'never brings a lie to a title: %s',
    async (kind) => {
      await save({ key: KEY, budget: 10_000 });
      const before = (await titlesFor(database.db, owner.userId, [item], ['DE'], 80)).get(1)?.get('DE');
      await sandbox.control('faults', { kind, operation: 'deepl.*' });
      expect((await prepare()).get(1)?.get('DE')).toEqual(before);
      await sandbox.clearFaults();
      expect((await titlesFor(database.db, owner.userId, [item], ['DE'], 80)).get(1)?.get('DE')).toEqual(before);
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

  it('never goes over its budget, however many workers ask', async () => {
    await save({ key: KEY, budget: 250 });
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        prepare([{ ...item, title: `Zorblatt black ${'abcdefghijkl'[n]}ibbling gromlet 30cm` }]),
      ),
    );
    expect(await used()).toBeGreaterThan(50);
    expect(await used()).toBeLessThanOrEqual(250);
  });
});
