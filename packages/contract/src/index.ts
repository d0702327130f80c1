import { accounts } from './accounts.ts';
import { acting } from './acting.ts';
import { billing } from './billing.ts';
import { blacklist } from './blacklist.ts';
import type { Call } from './call.ts';
import { categories } from './categories.ts';
import { charts } from './charts.ts';
import { closing } from './closing.ts';
import { compliance } from './compliance.ts';
import { connecting } from './connecting.ts';
import { dashboards } from './dashboards.ts';
import { dataExport } from './data-export.ts';
import { diary } from './diary.ts';
import { engines } from './engines.ts';
import { entitlements } from './entitlements.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { health } from './health.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invoices } from './invoices.ts';
import { mailbox } from './mailbox.ts';
import { memory } from './memory.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { orderActions } from './order-actions.ts';
import { orders } from './orders.ts';
import { password } from './password.ts';
import { portal } from './portal.ts';
import { pricing } from './pricing.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { publishing } from './publishing.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { shipping } from './shipping.ts';
import { siteTitles } from './site-titles.ts';
import { support } from './support.ts';
import { surveys } from './surveys.ts';
import { following, imports } from './sync.ts';
import { taxes } from './taxes.ts';
import { team } from './team.ts';
import { termsOfService } from './terms-of-service.ts';
import { translations } from './translations.ts';

export * from './accounts.ts';
export * from './acting.ts';
export * from './billing.ts';
export * from './blacklist.ts';
export * from './call.ts';
export * from './categories.ts';
export * from './charts.ts';
export * from './closing.ts';
export * from './compliance.ts';
export * from './connecting.ts';
export * from './dashboards.ts';
export * from './data-export.ts';
export * from './diary.ts';
export * from './ebay-login.ts';
export * from './engines.ts';
export * from './entitlements.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './glossary.ts';
export * from './health.ts';
export * from './help.ts';
export * from './history.ts';
export * from './invoices.ts';
export * from './mailbox.ts';
export * from './memory.ts';
export * from './notifications.ts';
export * from './onboarding.ts';
export * from './order-actions.ts';
export * from './orders.ts';
export * from './password.ts';
export * from './portal.ts';
export * from './pricing.ts';
export * from './products.ts';
export * from './profile.ts';
export * from './publishing.ts';
export * from './second-factor.ts';
export * from './session.ts';
export * from './session-user.ts';
export * from './shipping.ts';
export * from './site-titles.ts';
export * from './support.ts';
export * from './surveys.ts';
export * from './sync.ts';
export * from './taxes.ts';
export * from './team.ts';
export * from './terms-of-service.ts';
export * from './translations.ts';

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
  publishing,
  translations,
  siteTitles,
  memory,
  pricing,
  glossary,
  engines,
  blacklist,
  categories,
  charts,
  orders,
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
  compliance,
  shipping,
  taxes,
  help,
  support,
  diary,
  portal,
};

/** All API calls, for code that must cover every call: OpenAPI, the ownership test, the route check. */
export const allCalls: readonly Call[] = Object.values(contract).flatMap((room) => Object.values<Call>(room));
