import type { ChangeWord, ShownValue } from '@quayside/contract';
import { CHANGE_WORDS } from '@quayside/contract';
import { type Money, SITES, type Site } from '@quayside/kernel';
import { type CountrySettings, type ListingSettings, STATED_CONDITIONS } from '@quayside/kernel/product-settings';
import { z } from 'zod';

const standard = z.object({
  freeShipping: z.boolean(),
  itemCondition: z.enum(STATED_CONDITIONS),
  vatFree: z.boolean(),
});
const country = z.object({
  isExcluded: z.boolean(),
  freeShipping: standard.shape.freeShipping.nullable(),
  itemCondition: standard.shape.itemCondition.nullable(),
  vatFree: standard.shape.vatFree.nullable(),
});

const place = { accountId: z.number().int(), username: z.string(), since: z.string() };
/** Whose settings change, and how. `since`: the database's time of the preview. */
export const changedSettings = z.union([
  z.object({ ...place, site: z.null(), before: standard, after: standard }),
  z.object({ ...place, site: z.enum(SITES as [Site]), before: country, after: country }),
]);
export type ChangedSettings = z.output<typeof changedSettings>;
export type PlaceSettings = ListingSettings | CountrySettings;

export const PROPERTIES = ['isExcluded', 'freeShipping', 'itemCondition', 'vatFree'] as const;
export type Property = (typeof PROPERTIES)[number];

/** A setting, or what a listing states because of it: what buyers pay for shipping, a condition, whether it says that no VAT is charged. */
export interface SettingsValue {
  readonly of: 'setting' | 'listing';
  readonly property: Property;
  /** Of a setting, null follows the account's own. Of a listing, `isExcluded` is whether it has ended. */
  readonly value: boolean | string | Money | null;
}

const isWord = (text: string): text is ChangeWord => (CHANGE_WORDS as readonly string[]).includes(text);

/** The words for true and for false. */
const WORDS = {
  setting: {
    isExcluded: ['country_excluded', 'country_used'],
    freeShipping: ['shipping_free', 'shipping_paid'],
    vatFree: ['vat_free', 'vat_charged'],
  },
  listing: {
    isExcluded: ['ended', 'listed'],
    freeShipping: ['shipping_free', 'shipping_paid'],
    vatFree: ['vat_free', 'vat_charged'],
  },
} as const;

export function shownSetting({ of, property, value }: SettingsValue): ShownValue {
  const say = (word: ChangeWord): ShownValue => ({ word, text: null });
  if (value === null) return of === 'setting' ? say('as_account') : null;
  if (typeof value === 'object') return value;
  if (typeof value === 'string') {
    if (value === 'home') return say('condition_home');
    return isWord(value) ? say(value) : value;
  }
  if (property === 'itemCondition') return null;
  return say(WORDS[of][property][value ? 0 : 1]);
}

/** What the history keeps: a word without a text, an amount, or null for the end of a listing. */
export function recordedSetting(value: SettingsValue): unknown {
  if (value.of === 'listing' && value.property === 'isExcluded') return null;
  const shown = shownSetting(value);
  return typeof shown === 'object' && shown !== null && 'word' in shown ? { word: shown.word } : shown;
}
