import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories, imports, publishing } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin, testManufacturer } from '../../../test/factories/seller.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const EBAY_SHOP = 'harbour-toys-uk';
const AMAZON_SHOP = 'demo-shop-uk';
/** In Amazon's catalogue by its code, unknown there by its code, without a code. */
const KNOWN = 'TRAIN-0';
const UNKNOWN = 'TRAIN-1';
const NAMELESS = 'TRAIN-4';
/** In the catalogue by its code, under another brand than at home. */
const DOUBTED = 'TRAIN-2';
/** A valid code that no product in the sandbox's catalogue has. */
const NEW_CODE = '4006381333931';

/** Each test has shops at eBay and Amazon of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (sku: string, n: number) => `${sku},Wooden Train ${sku},Figures & Playsets,Tidewater,${10 + n}.00,GBP,9`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: [KNOWN, UNKNOWN, NAMELESS, DOUBTED].map(row) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const me = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId });

beforeEach(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, EBAY_SHOP);
  ({ accountId: sellerId } = await connectAmazonShop(database.db, owner.userId, sandbox, AMAZON_SHOP));
  const { list } = await me().call(imports.list, { params: { id: owner.userId }, query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
  for (const [sku, code] of [
    [UNKNOWN, NEW_CODE],
    // Its check digit is wrong, so it is not a valid code.
    [NAMELESS, '4006381333930'],
  ]) {
    await database.pool.query(
      `update item_units u set gtin = $2 from items i
       where u.user_id = $1 and i.user_id = u.user_id and i.item_id = u.item_id and i.sku = $3`,
      [owner.userId, code, sku],
    );
  }
  await database.pool.query("update items set brand = 'Brassworks' where user_id = $1 and sku = $2", [
    owner.userId,
    DOUBTED,
  ]);
});

interface There {
  readonly sku: string;
  readonly asin: string;
  readonly title: string;
  readonly quantity: number;
  readonly isLive: boolean;
  readonly manufacturer: readonly { readonly gpsr_manufacturer_email_address?: string }[] | null;
}
const listingOf = async (sku: string): Promise<There | undefined> => {
  const path = `amazon/listings?seller=${AMAZON_SHOP}&site=DE&limit=5000`;
  return (await sandbox.control<{ rows: There[] }>(path)).rows.find((one) => one.sku === `${sku}-AMDE`);
};
const prepared = async () => {
  const run = await runs.prepare('list', null, ['AMDE']);
  return { run, items: new Map((await runs.runItems(run.runId)).map((one) => [one.sku, one])) };
};
const lacking = async () => (await me().call(categories.listLacking, { params: params(), query: {} })).list;
const declare = (brand: string, isExempt: boolean) =>
  me().call(categories.declareExemption, {
    params: params(),
    body: { sellerId, brand, categoryId: 'TOYS_AND_GAMES', isExempt },
  });
/** Fills in what an item requires. */
async function fillIn(sku: string): Promise<void> {
  await prepared();
  const asked = (await lacking()).find((one) => one.sku === sku);
  const specifics = (asked?.specifics ?? []).map(({ name, allowedValues }) => ({
    ...{ itemId: asked?.itemId ?? 0, site: 'AMDE' as const, name },
    values: [allowedValues[0] ?? 'toy-trains'],
  }));
  await me().call(categories.giveSpecifics, { params: params(), body: { specifics } });
}

