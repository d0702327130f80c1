import type { Target } from './outcome.ts';
import type { UserKind } from './kinds.ts';

/*
 * What each kind of user gets on each route: the table of the design, used by tests of the kernel, the server and the
 * portal.
 */

/** The route groups of the design with an example address; `:platform` stands for the platform of the user kind. */
export const EXPECTED_GROUPS = {
  root: '/',
  dashboard: '/:platform/:account/dashboard',
  products: '/:platform/:account/products',
  orders: '/:platform/:account/orders',
  marketing: '/ebay/:account/marketing',
  repricer: '/amazon/:account/tools/repricer',
  bulk: '/ebay/:account/tools/bulk-request',
  blacklist: '/:platform/:account/tools/blacklist',
  shippingManager: '/ebay/:account/tools/shipping-manager',
  glossary: '/all/:account/tools/translation-manager',
  charts: '/all/:account/tools/conversion-charts/default',
  priceAdjustment: '/:platform/:account/tools/price-adjustment',
  profile: '/user/profile',
  plans: '/user/plans',
  permissions: '/user/permissions',
  unknown: '/nowhere',
  start: '/start',
  checkout: '/checkout/monthly/billing',
  submitRequest: '/submit-request',
  terms: '/terms-and-conditions',
  help: '/help',
  welcome: '/welcome',
} as const satisfies Partial<Record<Target['group'], string>>;
export type ExpectedGroup = keyof typeof EXPECTED_GROUPS;

type Kind = Exclude<UserKind, 'admin'> | 'signed-out';
type Row = readonly [ExpectedGroup, Readonly<Record<Kind, string>>];

const row = (group: ExpectedGroup, signedOut: string, ...kinds: readonly [string, string, string, string, string, string, string]): Row => {
  const [fresh, trial, demo, passive, deleted, pretrial, returning] = kinds;
  return [group, { 'signed-out': signedOut, new: fresh, trial, demo, passive, deleted, pretrial, returning }];
};

//                       signed-out  new         trial       demo        passive     deleted     pretrial    returning
export const EXPECTED: readonly Row[] = [
  row('root',            'landing',  'start',    'home',     'home',     'home',     'landing',  'home',     'home'),
  row('dashboard',       'landing',  'start',    'screen',   'screen',   'screen',   'back',     'upgrade',  'screen'),
  row('products',        'landing',  'start',    'screen',   'screen',   'screen',   'back',     'module',   'screen'),
  row('orders',          'landing',  'start',    'screen',   'screen',   'module',   'back',     'module',   'module'),
  row('marketing',       'landing',  'start',    'screen',   'screen',   'module',   'back',     'module',   'noaccess'),
  row('repricer',        'landing',  'start',    'noaccess', 'screen',   'noaccess', 'back',     'noaccess', 'noaccess'),
  row('bulk',            'landing',  'start',    'noaccess', 'screen',   'noaccess', 'back',     'noaccess', 'noaccess'),
  row('blacklist',       'landing',  'start',    'screen',   'screen',   'screen',   'back',     'screen',   'screen'),
  row('shippingManager', 'landing',  'start',    'screen',   'screen',   'screen',   'back',     'screen',   'noaccess'),
  row('glossary',        'landing',  'start',    'screen',   'screen',   'screen',   'back',     'screen',   'screen'),
  row('charts',          'landing',  'start',    'screen',   'screen',   'screen',   'back',     'screen',   'screen'),
  row('priceAdjustment', 'landing',  'start',    'screen',   'screen',   'screen',   'back',     'screen',   'screen'),
  row('profile',         'landing',  'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('plans',           'landing',  'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('permissions',     'landing',  'noaccess', 'noaccess', 'noaccess', 'noaccess', 'noaccess', 'noaccess', 'noaccess'),
  row('unknown',         'landing',  'start',    'back',     'back',     'back',     'back',     'back',     'back'),
  row('start',           'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('checkout',        'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('submitRequest',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('terms',           'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('help',            'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen',   'screen'),
  row('welcome',         'landing',  'start',    'back',     'back',     'back',     'back',     'back',     'back'),
];
