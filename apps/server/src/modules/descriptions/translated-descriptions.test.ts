import { createEbayConnector } from '@quayside/connector-ebay';
import { type DescriptionSetting, descriptions, engines } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { followChange } from '../../../test/follow-change.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay)],
  translationEngine: 'ebay',
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 3, varied: 1 });

const caller = () => server.as(shop.owner);
const at = (site: Site) => ({ id: shop.owner.userId, site });
const deepl = () => ({ id: shop.owner.userId, engine: 'deepl' as const });
const setUp = (budget = 100_000) =>
  caller().call(engines.update, { params: deepl(), body: { key: 'quayside-demo-deepl:fx', budget } });
const used = async () => (await caller().call(engines.list, { params: { id: shop.owner.userId } })).engines[0]?.used;
const FACTS: DescriptionSetting = { choice: 'facts', engine: null, template: null };
const TRANSLATED: DescriptionSetting = { choice: 'translated', engine: 'deepl', template: null };

async function choose(site: Site, body: DescriptionSetting) {
  const { live } = await caller().call(descriptions.preview, { params: at(site), body });
  return caller().call(descriptions.update, { params: at(site), body: { ...body, expected: live } });
}
/** Runs the follow-up work of the saved settings. */
async function followed(): Promise<void> {
  const { userId } = shop.owner;
  await server.runJob('descriptions.translate', { userId });
  await server.runJob('listings.follow', { userId });
}
/** Sends every listing again, as after a change of its item. */
const sendAll = () => followChange(server, database, shop.owner.userId);
/** What the sandbox was sent as the description of each live listing of a site. */
async function heldOn(site: Site): Promise<string[]> {
  const itemIds = new Set([...(await shop.live(site)).values()].map(({ itemId }) => itemId));
  return Promise.all(
    [...itemIds].map(async (itemId) => {
      const address = `listings/description?seller=${SELLER}&itemId=${itemId}`;
      return (await sandbox.control<{ description: string }>(address)).description;
    }),
  );
}
const everyHeld = (site: Site, isRight: (html: string) => boolean) =>
  eventually(async () => expect((await heldOn(site)).filter(isRight)).toHaveLength(shop.itemIds.length));
const write = (body: DescriptionSetting, itemId = shop.itemIds[0] ?? null) =>
  caller().call(descriptions.write, { params: at('DE'), body: { ...body, itemId } });
const waits = async () =>
  (await database.pool.query('select item_id, is_sent, problem from description_waits order by item_id')).rows;

/** A text in whose words the sandbox's engine is at home. */
let texts = 0;
async function giveText(html = ''): Promise<string> {
  texts += 1;
  const text =
    html ||
    `<p><b>Red wooden box ${texts} with cable, battery not included.</b></p><p>Free UK delivery on all orders.</p><ul><li>Black <i>leather</i> strap ${texts}0cm</li></ul>`;
  await database.pool.query('update items set description = $1 where user_id = $2', [text, shop.owner.userId]);
  return text;
}
const said = () =>
  `<div><p><b>rot Holz Kiste ${texts} mit Kabel, Akku nicht enthalten.</b></p><ul><li>schwarz Leder Armband ${texts}0cm</li></ul></div>`;

beforeAll(async () => {
  await giveText();
  server.startSender();
  await shop.runs.finished((await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, ['DE']))).runId);
});
beforeEach(async () => {
  await setUp();
  await choose('DE', FACTS);
  await followed();
  await giveText();
});
afterEach(() => sandbox.clearFaults());

