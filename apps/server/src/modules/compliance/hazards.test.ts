import { createEbayConnector } from '@quayside/connector-ebay';
import { categories, compliance, type SafetyEntryInput } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Hazards, Warnings } from '@quayside/kernel/hazards';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, testManufacturer } from '../../../test/factories/seller.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const HAZARDS: Hazards = { component: '', pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] };
const WARNINGS: Warnings = { component: 'Shelf', pictograms: [], statements: ['PSS03'] };

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 1, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

const caller = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });
const itemId = () => shop.itemIds[0] ?? 0;
type Entry = NonNullable<SafetyEntryInput['entry']>;
const contacts = { manufacturer: testManufacturer, responsiblePerson: null, isExempt: false };
const enter = async (entry: Entry, of: { itemId: number | null }) => {
  const body = { brand: null, ...of, entry };
  const { live } = await caller().call(compliance.preview, { params: params(), body });
  return caller().call(compliance.update, { params: params(), body: { ...body, expected: live } });
};
const prepared = (site: Site) => shop.runs.prepare('list', [itemId()], [site]);
const list = async (site: Site) => shop.runs.finished((await shop.runs.carryOut(await prepared(site))).runId);

interface Held {
  readonly manufacturer?: object;
  readonly hazmat?: object;
  readonly productSafety?: object;
}
/** What the sandbox's eBay holds of the item's listing. */
async function held(site: Site): Promise<Held> {
  const [row] = [...(await shop.live(site)).values()];
  const address = `listings/regulatory?seller=${SELLER}&itemId=${row?.itemId}`;
  return (await sandbox.control<{ regulatory: Held | null }>(address)).regulatory ?? {};
}
async function followed(): Promise<void> {
  await server.runJob('listings.follow', { userId: shop.owner.userId });
}

beforeAll(() => {
  server.startSender();
});

describe('hazards and warnings', () => {
  it('are chosen from eBay’s codes in the words of the home site, and from none without an account at eBay', async () => {
    const { site, labels } = await caller().call(compliance.listLabels, { params: params() });
    expect(site).toBe('UK');
    expect(labels?.hazards.statements).toContainEqual({ code: 'H222', words: 'Extremely flammable aerosol' });
    expect(labels?.hazards.signalWords.map(({ code }) => code)).toEqual(['DANGER', 'WARNING']);
    expect(labels?.warnings.pictograms.length).toBeGreaterThan(0);
    const stranger = await buildOwner(database.db);
    const nothing = await server.as(stranger).call(compliance.listLabels, { params: { id: stranger.userId } });
    expect(nothing).toEqual({ site: null, labels: null });
  });

  it('hold an item back where its category requires them, go live with it, and change it with consent to the number', async () => {
    await enter({ ...contacts, hazards: null, warnings: null }, { itemId: null });
    const account = { ...params(), accountId: shop.accountId };
    const query = { site: 'DE' as const, query: 'Lampe' };
    const [category] = (await caller().call(categories.search, { params: account, query })).categories;
    const place = { site: 'DE' as const, categoryId: category?.id ?? '' };
    for (const duty of ['HAZMAT', 'PRODUCT_SAFETY']) await sandbox.control('categories/labels', { ...place, duty });
    await caller().call(categories.choose, {
      params: account,
      body: { ...place, path: category?.path ?? [], selection: { itemIds: [itemId()] } },
    });
    expect(countOf(await prepared('DE'), { reason: 'no_hazard_statements', fix: 'enter_hazards' })).toBe(1);
    await enter({ ...contacts, hazards: HAZARDS, warnings: null }, { itemId: null });
    expect(countOf(await prepared('DE'), { reason: 'no_safety_warnings', fix: 'enter_hazards' })).toBe(1);
    await enter({ ...contacts, manufacturer: null, hazards: null, warnings: WARNINGS }, { itemId: itemId() });
    const done = await list('DE');
    expect(countOf(done, { outcome: 'listed' })).toBe(1);
    expect(await held('DE')).toMatchObject({
      hazmat: { pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] },
      productSafety: { component: 'Shelf', statements: ['PSS03'] },
    });

    const changed = { ...HAZARDS, statements: ['H222', 'H319'] };
    const body = { brand: null, itemId: null, entry: { ...contacts, hazards: changed } };
    expect(await caller().call(compliance.preview, { params: params(), body })).toEqual({ live: 1, sites: ['DE'] });
    const refusal = await caller().refused(compliance.update, { params: params(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'live_listings_changed' });
    await enter(body.entry, { itemId: null });
    await followed();
    await eventually(async () => expect(await held('DE')).toMatchObject({ hazmat: { statements: ['H222', 'H319'] } }));
  });

  it('remain unchanged if a change does not contain them', async () => {
    await enter({ ...contacts, hazards: HAZARDS }, { itemId: null });
    await enter(contacts, { itemId: null });
    const { standard } = await caller().call(compliance.get, { params: params() });
    expect(standard?.hazards?.statements).toEqual(['H222']);
  });

  it.each([
    ['hazards', { hazards: { ...HAZARDS, statements: [] } }],
    ['warnings', { warnings: { ...WARNINGS, statements: [] } }],
    ['warnings', { warnings: { ...WARNINGS, pictograms: ['PSP01', 'PSP02', 'PSP03'] } }],
  ])('are refused where eBay would not take the %s', async (_, part) => {
    const body = { brand: null, itemId: null, entry: { ...contacts, ...part } };
    const refusal = await caller().refused(compliance.update, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });
});
