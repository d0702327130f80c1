import { createEbayConnector } from '@quayside/connector-ebay';
import { type DescriptionSetting, descriptions, history } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const OWN_TEXT = 'Comes from a smoke free home and ships with love';
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 3, varied: 1 });

const caller = () => server.as(shop.owner);
const at = (site: Site) => ({ id: shop.owner.userId, site });
const FACTS: DescriptionSetting = { choice: 'facts', engine: null, template: null };
const OWN: DescriptionSetting = { choice: 'own', engine: null, template: null };

/** Chooses as a seller who agrees to the displayed number. */
async function choose(site: Site, body: DescriptionSetting) {
  const { live } = await caller().call(descriptions.preview, { params: at(site), body });
  return caller().call(descriptions.update, { params: at(site), body: { ...body, expected: live } });
}
async function jobsOf(name: string): Promise<object[]> {
  const { rows } = await database.pool.query<{ data: object }>('select data from jobs.job where name = $1', [name]);
  return rows.map(({ data }) => data);
}
/** Runs the follow-up work of the saved settings. */
async function followed(): Promise<void> {
  await server.runJob('listings.follow', { userId: shop.owner.userId });
}
/** The description of each live listing on a site, as sent to the sandbox. */
async function heldOn(site: Site): Promise<string[]> {
  const itemIds = new Set([...(await shop.live(site)).values()].map(({ itemId }) => itemId));
  return Promise.all(
    [...itemIds].map(async (itemId) => {
      const address = `listings/description?seller=${SELLER}&itemId=${itemId}`;
      return (await sandbox.control<{ description: string }>(address)).description;
    }),
  );
}
const write = (site: Site, body: DescriptionSetting, itemId: number | null = shop.itemIds[0] ?? null) =>
  caller().call(descriptions.write, { params: at(site), body: { ...body, itemId } });

/** Whether all that was set is sent. */
async function sent(): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.pool.query(
      "select from desired_states where user_id = $1 and state in ('due', 'sending', 'uncertain')",
      [shop.owner.userId],
    );
    expect(rows).toEqual([]);
  });
}
const ownText = () =>
  database.pool.query('update items set description = $1 where user_id = $2', [
    `<p>${OWN_TEXT}</p><script>alert(1)</script>`,
    shop.owner.userId,
  ]);

beforeAll(async () => {
  await ownText();
  server.startSender();
  for (const site of ['DE', 'FR'] as const) {
    await shop.runs.finished((await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, [site]))).runId);
  }
});

/** In each test every item has its own text and is described from facts on both sites, which costs nothing if it already is. */
beforeEach(async () => {
  await ownText();
  for (const site of ['DE', 'FR'] as const) await choose(site, FACTS);
  await followed();
  await sent();
  await database.pool.query("delete from jobs.job where name = 'listings.follow'");
});

describe('a listing abroad', () => {
  it.each([
    ['DE', 'Zustand: ', '<h3>Produkt</h3>'],
    ['FR', 'État\u00a0: ', '<h3>Produit</h3>'],
  ] as const)(
    'is described on %s from facts, without a word of the seller’s English text',
    async (site, fact, heading) => {
      const held = await heldOn(site);
      expect(held).toHaveLength(4);
      for (const html of held) {
        expect(html).toContain(heading);
        expect(html).toContain(`<li>${fact}`);
        expect(html).not.toContain('smoke free');
        expect(html).not.toMatch(/\b(?:the|with|from|and|for|Condition|Colour|Material type|Features):?\b/i);
        expect(html).not.toContain('<script');
      }
    },
  );
});

