import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { connecting, history, imports, onboarding, taxes } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { getAccount } from '../accounts/index.ts';

/** Each test connects the shop anew. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest });
const server = useTestServer(database, { isPerTest, connectors: () => [createCdiscountConnector(sandbox.cdiscount)] });

let owner: TestLogin;
let accountId = 0;
/** Where the seller is sent at the start. */
let startedAt = '';
beforeEach(async () => {
  owner = await buildOwner(database.db, { ebay: null });
  const begin = { redirect_back_url: '/', user_id: owner.userId };
  startedAt = (await server.as(owner).call(onboarding.start, { params: at(), body: begin })).redirect_url;
  const body = { credentials: { sellerId: '60211' } };
  accountId = (await server.as(owner).call(connecting.connect, { params: at(), body })).account_id;
});

const at = () => ({ id: owner.userId, platform: 'cdiscount' as const });
const shop = () => ({ params: { id: owner.userId }, query: { accountId } });
const TERMS = {
  handling_time: 3,
  shipping_options: ['TRK', 'REL'],
  delivery_fees: { TRK: { cost: 590, additional_cost: 100 }, REL: { cost: 390, additional_cost: 0 } },
  price_adjustment: 250,
};

const answerTerms = () =>
  server.as(owner).call(onboarding.answer, { params: at(), body: { step: 'SetOfferTerms', ...TERMS } });

const offersThere = async () => {
  const path = 'octopia/listings?seller=demo-shop-fr&limit=500';
  return (await sandbox.control<{ rows: { sku: string; price: string; quantity: number }[] }>(path)).rows;
};

