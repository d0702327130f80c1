import type { LoadableRoom } from '@quayside/i18n/load';
import type { RouteGroup } from '@quayside/kernel';
import type { ScreenName } from '../screens.ts';

export interface RouteEntry {
  /** Names the view, in messages (`frame:view.…`) and in code. */
  readonly id: string;
  /** Where it is; `:platform` is one of all, ebay, amazon, cdiscount, and `:account` a number. */
  readonly path: string;
  /** What decides who may see it, in the kernel. */
  readonly group: RouteGroup;
  /** `not-built` says so, under the view's name, until the capability is there. */
  readonly screen: ScreenName;
  /** The screen for whoever is not signed in, where it is another one. */
  readonly visitorScreen?: ScreenName;
  /** The rooms whose words the screen says, beside the frame's own. */
  readonly rooms: readonly LoadableRoom[];
  /** A step or an end of some way: nobody goes there out of the blue, so the command palette leaves it out. */
  readonly isStep?: true;
}

/** The words of what stands around every screen, signed in or not. */
export const FRAME_ROOMS = ['frame', 'places', 'widgets', 'notifications'] as const satisfies readonly LoadableRoom[];
export const VISITOR_FRAME_ROOMS = ['frame'] as const satisfies readonly LoadableRoom[];

const NOT_BUILT = { screen: 'not-built', rooms: [] } as const;

