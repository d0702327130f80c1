import { describe, expect, it } from 'vitest';
import type { AccessUser } from './access-user.ts';
import { EXPECTED, EXPECTED_GROUPS } from './expected.data.ts';
import { type PlatformScope, ROUTE_GROUP_NAMES, ROUTE_GROUPS, type RouteGroup } from './groups.data.ts';
import { accessUser, USER_KINDS } from './kinds.ts';
import {
  accountsOn,
  isEbayOnboardingRequired,
  isOnboardingOnly,
  isPlatformScope,
  NO_ACCOUNT,
  outcomeFor,
} from './outcome.ts';
import { defaultPlatform } from './platforms.ts';

/** An address of the group as this user would type it: on their own platform, with their first account. */
function targetOf(user: AccessUser | null, group: RouteGroup) {
  const { platform: named } = ROUTE_GROUPS[group] as { platform?: PlatformScope | 'any' };
  if (named === undefined) return { group };
  const platform: PlatformScope = named === 'any' ? (user ? defaultPlatform(user) : 'ebay') : named;
  return { group, platform, account: (user && accountsOn(user, platform)[0]?.id) ?? 1 };
}

const cells = EXPECTED.flatMap(([group, kinds]) =>
  Object.entries(kinds).map(([kind, outcome]) => [kind, group, outcome] as const),
);

describe('the access table of the design', () => {
  it.each(cells)('%s at %s: %s', (kind, group, expected) => {
    const user = kind === 'signed-out' ? null : USER_KINDS[kind as keyof typeof USER_KINDS];
    expect(outcomeFor(user, targetOf(user, group)).kind).toBe(expected);
  });

  it.each(EXPECTED)(
    'an admin at %s sees what the represented user sees, plus the admin permissions',
    (group, kinds) => {
      const outcome = outcomeFor(USER_KINDS.admin, targetOf(USER_KINDS.admin, group));
      expect(outcome.kind).toBe(group === 'permissions' ? 'screen' : kinds.demo);
    },
  );

  it('has a row for each route group', () => {
    expect(EXPECTED.map(([group]) => group)).toEqual(Object.keys(EXPECTED_GROUPS));
  });
});

describe('without a session', () => {
  it.each(ROUTE_GROUP_NAMES)(
    '%s shows its own screen only if the group is public or for signed-out visitors',
    (group) => {
      const isOpen = [
        'checkout',
        'signUp',
        'start',
        'submitRequest',
        'terms',
        'help',
        'invitation',
        'passwordReset',
      ].includes(group);
      expect(outcomeFor(null, targetOf(null, group))).toEqual({ kind: isOpen ? 'screen' : 'landing' });
    },
  );
});

describe('onboarding-only mode', () => {
  it.each<[Partial<AccessUser>, boolean]>([
    [{}, true],
    [{ chosenOnboardingPlatform: 'amazon' }, false],
    [{ ongoingOnboardings: ['ebay'] }, false],
    [{ platforms: USER_KINDS.deleted.platforms }, false],
    [{ platforms: USER_KINDS.passive.platforms }, false],
    [{ accounts: USER_KINDS.passive.accounts }, false],
  ])('with %j: %s', (given, expected) => {
    expect(isOnboardingOnly(accessUser(given))).toBe(expected);
  });

  it.each<[RouteGroup, string]>([
    ['accounts', 'screen'],
    ['invoices', 'screen'],
    ['checkoutResult', 'screen'],
    ['payment', 'screen'],
    ['onboarding', 'start'],
    ['shipping', 'start'],
    ['token', 'start'],
    ['passwordReset', 'start'],
    ['channelOnboarding', 'start'],
  ])('%s: %s', (group, expected) => {
    expect(outcomeFor(USER_KINDS.new, targetOf(USER_KINDS.new, group)).kind).toBe(expected);
  });
});

describe('a user whose platforms are all deleted', () => {
  const back = { ...USER_KINDS.deleted, ongoingOnboardings: ['cdiscount'] } as const;

  it('who has started to reconnect one sees its onboarding and nothing else', () => {
    expect(outcomeFor(back, { group: 'root' })).toEqual({ kind: 'onboarding', platform: 'cdiscount' });
    const at = (platform: 'ebay' | 'cdiscount') => ({ group: 'channelOnboarding', platform, account: 0 }) as const;
    expect(outcomeFor(back, at('cdiscount'))).toEqual({ kind: 'screen' });
    expect(outcomeFor(back, at('ebay'))).toEqual({ kind: 'back' });
    expect(outcomeFor(back, { group: 'dashboard', platform: 'cdiscount', account: 0 })).toEqual({ kind: 'back' });
    expect(outcomeFor(back, { group: 'onboarding' })).toEqual({ kind: 'back' });
    const onEbay = { ...back, ongoingOnboardings: ['ebay'] } as const;
    expect(outcomeFor(onEbay, { group: 'onboarding' })).toEqual({ kind: 'screen' });
  });
});

