import type { SessionUser } from '@quayside/contract';
import { EXPECTED, EXPECTED_GROUPS, type ExpectedGroup } from '@quayside/kernel/access/expected.data';
import { USER_KINDS, type UserKind } from '@quayside/kernel/access/kinds';
import { describe, expect, test } from 'vitest';
import { activeAt, activeFor } from './active.ts';
import { fillPath } from './fill.ts';
import { REDIRECTS } from './redirects.data.ts';
import { type Resolution, resolveAddress } from './resolve.ts';
import { ROUTES, type Route } from './routes.data.ts';
import { sellerOf, sellerWith } from './sellers.fixture.ts';

const KINDS = ['signed-out', ...(Object.keys(USER_KINDS) as UserKind[])] as const;
const demo = sellerWith(USER_KINDS.demo);

function visit(user: SessionUser | null, address: string, active: Parameters<typeof fillPath>[3] = null): Resolution {
  const { pathname, search } = new URL(address, 'https://portal.example');
  return resolveAddress({ user, pathname, search, active });
}

/** Follows redirects and returns the addresses and the final result. */
function follow(
  user: SessionUser | null,
  address: string,
): { readonly way: readonly string[]; readonly end: Resolution } {
  const way = [address];
  for (;;) {
    const end = visit(user, way.at(-1) ?? '');
    if (end.kind !== 'go') return { way, end };
    expect(way, 'no address leads back to one on its way').not.toContain(end.to);
    way.push(end.to);
  }
}

/** The address as this user would type it: on their own platform, with their first account. */
function typed(pattern: string, user: SessionUser | null): string {
  return user
    ? (fillPath(pattern, {}, user, null) ?? '')
    : pattern.replace(':platform', 'ebay').replace(':account', '4');
}

function kindOf(user: SessionUser | null, group: ExpectedGroup): string {
  const address = typed(EXPECTED_GROUPS[group], user);
  const found = visit(user, address);
  if (found.kind === 'show') return found.shown;
  if (found.kind === 'landing') return 'landing';
  if (found.to.startsWith('/start')) return 'start';
  if (found.to !== '/') return /^\/\w+\/\d+\/dashboard$/.test(found.to) ? 'home' : found.to;
  return user ? 'back' : visit(user, '/').kind;
}

describe('the access table of the design', () => {
  const cells = EXPECTED.flatMap(([group, row]) =>
    Object.entries(row).map(([kind, expected]) => [kind as keyof typeof row, group, expected] as const),
  );

  test.each(cells)('%s at %s: %s', (kind, group, expected) => {
    expect(kindOf(sellerOf(kind), group)).toBe(expected);
  });

  test.each(EXPECTED)('an admin at %s sees what the seller sees, plus the admin permissions', (group, row) => {
    expect(kindOf(sellerOf('admin'), group)).toBe(group === 'permissions' ? 'screen' : row.demo);
  });
});

