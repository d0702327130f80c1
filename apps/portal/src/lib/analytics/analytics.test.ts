import { expect, test } from 'vitest';
import { type Analytics, analyticsFor, anonymousPath, NO_ANALYTICS } from './analytics.ts';

function recorder() {
  const told: string[] = [];
  const service: Analytics = {
    init: ({ userId, country }) => told.push(`init ${userId} ${country}`),
    view: (path) => told.push(`view ${path}`),
    event: (name) => told.push(`event ${name}`),
  };
  return { told, service };
}

test('a seller is measured by whatever service there is', () => {
  const { told, service } = recorder();
  const analytics = analyticsFor({ adminUserId: null }, service);
  analytics.init({ userId: 4, country: 'GB' });
  analytics.view('/');
  analytics.event('published');
  expect(told).toEqual(['init 4 GB', 'view /', 'event published']);
});

test('an admin is measured by none', () => {
  const { told, service } = recorder();
  const analytics = analyticsFor({ adminUserId: 1 }, service);
  analytics.init({ userId: 4, country: 'GB' });
  analytics.view('/');
  analytics.event('published');
  expect(told).toEqual([]);
  expect(analytics).toBe(NO_ANALYTICS);
});

test.each([
  ['/ebay/12/orders', '/ebay/:id/orders'],
  ['/ebay/12/products/item/345', '/ebay/:id/products/item/:id'],
  ['/user/profile', '/user/profile'],
])('of %s it hears %s', (path, heard) => {
  expect(anonymousPath(path)).toBe(heard);
});
