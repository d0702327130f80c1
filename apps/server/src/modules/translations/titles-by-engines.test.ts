import { createEbayConnector } from '@quayside/connector-ebay';
import { engines, engineTrust, siteTitles } from '@quayside/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { killAtItem } from '../../../test/kill-waiting.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/** More than two steps of a worker. */
const MANY = 450;
const KEY = { deepl: 'quayside-demo-deepl:fx', libretranslate: 'quayside-demo-libretranslate' };

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});

let owner: TestLogin;
let account: Account;
let items: Item[];
const as = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId: account.accountId, site: 'DE' as const });
const place = () => ({ userId: owner.userId, accountId: account.accountId, site: 'DE' });
const setUp = (budget = 1_000_000, engine: keyof typeof KEY = 'deepl') =>
  as().call(engines.update, { params: { id: owner.userId, engine }, body: { key: KEY[engine], budget } });
const used = async () =>
  (await as().call(engines.list, { params: { id: owner.userId } })).engines.reduce((sum, one) => sum + one.used, 0);
const summary = () => as().call(siteTitles.get, { params: params() });
const run = () => server.runJob('translations.make-titles', place());
async function make(body: { again: boolean; ask?: boolean } = { again: false }) {
  await as().call(siteTitles.make, { params: params(), body });
  await run();
  return summary();
}
const rowOf = async (query: string) =>
  (await as().call(siteTitles.list, { params: params(), query: { query } })).list[0];
const addTerm = (src: string, dst: string) =>
  database.db
    .insertInto('glossary_terms')
    .values({ user_id: owner.userId, src_text: src, dst_text: dst, src_lang: 'en', dst_lang: 'de' })
    .execute();
const sell = async (titles: readonly string[]) => {
  items = await buildItems(
    database.db,
    account,
    titles.map((title) => ({ title, brand: 'Harbour', attributes: {} })),
  );
};

/** Nothing is to translate in the last one. */
const TITLES = ['Harbour Red Wooden Box 30cm', 'Harbour Black Leather Bag 20cm', 'Harbour XB-1000 40cm'];
const CHARACTERS = [...TITLES.slice(0, 2).join('')].length;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  await sell(TITLES);
});
afterEach(() => sandbox.clearFaults());