describe('the addresses of the specification', () => {
  const PLATFORMS = ['all', 'ebay', 'amazon'] as const;
  const OPEN = [
    '/terms-and-conditions',
    '/sign-up',
    '/start',
    '/submit-request',
    '/submit-request/success',
    '/checkout/monthly/billing',
    '/checkout/yearly/billing',
    '/checkout/monthly/payment',
    '/checkout/yearly/payment',
  ];
  const SIGNED_IN = [
    '/shipping',
    '/returns',
    '/user/profile',
    '/user/profile/settings',
    '/user/profile/financial-details',
    '/user/profile/third-party-tools/channeladvisor',
    '/user/accounts',
    '/user/accounts/11',
    '/user/invoices',
    '/user/plans',
    '/terms-and-conditions',
    '/terms-and-conditions/shipping',
    '/checkout/pending/creditcard?checkout_id=chk_1',
    '/checkout/success',
    '/checkout/error',
    '/payment/paypal',
    '/token',
    '/token/new',
    '/submit-request',
    '/submit-request/success',
    '/all/11/tools/conversion-charts/default',
    '/all/11/tools/conversion-charts/single',
    '/all/11/tools/conversion-charts/single/7',
    '/all/12/tools/descriptions',
    '/all/12/tools/translation-engines',
    '/all/12/tools/translation-manager',
    '/ebay/11/tools/shipping-manager',
    '/ebay/11/tools/shipping-manager/profile',
    '/ebay/11/tools/shipping-manager/profile/7',
    '/ebay/11/tools/bulk-request',
    '/amazon/12/tools/repricer',
    '/ebay/11/marketing',
    '/ebay/11/marketing/settings',
    '/ebay/11/products/settings',
    '/cdiscount/11/onboarding',
    ...PLATFORMS.flatMap((platform) =>
      ['dashboard', 'onboarding', 'products', 'products/listed', 'products/in-translation', 'products/no-shipping']
        .concat('products/blocked', 'orders', 'tools/bulk-request/success', 'tools/blacklist', 'tools/price-adjustment')
        .map((rest) => `/${platform}/${platform === 'amazon' ? 12 : 11}/${rest}`),
    ).filter((address) => !address.startsWith('/all/11/onboarding')),
  ];

  test.each(SIGNED_IN)('%s is a separate screen for a seller with everything', (address) => {
    expect(visit(demo, address)).toMatchObject({ kind: 'show', shown: 'screen' });
  });

  test.each(OPEN.flatMap((address) => KINDS.map((kind) => [address, kind] as const)))(
    '%s is open to %s',
    (address, kind) => {
      expect(visit(sellerOf(kind), address)).toMatchObject({ kind: 'show', shown: 'screen' });
    },
  );

  test.each(KINDS)('a checkout without a step begins with its first one for %s', (kind) => {
    const to = '/checkout/yearly/billing?plan=growth';
    expect(visit(sellerOf(kind), '/checkout/yearly?plan=growth')).toEqual({ kind: 'go', to });
  });

  test.each(['/password-reset/submit-email', '/password-reset/submit-password?token=t'])(
    '%s is for signed-out visitors',
    (address) => {
      expect(visit(null, address)).toMatchObject({ kind: 'show', shown: 'screen' });
      expect(visit(demo, address)).toEqual({ kind: 'go', to: '/' });
    },
  );

  test('the permissions screen is for admins', () => {
    expect(visit(demo, '/user/permissions')).toMatchObject({ shown: 'noaccess', route: { id: 'permissions' } });
    expect(visit(sellerOf('admin'), '/user/permissions')).toMatchObject({ shown: 'screen' });
  });

  test.each(KINDS)('every address resolves for %s', (kind) => {
    const user = sellerOf(kind);
    const patterns = [...ROUTES.map(({ path }) => path), ...REDIRECTS.map(([from]) => from), '/', '/nowhere/at/all'];
    for (const pattern of patterns) {
      const { way, end } = follow(user, typed(pattern, user));
      expect([pattern, way.length <= 4, end.kind]).toEqual([pattern, true, expect.stringMatching(/^(show|landing)$/)]);
    }
  });
});

describe('a redirected address', () => {
  test.each([
    ['/', '/ebay/11/dashboard'],
    ['/profile/accounts/new-token?x=1', '/token?x=1'],
    ['/nowhere/at/all?x=1', '/'],
    ['/dashboard?x=1', '/ebay/11/dashboard?x=1'],
    ['/dashboard/amazon?x=1', '/amazon/12/dashboard?x=1'],
    ['/products?x=1&y=a%20b', '/ebay/11/products?x=1&y=a%20b'],
    ['/products/ebay/listed?x=1', '/ebay/11/products/listed?x=1'],
    ['/products/all/blocked', '/all/11/products/blocked'],
    ['/orders?x=1', '/ebay/11/orders?x=1'],
    ['/orders/amazon?x=1', '/amazon/12/orders?x=1'],
    ['/tools/conversion-charts?x=1', '/all/11/tools/conversion-charts/default?x=1'],
    ['/tools/translation-manager?x=1', '/all/11/tools/translation-manager?x=1'],
    ['/tools/blacklist?x=1', '/ebay/11/tools/blacklist?x=1'],
    ['/tools/blacklist/amazon?x=1', '/amazon/12/tools/blacklist?x=1'],
    ['/tools/price-adjustment?x=1', '/ebay/11/tools/price-adjustment?x=1'],
    ['/tools/price-adjustment/amazon?x=1', '/amazon/12/tools/price-adjustment?x=1'],
    ['/tools/shipping-manager?x=1', '/ebay/11/tools/shipping-manager?x=1'],
    ['/tools/shipping-manager/profile?x=1', '/ebay/11/tools/shipping-manager/profile?x=1'],
    ['/tools/shipping-manager/profile/7?x=1', '/ebay/11/tools/shipping-manager/profile/7?x=1'],
    ['/tools/bulk-request?x=1', '/ebay/11/tools/bulk-request?x=1'],
    ['/tools/repricer?x=1', '/amazon/12/tools/repricer?x=1'],
    ['/profile?x=1', '/user/profile?x=1'],
    ['/profile/accounts?x=1', '/user/accounts?x=1'],
    ['/plans?x=1', '/user/plans?x=1'],
    ['/ebay-promoted-listings?x=1', '/ebay/11/marketing?x=1'],
    ['/ebay-promoted-listings-settings?x=1', '/ebay/11/marketing/settings?x=1'],
    ['/cdiscount-dashboard?x=1', '/cdiscount/11/dashboard?x=1'],
    ['/cdiscount-onboarding?x=1', '/cdiscount/11/onboarding?x=1'],
    ['/amazon-onboarding?x=1', '/amazon/12/onboarding?x=1'],
    ['/ebay-onboarding?x=1', '/ebay/11/onboarding?x=1'],
    ['/extended-producer-responsibility?x=1', '/ebay/11/products/settings?x=1'],
    ['/ebay/11', '/ebay/11/dashboard'],
    ['/all/12/marketing', '/ebay/11/marketing'],
    ['/amazon/12/tools/translation-manager?x=1', '/all/12/tools/translation-manager?x=1'],
    ['/dashboard/etsy?x=1', '/'],
    ['/etsy/11/dashboard', '/'],
  ])('%s redirects to %s', (from, to) => {
    expect(visit(demo, from)).toEqual({ kind: 'go', to });
  });

  test('leads a newcomer to the start page, whatever the address, except to a checkout', () => {
    for (const [from] of REDIRECTS.filter((redirect) => !redirect[0].startsWith('/checkout/'))) {
      expect(visit(sellerOf('new'), typed(from, sellerOf('new')))).toEqual({ kind: 'go', to: '/start' });
    }
  });

  test('is remembered for a visitor, who returns to it after signing in', () => {
    expect(visit(null, '/products?x=1')).toEqual({ kind: 'go', to: '/', redirectTo: '/products?x=1' });
    expect(visit(null, '/ebay/11/orders?x=1')).toEqual({ kind: 'go', to: '/', redirectTo: '/ebay/11/orders?x=1' });
    expect(visit(null, '/nowhere/at/all')).toEqual({ kind: 'go', to: '/' });
  });

  test('keeps the query of a marketplace’s consent page through the root redirect', () => {
    expect(visit(demo, '/?onboarding=ebay')).toEqual({ kind: 'go', to: '/ebay/11/dashboard?onboarding=ebay' });
    expect(visit(sellerOf('new'), '/?fail_type=declined')).toEqual({ kind: 'go', to: '/start?fail_type=declined' });
  });
});

