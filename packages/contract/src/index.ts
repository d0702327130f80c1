import { accounts, accountsErrors } from './accounts.ts';
import { acting, actingErrors } from './acting.ts';
import { billing, billingErrors } from './billing.ts';
import { blacklist, blacklistErrors } from './blacklist.ts';
import { bulk, bulkErrors } from './bulk.ts';
import type { Call } from './call.ts';
import { categories, categoriesErrors } from './categories.ts';
import { changes, changesErrors } from './changes.ts';
import { charts, chartsErrors } from './charts.ts';
import { closing, closingErrors } from './closing.ts';
import { competitors } from './competitors.ts';
import { compliance } from './compliance.ts';
import { connecting, connectingErrors } from './connecting.ts';
import { costs, costsErrors } from './costs.ts';
import { dashboards } from './dashboards.ts';
import { dataExport, dataExportErrors } from './data-export.ts';
import { descriptions, descriptionsErrors } from './descriptions.ts';
import { diary } from './diary.ts';
import { engineTrust } from './engine-trust.ts';
import { engines, enginesErrors } from './engines.ts';
import { entitlements, entitlementsErrors } from './entitlements.ts';
import { joinErrors, sharedErrors } from './errors.ts';
import { events, eventsErrors } from './events.ts';
import { flows, flowsErrors } from './flows.ts';
import { glossary, glossaryErrors } from './glossary.ts';
import { health, healthErrors } from './health.ts';
import { help, helpErrors } from './help.ts';
import { history } from './history.ts';
import { invoices, invoicesErrors } from './invoices.ts';
import { mailbox, mailboxErrors } from './mailbox.ts';
import { markets, marketsErrors } from './markets.ts';
import { memory, memoryErrors } from './memory.ts';
import { notifications } from './notifications.ts';
import { onboarding, onboardingErrors } from './onboarding.ts';
import { optimizer } from './optimizer.ts';
import { orderActions, orderActionsErrors } from './order-actions.ts';
import { orders, ordersErrors } from './orders.ts';
import { password, passwordErrors } from './password.ts';
import { portal } from './portal.ts';
import { pricing, pricingErrors } from './pricing.ts';
import { productSettings, productSettingsErrors } from './product-settings.ts';
import { products, productsErrors } from './products.ts';
import { profile, profileErrors } from './profile.ts';
import { promotions, promotionsErrors } from './promotions.ts';
import { publishing, publishingErrors } from './publishing.ts';
import { repricer, repricerErrors } from './repricer.ts';
import { secondFactor } from './second-factor.ts';
import { session, sessionErrors } from './session.ts';
import { sheets } from './sheets.ts';
import { shipping, shippingErrors } from './shipping.ts';
import { siteTitles, siteTitlesErrors } from './site-titles.ts';
import { support, supportErrors } from './support.ts';
import { surveys } from './surveys.ts';
import { following, imports, syncErrors } from './sync.ts';
import { tags, tagsErrors } from './tags.ts';
import { taxes, taxesErrors } from './taxes.ts';
import { team, teamErrors } from './team.ts';
import { termsOfService, termsOfServiceErrors } from './terms-of-service.ts';
import { translations, translationsErrors } from './translations.ts';
import { views, viewsErrors } from './views.ts';

