/** The result of registering with a channel (specification, section 4). */
export type OnboardingOutcome = 'success' | 'already_registered' | 'other_error';

/** The alert of a failed connection: the shop belongs to another user, belongs to this user already, or the connection failed otherwise. */
export type ConnectAlert = 'duplicated' | 'other';

/** The failure that an address reports: the channel and the reason. Null if the address reports none. */
export interface RedirectBack {
  readonly onboarding: string;
  readonly failType: string | null;
}

/** The reason of a failed checkout: the plan failed, not the connection. */
export const CHECKOUT_FAIL_TYPE = 'checkout_failed';

/** Parses `?onboarding=ebay&fail_type=declined`. Null if the address reports no failure. */
export function readRedirectBack(query: { get(name: string): string | null }): RedirectBack | null {
  const onboarding = query.get('onboarding');
  return onboarding === null ? null : { onboarding, failType: query.get('fail_type') };
}

/** The shop is already connected to this user or to another one. */
const ALREADY_REGISTERED: readonly string[] = ['already_registered', 'already_connected', 'duplicated'];

export function onboardingOutcome(failType: string | null): OnboardingOutcome {
  if (failType === null) return 'success';
  return ALREADY_REGISTERED.includes(failType) ? 'already_registered' : 'other_error';
}

export function connectAlertOf(failType: string | null): ConnectAlert | null {
  const outcome = onboardingOutcome(failType);
  if (outcome === 'success') return null;
  return outcome === 'already_registered' ? 'duplicated' : 'other';
}

/** The validation state of the Cdiscount credential form. */
export type CredentialStatus = 'VALID' | 'disconnected' | 'internal-error';

const UNKNOWN_MERCHANT = 'Merchant not found.';
/** The default text of an error without a message. */
const NO_MESSAGE = 'Error';

/** @param failure the error message, null if the credentials are valid; `isRefused`: the marketplace rejected them */
export function credentialStatusOf(
  failure: { readonly description?: string | undefined; readonly isRefused?: boolean } | null,
): CredentialStatus {
  if (failure === null) return 'VALID';
  const isUnknown = (failure.description ?? NO_MESSAGE).startsWith(UNKNOWN_MERCHANT);
  return isUnknown || failure.isRefused === true ? 'disconnected' : 'internal-error';
}

/** Days for which a browser remembers a visit to the Cdiscount onboarding. */
export const CDISCOUNT_COOKIE_DAYS = 365;
/** Default days from order to dispatch. */
export const DEFAULT_HANDLING_TIME = 1;
