import type { FrameView } from '../routes/routes.data.ts';

/** The main menu, in its order. */
export const MAIN_VIEWS = [
  'dashboard',
  'products',
  'publishing',
  'orders',
  'shipping',
  'returns',
  'marketing',
] as const satisfies readonly FrameView[];

/** The columns of the More menu. */
export const MORE_COLUMNS = [
  { name: 'general', views: ['titles', 'glossary', 'memory', 'engines', 'charts', 'blacklist', 'priceAdjustment', 'categories', 'compliance'] },
  { name: 'ebay', views: ['shippingManager', 'bulk', 'productSettings', 'marketingSettings', 'accounts'] },
  { name: 'amazon', views: ['repricer'] },
] as const satisfies readonly { readonly name: string; readonly views: readonly FrameView[] }[];

/** The menu of the user area. */
export const USER_VIEWS = [
  'profile',
  'profileSettings',
  'financialDetails',
  'channelAdvisor',
  'team',
  'history',
  'accounts',
  'invoices',
  'plans',
  'permissions',
] as const satisfies readonly FrameView[];
