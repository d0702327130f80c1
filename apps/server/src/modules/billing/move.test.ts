import { billing, type InvoiceDetails } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { britishDetails, buildPlan } from '../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../test/invoice-details.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';

const clock = createMovableClock('2027-04-01T12:00:00Z');
const database = useTestDatabase();
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  clock.set('2027-04-01T12:00:00Z');
  owner = await buildOwner(database.db, { ebay: 'T' });
});

const params = () => ({ id: owner.userId });
const save = (details: Partial<InvoiceDetails> = {}) =>
  saveInvoiceDetails(server, owner, { ...britishDetails, ...details });
const preview = (query: { country: string; currency: 'EUR' | 'GBP' | 'USD'; vatId?: string; postalCode?: string }) =>
  server.as(owner).call(billing.previewInvoiceDetails, { params: params(), query });
const refused = (body: object) =>
  server.as(owner).refused(billing.updateInvoiceDetails, { params: params(), body: { ...britishDetails, ...body } });
const german = { country: 'DE', postalCode: '20457', currency: 'EUR' } as const;

describe('a move to another country or currency', () => {
  it('shows what changes and what stays, by current figures', async () => {
    const account = await buildAccount(database.db, owner.userId);
    await buildListing(database.db, account, await buildItem(database.db, account), { site: 'FR', state: 'L' });
    await buildListing(database.db, account, await buildItem(database.db, account), { site: 'FR', state: 'F' });
    expect(await preview({ country: 'DE', currency: 'EUR' })).toEqual({
      isMove: true,
      plan: { title: 'Starter', isRunning: false },
      from: expect.objectContaining({ country: 'GB', currency: 'GBP', vat: 0, vatTreatment: 'outside_eu' }),
      to: expect.objectContaining({ country: 'DE', currency: 'EUR', vatBasisPoints: 1_900, vat: 5_51, total: 34_51 }),
      liveListings: 1,
      shippingProfiles: 0,
    });
    expect(await preview({ country: 'GB', currency: 'GBP' })).toMatchObject({ isMove: false });
  });

  it('shows the next invoice of the current plan, and keeps its currency', async () => {
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, undefined, clock.now()));
    const effects = await preview({ country: 'DE', currency: 'GBP', vatId: '' });
    expect(effects.plan).toEqual({ title: 'Growth', isRunning: true });
    expect(effects.to.total).toBe(effects.to.net + effects.to.vat);
    expect(effects.from.net).toBe(effects.to.net);
    const other = { params: params(), query: { country: 'GB', currency: 'EUR' as const } };
    expect(await server.as(owner).refused(billing.previewInvoiceDetails, other)).toMatchObject({
      status: 409,
      error: 'currency_in_use',
    });
  });

  it('is saved only with the figures that the seller agreed to, if they are still current', async () => {
    const moved = { status: 409, error: 'move_changed' };
    expect(await refused(german)).toMatchObject(moved);
    const { liveListings, shippingProfiles, to } = await preview({ country: 'DE', currency: 'EUR' });
    const expected = { liveListings, shippingProfiles, vatBasisPoints: to.vatBasisPoints, total: to.total };
    for (const figure of ['liveListings', 'shippingProfiles', 'vatBasisPoints', 'total'] as const) {
      const other = { ...expected, [figure]: expected[figure] + 1 };
      expect(await refused({ ...german, expected: other }), figure).toMatchObject(moved);
    }
    const account = await buildAccount(database.db, owner.userId);
    await buildListing(database.db, account, await buildItem(database.db, account), { site: 'FR', state: 'L' });
    expect(await refused({ ...german, expected })).toMatchObject(moved);
    expect(await save(german)).toMatchObject({ country: 'DE', currency: 'EUR' });
    const seller = await database.db
      .selectFrom('users')
      .select(['country', 'currency'])
      .where('user_id', '=', owner.userId)
      .executeTakeFirst();
    expect(seller).toEqual({ country: 'DE', currency: 'EUR' });
  });

  it('follows the postal code: Monaco pays as France, and a move to the Canary Islands needs consent', async () => {
    const monaco = await preview({ country: 'MC', currency: 'EUR', postalCode: '98000' });
    expect(monaco.to).toMatchObject({ vatBasisPoints: 2_000, vatTreatment: 'oss', vatTerritory: 'monaco' });
    const business = await preview({ country: 'MC', currency: 'EUR', vatId: 'FR53000004605', postalCode: '98000' });
    expect(business.to).toMatchObject({ vat: 0, vatTreatment: 'reverse_charge' });
    const madrid = { country: 'ES', postalCode: '28001', currency: 'EUR' } as const;
    await save(madrid);
    expect(await preview({ country: 'ES', currency: 'EUR' })).toMatchObject({ isMove: false });
    const canaries = await preview({ ...madrid, postalCode: '35001' });
    expect(canaries).toMatchObject({
      isMove: true,
      from: { vatBasisPoints: 2_100, vatTerritory: null },
      to: { vat: 0, vatTreatment: 'outside_eu', vatTerritory: 'canary_islands' },
    });
    expect(await refused({ ...madrid, postalCode: '35001' })).toMatchObject({ error: 'move_changed' });
    await save({ ...madrid, postalCode: '35001' });
    const quote = await server.as(owner).call(billing.quote, {
      params: params(),
      query: { plan: 'starter', interval: 'monthly' },
    });
    expect(quote).toMatchObject({ vat: 0, vatTerritory: 'canary_islands' });
  });

  it('does not include a mere change of address or VAT id', async () => {
    await save();
    const body = { ...britishDetails, city: 'Truro' };
    await server.as(owner).call(billing.updateInvoiceDetails, { params: params(), body });
  });
});

describe('a VAT id', () => {
  const read = () => server.as(owner).call(billing.getInvoiceDetails, { params: params() });

  it.each([
    ['DE', '20457', 'DE123456788', 'check_digits'],
    ['ES', '28001', 'ESX1234567X', 'format'],
  ])('of %s records the day and the method of its check', async (country, postalCode, vatId, by) => {
    const saved = await save({ country, postalCode, vatId });
    expect(saved.vatIdCheck).toEqual({ on: '2027-04-01', by });
    clock.set('2027-05-02T12:00:00Z');
    expect((await read()).vatIdCheck).toEqual({ on: '2027-04-01', by });
    await save({ country, postalCode, vatId, city: 'Elsewhere' });
    expect((await read()).vatIdCheck).toEqual({ on: '2027-05-02', by });
  });

  it('does not count as checked if none was stated, or if its format is unknown', async () => {
    expect((await read()).vatIdCheck).toBeNull();
    expect((await save()).vatIdCheck).toBeNull();
    expect((await save({ vatId: 'GB999999973' })).vatIdCheck).toBeNull();
  });
});
