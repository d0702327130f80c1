import { expect, test } from 'vitest';
import { type Analytics, analyticsFor, anonymousPath, NO_ANALYTICS } from './analytics.ts';

function recorder() {
  const calls: string[] = [];
  const service: Analytics = {
    init: ({ userId, country }) => calls.push(`init ${userId} ${country}`),
    view: (path) => calls.push(`view ${path}`),
    event: (name) => calls.push(`event ${name}`),
  };
  return { calls, service };
}

test('a seller is reported to the configured service', () => {
  const { calls, service } = recorder();
  const analytics = analyticsFor({ adminUserId: null }, service);
  analytics.init({ userId: 4, country: 'GB' });
  analytics.view('/');
  analytics.event('published');
  expect(calls).toEqual(['init 4 GB', 'view /', 'event published']);
});

test('an admin is not reported', () => {
  const { calls, service } = recorder();
  const analytics = analyticsFor({ adminUserId: 1 }, service);
  analytics.init({ userId: 4, country: 'GB' });
  analytics.view('/');
  analytics.event('published');
  expect(calls).toEqual([]);
  expect(analytics).toBe(NO_ANALYTICS);
});

test.each([
  ['/ebay/12/orders', '/ebay/:id/orders'],
  ['/ebay/12/products/item/345', '/ebay/:id/products/item/:id'],
  ['/user/profile', '/user/profile'],
])('for %s the service receives %s', (path, heard) => {
  expect(anonymousPath(path)).toBe(heard);
});
