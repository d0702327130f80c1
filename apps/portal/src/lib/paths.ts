import { NO_ACCOUNT, type PlanChoice, type Platform, type PlatformScope, type Site } from '@quayside/kernel';
import type { SupportSubject } from './support-subjects.ts';

/** All addresses that screens link to; `app/routes/routes.data.ts` maps them to screens. */
interface Scope {
  readonly scope: PlatformScope;
  readonly account: { readonly id: number };
}

const base = ({ scope, account }: Scope) => `/${scope}/${account.id}`;

export const paths = {
  root: '/',
  /** The root, with a flag for a sign-in conflict. */
  signInConflict: '/?sign-in=conflict',
  signUp: '/sign-up',
  submitEmail: '/password-reset/submit-email',
  start: '/start',
  onboarding: '/onboarding',
  /** A platform's onboarding; null while it has no connected account. */
  channelOnboarding: (platform: Platform, accountId: number | null) =>
    `/${platform}/${accountId ?? NO_ACCOUNT}/onboarding`,
  profile: '/user/profile',
  financialDetails: '/user/profile/financial-details',
  /** Focuses the currency field. */
  currency: '/user/profile/financial-details#currency',
  /** Data export and closing of the business. */
  leaving: '/user/profile/leaving',
  channelAdvisor: '/user/profile/third-party-tools/channeladvisor',
  profileSettings: '/user/profile/settings',
  accounts: '/user/accounts',
  account: (accountId: number) => `/user/accounts/${accountId}`,
  /** Connects a new shop or reconnects an existing one. */
  token: '/token',
  tokenFor: (platform: Platform) => `/token?platform=${platform}`,
  tokenOf: (accountId: number) => `/token?account=${accountId}`,
  invoices: '/user/invoices',
  plans: '/user/plans',
  /** A step of the checkout for a plan. */
  checkout: (step: 'billing' | 'payment', { plan, interval }: PlanChoice) =>
    `/checkout/${interval}/${step}?plan=${plan}`,
  checkoutPending: (type: string, checkoutId: string) =>
    `/checkout/pending/${type.toLowerCase()}?checkout_id=${encodeURIComponent(checkoutId)}`,
  checkoutSuccess: '/checkout/success',
  checkoutError: (message: string) => `/checkout/error?message=${encodeURIComponent(message)}`,
  /** Shows and changes the payment method. */
  paymentMethod: '/payment/card',
  permissions: '/user/permissions',
  team: '/user/team',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/confirm-email?token=${encodeURIComponent(token)}`,
  /** The link that confirms the e-mail address of a business’s contact. */
  confirmContact: (userId: number, token: string) =>
    `/confirm-email?contact=${userId}&token=${encodeURIComponent(token)}`,
  terms: '/terms-and-conditions',
  shipping: '/shipping',
  returns: '/returns',
  welcome: '/welcome',
  submitRequest: '/submit-request',
  /** The request form with a preset subject. */
  supportAbout: (subject: SupportSubject) => `/submit-request?about=${subject}`,
  help: '/help',
  helpArticle: (slug: string) => `/help/${slug}`,
  helpSearch: (query: string) => `/help?${new URLSearchParams({ query })}`,
  /** The article about a code of a reason, an alert or an error. */
  helpAbout: (code: string) => `/help?about=${code}`,
  requestSent: '/submit-request/success',
  dashboard: (at: Scope) => `${base(at)}/dashboard`,
  products: (at: Scope, tab?: string) => `${base(at)}/products${tab ? `/${tab}` : ''}`,
  item: (at: Scope, itemId: number) => `${base(at)}/products/item/${itemId}`,
  runs: (at: Scope) => `${base(at)}/publish`,
  listingFlows: (at: Pick<Scope, 'account'>) => `/ebay/${at.account.id}/publish/flows`,
  run: (at: Scope, runId: number) => `${base(at)}/publish/${runId}`,
  bulk: (accountId: number) => `/ebay/${accountId}/tools/bulk-request`,
  bulkDone: (at: Scope) => `${base(at)}/tools/bulk-request/success`,
  orders: (at: Scope) => `${base(at)}/orders`,
  picking: (at: Scope, orderIds: readonly number[]) => `${base(at)}/orders/pick?orders=${orderIds.join(',')}`,
  order: (at: Scope, orderId: number) => `${base(at)}/orders/${orderId}`,
  /** The titles of an account's items on a site that wait for the seller. */
  waitingTitles: (at: Scope, site: Site) => `${base(at)}/tools/titles?site=${site}&show=waiting`,
  heldPrices: (at: Scope) => `${base(at)}/tools/prices-held`,
  priceAdjustment: (at: Scope) => `${base(at)}/tools/price-adjustment`,
  /** Costs and margins; with a site, its assumptions open. */
  costs: (at: Scope, site?: Site) => `${base(at)}/tools/costs${site === undefined ? '' : `?site=${site}`}`,
  blacklist: (at: Scope) => `${base(at)}/tools/blacklist`,
  /** One keyword of the blacklist. */
  keyword: (at: Scope, { keyword, platform }: { readonly keyword: string; readonly platform: PlatformScope }) =>
    `${base(at)}/tools/blacklist?${new URLSearchParams({ keyword, of: platform })}`,
  shippingManager: (at: Pick<Scope, 'account'>) => `/ebay/${at.account.id}/tools/shipping-manager`,
  productSettings: (at: Pick<Scope, 'account'>) => `/ebay/${at.account.id}/products/settings`,
  /** What would help live listings. */
  optimizer: (at: Scope) => `${base(at)}/products/optimizer`,
  marketing: (at: Pick<Scope, 'account'>) => `/ebay/${at.account.id}/marketing`,
  /** A saved profile, or a new one. */
  shippingProfile: (at: Pick<Scope, 'account'>, profileId?: number) =>
    `/ebay/${at.account.id}/tools/shipping-manager/profile${profileId === undefined ? '' : `/${profileId}`}`,
  /** A new default profile, which starts with the proposal for it. */
  shippingProposal: (at: Pick<Scope, 'account'>) =>
    `/ebay/${at.account.id}/tools/shipping-manager/profile?from=proposal`,
  /** Categories and missing specifics of an account's items. */
  categories: (at: Scope) => `${base(at)}/tools/categories`,
  charts: (at: Pick<Scope, 'account'>) => `/all/${at.account.id}/tools/conversion-charts/default`,
  /** A saved chart, a built-in one by its name, or a new one. */
  chart: (at: Pick<Scope, 'account'>, chartId?: number | string) =>
    `/all/${at.account.id}/tools/conversion-charts/single${chartId === undefined ? '' : `/${chartId}`}`,
  /** Manufacturers and producer numbers of the business. */
  compliance: (at: Pick<Scope, 'account'>) => `/all/${at.account.id}/tools/product-safety`,
  engines: (at: Pick<Scope, 'account'>) => `/all/${at.account.id}/tools/translation-engines`,
  glossary: (at: Pick<Scope, 'account'>) => `/all/${at.account.id}/tools/translation-manager`,
};

/** Whether the address is that of `paths.signInConflict`. */
export function isSignInConflict(query: URLSearchParams): boolean {
  return query.get('sign-in') === 'conflict';
}

const REDIRECT_KEY = 'redirectTo';

/**
 * The address to return to after sign-in if it is a path at this origin; otherwise null. Browsers read `//host`, `/\host` and control
 * characters as another origin, so the address is resolved and compared.
 */
export function sameOriginPath(redirectTo: string | null, origin: string): string | null {
  if (!redirectTo?.startsWith('/')) return null;
  try {
    const url = new URL(redirectTo, origin);
    const path = url.pathname + url.search + url.hash;
    // `/.//host` resolves to the path `//host` at this origin, which alone would name another origin.
    return url.origin === origin && new URL(path, origin).origin === origin ? path : null;
  } catch {
    // Not an address at all.
    return null;
  }
}

export function storeRedirect(path: string): void {
  sessionStorage.setItem(REDIRECT_KEY, path);
}

/** The stored address to return to after sign-in, until `forgetRedirect`. */
export function storedRedirect(): string | null {
  return sameOriginPath(sessionStorage.getItem(REDIRECT_KEY), location.origin);
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(REDIRECT_KEY);
}
