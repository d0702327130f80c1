import english from '@quayside/i18n/messages/en/toasts.json';
import { describe, expect, test } from 'vitest';
import { isToastShownTo } from './toast-audience.ts';
import { TOASTS, type ToastEvent, type ToastSpec } from './toasts.data.ts';

const GENERIC = 'Looks like something went wrong on our side. Please, try again.';

/** Every text that section 8 of the specification gives verbatim, with its title. */
const GIVEN: readonly [ToastEvent, string | null, string][] = [
  ['genericError', 'Oops!', GENERIC],
  ['chartConflict', 'There is a conflict!', 'You already have a custom chart for this brand and category.'],
  ['adRatesFailed', 'Oops!', 'Unfortunately, we are unable to change ad rates right now. Please try again later.'],
  ['existingAccount', null, 'It seems that you already have an account.'],
];

/** The successes that section 8 shows at the top right. */
const SUCCESSES: readonly ToastEvent[] = [
  'freeShippingSaved',
  'countryUsageSaved',
  'itemConditionSaved',
  'vatSettingsSaved',
  'productsUnblocked',
  'repricingEnabled',
  'repricingDisabled',
  'shippingProfileCreated',
  'shippingProfileUpdated',
  'shippingProfileRemoved',
  'countrySettingsDefault',
  'countrySettingsCustom',
  'countrySettingsExcluded',
  'chartCreated',
  'chartUpdated',
  'chartRemoved',
  'pricingRuleSaved',
  'repricingSettingsSaved',
  'keywordsBlacklisted',
  'keywordUpdated',
  'keywordsRemoved',
  'termsAdded',
  'termsRemoved',
  'translationsAdded',
  'planChangeRequested',
  'passwordRequested',
  'passwordReset',
  'passwordChanged',
  'contactDetailsSaved',
  'financialDetailsSaved',
  'thirdPartyToolSaved',
  'tokenValid',
  'flowCreated',
  'flowUpdated',
  'settingUpdated',
  'translateAndListPostponed',
  'translateAndListStarted',
  'ebayAccountConnected',
  'amazonAccountConnected',
];

function say(key: string): string | undefined {
  let node: unknown = english;
  for (const step of key.split('.')) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined;
  }
  return typeof node === 'string' ? node : undefined;
}

describe('the catalogue', () => {
  test.each(GIVEN)('shows the exact text of %s', (event, title, text) => {
    const spec: ToastSpec = TOASTS[event];
    expect(spec.title === undefined ? null : say(spec.title)).toBe(title);
    expect(say(spec.text)).toBe(text);
  });

  test('creating and changing a chart have their own failure toasts', () => {
    expect(TOASTS.chartCreateFailed.kind).toBe('error');
    expect(TOASTS.chartUpdateFailed.kind).toBe('error');
  });

  test.each(SUCCESSES)('shows %s briefly at the top right', (event) => {
    expect(TOASTS[event]).toMatchObject({ kind: 'success', place: 'top-right', isDismissible: true });
    expect(TOASTS[event].closesAfterMs).toBeGreaterThan(1_000);
  });

  test('shows blocked products as a warning in the same place', () => {
    expect(TOASTS.productsBlocked).toMatchObject({ kind: 'warning', place: 'top-right' });
  });

  test('says how long a VAT change takes and how to go back', () => {
    expect(say(TOASTS.vatSettingsSaved.text)).toMatch(/up to 3 business days.*reverse.*support/);
  });

  test('shows an existing account at the top until it is closed, with two links', () => {
    expect(TOASTS.existingAccount).toMatchObject({ kind: 'info', place: 'top-center', closesAfterMs: null });
    expect(TOASTS.existingAccount.actions.map(({ label, to }) => [say(label), to])).toEqual([
      ['Sign in', '/'],
      ['Contact support', '/submit-request'],
    ]);
  });

  test('confirms copied text at the bottom for one second, and cannot be closed', () => {
    expect(TOASTS.copied).toMatchObject({
      kind: 'info',
      place: 'bottom-center',
      closesAfterMs: 1_000,
      isDismissible: false,
    });
  });

  test.each(Object.entries<ToastSpec>(TOASTS))('has a text for %s', (_event, spec) => {
    expect(say(spec.text) ?? say(`${spec.text}_other`)).toBeTruthy();
    if (spec.title) expect(say(spec.title)).toBeTruthy();
  });
});

describe('a user without a platform', () => {
  test('sees no toast about an updated setting, and all other toasts', () => {
    const silent = Object.entries<ToastSpec>(TOASTS).filter(
      ([, spec]) => !isToastShownTo(spec, { isPlatformless: true }),
    );
    expect(silent.map(([event]) => event)).toEqual(['settingUpdated']);
    expect(isToastShownTo(TOASTS.settingUpdated, { isPlatformless: false })).toBe(true);
    expect(isToastShownTo(TOASTS.settingUpdated, null)).toBe(true);
  });
});