describe('the account in the address', () => {
  const second = { id: 21, platform: 'ebay', site: 'DE', status: 'ACTIVE' } as const;
  const withTwo = sellerWith({ ...USER_KINDS.demo, accounts: [...USER_KINDS.demo.accounts, second] });
  const onSecond = { scope: 'ebay', accountId: 21 } as const;

  test.each(['99', '12', '011', '1e1', 'x'])(
    '%s on eBay belongs to nobody there: redirect to the first account’s dashboard',
    (word) => {
      expect(visit(demo, `/ebay/${word}/products?x=1`)).toEqual({ kind: 'go', to: '/ebay/11/dashboard' });
    },
  );

  test('under all is the active one, otherwise the first', () => {
    expect(visit(withTwo, '/all/99/products', onSecond)).toEqual({ kind: 'go', to: '/all/21/dashboard' });
    expect(visit(withTwo, '/all/99/products')).toEqual({ kind: 'go', to: '/all/11/dashboard' });
    expect(visit(withTwo, '/all/12/products')).toMatchObject({
      at: { scope: 'all', platform: 'amazon', account: { id: 12 } },
    });
  });

  test('fills addresses without an account, and stays active there', () => {
    expect(visit(withTwo, '/products', onSecond)).toEqual({ kind: 'go', to: '/ebay/21/products' });
    expect(visit(withTwo, '/', onSecond)).toEqual({ kind: 'go', to: '/ebay/21/dashboard' });
    expect(visit(withTwo, '/orders/amazon', onSecond)).toEqual({ kind: 'go', to: '/amazon/12/orders' });
  });

  test('in a tool for all accounts keeps the active platform', () => {
    const found = visit(withTwo, '/all/21/tools/translation-manager');
    if (found.kind !== 'show' || !found.at) throw new Error('not shown');
    expect(activeAt(found.route, found.at, { scope: 'ebay', accountId: 11 })).toEqual({ scope: 'ebay', accountId: 21 });
    expect(activeAt(found.route, found.at, { scope: 'all', accountId: 11 })).toEqual({ scope: 'all', accountId: 21 });
    expect(activeAt(found.route, found.at, null)).toEqual({ scope: 'ebay', accountId: 21 });
  });

  test('of another seller is ignored', () => {
    expect(activeFor(demo, { scope: 'ebay', accountId: 99 })).toMatchObject({ scope: 'ebay', account: { id: 11 } });
    expect(activeFor(demo, { scope: 'ebay', accountId: 12 })).toMatchObject({ scope: 'ebay', account: { id: 11 } });
    const soldOnAmazon = { id: 31, platform: 'amazon', site: 'DE', status: 'ACTIVE' } as const;
    const withoutEbayShop = sellerWith({ ...USER_KINDS.demo, accounts: [soldOnAmazon] });
    expect(activeFor(withoutEbayShop, null)).toMatchObject({ scope: 'amazon', account: { id: 31 } });
  });

  test('of a platform without an account redirects to its onboarding', () => {
    const trial = sellerWith({ ...USER_KINDS.trial, accounts: [] });
    expect(visit(trial, '/ebay/11/products')).toEqual({ kind: 'go', to: '/ebay/0/onboarding' });
    expect(visit(trial, '/ebay/0/onboarding')).toMatchObject({ kind: 'show', shown: 'screen', at: null });
    expect(visit(trial, '/')).toEqual({ kind: 'go', to: '/onboarding' });
    expect(visit(trial, '/onboarding')).toMatchObject({ kind: 'show', shown: 'screen' });
    expect(visit(demo, '/onboarding')).toEqual({ kind: 'go', to: '/' });
  });

  test('is checked after the platform that the seller lacks', () => {
    expect(visit(sellerOf('trial'), '/amazon/11/orders')).toMatchObject({ shown: 'noaccess', route: { id: 'orders' } });
  });
});