describe('an item that Amazon’s catalogue lacks', () => {
  it('gets a product type by its title, and lists what the type requires by name', async () => {
    const { items } = await prepared();
    expect(items.get(KNOWN)).toMatchObject({ verdict: 'ready', titleLabel: 'catalogue' });
    expect(items.get(UNKNOWN)).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects', fix: 'add_aspects' });
    const { list } = await me().call(categories.list, { params: params(), query: {} });
    const mapping = list.flatMap(({ mappings }) => mappings).find(({ site }) => site === 'AMDE');
    expect(mapping).toMatchObject({ source: 'suggested', category: { id: 'TOYS_AND_GAMES', path: ['Spielzeug'] } });
  });

  it('is shown in a table with its required attributes, each with its name, its kind and its values', async () => {
    await prepared();
    const [asked] = await lacking();
    expect(asked).toMatchObject({ sku: UNKNOWN, site: 'AMDE', category: { id: 'TOYS_AND_GAMES' }, detail: null });
    const byName = new Map(asked?.specifics.map((one) => [one.name, one]));
    expect(byName.get('item_type_keyword')).toMatchObject({ label: 'Artikeltyp-Schlüsselwort', need: 'required' });
    const rules = byName.get('supplier_declared_dg_hz_regulation');
    expect(rules).toMatchObject({ label: 'Gefahrgutvorschriften', isSelectionOnly: true });
    expect(rules?.valueNames?.[rules.allowedValues.indexOf('not_applicable')]).toBe('Nicht zutreffend');
  });

  it('is previewed at Amazon before the consent, and Amazon’s message is the reason; the preview lists nothing', async () => {
    await prepared();
    const [asked] = await lacking();
    const give = (name: string, value: string) => ({
      ...{ itemId: asked?.itemId ?? 0, site: 'AMDE' as const },
      ...{ name, values: [value] },
    });
    const chosen = (asked?.specifics ?? []).map(({ name, allowedValues }) =>
      give(name, allowedValues[0] ?? 'toy-trains'),
    );
    const specifics = [...chosen, give('batteries_required', 'ja')];
    await me().call(categories.giveSpecifics, { params: params(), body: { specifics } });
    // Batteries make another attribute required.
    expect((await prepared()).items.get(UNKNOWN)).toMatchObject({ reason: 'missing_aspects' });
    expect((await lacking())[0]?.specifics.map(({ name, kind }) => [name, kind])).toEqual([
      ['batteries_included', 'yes-no'],
    ]);
    await me().call(categories.giveSpecifics, {
      params: params(),
      body: { specifics: [give('batteries_included', 'nein')] },
    });
    expect((await prepared()).items.get(UNKNOWN)?.verdict).not.toBe('blocked');
    expect(await listingOf(UNKNOWN)).toBeUndefined();
    expect(await lacking()).toEqual([]);
  });

  it('goes live as a separate product under its translated title, with the home stock', async () => {
    await fillIn(UNKNOWN);
    const { run, items } = await prepared();
    const preview = await me().call(publishing.preview, {
      params: { id: owner.userId, runId: run.runId, itemId: items.get(UNKNOWN)?.itemId ?? 0, site: 'AMDE' },
    });
    expect(preview.categoryPath).toEqual(['Spielzeug']);
    server.startSender();
    await runs.carryOut(run);
    const done = await runs.finished(run.runId);
    expect(countOf(done, { outcome: 'listed' })).toBe(2);
    const there = await listingOf(UNKNOWN);
    expect(there).toMatchObject({ quantity: 9, isLive: true, title: items.get(UNKNOWN)?.title });
    expect(there?.asin).not.toBe((await listingOf(KNOWN))?.asin);
    // An offer for a catalogue product states no manufacturer; a product of the seller's own does.
    expect(there?.manufacturer).toMatchObject([{ gpsr_manufacturer_email_address: testManufacturer.email }]);
    expect((await listingOf(KNOWN))?.manufacturer).toBeNull();
  });
});

const exemptions = async () => (await me().call(categories.listExemptions, { params: params(), query: {} })).list;

