import type { RouteGroup } from '@quayside/kernel';
import type { MessageRoom } from '../../lib/i18n/i18n.ts';
import type { ScreenModule } from '../screen-module.ts';

/**
 * All screens, each in its own chunk: a feature's screen, or several features combined in `app/screens/`. `ROUTES` states their addresses.
 */
export const SCREENS = {
  account: () => import('../screens/account.tsx'),
  accounts: async () => ({ Screen: (await import('../../features/accounts/accounts-screen.tsx')).AccountsScreen }),
  blacklist: () => import('../screens/blacklist.tsx'),
  bulk: async () => ({ Screen: (await import('../../features/bulk/bulk-screen.tsx')).BulkScreen }),
  'bulk-done': async () => ({ Screen: (await import('../../features/bulk/bulk-done-screen.tsx')).BulkDoneScreen }),
  'billing-step': async () => ({
    Screen: (await import('../../features/billing/checkout/billing-step-screen.tsx')).BillingStepScreen,
  }),
  'channel-advisor': async () => ({
    Screen: (await import('../../features/profile/channel-advisor-screen.tsx')).ChannelAdvisorScreen,
  }),
  categories: async () => ({
    Screen: (await import('../../features/categories/categories-screen.tsx')).CategoriesScreen,
  }),
  chart: async () => ({ Screen: (await import('../../features/charts/chart-screen.tsx')).ChartScreen }),
  charts: async () => ({ Screen: (await import('../../features/charts/charts-screen.tsx')).ChartsScreen }),
  'checkout-error': async () => ({
    Screen: (await import('../../features/billing/checkout/result-screens.tsx')).CheckoutErrorScreen,
  }),
  'checkout-pending': async () => ({
    Screen: (await import('../../features/billing/checkout/pending-screen.tsx')).PendingScreen,
  }),
  'checkout-success': async () => ({
    Screen: (await import('../../features/billing/checkout/result-screens.tsx')).CheckoutSuccessScreen,
  }),
  compliance: async () => ({
    Screen: (await import('../../features/compliance/compliance-screen.tsx')).ComplianceScreen,
  }),
  'confirm-email': async () => ({
    Screen: (await import('../../features/session/mailbox/confirm-email-screen.tsx')).ConfirmEmailScreen,
  }),
  costs: () => import('../screens/costs.tsx'),
  dashboard: () => import('../screens/dashboard.tsx'),
  descriptions: () => import('../screens/descriptions.tsx'),
  engines: async () => ({ Screen: (await import('../../features/engines/engines-screen.tsx')).EnginesScreen }),
  'financial-details': async () => ({
    Screen: (await import('../../features/billing/financial-details-screen.tsx')).FinancialDetailsScreen,
  }),
  glossary: async () => ({ Screen: (await import('../../features/glossary/glossary-screen.tsx')).GlossaryScreen }),
  help: async () => ({ Screen: (await import('../../features/help/help-screen.tsx')).HelpScreen }),
  'help-article': async () => ({
    Screen: (await import('../../features/help/help-article-screen.tsx')).HelpArticleScreen,
  }),
  history: () => import('../screens/history.tsx'),
  flows: async () => ({ Screen: (await import('../../features/flows/flows-screen.tsx')).FlowsScreen }),
  invitation: () => import('../screens/invitation.tsx'),
  invoices: async () => ({ Screen: (await import('../../features/invoices/invoices-screen.tsx')).InvoicesScreen }),
  item: () => import('../screens/item.tsx'),
  leaving: async () => ({ Screen: (await import('../../features/data-export/leaving-screen.tsx')).LeavingScreen }),
  onboarding: () => import('../screens/onboarding.tsx'),
  order: () => import('../screens/order.tsx'),
  orders: () => import('../screens/orders.tsx'),
  pick: async () => ({ Screen: (await import('../../features/order-actions/pick/pick-screen.tsx')).PickScreen }),
  pack: async () => ({ Screen: (await import('../../features/order-actions/pack/pack-screen.tsx')).PackScreen }),
  payment: async () => ({ Screen: (await import('../../features/billing/payment-screen.tsx')).PaymentScreen }),
  'payment-step': async () => ({
    Screen: (await import('../../features/billing/checkout/payment-step-screen.tsx')).PaymentStepScreen,
  }),
  permissions: () => import('../screens/permissions.tsx'),
  plans: async () => ({ Screen: (await import('../../features/billing/plans-screen.tsx')).PlansScreen }),
  'held-prices': () => import('../screens/held-prices.tsx'),
  'price-adjustment': () => import('../screens/price-adjustment.tsx'),
  profile: async () => ({ Screen: (await import('../../features/profile/profile-screen.tsx')).ProfileScreen }),
  'profile-settings': async () => ({
    Screen: (await import('../../features/session/settings/sign-in-settings-screen.tsx')).SignInSettingsScreen,
  }),
  optimizer: () => import('../screens/optimizer.tsx'),
  'product-settings': () => import('../screens/product-settings.tsx'),
  promotions: () => import('../screens/promotions.tsx'),
  'promotion-settings': () => import('../screens/promotion-settings.tsx'),
  products: () => import('../screens/products.tsx'),
  repricer: () => import('../screens/repricer.tsx'),
  'request-sent': async () => ({
    Screen: (await import('../../features/support/request-sent-screen.tsx')).RequestSentScreen,
  }),
  run: async () => ({ Screen: (await import('../../features/publishing/run-screen.tsx')).RunScreen }),
  runs: async () => ({ Screen: (await import('../../features/publishing/runs-screen.tsx')).RunsScreen }),
  service: () => import('../screens/service.tsx'),
  'shipping-manager': () => import('../screens/shipping-manager.tsx'),
  'shipping-profile': () => import('../screens/shipping-profile.tsx'),
  'sign-up': async () => ({ Screen: (await import('../../features/session/sign-up/sign-up-screen.tsx')).SignUpScreen }),
  start: () => import('../screens/start.tsx'),
  welcome: async () => ({ Screen: (await import('../../features/entitlements/welcome-screen.tsx')).WelcomeScreen }),
  'submit-email': async () => ({
    Screen: (await import('../../features/session/password-reset/submit-email-screen.tsx')).SubmitEmailScreen,
  }),
  'submit-password': async () => ({
    Screen: (await import('../../features/session/password-reset/submit-password-screen.tsx')).SubmitPasswordScreen,
  }),
  'submit-request': async () => ({ Screen: (await import('../../features/support/support-screen.tsx')).SupportScreen }),
  team: async () => ({ Screen: (await import('../../features/team/team-screen.tsx')).TeamScreen }),
  'terms-and-conditions': async () => ({
    Screen: (await import('../../features/terms-of-service/terms-screen.tsx')).TermsScreen,
  }),
  memory: async () => ({ Screen: (await import('../../features/translations/memory/memory-screen.tsx')).MemoryScreen }),
  titles: () => import('../screens/titles.tsx'),
  token: async () => ({ Screen: (await import('../../features/accounts/connect/token-screen.tsx')).TokenScreen }),
} as const satisfies Record<string, () => Promise<ScreenModule>>;