describe('the titles of a site', () => {
  it('are asked of engines only on demand, and the seller is told before how many characters that is', async () => {
    await setUp();
    expect(await make()).toMatchObject({
      counts: { ready: 1, missing: 2 },
      toAsk: { titles: 2, characters: CHARACTERS },
      unasked: null,
    });
    expect(await used()).toBe(0);
    expect(await make({ again: true, ask: true })).toMatchObject({
      state: 'made',
      isOutdated: false,
      counts: { ready: 1, draft: 2, missing: 0 },
      toAsk: null,
      unasked: null,
    });
    expect(await rowOf('wooden box')).toMatchObject({
      title: 'Harbour rot Holz Kiste 30cm',
      label: 'engine:deepl',
      state: 'draft',
    });
    // About as many as were told: the engine also gets marks around what it must keep.
    const once = await used();
    expect(once).toBeGreaterThan(CHARACTERS / 2);
    expect(once).toBeLessThan(CHARACTERS * 3);
    await make({ again: true, ask: true });
    expect(await used()).toBe(once);
  });

  it('wait for a look, until the seller lets the engine’s titles go live without one', async () => {
    await setUp();
    expect(await make({ again: true, ask: true })).toMatchObject({ counts: { ready: 1, draft: 2 } });
    const decide = (isTrusted: boolean) => {
      const body = { places: [{ site: 'DE' as const, engine: 'deepl' as const }], isTrusted };
      return as().call(engineTrust.update, { params: { id: owner.userId }, body });
    };
    await decide(true);
    expect(await summary()).toMatchObject({ isOutdated: true });
    expect(await make()).toMatchObject({ counts: { ready: 3, draft: 0 } });
    await decide(false);
    expect(await make()).toMatchObject({ counts: { ready: 1, draft: 2 } });
  });

  it('are asked again after a change of a term that occurs in them, and of no others', async () => {
    await setUp();
    await make({ again: true, ask: true });
    const once = await used();
    await addTerm('box', 'Truhe');
    expect(await make()).toMatchObject({ counts: { ready: 1, draft: 1, missing: 1 }, toAsk: { titles: 1 } });
    await make({ again: true, ask: true });
    expect(await rowOf('wooden box')).toMatchObject({ title: 'Harbour rot Holz Truhe 30cm' });
    expect(await used()).toBeGreaterThan(once);
    expect(await rowOf('leather bag')).toMatchObject({ title: 'Harbour schwarz Leder Tasche 20cm' });
  });

  it('stay missing as far as the budget does not reach, and the seller is told so', async () => {
    await setUp();
    await make();
    // Words that nobody knows, so that no title is another's but for its numbers.
    const nameOf = (n: number) =>
      `Z${[n / 676, n / 26, n].map((at) => 'abcdefghijklmnopqrstuvwxyz'[Math.trunc(at) % 26]).join('')}ol`;
    await sell(Array.from({ length: MANY }, (_, n) => `Harbour ${nameOf(n)} Red Wooden Box 30cm`));
    await setUp(4_000);
    const after = await make({ again: true, ask: true });
    expect(await used()).toBeLessThanOrEqual(4_000);
    expect(after).toMatchObject({ state: 'made', unasked: 'budget_reached' });
    expect(after.counts.missing).toBeGreaterThan(0);
    expect(after.counts.ready + after.counts.draft).toBeGreaterThan(3);
    expect(after.toAsk?.titles).toBe(after.counts.missing);
    // A later list that asks nobody says nothing of it.
    expect(await make({ again: true })).toMatchObject({ unasked: null });
  });

  it.each([
    ['5xx', 'unreachable'],
    ['quota-used', 'budget_reached'],
    ['revoked-token', 'key_refused'],
  ] as const)('stay missing where the engine cannot be asked, with the reason: %s', async (kind, unasked) => {
    await setUp();
    await sandbox.control('faults', { kind, operation: 'deepl.*' });
    const told = { state: 'made', counts: { ready: 1, missing: 2 }, toAsk: { titles: 2 }, unasked };
    expect(await make({ again: true, ask: true })).toMatchObject(told);
    // The engine is paused now, and is not asked at all.
    expect(await make({ again: true, ask: true })).toMatchObject(told);
  });

  it('come from the next engine where one cannot be asked', async () => {
    await setUp();
    await setUp(1_000_000, 'libretranslate');
    await sandbox.control('faults', { kind: '5xx', operation: 'deepl.*' });
    expect(await make({ again: true, ask: true })).toMatchObject({
      counts: { ready: 1, draft: 2, missing: 0 },
      unasked: null,
    });
    expect(await rowOf('wooden box')).toMatchObject({ label: 'engine:libretranslate' });
  });

  it('cannot be asked for without an engine', async () => {
    expect(await make({ again: true, ask: true })).toMatchObject({
      counts: { ready: 1, missing: 2 },
      toAsk: null,
      unasked: null,
    });
  });

  it('are paid once if the worker is killed after an engine was asked', async () => {
    await setUp();
    await as().call(siteTitles.make, { params: params(), body: { again: true, ask: true } });
    await killAtItem(database, 'items', items[0]?.itemId ?? 0, run);
    const paid = await used();
    expect(paid).toBeGreaterThan(0);
    expect(await summary()).toMatchObject({ state: 'making', toAsk: null });
    await run();
    expect(await summary()).toMatchObject({ state: 'made', counts: { ready: 1, draft: 2 } });
    expect(await used()).toBe(paid);
  });

  it('are made without engines if the seller lets them be made again meanwhile', async () => {
    await setUp();
    await make();
    expect(await make({ again: true })).toMatchObject({ counts: { ready: 1, missing: 2 } });
    expect(await used()).toBe(0);
  });
});
