import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';

/** What a toast offers to do about what it says. */
export interface ToastAction {
  readonly label: ParseKeys<'toasts'>;
  readonly to: string;
}

/** How one event is said (specification, section 8). */
export interface ToastSpec {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly place: 'top-right' | 'top-center' | 'bottom-center';
  readonly title?: ParseKeys<'toasts'>;
  readonly text: ParseKeys<'toasts'>;
  /** Null: it stays until somebody closes it. */
  readonly closesAfterMs: number | null;
  readonly isDismissible: boolean;
  readonly actions?: readonly ToastAction[];
  /** Not said to a user without a platform. */
  readonly isSilentForPlatformless?: true;
}

const DONE = { kind: 'success', place: 'top-right', closesAfterMs: 6_000, isDismissible: true } as const;
const WARNED = { ...DONE, kind: 'warning' } as const;
const FAILED = { ...DONE, kind: 'error', closesAfterMs: 10_000 } as const;
const SETTING = { ...DONE, isSilentForPlatformless: true } as const;
const COPIED = { kind: 'info', place: 'bottom-center', closesAfterMs: 1_000, isDismissible: false } as const;
const EXISTING = {
  kind: 'info',
  place: 'top-center',
  closesAfterMs: null,
  isDismissible: true,
  actions: [
    { label: 'toasts:action.signIn', to: paths.root },
    { label: 'toasts:action.contactSupport', to: paths.submitRequest },
  ],
} as const;

/** Every event that a toast tells of. */
export const TOASTS = {
  // What failed
  genericError: { ...FAILED, title: 'toasts:genericError.title', text: 'toasts:genericError.text' },
  failureMessage: { ...FAILED, title: 'toasts:failureMessage.title', text: 'toasts:failureMessage.text' },
  chartConflict: { ...FAILED, title: 'toasts:chartConflict.title', text: 'toasts:chartConflict.text' },
  chartCreateFailed: { ...FAILED, title: 'toasts:chartCreateFailed.title', text: 'toasts:chartCreateFailed.text' },
  chartUpdateFailed: { ...FAILED, title: 'toasts:chartUpdateFailed.title', text: 'toasts:chartUpdateFailed.text' },
  adRatesFailed: { ...FAILED, title: 'toasts:adRatesFailed.title', text: 'toasts:adRatesFailed.text' },

  // Accounts and sign-up
  existingAccount: { ...EXISTING, text: 'toasts:existingAccount.text' },
  passwordRequested: { ...DONE, title: 'toasts:passwordRequested.title', text: 'toasts:passwordRequested.text' },
  passwordReset: { ...DONE, text: 'toasts:passwordReset.text' },
  passwordChanged: { ...DONE, text: 'toasts:passwordChanged.text' },
  contactDetailsSaved: { ...DONE, text: 'toasts:contactDetailsSaved.text' },
  financialDetailsSaved: { ...DONE, text: 'toasts:financialDetailsSaved.text' },
  thirdPartyToolSaved: { ...DONE, text: 'toasts:thirdPartyToolSaved.text' },
  settingUpdated: { ...SETTING, text: 'toasts:settingUpdated.text' },
  planChangeRequested: { ...DONE, title: 'toasts:planChangeRequested.title', text: 'toasts:planChangeRequested.text' },
  tokenValid: { ...DONE, text: 'toasts:tokenValid.text' },
  ebayAccountConnected: { ...DONE, text: 'toasts:ebayAccountConnected.text' },
  amazonAccountConnected: { ...DONE, text: 'toasts:amazonAccountConnected.text' },

  // Products
  productsBlocked: { ...WARNED, text: 'toasts:productsBlocked.text' },
  productsUnblocked: { ...DONE, text: 'toasts:productsUnblocked.text' },
  freeShippingSaved: { ...DONE, text: 'toasts:freeShippingSaved.text' },
  countryUsageSaved: { ...DONE, text: 'toasts:countryUsageSaved.text' },
  itemConditionSaved: { ...DONE, text: 'toasts:itemConditionSaved.text' },
  vatSettingsSaved: { ...DONE, title: 'toasts:vatSettingsSaved.title', text: 'toasts:vatSettingsSaved.text' },
  translationsAdded: { ...DONE, text: 'toasts:translationsAdded.text' },
  titleSaved: { ...DONE, text: 'toasts:titleSaved.text' },
  priceSaved: { ...DONE, text: 'toasts:priceSaved.text' },
  stockCounted: { ...DONE, text: 'toasts:stockCounted.text' },
  translateAndListStarted: { ...DONE, title: 'toasts:translateAndListStarted.title', text: 'toasts:translateAndListStarted.text' },
  translateAndListPostponed: { ...DONE, title: 'toasts:translateAndListPostponed.title', text: 'toasts:translateAndListPostponed.text' },
  flowCreated: { ...DONE, text: 'toasts:flowCreated.text' },
  flowUpdated: { ...DONE, text: 'toasts:flowUpdated.text' },

  // Prices
  pricingRuleSaved: { ...DONE, text: 'toasts:pricingRuleSaved.text' },
  repricingSettingsSaved: { ...DONE, text: 'toasts:repricingSettingsSaved.text' },
  repricingEnabled: { ...DONE, text: 'toasts:repricingEnabled.text' },
  repricingDisabled: { ...DONE, text: 'toasts:repricingDisabled.text' },

  // Shipping
  shippingProfileCreated: { ...DONE, text: 'toasts:shippingProfileCreated.text' },
  shippingProfileUpdated: { ...DONE, text: 'toasts:shippingProfileUpdated.text' },
  shippingProfileRemoved: { ...DONE, text: 'toasts:shippingProfileRemoved.text' },
  countrySettingsDefault: { ...DONE, text: 'toasts:countrySettingsDefault.text' },
  countrySettingsCustom: { ...DONE, text: 'toasts:countrySettingsCustom.text' },
  countrySettingsExcluded: { ...DONE, text: 'toasts:countrySettingsExcluded.text' },

  // Words and sizes
  chartCreated: { ...DONE, text: 'toasts:chartCreated.text' },
  chartUpdated: { ...DONE, text: 'toasts:chartUpdated.text' },
  chartRemoved: { ...DONE, text: 'toasts:chartRemoved.text' },
  keywordsBlacklisted: { ...DONE, text: 'toasts:keywordsBlacklisted.text' },
  keywordUpdated: { ...DONE, text: 'toasts:keywordUpdated.text' },
  keywordsRemoved: { ...DONE, text: 'toasts:keywordsRemoved.text' },
  termsAdded: { ...DONE, text: 'toasts:termsAdded.text' },
  termUpdated: { ...DONE, text: 'toasts:termUpdated.text' },
  termsRemoved: { ...DONE, text: 'toasts:termsRemoved.text' },

  // Everywhere
  copied: { ...COPIED, text: 'toasts:copied.text' },
} as const satisfies Readonly<Record<string, ToastSpec>>;

export type ToastEvent = keyof typeof TOASTS;
