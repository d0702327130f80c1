import { contract } from '@quayside/contract';
import { ENTITLEMENTS, SWITCHES, type WelcomePageFlags } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { defaultConnectors } from '../../../test/connectors.ts';
import { buildKind } from '../../../test/factories/kind.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { ensureOngoing } from '../onboarding/onboarding.repository.ts';
import { ensureEntitlement } from './index.ts';

const { entitlements, history, session } = contract;
const database = useTestDatabase();
const server = useTestServer(database, { connectors: defaultConnectors });

/** A seller, and an admin acting for the same user. */
async function buildPair() {
  const owner = await buildOwner(database.db);
  const admin = await buildLogin(database.db, owner.userId, { adminUserId: 5, name: 'Avery Admin' });
  const params = { id: owner.userId };
  return { owner: server.as(owner), admin: server.as(admin), params, userId: owner.userId };
}

describe('settings', () => {
  it('have their defaults until they are set', async () => {
    const { owner, params } = await buildPair();
    const { list } = await owner.call(entitlements.listSettings, { params });
    expect(Object.fromEntries(list.map(({ name, value }) => [name, value]))).toEqual(SWITCHES);
  });

  it('set by an admin apply at once and are in the history under the admin’s name', async () => {
    const { owner, admin, params } = await buildPair();
    const change = { params: { ...params, name: 'blocking-enabled' }, body: { value: false } };
    expect(await admin.call(entitlements.updateSetting, change)).toEqual({ name: 'blocking-enabled', value: false });
    expect((await owner.call(session.get, {})).user.settings['blocking-enabled']).toBe(false);
    const block = { params: { ...params, platform: 'ebay' }, body: { accountId: 1, itemIds: [1], blocked: true } };
    expect(await owner.refused(contract.products.prepareBlocking, block)).toMatchObject({
      status: 403,
      error: 'no_access',
    });
    const { list } = await owner.call(history.list, { params, query: {} });
    expect(list).toMatchObject([
      {
        actor: { kind: 'admin', name: 'Avery Admin' },
        entity: 'user',
        field: 'switch',
        before: { name: 'blocking-enabled', value: true },
        after: { name: 'blocking-enabled', value: false },
        why: 'switch_set',
      },
    ]);
  });

  it('cannot be set by a seller, except leaving shipping and returns and joining if entitled', async () => {
    const { owner, params, userId } = await buildPair();
    const set = (name: string, value: boolean) => ({ params: { ...params, name }, body: { value } });
    for (const refused of [set('blocking-enabled', false), set('wi-shipping-enabled', true)]) {
      expect(await owner.refused(entitlements.updateSetting, refused)).toMatchObject({
        status: 403,
        error: 'no_access',
      });
    }
    await withTransaction(database.db, (tx) => ensureEntitlement(tx, userId, 'can_use_shipping'));
    await owner.call(entitlements.updateSetting, set('wi-shipping-enabled', true));
    await owner.call(entitlements.updateSetting, set('wi-shipping-enabled', false));
    const { list } = await owner.call(history.list, { params, query: {} });
    expect(list.map(({ actor, after }) => [actor.kind, after])).toEqual([
      ['login', { name: 'wi-shipping-enabled', value: false }],
      ['login', { name: 'wi-shipping-enabled', value: true }],
    ]);
  });

  it.each(['nothing', '__proto__', 'toString'])('do not include a switch called %s', async (name) => {
    const { admin, params } = await buildPair();
    const change = { params: { ...params, name }, body: { value: true } };
    const refusal = await admin.refused(entitlements.updateSetting, change);
    expect(refusal).toMatchObject({ status: 404, error: 'setting_not_found' });
  });
});

describe('the welcome page', () => {
  it('shows as an admin sets it, and is closed for good by the seller only where that is allowed', async () => {
    const { owner, admin, params } = await buildPair();
    const flags = async () => (await owner.call(session.get, {})).user.welcome_page;
    const set = (body: WelcomePageFlags) => admin.call(entitlements.updateWelcome, { params, body });
    const shown = { immediate_opt_out: false, show_for_active: true, show_for_inactive: true };
    expect(await owner.refused(entitlements.updateWelcome, { params, body: shown })).toMatchObject({ status: 403 });
    await set(shown);
    expect(await flags()).toEqual(shown);
    expect(await owner.refused(entitlements.optOut, { params })).toMatchObject({ status: 403, error: 'no_access' });
    await set({ ...shown, immediate_opt_out: true });
    const closed = { immediate_opt_out: true, show_for_active: false, show_for_inactive: false };
    for (const _again of [1, 2]) {
      expect(await owner.call(entitlements.optOut, { params })).toEqual({ isOptedOut: true });
      expect(await flags()).toEqual(closed);
    }
    const { list } = await owner.call(history.list, { params, query: {} });
    expect(list.map(({ why, after }) => [why, (after as { name: string }).name]).toSorted()).toEqual([
      ['switch_set', 'immediate_opt_out'],
      ...Array(2).fill(['switch_set', 'show_for_active']),
      ...Array(2).fill(['switch_set', 'show_for_inactive']),
    ]);
  });
});

