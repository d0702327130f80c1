import type { Platform } from '../sites.ts';
import type { PermissionFlag } from './permissions.ts';

/** A platform, or `all`, which exists in portal paths only. */
export type PlatformScope = Platform | 'all';

/** The rules for a group of routes and for the API calls behind it. */
export interface GroupRule {
  /** Without a session: show the screen, or the landing and sign-in screen. */
  readonly signedOut: 'screen' | 'landing';
  /** In onboarding-only mode: show the screen, or redirect to `/start`. */
  readonly newcomer: 'screen' | 'start';
  /** With all platforms deleted: show the screen, or redirect to `/`. */
  readonly deleted: 'screen' | 'back';
  /** With a session: `back` redirects to `/`; `screen` goes on to the rules below. */
  readonly signedIn: 'screen' | 'back';
  /** The platform in the route: a fixed one, or any. */
  readonly platform?: PlatformScope | 'any';
  /** The route connects a platform, so the user need not have it yet. */
  readonly isConnecting?: true;
  /** The replacement for a pre-trial ESB user. */
  readonly preTrialESB?: 'upgrade' | 'module';
  /** The plan must grant one of these entitlements; otherwise the disabled-module screen shows. */
  readonly plan?: readonly PermissionFlag[];
  /** The user needs all of these flags; otherwise the no-access placeholder shows. A visitor needs none. */
  readonly needs?: readonly PermissionFlag[];
}

const everybody = { signedOut: 'screen', newcomer: 'screen', deleted: 'screen', signedIn: 'screen' } as const;
const ofUser = { signedOut: 'landing', newcomer: 'screen', deleted: 'screen', signedIn: 'screen' } as const;
const signedIn = { signedOut: 'landing', newcomer: 'start', deleted: 'back', signedIn: 'screen' } as const;
const onAny = { ...signedIn, platform: 'any' } as const;
const onAll = { ...signedIn, platform: 'all' } as const;
const onEbay = { ...signedIn, platform: 'ebay' } as const;
const onAmazon = { ...signedIn, platform: 'amazon' } as const;

const products = { ...onAny, preTrialESB: 'module', plan: ['paying', 'passive', 'trial', 'returningAmazonUser'] } as const;
const sales = { preTrialESB: 'module', plan: ['paying', 'trial', 'trialESB'] } as const;

const table = {
  root: { ...signedIn, newcomer: 'start' },
  unknown: { ...signedIn, signedIn: 'back' },

  // These routes are always mounted.
  checkout: everybody,
  signUp: everybody,
  start: everybody,
  submitRequest: everybody,
  terms: everybody,
  help: { ...everybody, needs: ['helpCentre'] },
  invitation: everybody,

  passwordReset: { ...everybody, newcomer: 'start', deleted: 'back', signedIn: 'back' },

  profile: ofUser,
  accounts: ofUser,
  invoices: ofUser,
  plans: ofUser,
  team: ofUser,
  permissions: { ...ofUser, needs: ['admin'] },
  // A new user who buys a plan returns here.
  checkoutResult: ofUser,
  // A new user confirms a payment before there is a shop.
  payment: ofUser,

  welcome: signedIn,
  onboarding: signedIn,
  shipping: signedIn,
  returns: signedIn,
  token: { ...signedIn, needs: ['token-management-enabled'] },

  dashboard: { ...onAny, preTrialESB: 'upgrade' },
  channelOnboarding: { ...onAny, isConnecting: true },
  products,
  categories: products,
  productSettings: { ...products, platform: 'ebay' },
  publishing: products,
  listingFlows: { ...products, platform: 'ebay', needs: ['listing-flows-enabled'] },
  orders: { ...onAny, ...sales, needs: ['order-management-enabled'] },
  marketing: { ...onEbay, ...sales },
  repricer: { ...onAmazon, needs: ['amazon', 'repricer-enabled'] },
  bulk: { ...onEbay, needs: ['bulkItemRequest'] },
  bulkSuccess: { ...onAny, needs: ['bulkItemRequest'] },
  blacklist: { ...onAny, needs: ['blacklist'] },
  shippingManager: { ...onEbay, needs: ['shipping-profiles-enabled'] },
  glossary: onAll,
  compliance: onAll,
  charts: { ...onAll, needs: ['sizes-api-enabled'] },
  priceAdjustment: { ...onAny, needs: ['price-rules-enabled'] },
} as const satisfies Record<string, GroupRule>;

export type RouteGroup = keyof typeof table;
export const ROUTE_GROUPS: Readonly<Record<RouteGroup, GroupRule>> = table;
export const ROUTE_GROUP_NAMES = Object.keys(table) as readonly RouteGroup[];
