/** How registering with a channel ended (specification, section 4). */
export type OnboardingOutcome = 'success' | 'already_registered' | 'other_error';

/** What the seller is told besides: the shop is somebody else's or theirs already, or the connection failed otherwise. */
export type ConnectAlert = 'duplicated' | 'other';

/** The reason that an address brings back: which channel, and what went wrong there; null where nothing did. */
export interface RedirectBack {
  readonly onboarding: string;
  readonly failType: string | null;
}

/** The reason for a checkout that failed: not the connection's, but the plan's. */
export const CHECKOUT_FAIL_TYPE = 'checkout_failed';

/** Of `?onboarding=ebay&fail_type=declined`; null where the address brings no reason back. */
export function readRedirectBack(query: { get(name: string): string | null }): RedirectBack | null {
  const onboarding = query.get('onboarding');
  return onboarding === null ? null : { onboarding, failType: query.get('fail_type') };
}

/** The shop is connected to this user already, or to another one. */
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

/** What the credential form of Cdiscount says about what was typed in. */
export type CredentialStatus = 'VALID' | 'disconnected' | 'internal-error';

const UNKNOWN_MERCHANT = 'Merchant not found.';
/** What an error says that says nothing. */
const NO_MESSAGE = 'Error';

/** @param failure what was said; null where the credentials are good. `isRefused`: the marketplace does not take them. */
export function credentialStatusOf(
  failure: { readonly description?: string | undefined; readonly isRefused?: boolean } | null,
): CredentialStatus {
  if (failure === null) return 'VALID';
  const isUnknown = (failure.description ?? NO_MESSAGE).startsWith(UNKNOWN_MERCHANT);
  return isUnknown || failure.isRefused === true ? 'disconnected' : 'internal-error';
}

/** Days for which a browser remembers that it has been at Cdiscount's onboarding. */
export const CDISCOUNT_COOKIE_DAYS = 365;
/** Days from order to parcel where the seller says nothing else. */
export const DEFAULT_HANDLING_TIME = 1;
