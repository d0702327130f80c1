import { advertised, ENTITLEMENTS, GRANT_PLACES, grantsOf, PLAN_IDS } from '@quayside/kernel';
import { USER_KINDS, type UserKind } from '@quayside/kernel/access/kinds';
import { describe, expect, test } from 'vitest';
import { destinationOf, onAccount, screensFor } from './destinations.ts';
import { resolveAddress } from './resolve.ts';
import { ROUTES, type Route } from './routes.data.ts';
import { sellerWith } from './sellers.fixture.ts';

const EVERY_WAY = { hasChat: true, hasRequestForm: true };
const demo = sellerWith(USER_KINDS.demo);
const admin = sellerWith(USER_KINDS.admin);
const routeOf = (id: string) => ROUTES.find((route: Route) => route.id === id) ?? null;

test.each(Object.keys(USER_KINDS) as UserKind[])('every entry offered to %s leads to a screen', (kind) => {
  const user = sellerWith(USER_KINDS[kind]);
  const places = screensFor(user, null);
  expect(places.length).toBeGreaterThan(0);
  for (const { to } of places) {
    expect([to, resolveAddress({ user, pathname: to, search: '', active: null })]).toEqual([
      to,
      expect.objectContaining({ kind: 'show', shown: 'screen' }),
    ]);
  }
});

test.each(Object.keys(USER_KINDS) as UserKind[])(
  'the whole route table gives the same result for each link of %s',
  (kind) => {
    const user = sellerWith(USER_KINDS[kind]);
    for (const { id } of ROUTES.filter((route: Route) => !route.isStep)) {
      const link = destinationOf(id, user, null);
      if (!link) continue;
      const found = resolveAddress({ user, pathname: link.to, search: '', active: null });
      expect([link.to, found]).toEqual([link.to, expect.objectContaining({ kind: 'show', shown: link.shown })]);
      expect(found.kind === 'show' && found.route.id).toBe(id);
    }
  },
);

test('a seller with everything is offered every screen, except intermediate steps', () => {
  const views = screensFor(admin, null).map(({ view }) => view);
  expect(views.toSorted()).toEqual(
    ROUTES.filter((route: Route) => !route.isStep)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each(PLAN_IDS.flatMap((plan) => advertised(grantsOf(plan), EVERY_WAY).map((name) => [plan, name] as const)))(
  'the plan %s leads from %s on its card to a screen that works',
  (_plan, name) => {
    const place = GRANT_PLACES[name];
    // The chat is part of every screen.
    if (place === 'chat') return;
    const route = ROUTES.find(({ group }: Route) => group === place);
    const user = sellerWith({ ...USER_KINDS.demo, entitlements: { ...ENTITLEMENTS, [name]: true } });
    expect(route && destinationOf(route.id, user, null)?.shown).toBe('screen');
  },
);

describe('the link to a view', () => {
  test('stays on its own platform, with the active account if it is there', () => {
    expect(destinationOf('shippingManager', demo, { scope: 'amazon', accountId: 12 })?.to).toBe(
      '/ebay/11/tools/shipping-manager',
    );
    expect(destinationOf('orders', demo, { scope: 'amazon', accountId: 12 })?.to).toBe('/amazon/12/orders');
    expect(destinationOf('glossary', demo, { scope: 'amazon', accountId: 12 })?.to).toBe(
      '/all/12/tools/translation-manager',
    );
  });

  test('leads to screens that a plan would unlock, and to no forbidden screen', () => {
    expect(destinationOf('orders', sellerWith(USER_KINDS.passive), null)?.shown).toBe('module');
    expect(destinationOf('permissions', demo, null)).toBeNull();
  });

  test('to the dashboard is hidden before an ESB seller’s trial', () => {
    expect(destinationOf('dashboard', sellerWith(USER_KINDS.pretrial), null)).toBeNull();
    expect(destinationOf('products', sellerWith(USER_KINDS.pretrial), null)?.shown).toBe('module');
  });
});

describe('switching accounts', () => {
  const [ebay, amazon] = demo.accounts;
  if (!ebay || !amazon) throw new Error('the demo seller has two accounts');

  test.each([
    ['orders', '/amazon/12/orders'],
    ['products', '/amazon/12/products'],
    ['item', '/amazon/12/dashboard'],
    ['marketing', '/amazon/12/dashboard'],
    ['accounts', '/amazon/12/dashboard'],
  ])('from %s leads to %s', (view, to) => {
    expect(onAccount(routeOf(view), demo, 'amazon', amazon)).toBe(to);
  });

  test('to all accounts keeps the screen', () => {
    expect(onAccount(routeOf('orders'), demo, 'all', ebay)).toBe('/all/11/orders');
  });
});
