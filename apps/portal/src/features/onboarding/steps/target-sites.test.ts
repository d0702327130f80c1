import { siteEntitlementsOf, sitesOf } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { closedMarkets, targetSites } from './target-sites.ts';

const shop = { id: 1, platform: 'amazon', site: 'DE' } as const;
const order = sitesOf('amazon');
const of = (stored: Parameters<typeof siteEntitlementsOf>[1], answers: Parameters<typeof targetSites>[3] = {}) =>
  targetSites(siteEntitlementsOf(shop, stored), order, 'DE', answers);

test('initially every enabled site is chosen; a disabled site is shown and cannot be chosen', () => {
  const { sites, chosen } = of([{ site: 'IT', isEnabled: false, isTarget: false }]);
  expect(sites.map(({ site }) => site)).toEqual(['ES', 'IT', 'UK', 'FR']);
  expect(sites.find(({ site }) => site === 'IT')).toMatchObject({ isDisabled: true });
  expect(chosen).toEqual(['ES', 'UK', 'FR']);
});

test('with the home currency only, other sites are marked and not chosen', () => {
  const { sites, chosen } = of([], { PayPalMultiCurrency: { accepts_other_currencies: false } });
  expect(sites.filter(({ isOtherCurrency }) => isOtherCurrency).map(({ site }) => site)).toEqual(['UK']);
  expect(chosen).toEqual(['ES', 'IT', 'FR']);
});

test('opened again, the step starts with the stored choice, even if it is empty', () => {
  const target = { site: 'FR', isEnabled: true, isTarget: true } as const;
  expect(of([target], { SelectTargetSites: { sites: ['FR'] } }).chosen).toEqual(['FR']);
  expect(of([], { SelectTargetSites: { sites: [] } }).chosen).toEqual([]);
});

test('a later answer closes the markets that it leaves out, and a first answer closes none', () => {
  const stored = [
    { site: 'FR', isEnabled: true, isTarget: true },
    { site: 'IT', isEnabled: true, isTarget: true },
  ] as const;
  const entitled = siteEntitlementsOf(shop, stored);
  expect(closedMarkets(entitled, { SelectTargetSites: { sites: ['FR', 'IT'] } }, ['IT', 'ES'])).toEqual(['FR']);
  expect(closedMarkets(entitled, {}, [])).toEqual([]);
});