export type ScreenName = keyof typeof SCREENS;

/** The main menu and the columns of the More menu. */
export type Menu = 'main' | 'general' | 'ebay' | 'amazon';

/** Screens that belong together: each shows tabs to the others. The message `area.<name>` names the tabs. */
export type Area = 'products' | 'orders' | 'marketing' | 'texts' | 'prices' | 'sites' | 'user';

export interface RouteEntry {
  /** The view's name in code. Its name for people is the message `screens.<id>` of its room. */
  readonly id: string;
  /** The address pattern; `:platform` is all, ebay, amazon or cdiscount, and `:account` a number. */
  readonly path: string;
  /** The kernel's route group, which decides who may see it. */
  readonly group: RouteGroup;
  readonly screen: ScreenName;
  /** A different screen for visitors without a session. */
  readonly visitorScreen?: ScreenName;
  /** The menus with a link to it. */
  readonly menus?: readonly Menu[];
  /** The area that it has a tab in. A menu that links to one screen of an area leads to all of them. */
  readonly area?: Area;
  /** The message files that the screen needs in addition to the frame's. */
  readonly rooms: readonly MessageRoom[];
  /** A step within a flow. The command palette omits it, because nobody opens it directly. */
  readonly isStep?: true;
}

/** The message files of the frame, with and without a session. */
export const FRAME_ROOMS = ['frame', 'places', 'widgets', 'notifications'] as const satisfies readonly MessageRoom[];
export const VISITOR_FRAME_ROOMS = ['frame'] as const satisfies readonly MessageRoom[];

