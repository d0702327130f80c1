import { NO_ACCOUNT, type Platform, type PlatformScope } from '@quayside/kernel';
import type { SupportSubject } from './support-subjects.ts';

/** Addresses that screens lead to are made here; `app/routes/routes.data.ts` says what stands there. */
interface Scope {
  readonly scope: PlatformScope;
  readonly account: { readonly id: number };
}

const base = ({ scope, account }: Scope) => `/${scope}/${account.id}`;

export const paths = {
  root: '/',
  /** The root, told that a sign-in met a conflict. */
  signInConflict: '/?sign-in=conflict',
  signUp: '/sign-up',
  submitEmail: '/password-reset/submit-email',
  start: '/start',
  onboarding: '/onboarding',
  /** A platform's onboarding; null where no account of it is connected yet. */
  channelOnboarding: (platform: Platform, accountId: number | null) =>
    `/${platform}/${accountId ?? NO_ACCOUNT}/onboarding`,
  profile: '/user/profile',
  financialDetails: '/user/profile/financial-details',
  profileSettings: '/user/profile/settings',
  accounts: '/user/accounts',
  account: (accountId: number) => `/user/accounts/${accountId}`,
  /** Where access to a shop is given: to a new one, or again to one that is there. */
  token: '/token',
  tokenFor: (platform: Platform) => `/token?platform=${platform}`,
  tokenOf: (accountId: number) => `/token?account=${accountId}`,
  invoices: '/user/invoices',
  plans: '/user/plans',
  permissions: '/user/permissions',
  team: '/user/team',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/confirm-email?token=${encodeURIComponent(token)}`,
  terms: '/terms-and-conditions',
  shipping: '/shipping',
  returns: '/returns',
  submitRequest: '/submit-request',
  /** The form for a request, with what it is about filled in. */
  supportAbout: (subject: SupportSubject) => `/submit-request?about=${subject}`,
  requestSent: '/submit-request/success',
  dashboard: (at: Scope) => `${base(at)}/dashboard`,
  products: (at: Scope, tab?: string) => `${base(at)}/products${tab ? `/${tab}` : ''}`,
  item: (at: Scope, itemId: number) => `${base(at)}/products/item/${itemId}`,
  runs: (at: Scope) => `${base(at)}/publish`,
  run: (at: Scope, runId: number) => `${base(at)}/publish/${runId}`,
  orders: (at: Scope) => `${base(at)}/orders`,
  priceAdjustment: (at: Scope) => `${base(at)}/tools/price-adjustment`,
  glossary: (at: Pick<Scope, 'account'>) => `/all/${at.account.id}/tools/translation-manager`,
};

/** Whether the root was come to by `paths.signInConflict`. */
export function isSignInConflict(query: URLSearchParams): boolean {
  return query.get('sign-in') === 'conflict';
}

const REDIRECT_KEY = 'redirectTo';

/**
 * Where to go after signing in, where that is a path of this origin; null for anything else. A browser reads `//host`,
 * `/\host` and control characters as another origin, so that the address is resolved and compared, not looked at.
 */
export function sameOriginPath(redirectTo: string | null, origin: string): string | null {
  if (!redirectTo?.startsWith('/')) return null;
  try {
    const url = new URL(redirectTo, origin);
    const path = url.pathname + url.search + url.hash;
    // `/.//host` resolves to this origin's path `//host`, which by itself names another origin.
    return url.origin === origin && new URL(path, origin).origin === origin ? path : null;
  } catch {
    // Not an address at all.
    return null;
  }
}

export function storeRedirect(path: string): void {
  sessionStorage.setItem(REDIRECT_KEY, path);
}

/** Where to go after signing in, as it was stored; it stands until `forgetRedirect`. */
export function storedRedirect(): string | null {
  return sameOriginPath(sessionStorage.getItem(REDIRECT_KEY), location.origin);
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(REDIRECT_KEY);
}
