import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type Onboarding, type StepAnswer } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildPlan } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';

const { onboarding, connecting, history, session, entitlements, accounts } = contract;

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
beforeEach(async () => {
  owner = await buildOwner(database.db, { ebay: null });
});

/** The shop of these tests on both platforms; each test releases it. */
const SHOP = 'tideway-home-uk';
afterEach(() => database.db.deleteFrom('account_directory').where('user_id', '=', owner.userId).execute());

const at = (platform: Platform) => ({ id: owner.userId, platform });
const start = async (platform: Platform, body: { campaign?: string } = {}) =>
  (
    await server.as(owner).call(onboarding.start, {
      params: at(platform),
      body: { redirect_back_url: '/', redirect_back_failure_url: '/start', ...body },
    })
  ).redirect_url;
const list = async (query: { is_ongoing?: boolean } = {}) =>
  (await server.as(owner).call(onboarding.list, { params: { id: owner.userId }, query })).list;
const visit = (url: string) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4400', cookie: owner.cookie } });
const connect = async (platform: 'ebay' | 'amazon', body: { campaign?: string } = {}) => {
  const callback = await answerConsentPage(await start(platform, body), SHOP);
  expect((await visit(callback)).headers.location).toBe(`/?onboarding=${platform}`);
  const [row] = await list({ is_ongoing: true });
  return row?.account_id ?? 0;
};
const answer = (platform: Platform, body: StepAnswer) =>
  server.as(owner).call(onboarding.answer, { params: at(platform), body });
const refusedAnswer = (platform: Platform, body: StepAnswer) =>
  server.as(owner).refused(onboarding.answer, { params: at(platform), body });
const whys = async () =>
  (await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} })).list
    .filter(({ field }) => field === 'onboarding')
    .map(({ why }) => why)
    .reverse();
const user = async () => (await server.as(owner).call(session.get, {})).user;
const stepOf = ({ step }: Onboarding) => `${step.type} ${step.number}/${step.count}`;

const SITES_ANSWER = { step: 'ConfigureSites', sites: ['FR', 'DE'] } as const;

describe('an onboarding of eBay', () => {
  it('leads step by step from the connection to the end and applies the answers', async () => {
    const accountId = await connect('ebay');
    expect(stepOf((await list())[0] as Onboarding)).toBe('SetShippingOptions 2/6');
    expect(stepOf(await answer('ebay', { step: 'SetShippingOptions', shipping: 'own' }))).toBe('ThirdPartyTool 3/6');
    const tool = { step: 'ThirdPartyTool', tool: 'C', profile_id: '12017' } as const;
    expect(stepOf(await answer('ebay', tool))).toBe('PayPalMultiCurrency 4/6');
    const money = { step: 'PayPalMultiCurrency', accepts_other_currencies: true } as const;
    expect(stepOf(await answer('ebay', money))).toBe('ConfigureSites 5/6');
    const asked = await answer('ebay', SITES_ANSWER);
    expect(stepOf(asked)).toBe('Checkout 6/6');
    expect(asked.answers).toMatchObject({ ThirdPartyTool: { tool: 'C', profile_id: '12017' } });
    expect((await user()).siteEntitlements).toMatchObject([{ accountId, targets: ['DE', 'FR'], disabled: [] }]);

    const done = await server
      .as(owner)
      .call(onboarding.settleCheckout, { params: at('ebay'), body: { result: 'later' } });
    expect(done).toMatchObject({ is_ongoing: false, outcome: 'done', step: { type: 'ThankYou' }, reachable: [] });
    expect(await list({ is_ongoing: true })).toEqual([]);
    expect(await whys()).toEqual([
      'onboarding_started',
      'onboarding_connected',
      'onboarding_answered',
      'onboarding_answered',
      'onboarding_answered',
      'onboarding_answered',
      'checkout_postponed',
      'onboarding_finished',
    ]);
  });

  it('has no checkout for a subscriber and ends with its last answer', async () => {
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId));
    await connect('ebay');
    await answer('ebay', { step: 'SetShippingOptions', shipping: 'own' });
    await answer('ebay', { step: 'ThirdPartyTool', tool: 'none' });
    await answer('ebay', { step: 'PayPalMultiCurrency', accepts_other_currencies: false });
    expect(await answer('ebay', SITES_ANSWER)).toMatchObject({ is_ongoing: false, outcome: 'done' });
  });

  it('of the opt-in campaign asks for the business data only, and changes it', async () => {
    await connect('ebay', { campaign: 'auto-opt-in' });
    const [row] = await list();
    expect(row).toMatchObject({ kind: 'ebayAutoOptIn', step: { type: 'EditAccountInfo', number: 2, count: 3 } });
    const business = { name: 'Tidewater Toys Ltd', country: 'IE', currency: 'EUR' } as const;
    const named = { step: 'EditAccountInfo', ...business, name: 'Win at https://evil.example' } as const;
    expect(await refusedAnswer('ebay', named)).toMatchObject({ status: 400, error: 'invalid_request' });
    await answer('ebay', { step: 'EditAccountInfo', ...business });
    expect(await user()).toMatchObject(business);
  });

  it('allows going back but not ahead, and accepts another answer', async () => {
    await connect('ebay');
    await answer('ebay', { step: 'SetShippingOptions', shipping: 'own' });
    const go = (type: Onboarding['step']['type']) => ({ params: at('ebay'), body: { type } });
    const back = await server.as(owner).call(onboarding.setStep, go('SetShippingOptions'));
    expect(back).toMatchObject({
      step: { type: 'SetShippingOptions' },
      reachable: ['Connect', 'SetShippingOptions', 'ThirdPartyTool'],
    });
    expect(await server.as(owner).refused(onboarding.setStep, go('ConfigureSites'))).toMatchObject({
      status: 409,
      error: 'step_not_due',
    });
    expect(await refusedAnswer('ebay', SITES_ANSWER)).toMatchObject({ error: 'step_not_due' });
    // The service needs an entitlement that this seller lacks.
    const service = { step: 'SetShippingOptions', shipping: 'service' } as const;
    expect(await refusedAnswer('ebay', service)).toMatchObject({ status: 403, error: 'no_access' });
    expect(await answer('ebay', { step: 'SetShippingOptions', shipping: 'own' })).toMatchObject({
      step: { type: 'ThirdPartyTool' },
    });
  });
});

