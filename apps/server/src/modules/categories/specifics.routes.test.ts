import { createEbayConnector } from '@quayside/connector-ebay';
import {
  type CategoryChange,
  categories,
  type ItemSpecific,
  type LackingItem,
  type LackingQuery,
} from '@quayside/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';

/** The tests share a shop. Those that change what another one reads do so to an item of their own. */
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 6, varied: 1 });
const { runs } = shop;

type Given = Extract<CategoryChange, { change: 'give' }>['specifics'][number];
type Filled = Omit<Extract<CategoryChange, { change: 'fill' }>, 'change'>;

const me = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const at = (index: number) => shop.itemIds[index] ?? 0;
const preview = (body: CategoryChange) => me().call(categories.preview, { params: params(), body });
/** Sets specifics as a seller who agrees to the displayed number. */
async function give(...specifics: Given[]) {
  const { live } = await preview({ change: 'give', specifics });
  return me().call(categories.giveSpecifics, { params: params(), body: { specifics, expected: live } });
}
const onGerman = (index: number, name: string, values: string[] | null): Given => ({
  ...{ itemId: at(index), site: 'DE', name, values },
});
async function fill(filled: Filled) {
  const { live } = await preview({ change: 'fill', ...filled });
  return me().call(categories.fillSpecific, { params: params(), body: { ...filled, expected: live } });
}
const listed = async (query: LackingQuery = {}) =>
  (await me().call(categories.listLacking, { params: params(), query: { limit: 200, ...query } })).list;
const specificsOf = async (index: number) =>
  (await me().call(categories.getSpecifics, { params: { ...params(), itemId: at(index) }, query: { site: 'DE' } }))
    .specifics;
const specific = async (index: number, name: string): Promise<ItemSpecific | undefined> =>
  (await specificsOf(index)).find((one) => one.name === name);
const prepared = async (index: number) => {
  const run = await runs.prepare('list', [at(index)], ['DE']);
  return { run, runItem: (await runs.runItems(run.runId))[0] };
};
/** Buyers may see a change before the product has stored its outcome. */
const settled = () =>
  eventually(async () => {
    const { rows } = await database.pool.query(
      `select 1 from desired_states where user_id = $1 and state in ('due', 'sending', 'uncertain')`,
      [shop.owner.userId],
    );
    expect(rows).toEqual([]);
  });
/** Lists an item, unless it is listed already. */
const published = async (index: number) => {
  await settled();
  if ((await shop.product(at(index))).listings.some(({ site, isListed }) => site === 'DE' && isListed)) return;
  const { run } = await prepared(index);
  await runs.finished((await runs.carryOut(run)).runId);
};
const place = async (index: number, words: string) => {
  const found = await me().call(categories.search, { params: params(), query: { site: 'DE', query: words } });
  const [category] = found.categories;
  if (!category) throw new Error(`no category for ${words}`);
  const selection = { itemIds: [at(index)] };
  const choice = { site: 'DE' as const, categoryId: category.id, path: category.path, selection };
  await me().call(categories.choose, { params: params(), body: choice });
  return category;
};
/** Makes the fifth item a toy boat, whose specifics come from the item and its title. */
async function makeBoat(): Promise<void> {
  await database.pool.query(
    `update items set title = 'Wooden toy boat', brand = 'Kessel',
       attributes = '{"Brand": ["Kessel"], "Type": ["Boat"], "Department": ["Everybody"]}'
     where user_id = $1 and item_id = $2`,
    [shop.owner.userId, at(4)],
  );
  await place(4, 'Spielzeug');
}
/** The specifics of a live listing that buyers see. */
const pageOf = async (index: number) => {
  const url = (await shop.product(at(index))).listings.find(({ site }) => site === 'DE')?.url ?? '';
  return (await fetch(url)).text();
};
const followed = () => server.runJob('listings.follow', { userId: shop.owner.userId });

beforeAll(() => {
  server.startSender();
});

