import type { ProductSettingsInput, ProductSettingsView } from '@quayside/contract';
import { countryUsageOf } from '@quayside/kernel/product-settings';
import type { ToastEvent } from '../../lib/toasts/toasts.data.ts';

/** The toast of a setting of all countries. */
const STANDARD = {
  freeShipping: 'freeShippingSaved',
  itemCondition: 'itemConditionSaved',
  vatFree: 'vatSettingsSaved',
} as const satisfies Partial<Record<string, ToastEvent>>;

/** The toast of a change to which the seller has consented. @param before the settings that it changes */
export function toastOf(before: ProductSettingsView, input: ProductSettingsInput): ToastEvent {
  if (input.site === null) {
    const names = Object.keys(STANDARD) as (keyof typeof STANDARD)[];
    const changed = names.find((name) => before.standard[name] !== input.settings[name]);
    return STANDARD[changed ?? 'freeShipping'];
  }
  const country = before.countries.find(({ site }) => site === input.site);
  if (country?.isExcluded !== input.settings.isExcluded) return 'countryUsageSaved';
  return countryUsageOf(input.settings) === 'default' ? 'countrySettingsDefault' : 'countrySettingsCustom';
}