describe('an onboarding of Amazon', () => {
  it('confirms the displayed home site and asks for Amazon’s target sites', async () => {
    const accountId = await connect('amazon');
    expect(stepOf((await list())[0] as Onboarding)).toBe('ConfirmSourceSite 2/5');
    const { site } = await server.as(owner).call(accounts.get, { params: { id: owner.userId, accountId } });
    const other = site === 'FR' ? 'DE' : 'FR';
    expect(await refusedAnswer('amazon', { step: 'ConfirmSourceSite', site: other })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
    await answer('amazon', { step: 'ConfirmSourceSite', site });
    for (const foreign of ['US', site] as const) {
      const refusal = await refusedAnswer('amazon', { step: 'SelectTargetSites', sites: [foreign] });
      expect(refusal).toMatchObject({ status: 400, error: 'site_not_supported' });
    }
    expect(stepOf(await answer('amazon', { step: 'SelectTargetSites', sites: [other] }))).toBe(
      'SelectProductsType 4/5',
    );
    const products = { step: 'SelectProductsType', products: 'best_stocked' } as const;
    expect(stepOf(await answer('amazon', products))).toBe('Checkout 5/5');
  });

  it('back at connecting accepts another shop and restarts its questions', async () => {
    const first = await connect('amazon');
    await answer('amazon', { step: 'ConfirmSourceSite', site: 'UK' });
    await server.as(owner).call(onboarding.setStep, { params: at('amazon'), body: { type: 'Connect' } });
    const begun = await server.as(owner).call(connecting.begin, {
      params: at('amazon'),
      body: { redirect_back_url: '/', redirect_back_failure_url: '/' },
    });
    await visit(await answerConsentPage(begun.redirect_url, 'pennine-crafts-uk'));
    const [row] = await list({ is_ongoing: true });
    expect(row).toMatchObject({ step: { type: 'ConfirmSourceSite' }, answers: {} });
    const { accounts: shops } = await user();
    expect(shops.map(({ id }) => id)).toEqual([first, row?.account_id]);
  });

  it('cannot target a disabled site', async () => {
    const accountId = await connect('amazon');
    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 9, name: 'Avery Admin' });
    const off = { params: { id: owner.userId, accountId, site: 'IT' as const }, body: { value: false } };
    await server.as(admin).call(entitlements.updateSite, off);
    const { site } = await server.as(owner).call(accounts.get, { params: { id: owner.userId, accountId } });
    await answer('amazon', { step: 'ConfirmSourceSite', site });
    const refusal = await refusedAnswer('amazon', { step: 'SelectTargetSites', sites: ['IT', 'ES'] });
    expect(refusal).toMatchObject({ status: 403, error: 'site_disabled' });
  });
});