describe('specifics that a site requires', () => {
  const lacking = async (index: number) => (await listed()).filter(({ itemId }) => itemId === at(index));

  it('are listed if the item lacks them, with the values that the site offers', async () => {
    const shoe = await place(2, 'Laufschuhe');
    expect((await prepared(2)).runItem?.reason).toBe('missing_aspects');
    // Categories with waiting items come first in the list, with their numbers.
    const { list: homes } = await me().call(categories.list, { params: params(), query: { limit: 5 } });
    expect(homes.map(({ waiting }) => waiting)).toEqual([1, 0, 0, 0, 0]);
    const { categoryPath } = await shop.product(at(2));
    expect(homes[0]?.home.path).toEqual(categoryPath);
    const [found] = await lacking(2);
    expect(found).toMatchObject({ itemId: at(2), site: 'DE', category: shoe });
    expect(found?.specifics.map(({ name }) => name)).toContain('EU-Schuhgröße');
    const department = found?.specifics.find(({ name }) => name === 'Abteilung');
    expect(department).toMatchObject({ need: 'required', isSelectionOnly: true, isMulti: false, origin: 'none' });
    expect(department?.allowedValues).toContain('Damen');
  });

  it('are rejected with a value that the site does not accept, and count with one that it accepts', async () => {
    await place(5, 'Laufschuhe');
    await give(onGerman(5, 'EU-Schuhgröße', ['39']));
    const refusedWith = async (name: string, values: string[]) =>
      me().refused(categories.giveSpecifics, { params: params(), body: { specifics: [onGerman(5, name, values)] } });
    expect(await refusedWith('Abteilung', ['Für alle'])).toMatchObject({ status: 400, error: 'specific_not_taken' });
    expect(await refusedWith('Abteilung', ['Damen', 'Herren'])).toMatchObject({ error: 'specific_not_taken' });
    expect(await refusedWith('Abteilung', [])).toMatchObject({ error: 'specific_not_taken' });
    expect((await prepared(5)).runItem?.reasonParams).toEqual({ aspects: 'Abteilung' });
    await give(onGerman(5, 'Abteilung', ['Damen']));
    await published(5);
    expect(await lacking(5)).toEqual([]);
    expect(await pageOf(5)).toContain('Damen');
  });

  it('cannot be set for another seller’s items', async () => {
    const specifics = [{ itemId: 999_999_999, site: 'DE' as const, name: 'Marke', values: ['x'] }];
    const refusal = await me().refused(categories.giveSpecifics, { params: params(), body: { specifics } });
    expect(refusal).toMatchObject({ status: 404, error: 'item_not_found' });
  });
});

describe('specifics that a site recommends', () => {
  it('are listed on demand if an item lacks them, can be set, and are sent with the listing', async () => {
    await published(3);
    const rows = await listed({ show: 'recommended', site: 'DE' });
    const row = rows.find(({ itemId }) => itemId === at(3));
    expect(row?.specifics.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ specifics }) => specifics).every(({ need }) => need === 'recommended')).toBe(true);
    expect(await listed({ show: 'recommended', site: 'FR' })).toEqual([]);
    const name = row?.specifics.find(({ isMulti }) => isMulti)?.name ?? row?.specifics[0]?.name ?? '';
    const { live } = await preview({ change: 'give', specifics: [onGerman(3, name, ['Hafenglanz'])] });
    expect(live).toBe(1);
    await give(onGerman(3, name, ['Hafenglanz']));
    await followed();
    await eventually(async () => expect(await pageOf(3)).toContain('Hafenglanz'));
    const again = (await listed({ show: 'recommended' })).find(({ itemId }) => itemId === at(3));
    expect(again?.specifics.map((one) => one.name) ?? []).not.toContain(name);
  });

  it('pages through the listings without omitting or repeating one', async () => {
    await makeBoat();
    for (const index of [3, 4]) await published(index);
    const all = await listed({ show: 'all' });
    expect(all.length).toBeGreaterThan(1);
    const paged: LackingItem[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { show: 'all' as const, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
      const page = await me().call(categories.listLacking, { params: params(), query });
      paged.push(...page.list);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
  });
});

