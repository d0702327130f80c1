import { createEbayConnector } from '@quayside/connector-ebay';
import { categories, compliance, type SafetyEntryInput } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { testManufacturer, testProducerNumbers } from '../../../test/factories/seller.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { noteNames } from '../products/products.store.ts';

const SELLER = 'harbour-toys-uk';
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,900`;
/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, catalogue: [1, 2, 3].map(row) });
const server = useTestServer(database, { isPerTest, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { isPerTest, seller: SELLER, singles: 3, varied: 0 });

let sender: ReturnType<typeof server.startSender>;

const caller = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });
const made = (companyName: string, country = 'DE') => ({
  manufacturer: { ...testManufacturer, companyName, country },
  responsiblePerson: null,
  isExempt: false,
});
const person = { ...testManufacturer, companyName: 'Answers in Ireland', country: 'IE', postalCode: 'D02 X285' };
const answeredFor = { ...made('Shenzhen Works', 'CN'), responsiblePerson: person };
/** Enters data as a seller who agrees to the displayed number. */
async function enter(change: Partial<SafetyEntryInput>) {
  const body = { brand: null, itemId: null, entry: null, ...change };
  const { live } = await caller().call(compliance.preview, { params: params(), body });
  return caller().call(compliance.update, { params: params(), body: { ...body, expected: live } });
}
/** Runs the follow-up work of the saved entries. */
async function followed(): Promise<void> {
  await server.runJob('listings.follow', { userId: shop.owner.userId });
}
const registered = (numbers: typeof testProducerNumbers) =>
  caller().call(compliance.updateNumbers, { params: params(), body: { numbers } });
const preparedFor = (site: Site) => shop.runs.prepare('list', shop.itemIds, [site]);

/** Lists every item on the site. */
async function list(site: Site): Promise<void> {
  await shop.runs.finished((await shop.runs.carryOut(await preparedFor(site))).runId);
}

/** The sandbox's data for each live listing on the site. */
async function heldOn(site: Site): Promise<{ manufacturer?: object; responsiblePersons?: object[] }[]> {
  const rows = [...(await shop.live(site)).values()];
  return Promise.all(
    rows.map(async ({ itemId }) => {
      const address = `listings/regulatory?seller=${SELLER}&itemId=${itemId}`;
      return (await sandbox.control<{ regulatory: object | null }>(address)).regulatory ?? {};
    }),
  );
}

beforeEach(async () => {
  await database.pool.query(`update items set brand = 'Kessel' where user_id = $1 and item_id = any($2)`, [
    shop.owner.userId,
    shop.itemIds.slice(0, 1),
  ]);
  await withTransaction(database.db, (tx) => noteNames(tx, shop.owner.userId, shop.itemIds));
  sender = server.startSender();
});

it('holds items for Germany until manufacturer, responsible person and packaging number are entered, and none for the US', async () => {
  await enter({});
  await registered([]);
  expect((await caller().call(compliance.get, { params: params() })).lacking.manufacturer).toBeGreaterThan(2);
  const bare = await preparedFor('DE');
  expect(countOf(bare, { reason: 'no_manufacturer', fix: 'enter_manufacturer' })).toBe(3);
  expect(countOf(await preparedFor('US'), { reason: 'no_manufacturer' })).toBe(0);

  await enter({ entry: made('Shenzhen Works', 'CN') });
  const lacking = await caller().call(compliance.listLacking, { params: params(), query: { limit: 1 } });
  expect(lacking.list[0]?.lacks).toBe('responsible_person');
  expect(lacking.nextCursor).not.toBeNull();
  expect(countOf(await preparedFor('DE'), { reason: 'no_responsible_person' })).toBe(3);

  await enter({ entry: answeredFor });
  expect(countOf(await preparedFor('DE'), { reason: 'no_epr_number', fix: 'enter_epr_number' })).toBe(3);
  await registered(testProducerNumbers);
  expect(countOf(await preparedFor('DE'), { verdict: 'blocked' })).toBe(0);
});

it('publishes with the manufacturer of the brand, otherwise that of the business, and sends later changes', async () => {
  const [branded = 0] = shop.itemIds;
  await enter({ entry: answeredFor });
  await enter({ brand: 'KESSEL', entry: made('Kessel Werke') });
  const brands = await caller().call(compliance.listBrands, { params: params(), query: { query: 'kess' } });
  expect(brands.list).toMatchObject([{ brand: 'Kessel', entry: { manufacturer: { companyName: 'Kessel Werke' } } }]);
  await list('DE');
  const held = await heldOn('DE');
  expect(held).toHaveLength(3);
  const names = held.map(({ manufacturer }) => (manufacturer as { companyName: string }).companyName).sort();
  expect(names).toEqual(['Kessel Werke', 'Shenzhen Works', 'Shenzhen Works']);
  expect(held.every(({ responsiblePersons }) => responsiblePersons?.length === 1)).toBe(true);

  const body = { brand: null, itemId: branded, entry: made('Made for this one') };
  expect(await caller().call(compliance.preview, { params: params(), body })).toEqual({ live: 1, sites: ['DE'] });
  expect(await caller().refused(compliance.update, { params: params(), body })).toMatchObject({
    status: 409,
    error: 'live_listings_changed',
  });
  const { own } = await caller().call(compliance.getItem, { params: { ...params(), itemId: branded } });
  expect(own).toBeNull();
  expect(await enter({ itemId: branded, entry: made('Made for this one') })).toEqual({ live: 1 });
  await followed();
  await eventually(async () => {
    const now = (await heldOn('DE')).map(({ manufacturer }) => (manufacturer as { companyName: string }).companyName);
    expect(now).toContain('Made for this one');
  });
  const item = await caller().call(compliance.getItem, { params: { ...params(), itemId: branded } });
  expect(item).toMatchObject({
    brand: 'Kessel',
    lacks: null,
    holds: { manufacturer: { companyName: 'Made for this one' } },
  });
});

it('rejects a contact that buyers could not write to, and an invalid number', async () => {
  const nobody = { ...testManufacturer, email: '', contactUrl: '' };
  await expect(enter({ entry: { ...made('x'), manufacturer: nobody } })).rejects.toThrow();
  const outside = { ...testManufacturer, country: 'GB' };
  await expect(enter({ entry: { ...made('x'), responsiblePerson: outside } })).rejects.toThrow();
  await expect(registered([{ country: 'DE', stream: 'packaging', number: 'DE1' }])).rejects.toThrow();
  await expect(enter({ itemId: 999_999_999, entry: made('x') })).rejects.toThrow();
});

it('sends exactly the listings that were counted, once', async () => {
  const [first = 0, ...others] = shop.itemIds;
  await enter({ itemId: first, entry: made('Made for this one') });
  await list('DE');
  const { live } = await enter({ entry: made('Another standard') });
  // The one with its own entry is unchanged.
  expect(live).toBe(others.length);
  const { rows } = await database.pool.query<{ item_id: number }>('select item_id from listing_followers order by 1');
  expect(rows.map(({ item_id }) => item_id)).toEqual([...others].sort((one, other) => one - other));
  await followed();
  await eventually(async () => {
    const names = (await heldOn('DE')).map(({ manufacturer }) => (manufacturer as { companyName: string }).companyName);
    expect(names.sort()).toEqual(['Another standard', 'Another standard', 'Made for this one']);
  });
  expect((await database.pool.query('select 1 from listing_followers')).rows).toEqual([]);
});

it('holds a listing whose manufacturer was removed after the consent, and sends it once there is one', async () => {
  await enter({ entry: made('Shenzhen Works') });
  await list('DE');
  const run = await preparedFor('IT');
  expect(countOf(run, { verdict: 'blocked' })).toBe(0);
  await sender.stop();
  await shop.runs.carryOut(run);
  await enter({ entry: null });
  sender = server.startSender();
  const done = await shop.runs.finished(run.runId);
  expect(countOf(done, { outcome: 'failed', reason: 'no_manufacturer' })).toBe(3);
  expect(await heldOn('IT')).toEqual([]);
  // Live listings elsewhere keep their manufacturer.
  expect((await heldOn('DE')).every(({ manufacturer }) => manufacturer !== undefined)).toBe(true);

  await enter({ entry: made('Shenzhen Works') });
  await list('IT');
  expect(await heldOn('IT')).toHaveLength(3);
});

describe('the energy label', () => {
  const label = {
    ...{ imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E on a scale from A to G' },
    sheetUrl: 'https://sheets.example/e.pdf',
  };
  const ofItem = () => ({ ...params(), itemId: shop.itemIds[1] ?? 0 });
  const enterLabel = async (given: typeof label | null) => {
    const { live } = await caller().call(compliance.previewLabel, { params: ofItem(), body: { label: given } });
    return caller().call(compliance.updateLabel, { params: ofItem(), body: { label: given, expected: live } });
  };
  const account = () => ({ ...params(), accountId: shop.accountId });
  const lampsOn = async (site: Site, query: string) => {
    const [lamps] = (await caller().call(categories.search, { params: account(), query: { site, query } })).categories;
    if (!lamps) throw new Error('no category for lamps');
    return { site, categoryId: lamps.id, path: lamps.path };
  };
  /** Chooses the category for the item, which loads the category's requirements. */
  const choose = (category: Awaited<ReturnType<typeof lampsOn>>) =>
    caller().call(categories.choose, {
      params: account(),
      body: { ...category, selection: { itemIds: [ofItem().itemId] } },
    });
  const requireLabel = ({ site, categoryId }: { site: Site; categoryId: string }) =>
    sandbox.control('categories/energy', { site, categoryId });
  const shown = async (site: Site) =>
    (await heldOn(site)).flatMap((held) => (held as { energyEfficiencyLabel?: object }).energyEfficiencyLabel ?? []);

  it('is required if the category says so: the item waits for it, and goes live with it', async () => {
    const itemIds = [shop.itemIds[1] ?? 0];
    const prepared = async () => shop.runs.prepare('list', itemIds, ['ES']);
    const lamps = await lampsOn('ES', 'Lámpara');
    await requireLabel(lamps);
    await choose(lamps);
    expect(countOf(await prepared(), { reason: 'no_energy_label', fix: 'enter_energy_label' })).toBe(1);
    await enterLabel(label);
    const stored = (imageUrl: string) =>
      database.pool.query('update energy_labels set image_url = $1 where user_id = $2', [imageUrl, shop.owner.userId]);
    await stored('https://pics.example/e.png');
    expect(countOf(await prepared(), { reason: 'no_energy_label', fix: 'enter_energy_label' })).toBe(1);
    await stored(label.imageUrl);
    await shop.runs.finished((await shop.runs.carryOut(await prepared())).runId);
    expect(await shown('ES')).toEqual([
      {
        imageURL: label.imageUrl,
        imageDescription: label.imageDescription,
        productInformationSheet: label.sheetUrl,
      },
    ]);
  });

  it('is changed on live listings with consent to their number', async () => {
    await enterLabel(label);
    await list('DE');
    await list('ES');
    const changed = { ...label, imageDescription: 'D on a scale from A to G' };
    const counted = await caller().call(compliance.previewLabel, { params: ofItem(), body: { label: changed } });
    expect(counted.sites).toEqual(['DE', 'ES']);
    const refusal = await caller().refused(compliance.updateLabel, { params: ofItem(), body: { label: changed } });
    expect(refusal).toMatchObject({ status: 409, error: 'live_listings_changed' });
    expect(await enterLabel(changed)).toEqual({ live: 2 });
    await followed();
    await eventually(async () =>
      expect(await shown('DE')).toMatchObject([{ imageDescription: changed.imageDescription }]),
    );
    expect(await enterLabel(null)).toEqual({ live: 0 });
  });

  it.each([
    ['sheetUrl', ''],
    ['sheetUrl', 'http://sheets.example/e.pdf'],
    ['imageUrl', 'https://pics.example/e.png'],
  ])('is rejected with %s %j, and the response names the field', async (field, text) => {
    const body = { label: { ...label, [field]: text } };
    for (const call of [compliance.previewLabel, compliance.updateLabel]) {
      const refusal = await caller().refused(call, { params: ofItem(), body });
      expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
      expect(refusal.fields).toEqual({ [`body.label.${field}`]: 'custom' });
    }
  });

  it('is the reason if the marketplace requires it only at publishing', async () => {
    const lamps = await lampsOn('FR', 'Lampe');
    await choose(lamps);
    const prepared = await shop.runs.prepare('list', [ofItem().itemId], ['FR']);
    expect(countOf(prepared, { verdict: 'blocked' })).toBe(0);
    await requireLabel(lamps);
    const done = await shop.runs.finished((await shop.runs.carryOut(prepared)).runId);
    expect(countOf(done, { outcome: 'failed', reason: 'no_energy_label', fix: 'enter_energy_label' })).toBe(1);
  });
});