export * from './accounts.ts';
export * from './acting.ts';
export * from './billing.ts';
export * from './blacklist.ts';
export * from './bulk.ts';
export * from './call.ts';
export * from './categories.ts';
export * from './changes.ts';
export * from './charts.ts';
export * from './closing.ts';
export * from './competitors.ts';
export * from './compliance.ts';
export * from './connecting.ts';
export * from './costs.ts';
export * from './dashboards.ts';
export * from './data-export.ts';
export * from './descriptions.ts';
export * from './diary.ts';
export * from './ebay-login.ts';
export * from './engine-trust.ts';
export * from './engines.ts';
export * from './entitlements.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './flows.ts';
export * from './glossary.ts';
export * from './health.ts';
export * from './help.ts';
export * from './history.ts';
export * from './invoices.ts';
export * from './mailbox.ts';
export * from './markets.ts';
export * from './memory.ts';
export * from './notifications.ts';
export * from './onboarding.ts';
export * from './optimizer.ts';
export * from './order-actions.ts';
export * from './orders.ts';
export * from './password.ts';
export * from './portal.ts';
export * from './pricing.ts';
export * from './product-settings.ts';
export * from './products.ts';
export * from './profile.ts';
export * from './promotions.ts';
export * from './publishing.ts';
export * from './repricer.ts';
export * from './second-factor.ts';
export * from './seller-file.ts';
export * from './session.ts';
export * from './session-user.ts';
export * from './sheets.ts';
export * from './shipping.ts';
export * from './site-titles.ts';
export * from './support.ts';
export * from './surveys.ts';
export * from './sync.ts';
export * from './tags.ts';
export * from './taxes.ts';
export * from './team.ts';
export * from './terms-of-service.ts';
export * from './translations.ts';
export * from './views.ts';

export const contract = {
  session,
  password,
  mailbox,
  secondFactor,
  entitlements,
  team,
  acting,
  accounts,
  connecting,
  onboarding,
  imports,
  following,
  products,
  productSettings,
  promotions,
  publishing,
  flows,
  translations,
  siteTitles,
  engineTrust,
  markets,
  memory,
  pricing,
  costs,
  repricer,
  glossary,
  engines,
  blacklist,
  bulk,
  categories,
  charts,
  changes,
  orders,
  optimizer,
  orderActions,
  dashboards,
  health,
  history,
  events,
  termsOfService,
  notifications,
  surveys,
  billing,
  invoices,
  profile,
  dataExport,
  closing,
  competitors,
  compliance,
  descriptions,
  sheets,
  shipping,
  tags,
  taxes,
  help,
  support,
  diary,
  portal,
  views,
};

/** The id of a call, `room.verb`. */
export type CallId = {
  [Room in keyof typeof contract]: `${Room}.${keyof (typeof contract)[Room] & string}`;
}[keyof typeof contract];

/** All API calls, for code that must cover every call: OpenAPI, the ownership test, the route check. */
export const allCalls: readonly Call[] = Object.values(contract).flatMap((room) => Object.values<Call>(room));

/** Every error code → its HTTP status. */
export const ERROR_CODES = /* @__PURE__ */ joinErrors([
  sharedErrors,
  accountsErrors,
  actingErrors,
  billingErrors,
  blacklistErrors,
  bulkErrors,
  categoriesErrors,
  changesErrors,
  chartsErrors,
  closingErrors,
  connectingErrors,
  costsErrors,
  dataExportErrors,
  descriptionsErrors,
  enginesErrors,
  entitlementsErrors,
  eventsErrors,
  flowsErrors,
  glossaryErrors,
  healthErrors,
  helpErrors,
  invoicesErrors,
  mailboxErrors,
  marketsErrors,
  memoryErrors,
  onboardingErrors,
  orderActionsErrors,
  ordersErrors,
  passwordErrors,
  pricingErrors,
  productSettingsErrors,
  productsErrors,
  profileErrors,
  promotionsErrors,
  publishingErrors,
  repricerErrors,
  sessionErrors,
  shippingErrors,
  siteTitlesErrors,
  supportErrors,
  syncErrors,
  tagsErrors,
  taxesErrors,
  teamErrors,
  termsOfServiceErrors,
  translationsErrors,
  viewsErrors,
]);

export type ErrorCode = keyof typeof ERROR_CODES;

/** The body of every error response. */
export interface ErrorBody {
  /** A code of ERROR_CODES. */
  readonly error: ErrorCode;
  /** A sentence for people, in the caller's language. */
  readonly error_description: string;
  readonly request_id: string;
  /** Field path → error code of that field. */
  readonly fields?: Readonly<Record<string, string>>;
}