describe('a choice for a site', () => {
  it('shows the live listings that it would change, and is rejected with another number', async () => {
    const body = OWN;
    expect(await caller().call(descriptions.preview, { params: at('DE'), body })).toEqual({ live: 4, sites: ['DE'] });
    expect(
      await caller().refused(descriptions.update, { params: at('DE'), body: { ...body, expected: 3 } }),
    ).toMatchObject({
      status: 409,
      error: 'live_listings_changed',
    });
    const { sites } = await caller().call(descriptions.list, { params: { id: shop.owner.userId } });
    expect(sites.find(({ site }) => site === 'DE')).toEqual({ site: 'DE', ...FACTS, live: 4 });
    expect(await jobsOf('listings.follow')).toEqual([]);
  });

  it('changes exactly these: the own text follows with a German note that it is in English, and France is unchanged', async () => {
    const french = await heldOn('FR');
    expect(await choose('DE', OWN)).toEqual({ live: 4, removed: [] });
    await followed();
    await eventually(async () => {
      const held = await heldOn('DE');
      expect(
        held.filter((html) =>
          html.includes(`Originalbeschreibung des Verkäufers (Englisch):</em></p><div><p>${OWN_TEXT}`),
        ),
      ).toHaveLength(4);
      expect(held.join()).not.toContain('<script');
    });
    expect(await heldOn('FR')).toEqual(french);
    const { list } = await caller().call(history.list, { params: { id: shop.owner.userId }, query: {} });
    expect(list).toContainEqual(
      expect.objectContaining({ field: 'description', site: 'DE', why: 'description_chosen' }),
    );
  });

  it('that is the same changes nothing, and one for items without their own text changes none of these', async () => {
    await choose('DE', OWN);
    await followed();
    expect(await choose('DE', { ...OWN, template: '  ' })).toEqual({ live: 0, removed: [] });
    await database.pool.query("update items set description = ' ' where user_id = $1 and item_id = $2", [
      shop.owner.userId,
      shop.itemIds[0],
    ]);
    expect(await caller().call(descriptions.preview, { params: at('DE'), body: FACTS })).toMatchObject({ live: 3 });
  });

  it('is resumed if a worker was killed: what was taken is queued, and the rest is kept', async () => {
    await choose('DE', OWN);
    await followed();
    await sent();
    await choose('DE', FACTS);
    const kept = async () =>
      (await database.pool.query('select count(*)::int as n from listing_followers')).rows[0].n as number;
    expect(await kept()).toBe(4);
    await database.pool.query(
      `create function killed() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`,
    );
    await database.pool.query('create trigger killed before delete on listing_followers execute function killed()');
    await expect(server.runJob('listings.follow', { userId: shop.owner.userId })).rejects.toThrow();
    expect(await kept()).toBe(4);
    await database.pool.query('drop trigger killed on listing_followers');
    await followed();
    await followed();
    expect(await kept()).toBe(0);
    await eventually(async () => expect((await heldOn('DE')).join()).not.toContain('smoke free'));
  });

  it('without a description keeps the title', async () => {
    expect(await choose('FR', { choice: 'none', engine: null, template: null })).toMatchObject({ live: 4 });
    await followed();
    await eventually(async () => {
      for (const html of await heldOn('FR')) expect(html).toMatch(/^<p><strong>[^<]+<\/strong><\/p>$/);
    });
  });
});

