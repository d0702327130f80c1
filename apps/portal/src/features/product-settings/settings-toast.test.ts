import { DEFAULT_COUNTRY, STANDARD_SETTINGS } from '@quayside/kernel/product-settings';
import { expect, test } from 'vitest';
import { toastOf } from './settings-toast.ts';

const view = {
  standard: STANDARD_SETTINGS,
  countries: [
    { site: 'DE', ...DEFAULT_COUNTRY, listings: 0 },
    { site: 'FR', ...DEFAULT_COUNTRY, isExcluded: true, listings: 0 },
  ],
} as const;

test.each([
  ['freeShippingSaved', { freeShipping: true }],
  ['itemConditionSaved', { itemCondition: 'USED_GOOD' }],
  ['vatSettingsSaved', { vatFree: true }],
] as const)('a setting of all countries shows %s', (toast, settings) => {
  expect(toastOf(view, { site: null, settings: { ...STANDARD_SETTINGS, ...settings } })).toBe(toast);
});

test.each([
  ['countryUsageSaved', 'DE', { isExcluded: true }],
  ['countryUsageSaved', 'FR', {}],
  ['countrySettingsCustom', 'DE', { vatFree: true }],
  ['countrySettingsDefault', 'DE', {}],
] as const)('shows %s after a change in %s to %j', (toast, site, settings) => {
  expect(toastOf(view, { site, settings: { ...DEFAULT_COUNTRY, ...settings } })).toBe(toast);
});