describe('entitlements', () => {
  it('have their defaults until granted and after being revoked, with history', async () => {
    const { owner, admin, params } = await buildPair();
    expect(await owner.call(entitlements.get, { params })).toEqual(ENTITLEMENTS);
    const at = { ...params, name: 'bulk_requesting_enabled' };
    await admin.call(entitlements.update, { params: at, body: { value: true } });
    expect(await owner.call(entitlements.get, { params })).toEqual({ ...ENTITLEMENTS, bulk_requesting_enabled: true });
    await admin.call(entitlements.update, { params: at, body: { value: false } });
    expect(await owner.call(entitlements.get, { params })).toEqual(ENTITLEMENTS);
    const { list } = await owner.call(history.list, { params, query: {} });
    expect(list.map(({ actor, why }) => [actor.name, why])).toEqual([
      ['Avery Admin', 'entitlement_taken'],
      ['Avery Admin', 'entitlement_granted'],
    ]);
  });

  it('decide which services the user may join', async () => {
    const { owner, params, userId } = await buildPair();
    const before = await owner.call(entitlements.listServices, { params });
    expect(before.services).toEqual([
      { service_name: 'shipping', eligible: false },
      { service_name: 'returns', eligible: false },
    ]);
    await withTransaction(database.db, (tx) => ensureEntitlement(tx, userId, 'can_onboard_to_returns_domestic'));
    const after = await owner.call(entitlements.listServices, { params });
    expect(after.services).toContainEqual({ service_name: 'returns', eligible: true });
  });

  it('reject any other name', async () => {
    const { admin, params } = await buildPair();
    const refusal = await admin.refused(entitlements.update, {
      params: { ...params, name: 'constructor' },
      body: { value: true },
    });
    expect(refusal).toMatchObject({ status: 404, error: 'entitlement_not_found' });
  });
});

describe('the state of a platform', () => {
  it('set by an admin part by part decides what the user sees', async () => {
    const { owner, admin, params } = await buildPair();
    const orders = { params: { ...params, platform: 'ebay' }, query: {} } as const;
    await owner.call(contract.orders.list, orders);
    const at = { ...params, platform: 'ebay' } as const;
    const first = await admin.call(entitlements.updatePlatform, {
      params: at,
      body: { state: 'T', programme: 'ESB', trialLaunched: false },
    });
    expect(first).toEqual({
      state: 'T',
      programme: 'ESB',
      trialLaunched: false,
      is_shipping_for_mp_enabled: false,
    });
    expect(await owner.refused(contract.orders.list, orders)).toMatchObject({ status: 403, error: 'no_access' });
    const second = await admin.call(entitlements.updatePlatform, {
      params: at,
      body: { state: 'T', trialLaunched: true },
    });
    expect(second).toMatchObject({ programme: 'ESB', trialLaunched: true });
    await owner.call(contract.orders.list, orders);
    const third = await admin.call(entitlements.updatePlatform, { params: at, body: { state: 'P', programme: '' } });
    expect(third).toMatchObject({ state: 'P', programme: null });
    const { list } = await owner.call(history.list, { params, query: {} });
    expect(list.map(({ why }) => why)).toEqual(['platform_set', 'platform_set', 'platform_set']);
    expect(list.at(-1)).toMatchObject({ before: { platform: 'ebay', state: 'P' }, after: { state: 'T' } });
  });

  it('is returned by the states call by platform', async () => {
    const login = await buildKind(database.db, 'returning');
    const { result } = await server.as(login).call(session.listStates, { params: { id: login.userId } });
    expect(result).toEqual({ amazon: 'N' });
  });
});

describe('the user in a session', () => {
  it('has everything that decides what is shown', async () => {
    const login = await buildKind(database.db, 'demo');
    const { user } = await server.as(login).call(session.get, {});
    expect(user).toMatchObject({
      platforms: {
        ebay: { state: 'P', programme: null, trialLaunched: false, is_shipping_for_mp_enabled: false },
        amazon: { state: 'P' },
      },
      platformStates: { ebay: 'P', amazon: 'P' },
      accounts: [
        { platform: 'ebay', site: 'UK', status: 'ACTIVE' },
        { platform: 'amazon', site: 'DE', status: 'ACTIVE' },
      ],
      settings: SWITCHES,
      entitlements: { bulk_requesting_enabled: true },
      ongoingOnboardings: [],
      chosenOnboardingPlatform: null,
      hasActiveSubscription: true,
      plans: [{ type: 'standard', plan: 'starter', title: 'Starter' }],
      zuoraAccountId: null,
      special_offers: [],
      welcome_page: { immediate_opt_out: false, show_for_active: false, show_for_inactive: false },
    });
  });

  it('names the trial of each platform among its plans, and none without a plan or a launched trial', async () => {
    const plansOf = async (kind: 'trial' | 'pretrial' | 'passive') => {
      const login = await buildKind(database.db, kind);
      return (await server.as(login).call(session.get, {})).user.plans;
    };
    expect(await plansOf('trial')).toEqual([{ type: 'trial', platform: 'ebay' }]);
    expect(await plansOf('pretrial')).toEqual([]);
    expect(await plansOf('passive')).toEqual([]);
  });

  it('distinguishes an onboarding by the opt-in campaign', async () => {
    const owner = await buildOwner(database.db, { ebay: null });
    const row = { platform: 'ebay', redirectBackUrl: '/', redirectBackFailureUrl: null } as const;
    const ongoing = async (campaign: string | null) => {
      await withTransaction(database.db, (tx) => ensureOngoing(tx, owner.userId, { ...row, campaign }));
      return (await server.as(owner).call(session.get, {})).user.ongoingOnboardings;
    };
    expect(await ongoing(null)).toEqual(['ebay']);
    expect(await ongoing('spring')).toEqual(['ebay']);
    expect(await ongoing('auto-opt-in')).toEqual(['ebayAutoOptIn']);
  });
});

describe('connecting a platform', () => {
  it('is rejected if the user may not begin there', async () => {
    const login = await buildKind(database.db, 'trial');
    const refusal = await server.as(login).refused(contract.onboarding.start, {
      params: { id: login.userId, platform: 'amazon' },
      body: { redirect_back_url: '/start' },
    });
    expect(refusal).toMatchObject({ status: 403, error: 'no_access' });
  });
});