describe('the table of routes', () => {
  test('contains each address once', () => {
    const addresses = [...ROUTES.map(({ path }) => path), ...REDIRECTS.map(([from]) => from)];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(ROUTES.map((route: Route) => [route.path, route] as const))(
    '%s is matched by its own pattern',
    (path, route) => {
      const user = sellerWith({ ...USER_KINDS.demo, adminUserId: 1 });
      const filled = fillPath(
        path,
        {
          tab: 'listed',
          itemId: '7',
          orderId: '7',
          runId: '7',
          slug: 'x',
          accountId: '11',
          profile: '7',
          type: 'x',
          paymentMethodType: 'x',
        },
        user,
        null,
      );
      const found = visit(path.startsWith('/password-reset') ? null : user, filled ?? '');
      if (route.id === 'onboarding' || route.id === 'welcome') expect(found).toEqual({ kind: 'go', to: '/' });
      else expect(found).toMatchObject({ kind: 'show', route: { id: route.id, path } });
    },
  );
});

describe('returning from a channel’s registration', () => {
  const amazonShop = { id: 31, platform: 'amazon', site: 'DE', status: 'ACTIVE' } as const;
  const registering = sellerWith({
    ...USER_KINDS.demo,
    accounts: [...USER_KINDS.demo.accounts, amazonShop],
    ongoingOnboardings: ['amazon'],
  });

  test('with success continues the onboarding of the newest account', () => {
    expect(visit(registering, '/?onboarding=amazon')).toEqual({
      kind: 'go',
      to: '/amazon/31/onboarding?onboarding=amazon',
    });
  });

  test('with a failed checkout continues the onboarding at the checkout', () => {
    expect(visit(registering, '/?onboarding=amazon&fail_type=checkout_failed')).toEqual({
      kind: 'go',
      to: '/amazon/31/onboarding?onboarding=amazon&fail_type=checkout_failed',
    });
  });

  test.each(['already_connected', 'duplicated', 'declined'])(
    '%s leads to the dashboard, which shows the reason',
    (reason) => {
      const search = `?onboarding=amazon&fail_type=${reason}`;
      const { end, way } = follow(registering, `/${search}`);
      expect(end).toMatchObject({ kind: 'show', route: { id: 'dashboard' } });
      expect(way.at(-1)).toContain(search);
    },
  );

  test('with success and no onboarding in progress only shows a message', () => {
    const { end } = follow(demo, '/?onboarding=amazon');
    expect(end).toMatchObject({ kind: 'show', route: { id: 'dashboard' } });
  });

  test('continues in every tab where eBay’s onboarding began, once it has its account', () => {
    const connected = sellerWith({ ...USER_KINDS.demo, ongoingOnboardings: ['ebay'] });
    expect(visit(connected, '/onboarding?onboarding=ebay&fail_type=declined')).toEqual({
      kind: 'go',
      to: '/ebay/11/onboarding',
    });
  });

  test('with a failed consent leads a newcomer back to its start', () => {
    const begun = sellerWith({ ...USER_KINDS.new, ongoingOnboardings: ['ebay'], chosenOnboardingPlatform: 'ebay' });
    expect(follow(begun, '/?onboarding=ebay&fail_type=declined').way.at(-1)).toBe(
      '/onboarding?onboarding=ebay&fail_type=declined',
    );
  });
});