describe('a seller’s own text', () => {
  it('reaches the listings as the engine translates it, without promises of home, and is paid once', async () => {
    const before = (await used()) ?? 0;
    expect(await choose('DE', TRANSLATED)).toMatchObject({ live: 4 });
    await followed();
    await everyHeld('DE', (html) => html.includes(said()) && !html.includes('<h3>Produkt</h3>'));
    const once = (await used()) ?? 0;
    // Its two sentences with the marks around what is kept, for one of four items with the same text.
    expect(once - before).toBeGreaterThan(70);
    expect(once - before).toBeLessThan(200);
    expect(await waits()).toEqual([]);
    const { item } = await write(TRANSLATED);
    expect(item?.translated).toEqual({
      engine: 'deepl',
      state: 'shown',
      refused: null,
      promises: ['Free UK delivery on all orders.'],
    });
    // Both: the facts stand before it. Nothing is asked again.
    expect(await choose('DE', { ...TRANSLATED, choice: 'facts_translated' })).toMatchObject({ live: 4 });
    await followed();
    await everyHeld('DE', (html) => html.includes(said()) && html.includes('<h3>Produkt</h3>'));
    expect(await used()).toBe(once);
  });

  it.each(['drops-number', 'html-answer', 'other-language', 'empty-answer'] as const)(
    'never reaches a listing if the answer is wrong, and says so: %s',
    async (kind) => {
      await sandbox.control('faults', { kind, operation: 'deepl.*' });
      await choose('DE', TRANSLATED);
      await followed();
      const { item } = await write(TRANSLATED);
      expect(item).toMatchObject({ isOwnTextLeftOut: true, translated: { state: 'refused' } });
      expect(item?.translated?.refused?.sentence).toContain(`Red wooden box ${texts}`);
      await everyHeld('DE', (html) => html.includes('<h3>Produkt</h3>') && !html.includes('Akku'));
      // The wrong answer was paid; the same sentence is not asked again.
      const paid = await used();
      await server.runJob('descriptions.translate', { userId: shop.owner.userId });
      expect([await used(), await waits()]).toEqual([paid, []]);
    },
  );

  it('waits while the engine cannot be reached: facts are sent meanwhile, and the text follows', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'deepl.*', remaining: 50 });
    await choose('DE', { ...TRANSLATED, template: '<h2>Shop</h2>{{description}}' });
    await followed();
    await everyHeld('DE', (html) => html.includes('<h2>Shop</h2><h3>Produkt</h3>'));
    expect(await write(TRANSLATED)).toMatchObject({ item: { translated: { state: 'unreachable' } } });
    await sandbox.clearFaults();
    await database.pool.query('update translation_engines set paused_until = null');
    await server.runJob('descriptions.ask-again', {});
    await followed();
    await everyHeld('DE', (html) => html.includes(`<h2>Shop</h2>${said()}`));
    expect(await waits()).toEqual([]);
  });

  it('waits no longer than until the next schedule if the job that translates it was given up before it asked', async () => {
    const { userId } = shop.owner;
    await choose('DE', TRANSLATED);
    const other = await buildOwner(database.db);
    await database.pool.query(
      `insert into description_waits (user_id, item_id, site, is_sent) values ($1, 1, 'DE', true)`,
      [other.userId],
    );
    expect(await waits()).toEqual(Array(5).fill(expect.objectContaining({ problem: null })));
    await database.pool.query(`delete from jobs.job where name = 'descriptions.translate'`);
    await server.runJob('descriptions.ask-again', {});
    const { rows } = await database.pool.query<{ data: object }>(
      `select data from jobs.job where name = 'descriptions.translate' order by data`,
    );
    expect(rows).toEqual([{ data: { userId } }, { data: { userId: other.userId } }]);
    await server.runJob('descriptions.translate', { userId: other.userId });
    await followed();
    await everyHeld('DE', (html) => html.includes(said()));
    expect(await waits()).toEqual([]);
  });

  it('is not asked for beyond the engine’s budget', async () => {
    const before = (await used()) ?? 0;
    await setUp(before + 10);
    await choose('DE', TRANSLATED);
    await followed();
    await everyHeld('DE', (html) => html.includes('<h3>Produkt</h3>'));
    expect(await used()).toBe(before);
    expect(await write(TRANSLATED)).toMatchObject({ item: { translated: { state: 'budget_reached' } } });
  });

  it('that changes at home is translated anew, and until then its old words are not sent', async () => {
    await choose('DE', TRANSLATED);
    await followed();
    await everyHeld('DE', (html) => html.includes(said()));
    await giveText();
    await sendAll();
    await everyHeld('DE', (html) => html.includes('<h3>Produkt</h3>') && !html.includes('Akku'));
    expect(await waits()).toHaveLength(4);
    await followed();
    await everyHeld('DE', (html) => html.includes(said()));
  });

  it('names its pictures by the title of the listing, never in the language of home', async () => {
    await giveText('<p>Red wooden box</p><img src="https://a.example/1.jpg" alt="A red wooden box">');
    const params = { ...at('DE'), itemId: shop.itemIds[0] ?? 0 };
    await caller().call(descriptions.translateItem, { params, body: { engine: 'deepl' } });
    const { item } = await write(TRANSLATED);
    const title = /<strong>([^<]*)<\/strong>/.exec(item?.html ?? '')?.[1];
    expect(item?.html).toContain(
      `<div><p>rot Holz Kiste</p><img alt="${title}" src="https://a.example/1.jpg" /></div>`,
    );
  });

  it('is translated for one item on demand, before anything is saved', async () => {
    const [itemId = 0] = shop.itemIds;
    expect(await write(TRANSLATED)).toMatchObject({ item: { translated: { state: 'waiting' } } });
    const params = { ...at('DE'), itemId };
    const body = { engine: 'deepl' as const };
    expect(await caller().call(descriptions.translateItem, { params, body })).toMatchObject({
      translated: { state: 'shown' },
    });
    const { item } = await write(TRANSLATED);
    expect(item?.html).toContain(said());
  });

  it('is asked of eBay too, whose sandbox marks the words and is refused for it', async () => {
    const { engines: mine } = await caller().call(descriptions.list, { params: { id: shop.owner.userId } });
    expect(mine).toEqual(['deepl', 'ebay']);
    const byEbay = { ...TRANSLATED, engine: 'ebay' as const };
    await choose('DE', byEbay);
    await followed();
    expect(await waits()).toEqual([]);
    const { item } = await write(byEbay);
    expect(item?.translated).toMatchObject({
      engine: 'ebay',
      state: 'refused',
      refused: { problem: 'prompt' },
    });
    expect(item?.translated?.refused?.answer).toMatch(/^\[de\] /);
    await everyHeld('DE', (html) => html.includes('<h3>Produkt</h3>') && !html.includes('[de]'));
  });
});

describe('a choice', () => {
  it('that needs an engine names one that is set up, and no other names one', async () => {
    for (const body of [
      { ...TRANSLATED, engine: null },
      { ...TRANSLATED, engine: 'google' as const },
      { ...FACTS, engine: 'deepl' as const },
    ]) {
      expect(await caller().refused(descriptions.update, { params: at('DE'), body })).toMatchObject({
        status: 400,
        error: 'description_engine_wrong',
      });
    }
  });

  it('keeps what was translated after the engine is gone, and says that new texts are not', async () => {
    await choose('DE', TRANSLATED);
    await followed();
    await caller().call(engines.remove, { params: deepl() });
    expect(await write(TRANSLATED)).toMatchObject({ item: { translated: { state: 'shown' } } });
    await giveText();
    await sendAll();
    await eventually(async () => expect(await waits()).toHaveLength(4));
    await followed();
    expect(await write(TRANSLATED)).toMatchObject({ item: { translated: { state: 'not_set_up' } } });
  });
});
