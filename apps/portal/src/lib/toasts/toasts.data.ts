import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';

/** An action that a toast offers. */
export interface ToastAction {
  readonly label: ParseKeys<'toasts'>;
  readonly to: string;
}

/** How an event is shown (specification, section 8). */
export interface ToastSpec {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly place: 'top-right' | 'top-center' | 'bottom-center';
  /** Keys in the message room `toasts`. */
  readonly title?: ParseKeys<'toasts'>;
  readonly text: ParseKeys<'toasts'>;
  /** Null if it stays until the user closes it. */
  readonly closesAfterMs: number | null;
  readonly isDismissible: boolean;
  readonly actions?: readonly ToastAction[];
  /** Not shown to a user without a platform. */
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
    { label: 'action.signIn', to: paths.root },
    { label: 'action.contactSupport', to: paths.submitRequest },
  ],
} as const;

/** All events with toasts. */
export const TOASTS = {
  // What failed
  genericError: { ...FAILED, title: 'genericError.title', text: 'genericError.text' },
  failureMessage: { ...FAILED, title: 'failureMessage.title', text: 'failureMessage.text' },
  chartConflict: { ...FAILED, title: 'chartConflict.title', text: 'chartConflict.text' },
  chartCreateFailed: { ...FAILED, title: 'chartCreateFailed.title', text: 'chartCreateFailed.text' },
  chartUpdateFailed: { ...FAILED, title: 'chartUpdateFailed.title', text: 'chartUpdateFailed.text' },
  adRatesFailed: { ...FAILED, title: 'adRatesFailed.title', text: 'adRatesFailed.text' },

  // Accounts and sign-up
  existingAccount: { ...EXISTING, text: 'existingAccount.text' },
  passwordRequested: { ...DONE, title: 'passwordRequested.title', text: 'passwordRequested.text' },
  passwordReset: { ...DONE, text: 'passwordReset.text' },
  passwordChanged: { ...DONE, text: 'passwordChanged.text' },
  contactDetailsSaved: { ...DONE, text: 'contactDetailsSaved.text' },
  financialDetailsSaved: { ...DONE, text: 'financialDetailsSaved.text' },
  thirdPartyToolSaved: { ...DONE, text: 'thirdPartyToolSaved.text' },
  settingUpdated: { ...SETTING, text: 'settingUpdated.text' },
  planChangeRequested: { ...DONE, title: 'planChangeRequested.title', text: 'planChangeRequested.text' },
  tokenValid: { ...DONE, text: 'tokenValid.text' },
  ebayAccountConnected: { ...DONE, text: 'ebayAccountConnected.text' },
  accountKept: { ...DONE, text: 'accountKept.text' },
  accountKeptPartly: { ...WARNED, closesAfterMs: null, text: 'accountKeptPartly.text' },
  accountLeft: { ...DONE, text: 'accountLeft.text' },
  amazonAccountConnected: { ...DONE, text: 'amazonAccountConnected.text' },

  // Products
  productsBlocked: { ...WARNED, text: 'productsBlocked.text' },
  productsUnblocked: { ...DONE, text: 'productsUnblocked.text' },
  categoryChosen: { ...DONE, text: 'categoryChosen.text' },
  categoryFreed: { ...DONE, text: 'categoryFreed.text' },
  matchDecided: { ...DONE, text: 'matchDecided.text' },
  exemptionDeclared: { ...DONE, text: 'exemptionDeclared.text' },
  specificsGiven: { ...DONE, text: 'specificsGiven.text' },
  freeShippingSaved: { ...DONE, text: 'freeShippingSaved.text' },
  countryUsageSaved: { ...DONE, text: 'countryUsageSaved.text' },
  itemConditionSaved: { ...DONE, text: 'itemConditionSaved.text' },
  vatSettingsSaved: { ...DONE, title: 'vatSettingsSaved.title', text: 'vatSettingsSaved.text' },
  translationsAdded: { ...DONE, text: 'translationsAdded.text' },
  titleSaved: { ...DONE, text: 'titleSaved.text' },
  priceSaved: { ...DONE, text: 'priceSaved.text' },
  stockCounted: { ...DONE, text: 'stockCounted.text' },
  translateAndListStarted: { ...DONE, title: 'translateAndListStarted.title', text: 'translateAndListStarted.text' },
  translateAndListPostponed: { ...DONE, title: 'translateAndListPostponed.title', text: 'translateAndListPostponed.text' },
  flowCreated: { ...DONE, text: 'flowCreated.text' },
  flowUpdated: { ...DONE, text: 'flowUpdated.text' },

  // Prices
  pricingRuleSaved: { ...DONE, text: 'pricingRuleSaved.text' },
  repricingSettingsSaved: { ...DONE, text: 'repricingSettingsSaved.text' },
  repricingEnabled: { ...DONE, text: 'repricingEnabled.text' },
  repricingDisabled: { ...DONE, text: 'repricingDisabled.text' },

  // Shipping
  shippingProfileCreated: { ...DONE, text: 'shippingProfileCreated.text' },
  shippingProfileUpdated: { ...DONE, text: 'shippingProfileUpdated.text' },
  shippingProfileRemoved: { ...DONE, text: 'shippingProfileRemoved.text' },
  shippingProfileAssigned: { ...DONE, text: 'shippingProfileAssigned.text' },
  itemsTakenOut: { ...DONE, text: 'itemsTakenOut.text' },
  itemWeightsSaved: { ...DONE, text: 'itemWeightsSaved.text' },
  countrySettingsDefault: { ...DONE, text: 'countrySettingsDefault.text' },
  countrySettingsCustom: { ...DONE, text: 'countrySettingsCustom.text' },
  countrySettingsExcluded: { ...DONE, text: 'countrySettingsExcluded.text' },

  // Words and sizes
  chartCreated: { ...DONE, text: 'chartCreated.text' },
  chartUpdated: { ...DONE, text: 'chartUpdated.text' },
  chartRemoved: { ...DONE, text: 'chartRemoved.text' },
  keywordsBlacklisted: { ...DONE, text: 'keywordsBlacklisted.text' },
  keywordUpdated: { ...DONE, text: 'keywordUpdated.text' },
  keywordsRemoved: { ...DONE, text: 'keywordsRemoved.text' },
  termsAdded: { ...DONE, text: 'termsAdded.text' },
  termUpdated: { ...DONE, text: 'termUpdated.text' },
  termsRemoved: { ...DONE, text: 'termsRemoved.text' },

  // Team
  invitationSent: { ...DONE, text: 'invitationSent.text' },
  invitationWithdrawn: { ...DONE, text: 'invitationWithdrawn.text' },
  roleChanged: { ...DONE, text: 'roleChanged.text' },
  memberRemoved: { ...DONE, text: 'memberRemoved.text' },

  // Everywhere
  surveyAnswered: { ...DONE, text: 'surveyAnswered.text' },
  copied: { ...COPIED, text: 'copied.text' },
} as const satisfies Readonly<Record<string, ToastSpec>>;

export type ToastEvent = keyof typeof TOASTS;
