import { siteEntitlementsOf, sitesOf } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { targetSites } from './target-sites.ts';

const shop = { id: 1, platform: 'amazon', site: 'DE' } as const;
const order = sitesOf('amazon');
const of = (stored: Parameters<typeof siteEntitlementsOf>[1], answers: Parameters<typeof targetSites>[3] = {}) =>
  targetSites(siteEntitlementsOf(shop, stored), order, 'DE', answers);

test('at first every site that is open is chosen; one that is switched off is shown and can not be', () => {
  const { sites, chosen } = of([{ site: 'IT', isEnabled: false, isTarget: false }]);
  expect(sites.map(({ site }) => site)).toEqual(['ES', 'IT', 'UK', 'FR']);
  expect(sites.find(({ site }) => site === 'IT')).toMatchObject({ isDisabled: true });
  expect(chosen).toEqual(['ES', 'UK', 'FR']);
});

test('who takes the home currency only finds the others marked and not chosen', () => {
  const { sites, chosen } = of([], { PayPalMultiCurrency: { accepts_other_currencies: false } });
  expect(sites.filter(({ isOtherCurrency }) => isOtherCurrency).map(({ site }) => site)).toEqual(['UK']);
  expect(chosen).toEqual(['ES', 'IT', 'FR']);
});

test('looked at again, the step begins with what was chosen, be it nothing', () => {
  const target = { site: 'FR', isEnabled: true, isTarget: true } as const;
  expect(of([target], { SelectTargetSites: { sites: ['FR'] } }).chosen).toEqual(['FR']);
  expect(of([], { SelectTargetSites: { sites: [] } }).chosen).toEqual([]);
});
