import { describe, expect, it } from 'vitest';
import type { AccessUser } from './access-user.ts';
import { canOnboard, mayStartOnboarding, maySwitch, serviceStates, welcomePage } from './eligibility.ts';
import { accessUser, USER_KINDS } from './kinds.ts';
import type { OnboardingChannel } from './platforms.ts';
import { showsPopUp } from './pop-up.ts';
import { DUTIES, type Duty, dutyOfRole, isRole, mayChange, mayDo, ROLES, type Role } from './roles.ts';
import { ENTITLEMENTS, SWITCHES } from './switches.data.ts';
import { compareVersions, requiresTerms } from './terms.ts';

describe('roles', () => {
  it.each<[Role, readonly Duty[]]>([
    ['owner', DUTIES],
    ['manager', ['work', 'accounts', 'settings', 'team']],
    ['operator', ['work']],
    ['viewer', []],
  ])('%s may do %j', (role, duties) => {
    expect(DUTIES.filter((duty) => mayDo(role, duty))).toEqual(duties);
    expect(mayChange(role)).toBe(duties.includes('work'));
  });

  it('only an owner may make or change an owner', () => {
    expect(ROLES.map(dutyOfRole)).toEqual(['owners', 'team', 'team', 'team']);
    expect(['owner', 'admin', 'toString', ''].filter(isRole)).toEqual(['owner']);
  });
});

describe('onboarding', () => {
  const { demo, trial, passive, deleted, returning } = USER_KINDS;

  it.each<[string, AccessUser, boolean]>([
    ['paying', demo, true],
    ['who pays, with one in progress', { ...demo, ongoingOnboardings: ['amazon'] }, true],
    ['platformless', accessUser(), true],
    ['without a platform, with one in progress', accessUser({ ongoingOnboardings: ['ebay'] }), false],
    ['returning to Amazon', returning, true],
    ['who returns to Amazon, with one in progress', { ...returning, ongoingOnboardings: ['ebay'] }, false],
    ['in trial', trial, false],
    ['passive', passive, false],
  ])('a user %s can start a new one: %s', (_who, user, expected) => {
    expect(canOnboard(user)).toBe(expected);
  });

  it.each<[string, AccessUser, OnboardingChannel, boolean]>([
    ['a new user, anywhere', accessUser(), 'amazon', true],
    ['a trial user on their own platform', trial, 'ebay', true],
    ['a trial user on another platform', trial, 'amazon', false],
    ['a trial user with an onboarding in progress there', { ...trial, ongoingOnboardings: ['amazon'] }, 'amazon', true],
    ['a deleted user who returns', deleted, 'ebay', true],
    ['a paying user, on Cdiscount', demo, 'cdiscount', true],
    [
      'a paying user on Cdiscount if it is switched off',
      { ...demo, settings: { ...SWITCHES, 'cdiscount-enabled': false } },
      'cdiscount',
      false,
    ],
  ])('may be started by %s: %s %s', (_who, user, channel, expected) => {
    expect(mayStartOnboarding(user, channel)).toBe(expected);
  });
});

describe('shipping and returns', () => {
  const states = (given: Partial<AccessUser>) => serviceStates(accessUser(given));

  it('are enabled by their switches and eligible by entitlements', () => {
    expect(states({})).toEqual({
      shipping: { isEnabled: false, isEligible: false },
      returns: { isEnabled: false, isEligible: false },
    });
    expect(states({ settings: { ...SWITCHES, 'wi-returns-enabled': true } }).returns.isEnabled).toBe(true);
    expect(states({ entitlements: { ...ENTITLEMENTS, can_use_shipping: true } }).shipping.isEligible).toBe(true);
    for (const name of ['can_onboard_to_returns_domestic', 'can_onboard_to_returns_international_active'] as const) {
      expect(states({ entitlements: { ...ENTITLEMENTS, [name]: true } }).returns.isEligible).toBe(true);
    }
  });

  it('a seller joins if entitled and may always leave; only an admin sets any other switch', () => {
    const entitled = accessUser({ entitlements: { ...ENTITLEMENTS, can_use_shipping: true } });
    expect(maySwitch(accessUser(), 'wi-shipping-enabled', true)).toBe(false);
    expect(maySwitch(accessUser(), 'wi-shipping-enabled', false)).toBe(true);
    expect(maySwitch(entitled, 'wi-shipping-enabled', true)).toBe(true);
    expect(maySwitch(entitled, 'wi-returns-enabled', true)).toBe(false);
    expect(maySwitch(entitled, 'repricer-enabled', false)).toBe(false);
    expect(maySwitch(accessUser({ adminUserId: 1 }), 'repricer-enabled', false)).toBe(true);
  });
});

describe('the welcome page', () => {
  const flags = { immediate_opt_out: true, show_for_active: true, show_for_inactive: false };
  const { demo } = USER_KINDS;

  it('depends on the flags and on whether an eBay account is active', () => {
    expect(welcomePage({ ...demo, welcome_page: flags })).toEqual({ variant: 'active', canOptOutAtOnce: true });
    expect(welcomePage({ ...accessUser(), welcome_page: flags })).toBeNull();
    const other = { ...flags, show_for_active: false, show_for_inactive: true, immediate_opt_out: false };
    expect(welcomePage({ ...demo, welcome_page: other })).toBeNull();
    expect(welcomePage({ ...accessUser(), welcome_page: other })).toEqual({
      variant: 'inactive',
      canOptOutAtOnce: false,
    });
  });

  it('does not show to users opted in by a campaign', () => {
    const ebay = {
      state: 'P',
      programme: 'AUTO_OPT_IN',
      trialLaunched: false,
      is_shipping_for_mp_enabled: false,
    } as const;
    expect(welcomePage({ ...demo, platforms: { ebay }, welcome_page: flags })).toBeNull();
  });
});

it.each<[number, boolean, number | undefined, boolean]>([
  [100, false, undefined, true],
  [1, true, undefined, false],
  [30, false, 30, true],
  [31, false, 30, false],
  [1, false, 0, false],
])('a pop-up with the draw %i, seen %s, for %s per cent shows: %s', (draw, wasSeen, percentage, expected) => {
  expect(showsPopUp(draw, wasSeen, percentage)).toBe(expected);
});

describe('terms of service', () => {
  it.each([
    ['6', '5.2', 1],
    ['5.2', '6', -1],
    ['6', '6', 0],
    ['6', '6.0', 0],
    ['5.10', '5.9', 1],
    ['10', '9', 1],
  ])('version %s compared with %s as numbers: %i', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  it.each<[Parameters<typeof requiresTerms>[1], number | null, boolean]>([
    [null, null, true],
    [{ version: '6', is_accepted: false }, null, true],
    [{ version: '5.2', is_accepted: true }, null, true],
    [{ version: '6', is_accepted: true }, null, false],
    [{ version: '7', is_accepted: true }, null, false],
    [null, 1, false],
  ])('with %j accepted, admin %s, version 6 has to be: %s', (acceptance, adminUserId, expected) => {
    expect(requiresTerms('6', acceptance, { adminUserId })).toBe(expected);
  });
});
