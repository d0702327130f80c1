import { createEbayConnector } from '@quayside/connector-ebay';
import {
  type EnginePlace,
  engines,
  engineTrust,
  LOOKS_UNTIL_TRUST,
  publishing,
  translations,
} from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { countOf, countsKeptAndCounted } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const WORDS = ['Frobnicator', 'Wibbling', 'Gromlet', 'Zorblatt', 'Flumbert', 'Quonzil', 'Trandle', 'Vexolite'];
/** One more than a seller looks at before an engine is trusted. */
const TITLES = Array.from({ length: LOOKS_UNTIL_TRUST + 1 }, (_, n) => {
  const word = `${WORDS[n % WORDS.length]}${'abc'.charAt(Math.floor(n / WORDS.length))}`;
  return `Harbour ${word} Red Wooden Case 30cm`;
});

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: TITLES.map((title, n) => `TRU-${n},${title},Figures & Playsets,Harbour,10.50,GBP,9`),
});
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({
    ENGINES_URL: `${sandbox.url}/engines`,
    OPERATOR_ENGINE: 'libretranslate',
    OPERATOR_ENGINE_KEY: 'quayside-demo-libretranslate',
  }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: TITLES.length, varied: 0 });
const { runs } = shop;
const DEEPL_DE: EnginePlace = { site: 'DE', engine: 'deepl' };
const caller = () => server.as(shop.owner);
const ofUser = () => ({ id: shop.owner.userId });

const decide = (isTrusted: boolean, ...places: readonly EnginePlace[]) =>
  caller().call(engineTrust.update, { params: ofUser(), body: { places, isTrusted } });

async function placeOf({ site, engine }: EnginePlace) {
  const { places } = await caller().call(engineTrust.list, { params: ofUser() });
  return places.find((one) => one.site === site && one.engine === engine);
}

const unseen = async (runId: number) =>
  (await caller().call(publishing.listUnseen, { params: runs.params(runId) })).list;

const write = (itemId: number, site: Site, translation: string) =>
  caller().call(translations.update, {
    params: { ...ofUser(), itemId },
    body: { new_translations: [{ site, translation }] },
  });

async function historyOf(why: string) {
  const { rows } = await database.pool.query(
    'select site, actor_kind as actor, after from history where user_id = $1 and why = $2',
    [shop.owner.userId, why],
  );
  return rows;
}

/** In each test the engine is new to the seller, who has neither decided nor written anything. */
beforeEach(async () => {
  const body = { key: 'quayside-demo-deepl:fx', budget: 100_000 };
  await caller().call(engines.update, { params: { ...ofUser(), engine: 'deepl' }, body });
  for (const table of ['engine_trust', 'manual_titles', 'translation_memory'])
    await database.pool.query(`delete from ${table} where user_id = $1`, [shop.owner.userId]);
  await database.pool.query("delete from history where why like 'engine_trust%'");
});