describe('a template', () => {
  const HOSTILE =
    '<div onclick="steal()" style="color:#333;background:url(https://evil.example/x)"><script>alert(1)</script><h2>{{title}}</h2>' +
    '<img src="javascript:alert(1)" onerror="alert(1)"><iframe src="https://evil.example"></iframe><a href="https://evil.example">Mehr</a>' +
    '{{description}}<ul><li>Versand am selben Tag';

  it('is sanitised, lists what was removed, and reaches every listing of the site', async () => {
    const { removed, item, problems, isInOtherLanguage } = await write('DE', {
      choice: 'facts',
      engine: null,
      template: HOSTILE,
    });
    expect(problems).toEqual([]);
    expect([...removed].sort()).toEqual([
      '<a>',
      '<iframe>',
      '<img src>',
      '<script>',
      'background',
      'onclick',
      'onerror',
    ]);
    expect(isInOtherLanguage).toBe(false);
    const saved = await choose('DE', { choice: 'facts', engine: null, template: HOSTILE });
    expect(saved).toMatchObject({ live: 4, removed });
    await followed();
    await eventually(async () => {
      const held = await heldOn('DE');
      for (const html of held) {
        expect(html).toContain('<div style="color:#333"><h2>');
        expect(html).toContain('<li>Versand am selben Tag</li></ul></div>');
        expect(html).not.toMatch(/<(?:script|iframe|a|img)\b|onclick|onerror|javascript:|url\(|evil/);
      }
      expect(held).toContain(item?.html);
    });
  });

  it.each([
    ['<p>{{title}}</p>', 'no_facts', ''],
    ['{{description}}{{prise}}', 'unknown_placeholder', 'prise'],
    ['{{description}}<img src="https://a.example/{{title}}">', 'placeholder_in_tag', '{{title}}'],
    ['<script>{{description}}</script>', 'no_facts', ''],
  ] as const)('is rejected with its reason: %s', async (template, problem, detail) => {
    const body = { choice: 'facts' as const, engine: null, template };
    expect(await write('DE', body)).toMatchObject({ problems: [{ problem, detail }], item: null });
    expect(await caller().refused(descriptions.preview, { params: at('DE'), body })).toMatchObject({
      error: 'template_refused',
      fields: { 'body.template': problem },
    });
    expect(await caller().refused(descriptions.update, { params: at('DE'), body })).toMatchObject({ status: 400 });
  });

  it('of a megabyte, or with extreme nesting, is rejected at once', async () => {
    const long = { choice: 'facts' as const, engine: null, template: `{{facts}}${'<div>'.repeat(200_000)}` };
    expect(await caller().refused(descriptions.update, { params: at('DE'), body: long })).toMatchObject({
      status: 400,
    });
    const deep = { choice: 'facts' as const, engine: null, template: `{{facts}}${'<div>'.repeat(5_000)}` };
    expect(await write('DE', deep)).toMatchObject({ problems: [{ problem: 'too_long' }] });
  });

  it('that is not in the buyers’ language is reported', async () => {
    const template = '<p>We ship the same day with care and love for your order</p>{{description}}';
    expect(await write('DE', { choice: 'facts', engine: null, template })).toMatchObject({
      isInOtherLanguage: true,
      problems: [],
    });
    expect(await write('US', { choice: 'facts', engine: null, template })).toMatchObject({ isInOtherLanguage: false });
  });
});

describe('the description of an item', () => {
  it('is shown as it is sent, with what is left out', async () => {
    const [itemId = 0] = shop.itemIds.slice(1);
    const params = { id: shop.owner.userId, itemId };
    const seen = await caller().call(descriptions.getItem, { params, query: { site: 'DE' } });
    expect(await heldOn('DE')).toContain(seen.html);
    expect(seen).toMatchObject({ itemId, choice: 'facts', isOwnTextLeftOut: true });
    const { item } = await write('ES', FACTS, null);
    expect(item?.html).toContain('<h3>Producto</h3>');
  });

  it('belongs to one seller', async () => {
    const other = await buildOwner(database.db);
    const params = { id: other.userId, itemId: shop.itemIds[0] ?? 0 };
    const refused = await server.as(other).refused(descriptions.getItem, { params, query: { site: 'DE' } });
    expect(refused).toMatchObject({ status: 404, error: 'item_not_found' });
    const body = { ...FACTS, itemId: shop.itemIds[0] ?? 0 };
    const at = { params: { id: other.userId, site: 'DE' as const }, body };
    expect(await server.as(other).refused(descriptions.write, at)).toMatchObject({ status: 404 });
    expect(await server.as(other).call(descriptions.write, { ...at, body: { ...FACTS, itemId: null } })).toMatchObject({
      item: null,
    });
  });
});