describe('an item without a code', () => {
  it('waits until the seller declares that its brand is exempt in the product type', async () => {
    expect((await prepared()).items.get(NAMELESS)).toMatchObject({
      reason: 'no_code_exemption',
      fix: 'declare_exemption',
    });
    expect(await exemptions()).toEqual([
      {
        ...{ sellerId, brand: 'Tidewater', items: 1, isDeclared: false },
        category: { id: 'TOYS_AND_GAMES', path: ['Spielzeug'] },
      },
    ]);
    await declare('Tidewater', true);
    expect(await exemptions()).toMatchObject([{ brand: 'Tidewater', items: 1, isDeclared: true }]);
    expect((await prepared()).items.get(NAMELESS)).toMatchObject({ reason: 'missing_aspects' });
    await declare('Tidewater', false);
    expect((await prepared()).items.get(NAMELESS)).toMatchObject({ reason: 'no_code_exemption' });
  });

  it('then goes live with the exemption', async () => {
    await declare('Tidewater', true);
    await fillIn(NAMELESS);
    const { run, items } = await prepared();
    server.startSender();
    expect(items.get(NAMELESS)?.verdict).not.toBe('blocked');
    await runs.carryOut(run);
    await runs.finished(run.runId);
    expect(await listingOf(NAMELESS)).toMatchObject({ isLive: true, quantity: 9 });
  });

  it('is exempt only for its own seller and account', async () => {
    const stranger = await buildOwner(database.db);
    const body = { sellerId, brand: 'Tidewater', categoryId: 'TOYS_AND_GAMES', isExempt: true };
    const place = { params: { id: stranger.userId, accountId }, body };
    expect(await server.as(stranger).refused(categories.declareExemption, place)).toMatchObject({
      error: 'account_not_found',
    });
  });
});

describe('an item whose product in the catalogue may be another one', () => {
  const matches = async () => (await me().call(categories.listMatches, { params: params(), query: {} })).list;
  const decide = async (isSame: boolean | null) => {
    const [match] = await matches();
    const at = { itemId: match?.itemId ?? 0, site: 'AMDE' as const, productId: match?.product.id ?? '' };
    await me().call(categories.decideMatch, { params: params(), body: { ...at, isSame } });
  };

  it('is shown next to it, with the differences', async () => {
    expect((await prepared()).items.get(DOUBTED)).toMatchObject({
      reason: 'product_doubtful',
      fix: 'compare_products',
    });
    const [match, another] = await matches();
    expect(another).toBeUndefined();
    expect(match).toMatchObject({ sku: DOUBTED, brand: 'Brassworks', pack: 1, site: 'AMDE', isSame: null });
    expect(match?.product).toMatchObject({ title: `Wooden Train ${DOUBTED}`, brand: 'Tidewater', pack: 1 });
    expect(match?.product.imageUrl).toMatch(/^http/);
    const body = { itemId: match?.itemId ?? 0, site: 'AMDE' as const, productId: 'B000000000', isSame: true };
    const refusal = await me().refused(categories.decideMatch, { params: params(), body });
    expect(refusal.error).toBe('item_not_found');
  });

  it('is a new product if the seller says so: without the other’s code, and therefore by an exemption', async () => {
    await prepared();
    await decide(false);
    expect((await prepared()).items.get(DOUBTED)).toMatchObject({ reason: 'no_code_exemption' });
    await declare('Brassworks', true);
    await fillIn(DOUBTED);
    // Amazon has not exempted the brand, whatever the seller declares: Amazon's message is the reason.
    expect((await prepared()).items.get(DOUBTED)).toMatchObject({ verdict: 'blocked', reason: 'attributes_refused' });
    const asked = (await lacking()).find(({ sku }) => sku === DOUBTED);
    expect(asked?.detail).toContain('GTIN exemption');
    expect(await listingOf(DOUBTED)).toBeUndefined();
  });

  it('is an offer for it if the seller reverses that and declares them the same', async () => {
    await prepared();
    await decide(false);
    expect(await matches()).toMatchObject([{ sku: DOUBTED, isSame: false }]);
    await decide(null);
    expect((await prepared()).items.get(DOUBTED)).toMatchObject({ reason: 'product_doubtful' });
    await decide(true);
    const { run, items } = await prepared();
    expect(items.get(DOUBTED)).toMatchObject({ verdict: 'ready', titleLabel: 'catalogue' });
    expect(await matches()).toMatchObject([{ sku: DOUBTED, isSame: true }]);
    server.startSender();
    await runs.carryOut(run);
    await runs.finished(run.runId);
    expect(await listingOf(DOUBTED)).toMatchObject({ isLive: true, title: `Wooden Train ${DOUBTED}` });
  });
});