/**
 * Every address with a screen (specification, section 2), in the order of the menus. `redirects.data.ts` has the
 * remaining addresses.
 */
export const ROUTES = [
  // Public, with and without a session.
  { id: 'signUp', path: '/sign-up', group: 'signUp', screen: 'sign-up', rooms: ['security', 'session', 'widgets'], isStep: true },
  { id: 'start', path: '/start', group: 'start', screen: 'start', visitorScreen: 'sign-up', rooms: ['onboarding', 'accounts', 'security', 'session', 'widgets'], isStep: true },
  { id: 'welcome', path: '/welcome', group: 'welcome', screen: 'welcome', rooms: ['entitlements'], isStep: true },
  { id: 'checkout', path: '/checkout/monthly/billing', group: 'checkout', screen: 'billing-step', visitorScreen: 'sign-up', rooms: ['billing', 'security', 'session', 'widgets'], isStep: true },
  { id: 'checkout', path: '/checkout/monthly/payment', group: 'checkout', screen: 'payment-step', visitorScreen: 'sign-up', rooms: ['billing', 'security', 'session', 'widgets'], isStep: true },
  { id: 'checkout', path: '/checkout/yearly/billing', group: 'checkout', screen: 'billing-step', visitorScreen: 'sign-up', rooms: ['billing', 'security', 'session', 'widgets'], isStep: true },
  { id: 'checkout', path: '/checkout/yearly/payment', group: 'checkout', screen: 'payment-step', visitorScreen: 'sign-up', rooms: ['billing', 'security', 'session', 'widgets'], isStep: true },
  { id: 'submitRequest', path: '/submit-request', group: 'submitRequest', screen: 'submit-request', rooms: ['support', 'widgets'] },
  { id: 'requestSent', path: '/submit-request/success', group: 'submitRequest', screen: 'request-sent', rooms: ['support'], isStep: true },
  { id: 'invitation', path: '/invitation', group: 'invitation', screen: 'invitation', rooms: ['team', 'session'], isStep: true },
  { id: 'confirmEmail', path: '/confirm-email', group: 'invitation', screen: 'confirm-email', rooms: ['security', 'session'], isStep: true },
  { id: 'terms', path: '/terms-and-conditions/*', group: 'terms', screen: 'terms-and-conditions', rooms: ['terms-of-service', 'widgets'] },
  { id: 'help', path: '/help', group: 'help', screen: 'help', rooms: ['help'] },
  { id: 'helpArticle', path: '/help/:slug', group: 'help', screen: 'help-article', rooms: ['help'], isStep: true },

  // Signed out only.
  { id: 'passwordReset', path: '/password-reset/submit-email', group: 'passwordReset', screen: 'submit-email', rooms: ['security', 'session'], isStep: true },
  { id: 'passwordReset', path: '/password-reset/submit-password', group: 'passwordReset', screen: 'submit-password', rooms: ['security', 'session'], isStep: true },

  // A platform and its accounts.
  { id: 'onboarding', path: '/onboarding/*', group: 'onboarding', screen: 'onboarding', rooms: ['onboarding', 'accounts', 'taxes', 'widgets'], isStep: true },
  { id: 'dashboard', path: '/:platform/:account/dashboard', group: 'dashboard', screen: 'dashboard', menus: ['main'], rooms: ['dashboards', 'accounts', 'onboarding', 'health'] },
  { id: 'channelOnboarding', path: '/:platform/:account/onboarding', group: 'channelOnboarding', screen: 'onboarding', rooms: ['onboarding', 'accounts', 'taxes', 'widgets'], isStep: true },
  { id: 'products', path: '/:platform/:account/products/:tab?', group: 'products', screen: 'products', menus: ['main'], area: 'products', rooms: ['products', 'accounts', 'views'] },
  { id: 'item', path: '/:platform/:account/products/item/:itemId', group: 'products', screen: 'item', rooms: ['products', 'publishing', 'widgets'], isStep: true },
  { id: 'publishing', path: '/:platform/:account/publish', group: 'publishing', screen: 'runs', area: 'products', rooms: ['publishing'] },
  { id: 'run', path: '/:platform/:account/publish/:runId', group: 'publishing', screen: 'run', rooms: ['publishing', 'glossary'], isStep: true },
  { id: 'orders', path: '/:platform/:account/orders', group: 'orders', screen: 'orders', menus: ['main'], area: 'orders', rooms: ['orders', 'order-actions', 'files', 'views'] },
  { id: 'pack', path: '/:platform/:account/orders/pack', group: 'orders', screen: 'pack', area: 'orders', rooms: ['order-actions'] },
  { id: 'pick', path: '/:platform/:account/orders/pick', group: 'orders', screen: 'pick', area: 'orders', rooms: ['order-actions'] },
  { id: 'order', path: '/:platform/:account/orders/:orderId', group: 'orders', screen: 'order', rooms: ['orders', 'order-actions', 'history'], isStep: true },
  { id: 'shipping', path: '/shipping', group: 'shipping', screen: 'service', menus: ['main'], rooms: [] },
  { id: 'returns', path: '/returns', group: 'returns', screen: 'service', menus: ['main'], rooms: [] },
  { id: 'marketing', path: '/ebay/:account/marketing', group: 'marketing', screen: 'promotions', menus: ['main'], area: 'marketing', rooms: ['promotions', 'widgets'] },

  // Tools.
  { id: 'titles', path: '/:platform/:account/tools/titles', group: 'products', screen: 'titles', area: 'texts', rooms: ['translations', 'publishing', 'files', 'glossary'] },
  { id: 'descriptions', path: '/all/:account/tools/descriptions', group: 'glossary', screen: 'descriptions', area: 'texts', rooms: ['descriptions', 'widgets'] },
  { id: 'glossary', path: '/all/:account/tools/translation-manager', group: 'glossary', screen: 'glossary', menus: ['general'], area: 'texts', rooms: ['glossary', 'files'] },
  { id: 'memory', path: '/all/:account/tools/translation-memory', group: 'glossary', screen: 'memory', area: 'texts', rooms: ['translations', 'files'] },
  { id: 'engines', path: '/all/:account/tools/translation-engines', group: 'glossary', screen: 'engines', area: 'texts', rooms: ['engines'] },
  { id: 'charts', path: '/all/:account/tools/conversion-charts/default', group: 'charts', screen: 'charts', menus: ['general'], area: 'sites', rooms: ['charts'] },
  { id: 'chart', path: '/all/:account/tools/conversion-charts/single/:chart?', group: 'charts', screen: 'chart', rooms: ['charts', 'widgets'], isStep: true },
  { id: 'blacklist', path: '/:platform/:account/tools/blacklist', group: 'blacklist', screen: 'blacklist', menus: ['general'], area: 'sites', rooms: ['blacklist', 'widgets', 'files'] },
  { id: 'priceAdjustment', path: '/:platform/:account/tools/price-adjustment', group: 'priceAdjustment', screen: 'price-adjustment', menus: ['general'], area: 'prices', rooms: ['pricing', 'costs'] },
  { id: 'heldPrices', path: '/:platform/:account/tools/prices-held', group: 'priceAdjustment', screen: 'held-prices', area: 'prices', rooms: ['pricing', 'widgets'] },
  { id: 'costs', path: '/:platform/:account/tools/costs', group: 'priceAdjustment', screen: 'costs', area: 'prices', rooms: ['costs', 'widgets', 'files'] },
  { id: 'categories', path: '/:platform/:account/tools/categories', group: 'categories', screen: 'categories', area: 'sites', rooms: ['categories', 'widgets'] },
  { id: 'compliance', path: '/all/:account/tools/product-safety', group: 'compliance', screen: 'compliance', area: 'sites', rooms: ['compliance', 'widgets'] },
  { id: 'shippingManager', path: '/ebay/:account/tools/shipping-manager', group: 'shippingManager', screen: 'shipping-manager', menus: ['ebay'], rooms: ['shipping', 'widgets'] },
  { id: 'shippingProfile', path: '/ebay/:account/tools/shipping-manager/profile/:profile?', group: 'shippingManager', screen: 'shipping-profile', rooms: ['shipping', 'widgets'], isStep: true },
  { id: 'listingFlows', path: '/ebay/:account/publish/flows', group: 'listingFlows', screen: 'flows', area: 'products', rooms: ['flows', 'publishing', 'products', 'widgets'] },
  { id: 'bulk', path: '/ebay/:account/tools/bulk-request', group: 'bulk', screen: 'bulk', menus: ['ebay'], area: 'products', rooms: ['bulk', 'publishing', 'files', 'widgets'] },
  { id: 'bulkDone', path: '/:platform/:account/tools/bulk-request/success', group: 'bulkSuccess', screen: 'bulk-done', rooms: ['bulk', 'publishing', 'files', 'widgets'], isStep: true },
  { id: 'optimizer', path: '/:platform/:account/products/optimizer', group: 'products', screen: 'optimizer', area: 'products', rooms: ['optimizer', 'widgets'] },
  { id: 'productSettings', path: '/ebay/:account/products/settings', group: 'productSettings', screen: 'product-settings', area: 'products', rooms: ['product-settings', 'compliance', 'files', 'widgets'] },
  { id: 'marketingSettings', path: '/ebay/:account/marketing/settings', group: 'marketing', screen: 'promotion-settings', area: 'marketing', rooms: ['promotions', 'widgets'] },
  { id: 'repricer', path: '/amazon/:account/tools/repricer', group: 'repricer', screen: 'repricer', menus: ['amazon'], area: 'prices', rooms: ['repricer', 'widgets'] },

  // The user's own area.
  { id: 'profile', path: '/user/profile', group: 'profile', screen: 'profile', area: 'user', rooms: ['profile', 'widgets'] },
  { id: 'profileSettings', path: '/user/profile/settings', group: 'profile', screen: 'profile-settings', area: 'user', rooms: ['security', 'session'] },
  { id: 'financialDetails', path: '/user/profile/financial-details', group: 'profile', screen: 'financial-details', area: 'user', rooms: ['billing', 'widgets'] },
  { id: 'channelAdvisor', path: '/user/profile/third-party-tools/channeladvisor', group: 'profile', screen: 'channel-advisor', area: 'user', rooms: ['profile'] },
  { id: 'leaving', path: '/user/profile/leaving', group: 'profile', screen: 'leaving', rooms: ['data-export'] },
  { id: 'team', path: '/user/team', group: 'team', screen: 'team', area: 'user', rooms: ['team'] },
  { id: 'history', path: '/user/history', group: 'profile', screen: 'history', area: 'user', rooms: ['history'] },
  { id: 'accounts', path: '/user/accounts', group: 'accounts', screen: 'accounts', menus: ['ebay'], area: 'user', rooms: ['accounts', 'onboarding', 'publishing'] },
  { id: 'accountDetails', path: '/user/accounts/:accountId', group: 'accounts', screen: 'account', rooms: ['accounts', 'markets', 'publishing', 'health'], isStep: true },
  { id: 'invoices', path: '/user/invoices', group: 'invoices', screen: 'invoices', area: 'user', rooms: ['billing', 'invoices'] },
  { id: 'plans', path: '/user/plans', group: 'plans', screen: 'plans', area: 'user', rooms: ['billing'] },
  { id: 'permissions', path: '/user/permissions', group: 'permissions', screen: 'permissions', area: 'user', rooms: ['entitlements', 'acting'] },
  { id: 'checkoutResult', path: '/checkout/pending/:paymentMethodType', group: 'checkoutResult', screen: 'checkout-pending', rooms: ['billing'], isStep: true },
  { id: 'checkoutResult', path: '/checkout/success', group: 'checkoutResult', screen: 'checkout-success', rooms: ['billing'], isStep: true },
  { id: 'checkoutResult', path: '/checkout/error', group: 'checkoutResult', screen: 'checkout-error', rooms: ['billing'], isStep: true },
  { id: 'payment', path: '/payment/:type', group: 'payment', screen: 'payment', rooms: ['billing', 'widgets'], isStep: true },
  { id: 'token', path: '/token/*', group: 'token', screen: 'token', rooms: ['accounts', 'onboarding'], isStep: true },
] as const satisfies readonly RouteEntry[];

export type ViewName = (typeof ROUTES)[number]['id'];

/** A row of the table with its full type. */
export type Route = RouteEntry & { readonly id: ViewName };
