import type { Platform } from '../sites.ts';
import type { PermissionFlag } from './permissions.ts';

/** `all` stands beside the platforms in the portal's paths only. */
export type PlatformScope = Platform | 'all';

/** What decides about a group of routes, and about the calls behind it. */
export interface GroupRule {
  /** Without a session: the screen itself, or the landing and sign-in screen. */
  readonly signedOut: 'screen' | 'landing';
  /** In onboarding-only mode: the screen, or on to `/start`. */
  readonly newcomer: 'screen' | 'start';
  /** All platforms deleted: the screen, or back to `/`. */
  readonly deleted: 'screen' | 'back';
  /** Signed in: `back` leads to `/`, where `screen` is judged further by what follows. */
  readonly signedIn: 'screen' | 'back';
  /** The route names a platform: this one, or any of them. */
  readonly platform?: PlatformScope | 'any';
  /** The route is where a platform is connected: it need not be the user's yet. */
  readonly isConnecting?: true;
  /** What a pre-trial ESB user gets instead. */
  readonly preTrialESB?: 'upgrade' | 'module';
  /** A plan must give one of these; else the disabled-module screen. */
  readonly plan?: readonly PermissionFlag[];
  /** All of these; else the no-access placeholder. */
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

  // Always mounted, whoever comes.
  checkout: everybody,
  signUp: everybody,
  start: everybody,
  submitRequest: everybody,
  terms: everybody,
  invitation: everybody,

  passwordReset: { ...everybody, newcomer: 'start', deleted: 'back', signedIn: 'back' },

  profile: ofUser,
  accounts: ofUser,
  invoices: ofUser,
  plans: ofUser,
  team: ofUser,
  permissions: { ...ofUser, needs: ['admin'] },
  // A newcomer who buys a plan comes back here.
  checkoutResult: ofUser,

  onboarding: signedIn,
  shipping: signedIn,
  returns: signedIn,
  payment: signedIn,
  token: signedIn,

  dashboard: { ...onAny, preTrialESB: 'upgrade' },
  channelOnboarding: { ...onAny, isConnecting: true },
  products,
  productSettings: { ...products, platform: 'ebay' },
  publishing: products,
  orders: { ...onAny, ...sales, needs: ['order-management-enabled'] },
  marketing: { ...onEbay, ...sales },
  repricer: { ...onAmazon, needs: ['amazon', 'repricer-enabled'] },
  bulk: { ...onEbay, needs: ['bulkItemRequest'] },
  bulkSuccess: { ...onAny, needs: ['bulkItemRequest'] },
  blacklist: { ...onAny, needs: ['blacklist'] },
  shippingManager: { ...onEbay, needs: ['shipping-profiles-enabled'] },
  glossary: onAll,
  charts: { ...onAll, needs: ['sizes-api-enabled'] },
  priceAdjustment: { ...onAny, needs: ['price-rules-enabled'] },
} as const satisfies Record<string, GroupRule>;

export type RouteGroup = keyof typeof table;
export const ROUTE_GROUPS: Readonly<Record<RouteGroup, GroupRule>> = table;
export const ROUTE_GROUP_NAMES = Object.keys(table) as readonly RouteGroup[];