describe('an onboarding of Cdiscount', () => {
  it('has no consent page: it starts on its own screen and continues after valid credentials', async () => {
    expect(startedAt).toBe('/cdiscount/0/onboarding');
    const { list } = await server
      .as(owner)
      .call(onboarding.list, { params: { id: owner.userId }, query: { is_ongoing: true } });
    expect(list).toMatchObject([{ account_id: accountId, step: { type: 'SetOfferTerms', number: 2, count: 4 } }]);
  });

  it('shows valid credentials and a default handling time of one day', async () => {
    expect(await server.as(owner).call(onboarding.getCdiscount, shop())).toEqual({
      account_id: accountId,
      status: 'VALID',
      username: 'Demo Shop',
      handling_time: 1,
      shipping_options: ['TRK'],
      delivery_fees: {},
      price_adjustment: 0,
      is_set: false,
      delivery_modes: expect.arrayContaining([{ code: 'TRK', name: 'Suivi' }]),
    });
  });

  it('stores the offer terms in its step and later, with history', async () => {
    const unsaid = { ...shop(), body: { expected: 0 } };
    expect((await server.as(owner).refused(onboarding.applyTerms, unsaid)).error).toBe('conflict');
    const gone = { step: 'SetOfferTerms' as const, ...TERMS, shipping_options: ['LV1'] };
    expect((await server.as(owner).refused(onboarding.answer, { params: at(), body: gone })).error).toBe(
      'delivery_mode_not_offered',
    );
    const asked = await answerTerms();
    expect(asked.step.type).toBe('SetTaxes');
    expect(await server.as(owner).call(onboarding.getCdiscount, shop())).toMatchObject(TERMS);
    const later = { ...TERMS, handling_time: 5 };
    expect(await server.as(owner).call(onboarding.updateCdiscount, { ...shop(), body: later })).toMatchObject(later);
    const changes = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(changes.list.filter(({ why }) => why === 'offer_terms_set')).toMatchObject([
      { before: TERMS, after: later },
      { before: { handling_time: 1 }, after: TERMS },
    ]);
  });

  it('asks for the default taxes, which have to be French ones, and stores them with history', async () => {
    await answerTerms();
    expect((await server.as(owner).call(taxes.get, shop())).standard).toBeNull();
    const answer = (vat_rate: number) => ({
      params: at(),
      body: { step: 'SetTaxes' as const, vat_rate, eco_tax: 12 },
    });
    const wrong = await server.as(owner).refused(onboarding.answer, answer(1_900));
    expect(wrong).toMatchObject({ status: 400, fields: { 'body.vat_rate': expect.any(String) } });
    const asked = await server.as(owner).call(onboarding.answer, answer(550));
    expect(asked).toMatchObject({ step: { type: 'Checkout' }, answers: { SetTaxes: { vat_rate: 550, eco_tax: 12 } } });
    expect((await server.as(owner).call(taxes.get, shop())).standard).toEqual({ vat_rate: 550, eco_tax: 12 });
    const changes = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(changes.list.find(({ why }) => why === 'taxes_confirmed')).toMatchObject({
      actor: { kind: 'login' },
      before: null,
      after: { vat_rate: 550, eco_tax: 12, rules: 0 },
    });
  });

  it('changes live prices by its step only after consent to their number', async () => {
    const seller = await getAccount(database.db, owner.userId, accountId);
    if (!seller) throw new Error('The shop is connected');
    const item = await buildItem(database.db, await buildAccount(database.db, owner.userId));
    await buildListing(database.db, seller, item, { site: 'CDFR', state: 'L', price: money(2_000, 'EUR') });
    const answer = (expected?: number) => ({
      params: at(),
      body: {
        step: 'SetOfferTerms' as const,
        ...TERMS,
        price_adjustment: 500,
        ...(expected === undefined ? {} : { expected }),
      },
    });
    for (const wrong of [undefined, 0, 2]) {
      const refusal = await server.as(owner).refused(onboarding.answer, answer(wrong));
      expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    }
    const { answers } = await server.as(owner).call(onboarding.answer, answer(1));
    expect(answers.SetOfferTerms).toEqual({ ...TERMS, price_adjustment: 500 });
    await server
      .as(owner)
      .call(onboarding.updateCdiscount, { ...shop(), body: { ...TERMS, handling_time: 5, expected: 1 } });
  });

  it('rejects a delivery mode that the seller’s contract does not have', async () => {
    const body = { ...TERMS, shipping_options: ['TRK', 'LV1'] };
    const refusal = await server.as(owner).refused(onboarding.updateCdiscount, { ...shop(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'delivery_mode_not_offered' });
  });

  it('applies only the terms to existing offers after their number is confirmed', async () => {
    await answerTerms();
    const [queued] = (await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} })).list;
    await server.runJob('sync.import', { userId: owner.userId, importId: queued?.importId ?? 0 });
    const before = await offersThere();
    const compared = await server.as(owner).call(onboarding.compareTerms, shop());
    expect(compared).toMatchObject({ offers: before.length, differing: before.length, waiting: 0, failed: 0 });
    const wrong = { ...shop(), body: { expected: compared.differing + 1 } };
    expect((await server.as(owner).refused(onboarding.applyTerms, wrong)).error).toBe('conflict');
    const body = { expected: compared.differing };
    const applied = await server.as(owner).call(onboarding.applyTerms, { ...shop(), body });
    expect(applied).toMatchObject({ waiting: before.length });
    server.startSender();
    await eventually(async () => {
      const { differing, waiting, failed } = await server.as(owner).call(onboarding.compareTerms, shop());
      expect({ differing, waiting, failed }).toEqual({ differing: 0, waiting: 0, failed: 0 });
    });
    const after = await offersThere();
    expect(after.map(({ sku, price, quantity }) => ({ sku, price, quantity }))).toEqual(
      before.map(({ sku, price, quantity }) => ({ sku, price, quantity })),
    );
    const changes = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(changes.list.find(({ why }) => why === 'offer_terms_applied')).toMatchObject({
      actor: { kind: 'login' },
      after: { handling_time: 3, offers: before.length },
    });
  });

  it('shows internal-error while Cdiscount is unreachable, and disconnected once it rejects the credentials', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: '*', count: 20 });
    expect((await server.as(owner).call(onboarding.getCdiscount, shop())).status).toBe('internal-error');
    await sandbox.clearFaults();
    const form = { seller: 'demo-shop-fr', unlink: sandbox.cdiscount.application?.clientId ?? '' };
    await fetch(`${sandbox.cdiscount.apiUrl}/api-credentials`, { method: 'POST', body: new URLSearchParams(form) });
    expect((await server.as(owner).call(onboarding.getCdiscount, shop())).status).toBe('disconnected');
    expect((await server.as(owner).refused(onboarding.compareTerms, shop())).error).toBe('account_disconnected');
  });

  it('exists for Cdiscount accounts only', async () => {
    const other = await buildAccount(database.db, owner.userId);
    const refusal = await server
      .as(owner)
      .refused(onboarding.getCdiscount, { params: { id: owner.userId }, query: { accountId: other.accountId } });
    expect(refusal).toMatchObject({ status: 404, error: 'account_not_found' });
  });
});
