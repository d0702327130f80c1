import type { PlaceNames } from '@quayside/i18n/countries/names';
import type accounts from '@quayside/i18n/messages/en/accounts.json';
import type acting from '@quayside/i18n/messages/en/acting.json';
import type alerts from '@quayside/i18n/messages/en/alerts.json';
import type app from '@quayside/i18n/messages/en/app.json';
import type billing from '@quayside/i18n/messages/en/billing.json';
import type blacklist from '@quayside/i18n/messages/en/blacklist.json';
import type dashboards from '@quayside/i18n/messages/en/dashboards.json';
import type dataExport from '@quayside/i18n/messages/en/data-export.json';
import type entitlements from '@quayside/i18n/messages/en/entitlements.json';
import type errors from '@quayside/i18n/messages/en/errors.json';
import type frame from '@quayside/i18n/messages/en/frame.json';
import type glossary from '@quayside/i18n/messages/en/glossary.json';
import type health from '@quayside/i18n/messages/en/health.json';
import type help from '@quayside/i18n/messages/en/help.json';
import type history from '@quayside/i18n/messages/en/history.json';
import type invoices from '@quayside/i18n/messages/en/invoices.json';
import type notifications from '@quayside/i18n/messages/en/notifications.json';
import type onboarding from '@quayside/i18n/messages/en/onboarding.json';
import type orderActions from '@quayside/i18n/messages/en/order-actions.json';
import type orders from '@quayside/i18n/messages/en/orders.json';
import type pricing from '@quayside/i18n/messages/en/pricing.json';
import type products from '@quayside/i18n/messages/en/products.json';
import type profile from '@quayside/i18n/messages/en/profile.json';
import type publishing from '@quayside/i18n/messages/en/publishing.json';
import type security from '@quayside/i18n/messages/en/security.json';
import type session from '@quayside/i18n/messages/en/session.json';
import type shipping from '@quayside/i18n/messages/en/shipping.json';
import type support from '@quayside/i18n/messages/en/support.json';
import type surveys from '@quayside/i18n/messages/en/surveys.json';
import type team from '@quayside/i18n/messages/en/team.json';
import type termsOfService from '@quayside/i18n/messages/en/terms-of-service.json';
import type toasts from '@quayside/i18n/messages/en/toasts.json';
import type widgets from '@quayside/i18n/messages/en/widgets.json';

/** Keys are checked against the English messages, so that a sentence that does not exist does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      accounts: typeof accounts;
      acting: typeof acting;
      alerts: typeof alerts;
      app: typeof app;
      billing: typeof billing;
      blacklist: typeof blacklist;
      dashboards: typeof dashboards;
      'data-export': typeof dataExport;
      entitlements: typeof entitlements;
      errors: typeof errors;
      frame: typeof frame;
      glossary: typeof glossary;
      health: typeof health;
      help: typeof help;
      history: typeof history;
      invoices: typeof invoices;
      notifications: typeof notifications;
      onboarding: typeof onboarding;
      'order-actions': typeof orderActions;
      orders: typeof orders;
      places: PlaceNames;
      pricing: typeof pricing;
      products: typeof products;
      profile: typeof profile;
      publishing: typeof publishing;
      security: typeof security;
      session: typeof session;
      shipping: typeof shipping;
      support: typeof support;
      surveys: typeof surveys;
      team: typeof team;
      'terms-of-service': typeof termsOfService;
      toasts: typeof toasts;
      widgets: typeof widgets;
    };
  }
}