describe('starting', () => {
  it('twice creates one onboarding, also concurrently', async () => {
    await Promise.all([start('ebay'), start('ebay'), start('ebay')]);
    expect(await list()).toHaveLength(1);
    expect(await whys()).toEqual(['onboarding_started']);
  });

  it('returns to the current step if the account is already connected', async () => {
    const accountId = await connect('ebay');
    expect(await start('ebay')).toBe(`/ebay/${accountId}/onboarding`);
    expect(await list()).toHaveLength(1);
  });

  it('allows one at a time for a user who does not pay', async () => {
    await start('ebay');
    const refusal = await server
      .as(owner)
      .refused(onboarding.start, { params: at('amazon'), body: { redirect_back_url: '/' } });
    expect(refusal).toMatchObject({ status: 403, error: 'no_access' });
  });
});

describe('cancelling', () => {
  it('returns a new user to the start, and starting again creates another onboarding', async () => {
    await start('amazon');
    expect(await user()).toMatchObject({ ongoingOnboardings: ['amazon'], chosenOnboardingPlatform: 'amazon' });
    const cancel = () => server.as(owner).call(onboarding.cancel, { params: at('amazon') });
    await cancel();
    await cancel();
    expect(await user()).toMatchObject({ ongoingOnboardings: [], chosenOnboardingPlatform: null });
    await start('amazon');
    expect(await list()).toMatchObject([{ is_ongoing: true }, { is_ongoing: false, outcome: 'cancelled' }]);
    expect(await whys()).toEqual(['onboarding_started', 'onboarding_cancelled', 'onboarding_started']);
  });

  it('keeps the connected shop', async () => {
    const accountId = await connect('ebay');
    await server.as(owner).call(onboarding.cancel, { params: at('ebay') });
    expect(await user()).toMatchObject({ accounts: [{ id: accountId }], ongoingOnboardings: [] });
  });

  it('leaves nothing to resume', async () => {
    await start('ebay');
    await server.as(owner).call(onboarding.cancel, { params: at('ebay') });
    const refusal = await server.as(owner).refused(onboarding.recalculate, { params: at('ebay') });
    expect(refusal).toMatchObject({ status: 404, error: 'onboarding_not_found' });
  });
});

describe('a checkout', () => {
  const settle = (result: 'failed' | 'later') => ({ params: at('ebay'), body: { result } });

  it('that failed becomes the step, and the onboarding continues once it is settled', async () => {
    await connect('ebay');
    await answer('ebay', { step: 'SetShippingOptions', shipping: 'own' });
    const failed = await server.as(owner).call(onboarding.settleCheckout, settle('failed'));
    expect(failed).toMatchObject({ isSubscriptionFailed: true, step: { type: 'Checkout', number: 6 } });
    expect(await server.as(owner).call(onboarding.recalculate, { params: at('ebay') })).toMatchObject({
      step: { type: 'Checkout' },
    });
    const later = await server.as(owner).call(onboarding.settleCheckout, settle('later'));
    expect(later).toMatchObject({ isSubscriptionFailed: false, step: { type: 'ThirdPartyTool' } });
  });

  it('cannot be postponed before all answers, and cannot fail before a connection', async () => {
    await start('ebay');
    const early = await server.as(owner).refused(onboarding.settleCheckout, settle('failed'));
    expect(early).toMatchObject({ status: 409, error: 'step_not_due' });
  });
});

describe('recalculating', () => {
  it('no longer counts a removed account', async () => {
    const accountId = await connect('ebay');
    await database.db
      .updateTable('marketplace_accounts')
      .set({ closed_at: new Date() })
      .where('user_id', '=', owner.userId)
      .where('account_id', '=', accountId)
      .execute();
    expect(await list()).toMatchObject([{ account_id: null, step: { type: 'Connect' } }]);
    const again = await server.as(owner).call(onboarding.recalculate, { params: at('ebay') });
    expect(again).toMatchObject({ account_id: null, step: { type: 'Connect', number: 1 } });
  });
});