describe('the root address', () => {
  const { demo, returning, trial } = USER_KINDS;

  it('leads to the first account of the first platform', () => {
    expect(outcomeFor(demo, { group: 'root' })).toMatchObject({ kind: 'home', scope: 'ebay', account: { id: 11 } });
    expect(outcomeFor(returning, { group: 'root' })).toMatchObject({ scope: 'amazon', account: { id: 12 } });
  });

  it('leads to the channel of an onboarding in progress before any account', () => {
    expect(outcomeFor({ ...trial, ongoingOnboardings: ['cdiscount'] }, { group: 'root' })).toEqual({
      kind: 'onboarding',
      platform: 'cdiscount',
    });
    expect(outcomeFor({ ...demo, ongoingOnboardings: ['amazon'] }, { group: 'root' })).toMatchObject({
      kind: 'home',
      scope: 'amazon',
    });
  });

  it('leads to eBay’s onboarding while no eBay account is connected', () => {
    const user = { ...trial, accounts: [] };
    expect(outcomeFor(user, { group: 'root' })).toEqual({ kind: 'onboarding', platform: 'ebay' });
    expect(isEbayOnboardingRequired(user)).toBe(true);
    expect(outcomeFor(user, { group: 'onboarding' }).kind).toBe('screen');
    expect(outcomeFor(trial, { group: 'onboarding' }).kind).toBe('back');
    expect(outcomeFor(returning, { group: 'onboarding' }).kind).toBe('back');
  });
});

describe('the account in an address', () => {
  const { demo, trial, deleted, pretrial } = USER_KINDS;

  it.each([99, 12, null, Number.NaN])('%s redirects to the first account of the platform', (account) => {
    const outcome = outcomeFor(demo, { group: 'products', platform: 'ebay', account });
    expect(outcome).toMatchObject({ kind: 'home', scope: 'ebay', account: { id: 11 } });
  });

  it('redirects from another user’s account under all to the first account under all', () => {
    const outcome = outcomeFor(demo, { group: 'charts', platform: 'all', account: 99 });
    expect(outcome).toMatchObject({ kind: 'home', scope: 'all', account: { id: 11 } });
    expect(outcomeFor(demo, { group: 'charts', platform: 'all', account: 12 }).kind).toBe('screen');
  });

  it('may be the placeholder of an account that is not connected yet, also if other accounts exist', () => {
    const at = (account: number) => outcomeFor(demo, { group: 'channelOnboarding', platform: 'ebay', account });
    expect(at(NO_ACCOUNT).kind).toBe('screen');
    expect(at(999).kind).toBe('home');
  });

  it('redirects from a platform without an account to its onboarding', () => {
    const outcome = outcomeFor({ ...trial, accounts: [] }, { group: 'products', platform: 'ebay', account: 11 });
    expect(outcome).toEqual({ kind: 'onboarding', platform: 'ebay' });
  });

  it('is checked after the platform and before the plan', () => {
    expect(outcomeFor(trial, { group: 'products', platform: 'amazon', account: 99 })).toEqual({
      kind: 'noaccess',
      view: 'products',
    });
    expect(outcomeFor(deleted, { group: 'products', platform: 'ebay', account: 99 }).kind).toBe('back');
    expect(outcomeFor(pretrial, { group: 'products', platform: 'ebay', account: 99 }).kind).toBe('home');
  });

  it('is ignored if the address names none', () => {
    expect(outcomeFor(trial, { group: 'products', platform: 'ebay' }).kind).toBe('screen');
    expect(outcomeFor(trial, { group: 'products', platform: 'amazon' }).kind).toBe('noaccess');
  });
});

describe('a route that connects a platform', () => {
  const at = (platform: PlatformScope, account = 11) => ({ group: 'channelOnboarding', platform, account }) as const;

  it('allows a platform that the user does not have yet', () => {
    expect(outcomeFor(USER_KINDS.trial, at('amazon')).kind).toBe('screen');
  });

  it('checks the account if the address names an account', () => {
    expect(outcomeFor(USER_KINDS.trial, at('ebay', 99)).kind).toBe('home');
  });

  it('needs the switch for Cdiscount', () => {
    const { trial } = USER_KINDS;
    const off = { ...trial, settings: { ...trial.settings, 'cdiscount-enabled': false } };
    expect(outcomeFor(trial, at('cdiscount')).kind).toBe('screen');
    expect(outcomeFor(off, at('cdiscount'))).toEqual({ kind: 'noaccess', view: 'channelOnboarding' });
  });
});

describe('switches', () => {
  it.each([
    ['blacklisting-enabled', 'blacklist'],
    ['bulk-requesting-enabled', 'bulk'],
    ['repricer-enabled', 'repricer'],
    ['order-management-enabled', 'orders'],
    ['shipping-profiles-enabled', 'shippingManager'],
    ['sizes-api-enabled', 'charts'],
    ['price-rules-enabled', 'priceAdjustment'],
    ['token-management-enabled', 'token'],
  ] as const)('without %s no user reaches %s, whatever the plan', (name, group) => {
    const { demo } = USER_KINDS;
    const user = { ...demo, settings: { ...demo.settings, [name]: false } };
    expect(outcomeFor(demo, targetOf(demo, group)).kind).toBe('screen');
    expect(outcomeFor(user, targetOf(user, group))).toEqual({ kind: 'noaccess', view: group });
  });
});

it('a tool of one platform has no address on another platform', () => {
  expect(outcomeFor(USER_KINDS.demo, { group: 'marketing', platform: 'amazon', account: 12 }).kind).toBe('back');
});

it('the first segment of an address is a platform or all', () => {
  expect(['all', 'ebay', 'amazon', 'cdiscount', 'user', '__proto__', ''].filter(isPlatformScope)).toHaveLength(4);
});

it('the help centre is closed to a user without that channel, and open to every visitor', () => {
  const { demo } = USER_KINDS;
  const without = { ...demo, entitlements: { ...demo.entitlements, channel_help_center: false } };
  expect(outcomeFor(without, { group: 'help' })).toEqual({ kind: 'noaccess', view: 'help' });
  expect(outcomeFor(demo, { group: 'help' }).kind).toBe('screen');
  expect(outcomeFor(null, { group: 'help' }).kind).toBe('screen');
});