describe('an engine’s title that passes every check', () => {
  it('waits for a look until the seller says otherwise, and is counted by site and engine', async () => {
    const run = await runs.prepare('list', null, ['DE', 'FR']);
    expect(countOf(run, { verdict: 'draft', reason: 'title_unseen' })).toBe(2 * TITLES.length);
    expect(await unseen(run.runId)).toEqual(['DE', 'FR'].map((site) => ({ site, engine: 'deepl', n: TITLES.length })));
    await decide(true, DEEPL_DE);
    expect(await unseen(run.runId)).toEqual([{ site: 'FR', engine: 'deepl', n: TITLES.length }]);
    const after = await runs.get(run.runId);
    expect(countOf(after, { site: 'DE', verdict: 'ready' })).toBe(TITLES.length);
    expect(await historyOf('engine_trusted')).toEqual([
      { site: 'DE', actor: 'login', after: { engine: 'deepl', isTrusted: true } },
    ]);
    const later = await runs.prepare('list', null, ['DE']);
    expect(countOf(later, { verdict: 'ready' })).toBe(TITLES.length);
    const { kept, counted } = await countsKeptAndCounted(database, shop.owner.userId);
    expect(kept).toEqual(counted);
  });

  it('waits again in a run that waits, if the seller takes this back: the consent to the shown number is refused', async () => {
    await decide(true, DEEPL_DE);
    const run = await runs.prepare('list', null, ['DE']);
    const expected = countOf(run, { verdict: 'ready' });
    await decide(false, DEEPL_DE);
    expect(countOf(await runs.get(run.runId), { verdict: 'draft' })).toBe(expected);
    const consent = { params: runs.params(run.runId), body: { allowDrafts: false, expected } };
    expect((await caller().refused(publishing.confirm, consent)).error).toBe('run_changed');
    expect(await historyOf('engine_trust_taken_back')).toHaveLength(1);
  });

  it('follows a decision that is made while a run is being prepared', async () => {
    const { runId } = await runs.create('list', null, ['DE']);
    const job = () => server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });
    await Promise.all([job(), job(), decide(true, DEEPL_DE)]);
    const run = await runs.get(runId);
    expect(run.state).toBe('prepared');
    expect(countOf(run, { verdict: 'ready' })).toBe(TITLES.length);
    const { kept, counted } = await countsKeptAndCounted(database, shop.owner.userId);
    expect(kept).toEqual(counted);
  });

  it('goes live without a look after the first were looked at, in two sessions at once, and says so once', async () => {
    const run = await runs.prepare('list', null, ['DE']);
    const items = await runs.runItems(run.runId);
    const looked = items.slice(0, LOOKS_UNTIL_TRUST);
    const accept = ({ itemId, title }: (typeof items)[number]) => write(itemId, 'DE', title ?? '');
    for (const one of looked.slice(0, -2)) await accept(one);
    expect(await placeOf(DEEPL_DE)).toMatchObject({ looked: LOOKS_UNTIL_TRUST - 2, isTrusted: false, decidedBy: null });
    expect(countOf(await runs.get(run.runId), { verdict: 'ready' })).toBe(LOOKS_UNTIL_TRUST - 2);
    await Promise.all(looked.slice(-2).map(accept));
    expect(await placeOf(DEEPL_DE)).toMatchObject({ looked: LOOKS_UNTIL_TRUST, isTrusted: true, decidedBy: 'looks' });
    expect(countOf(await runs.get(run.runId), { verdict: 'ready' })).toBe(TITLES.length);
    expect(await historyOf('engine_trust_earned')).toEqual([
      { site: 'DE', actor: 'system', after: { engine: 'deepl', isTrusted: true } },
    ]);
  });

  it('counts once for an item, and does not overrule the seller who took it back', async () => {
    await decide(true, DEEPL_DE);
    await decide(false, DEEPL_DE);
    const run = await runs.prepare('list', null, ['DE']);
    const items = await runs.runItems(run.runId);
    for (const { itemId, title } of items) await write(itemId, 'DE', title ?? '');
    for (const { itemId, title } of items) await write(itemId, 'DE', `${title} neu`);
    expect(await placeOf(DEEPL_DE)).toMatchObject({ looked: TITLES.length, isTrusted: false, decidedBy: 'seller' });
  });

  it('is ready in a run once the seller has corrected it, and waits again when the correction is taken back', async () => {
    const run = await runs.prepare('list', null, ['DE']);
    const [first] = await runs.runItems(run.runId);
    const itemId = first?.itemId ?? 0;
    const verdictNow = async () => (await runs.runItems(run.runId)).find((one) => one.itemId === itemId);
    await write(itemId, 'DE', `${first?.title} neu`);
    expect(await verdictNow()).toMatchObject({ verdict: 'ready', reason: null, titleLabel: 'human' });
    await database.pool.query("delete from translation_memory where origin = 'human'");
    await write(itemId, 'DE', '');
    expect((await verdictNow())?.verdict).not.toBe('ready');
  });

  it('offers the phrase that the seller corrected as a term, and nothing for another change', async () => {
    const [itemId = 0] = shop.itemIds;
    const run = await runs.prepare('list', [itemId], ['DE']);
    const [runItem] = await runs.runItems(run.runId);
    const said = runItem?.title ?? '';
    const { term_offers: offers } = await write(itemId, 'DE', said.replace('Hülle', 'Koffer'));
    expect(offers).toEqual([{ site: 'DE', src_text: 'Case', dst_text: 'Koffer', src_lang: 'en', dst_lang: 'de' }]);
    await database.pool.query("delete from translation_memory where origin = 'human'");
    expect((await write(itemId, 'DE', 'Ein ganz anderer Titel')).term_offers).toEqual([]);
  });

  it('waits in the same way if the operator’s engine made it', async () => {
    await caller().call(engines.remove, { params: { ...ofUser(), engine: 'deepl' } });
    await database.pool.query('delete from translation_memory where user_id = $1', [shop.owner.userId]);
    const place: EnginePlace = { site: 'DE', engine: 'libretranslate' };
    const selection = { accountId: shop.accountId, itemIds: shop.itemIds.slice(0, 2) };
    const body = { kind: 'list' as const, selection, sites: ['DE' as const] };
    const run = await caller().call(publishing.create, { params: ofUser(), body });
    await server.runJob('publishing.prepare', { userId: shop.owner.userId, runId: run.runId });
    expect(await unseen(run.runId)).toEqual([{ ...place, n: 2 }]);
    expect(await placeOf(place)).toMatchObject({ isTrusted: false, looked: 0 });
    await decide(true, place);
    expect(countOf(await runs.get(run.runId), { verdict: 'ready' })).toBe(2);
  });
});
