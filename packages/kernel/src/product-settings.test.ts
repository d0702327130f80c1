import { expect, it, test } from 'vitest';
import {
  countryUsageOf,
  DEFAULT_COUNTRY,
  STANDARD_SETTINGS,
  settingsInForce,
  statedCondition,
} from './product-settings.ts';
import { sitesOf } from './sites.ts';
import { saysVatFree } from './vat-free.ts';

it('applies the settings of the account, except where a country has its own', () => {
  const settings = {
    standard: { ...STANDARD_SETTINGS, freeShipping: true },
    countries: new Map([
      ['DE', { ...DEFAULT_COUNTRY, freeShipping: false, vatFree: true }],
      ['FR', { ...DEFAULT_COUNTRY, isExcluded: true }],
    ] as const),
  };
  const standard = { freeShipping: true, itemCondition: 'home', vatFree: false };
  expect(settingsInForce(settings, 'IT')).toEqual({ ...standard, isExcluded: false });
  expect(settingsInForce(settings, 'DE')).toEqual({
    ...standard,
    freeShipping: false,
    vatFree: true,
    isExcluded: false,
  });
  expect(settingsInForce(settings, 'FR')).toEqual({ ...standard, isExcluded: true });
});

test.each([
  ['default', {}],
  ['custom', { freeShipping: false }],
  ['custom', { itemCondition: 'home' }],
  ['excluded', { isExcluded: true, vatFree: true }],
] as const)('the usage of a country is %s with %j', (usage, settings) => {
  expect(countryUsageOf({ ...DEFAULT_COUNTRY, ...settings })).toBe(usage);
});

test.each([
  ['the condition at home', 'NEW', 'home', 'NEW'],
  ['a worse condition than at home', 'NEW', 'USED_EXCELLENT', 'USED_EXCELLENT'],
  ['never a better one', 'USED_ACCEPTABLE', 'NEW_OTHER', 'USED_ACCEPTABLE'],
  [
    'never that defective goods are used ones',
    'FOR_PARTS_OR_NOT_WORKING',
    'USED_ACCEPTABLE',
    'FOR_PARTS_OR_NOT_WORKING',
  ],
  ['defects of new goods', 'NEW_WITH_DEFECTS', 'LIKE_NEW', 'NEW_WITH_DEFECTS'],
  ['a condition that eBay does not know as it is', 'collectible', 'USED_GOOD', 'collectible'],
] as const)('a listing states %s', (_what, atHome, wanted, stated) => {
  expect(statedCondition(atHome, wanted)).toBe(stated);
});

it('says that no VAT is charged in the EU and the United Kingdom', () => {
  expect(sitesOf('ebay').filter(saysVatFree).sort()).toEqual(['AT', 'BEFR', 'DE', 'ES', 'FR', 'IE', 'IT', 'UK']);
});