describe('the specifics of one item', () => {
  beforeEach(makeBoat);

  it('say where each comes from: the item, its title, its variations, or nowhere', async () => {
    expect(await specific(4, 'Marke')).toMatchObject({ values: ['Kessel'], origin: 'item', need: 'required' });
    expect(await specific(4, 'Material')).toMatchObject({ values: ['Holz'], origin: 'title' });
    expect(await specific(4, 'Farbe')).toMatchObject({ values: [], origin: 'none', need: 'recommended' });
    await prepared(6);
    expect((await specificsOf(6)).some(({ origin }) => origin === 'variations')).toBe(true);
  });

  it('can be changed, removed and restored, and survive another import', async () => {
    await published(4);
    await give(onGerman(4, 'Material', ['Eiche', 'Buche']));
    expect(await specific(4, 'Material')).toMatchObject({ values: ['Eiche', 'Buche'], origin: 'own' });
    await followed();
    await eventually(async () => expect(await pageOf(4)).toContain('Buche'));
    await shop.importAgain();
    expect(await specific(4, 'Material')).toMatchObject({ values: ['Eiche', 'Buche'], origin: 'own' });

    await give(onGerman(4, 'Material', []));
    expect(await specific(4, 'Material')).toMatchObject({ values: [], origin: 'removed' });
    await followed();
    await eventually(async () => expect(await pageOf(4)).not.toContain('Buche'));
    await give(onGerman(4, 'Material', null));
    expect(await specific(4, 'Material')).not.toMatchObject({ origin: 'removed' });
    // Values that are already stored change nothing.
    expect(await preview({ change: 'give', specifics: [onGerman(4, 'Material', null)] })).toMatchObject({
      items: 0,
      live: 0,
    });
  });

  it('are saved only with the number of live listings that was shown', async () => {
    await published(4);
    const body = { specifics: [onGerman(4, 'Thema', ['Meer'])] };
    const refusal = await me().refused(categories.giveSpecifics, { params: params(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'live_listings_changed' });
    expect(await specific(4, 'Thema')).not.toMatchObject({ origin: 'own' });
    const saved = await me().call(categories.giveSpecifics, { params: params(), body: { ...body, expected: 1 } });
    expect(saved).toEqual({ changed: 1, live: 1 });
  });

  it('are shown next to the categories of all sites', async () => {
    await published(4);
    await prepared(3);
    const { places } = await me().call(categories.getItem, { params: { ...params(), itemId: at(4) } });
    expect(places.find(({ site }) => site === 'DE')).toMatchObject({ source: 'item', isLive: true });
    expect(places.find(({ site }) => site === 'FR')).toMatchObject({ category: null, isLive: false });
    expect(places.map(({ site }) => site)).not.toContain('UK');
    const { places: others } = await me().call(categories.getItem, { params: { ...params(), itemId: at(3) } });
    const german = others.find(({ site }) => site === 'DE');
    expect(german).toMatchObject({ source: 'suggested', confidence: expect.any(Number) });
    expect(await me().refused(categories.getItem, { params: { ...params(), itemId: 999_999_999 } })).toMatchObject({
      error: 'item_not_found',
    });
  });
});

describe('one value for many items', () => {
  it('fills empty ones or replaces all, for a selection or for everything that is shown', async () => {
    await makeBoat();
    for (const index of [3, 4]) await published(index);
    const empty = (await specificsOf(3)).find(({ origin, isSelectionOnly }) => origin === 'none' && !isSelectionOnly);
    const name = empty?.name ?? '';
    const common = { site: 'DE' as const, name, values: ['Blau'], show: 'all' as const };
    const some = await fill({ ...common, itemIds: [at(3)], isEmptyOnly: true });
    expect(some).toEqual({ changed: 1, live: 1 });
    expect(await specific(3, name)).toMatchObject({ values: ['Blau'], origin: 'own' });
    await fill({ ...common, values: ['Grün'], isEmptyOnly: true });
    expect(await specific(3, name)).toMatchObject({ values: ['Blau'] });
    const all = await fill({ ...common, values: ['Rot'], isEmptyOnly: false });
    expect(all.changed).toBeGreaterThan(0);
    expect(await specific(3, name)).toMatchObject({ values: ['Rot'], origin: 'own' });
    await fill({ ...common, values: null, isEmptyOnly: false });
    expect(await specific(3, name)).toEqual(empty);
  });

  it('is rejected if no item knows the specific', async () => {
    const body = { site: 'DE' as const, name: 'Nonesuch', values: ['x'], show: 'all' as const, isEmptyOnly: true };
    expect(await me().refused(categories.fillSpecific, { params: params(), body })).toMatchObject({
      error: 'nothing_selected',
    });
  });
});