/** Every address that shows something (specification, section 2). Others lead elsewhere: `redirects.data.ts`. */
export const ROUTES = [
  // Whoever comes, signed in or not.
  { id: 'signUp', path: '/sign-up', group: 'signUp', screen: 'sign-up', rooms: ['security', 'session', 'widgets'], isStep: true },
  { id: 'start', path: '/start', group: 'start', screen: 'start', visitorScreen: 'sign-up', rooms: ['onboarding', 'accounts', 'security', 'session', 'widgets'], isStep: true },
  { id: 'checkout', path: '/checkout/monthly/billing', group: 'checkout', ...NOT_BUILT, isStep: true },
  { id: 'checkout', path: '/checkout/monthly/payment', group: 'checkout', ...NOT_BUILT, isStep: true },
  { id: 'checkout', path: '/checkout/yearly/billing', group: 'checkout', ...NOT_BUILT, isStep: true },
  { id: 'checkout', path: '/checkout/yearly/payment', group: 'checkout', ...NOT_BUILT, isStep: true },
  { id: 'submitRequest', path: '/submit-request', group: 'submitRequest', screen: 'submit-request', rooms: ['support', 'widgets'] },
  { id: 'requestSent', path: '/submit-request/success', group: 'submitRequest', screen: 'request-sent', rooms: ['support'], isStep: true },
  { id: 'invitation', path: '/invitation', group: 'invitation', screen: 'invitation', rooms: ['team', 'session'], isStep: true },
  { id: 'confirmEmail', path: '/confirm-email', group: 'invitation', screen: 'confirm-email', rooms: ['security', 'session'], isStep: true },
  { id: 'terms', path: '/terms-and-conditions/*', group: 'terms', screen: 'terms-and-conditions', rooms: ['terms-of-service', 'widgets'] },

  // Only signed out.
  { id: 'passwordReset', path: '/password-reset/submit-email', group: 'passwordReset', screen: 'submit-email', rooms: ['security', 'session'], isStep: true },
  { id: 'passwordReset', path: '/password-reset/submit-password', group: 'passwordReset', screen: 'submit-password', rooms: ['security', 'session'], isStep: true },

  // The user's own area.
  { id: 'profile', path: '/user/profile', group: 'profile', ...NOT_BUILT },
  { id: 'profileSettings', path: '/user/profile/settings', group: 'profile', screen: 'profile-settings', rooms: ['security', 'session'] },
  { id: 'financialDetails', path: '/user/profile/financial-details', group: 'profile', ...NOT_BUILT },
  { id: 'channelAdvisor', path: '/user/profile/third-party-tools/channeladvisor', group: 'profile', ...NOT_BUILT },
  { id: 'accounts', path: '/user/accounts', group: 'accounts', screen: 'accounts', rooms: ['accounts', 'onboarding', 'publishing'] },
  { id: 'accountDetails', path: '/user/accounts/:accountId', group: 'accounts', screen: 'account', rooms: ['accounts', 'publishing', 'health'], isStep: true },
  { id: 'invoices', path: '/user/invoices', group: 'invoices', ...NOT_BUILT },
  { id: 'plans', path: '/user/plans', group: 'plans', ...NOT_BUILT },
  { id: 'team', path: '/user/team', group: 'team', screen: 'team', rooms: ['team'] },
  { id: 'history', path: '/user/history', group: 'profile', screen: 'history', rooms: ['history'] },
  { id: 'permissions', path: '/user/permissions', group: 'permissions', screen: 'permissions', rooms: ['entitlements', 'acting'] },
  { id: 'checkoutResult', path: '/checkout/pending/:paymentMethodType', group: 'checkoutResult', ...NOT_BUILT, isStep: true },
  { id: 'checkoutResult', path: '/checkout/success', group: 'checkoutResult', ...NOT_BUILT, isStep: true },
  { id: 'checkoutResult', path: '/checkout/error', group: 'checkoutResult', ...NOT_BUILT, isStep: true },
  { id: 'payment', path: '/payment/:type', group: 'payment', ...NOT_BUILT, isStep: true },
  { id: 'token', path: '/token/*', group: 'token', screen: 'token', rooms: ['accounts', 'onboarding'], isStep: true },
  { id: 'onboarding', path: '/onboarding/*', group: 'onboarding', screen: 'onboarding', rooms: ['onboarding', 'accounts', 'widgets'], isStep: true },
  { id: 'shipping', path: '/shipping', group: 'shipping', screen: 'service', rooms: [] },
  { id: 'returns', path: '/returns', group: 'returns', screen: 'service', rooms: [] },

  // A platform's and an account's.
  { id: 'dashboard', path: '/:platform/:account/dashboard', group: 'dashboard', screen: 'dashboard', rooms: ['dashboards', 'accounts', 'onboarding', 'health'] },
  { id: 'channelOnboarding', path: '/:platform/:account/onboarding', group: 'channelOnboarding', screen: 'onboarding', rooms: ['onboarding', 'accounts', 'widgets'], isStep: true },
  { id: 'products', path: '/:platform/:account/products/:tab?', group: 'products', screen: 'products', rooms: ['products', 'accounts'] },
  { id: 'item', path: '/:platform/:account/products/item/:itemId', group: 'products', screen: 'item', rooms: ['products', 'publishing', 'history'], isStep: true },
  { id: 'productSettings', path: '/ebay/:account/products/settings', group: 'productSettings', ...NOT_BUILT },
  { id: 'publishing', path: '/:platform/:account/publish', group: 'publishing', screen: 'runs', rooms: ['publishing'] },
  { id: 'run', path: '/:platform/:account/publish/:runId', group: 'publishing', screen: 'run', rooms: ['publishing'], isStep: true },
  { id: 'orders', path: '/:platform/:account/orders', group: 'orders', screen: 'orders', rooms: ['orders'] },
  { id: 'charts', path: '/all/:account/tools/conversion-charts/default', group: 'charts', ...NOT_BUILT },
  { id: 'glossary', path: '/all/:account/tools/translation-manager', group: 'glossary', screen: 'glossary', rooms: ['glossary'] },
  { id: 'blacklist', path: '/:platform/:account/tools/blacklist', group: 'blacklist', ...NOT_BUILT },
  { id: 'priceAdjustment', path: '/:platform/:account/tools/price-adjustment', group: 'priceAdjustment', screen: 'price-adjustment', rooms: ['pricing'] },
  { id: 'shippingManager', path: '/ebay/:account/tools/shipping-manager', group: 'shippingManager', ...NOT_BUILT },
  { id: 'shippingProfile', path: '/ebay/:account/tools/shipping-manager/profile/:profile?', group: 'shippingManager', ...NOT_BUILT, isStep: true },
  { id: 'bulk', path: '/ebay/:account/tools/bulk-request', group: 'bulk', ...NOT_BUILT },
  { id: 'bulkDone', path: '/:platform/:account/tools/bulk-request/success', group: 'bulkSuccess', ...NOT_BUILT, isStep: true },
  { id: 'repricer', path: '/amazon/:account/tools/repricer', group: 'repricer', ...NOT_BUILT },
  { id: 'marketing', path: '/ebay/:account/marketing', group: 'marketing', ...NOT_BUILT },
  { id: 'marketingSettings', path: '/ebay/:account/marketing/settings', group: 'marketing', ...NOT_BUILT },
] as const satisfies readonly RouteEntry[];

export type ViewName = (typeof ROUTES)[number]['id'];

/** A row of the table as code meets it. */
export type Route = RouteEntry & { readonly id: ViewName };
