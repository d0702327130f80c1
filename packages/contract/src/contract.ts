import { accounts } from './accounts.ts';
import { acting } from './acting.ts';
import type { Call } from './call.ts';
import { connecting } from './connecting.ts';
import { dashboards } from './dashboards.ts';
import { diary } from './diary.ts';
import { entitlements } from './entitlements.ts';
import { events } from './events.ts';
import { glossary } from './glossary.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { mailbox } from './mailbox.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { orders } from './orders.ts';
import { password } from './password.ts';
import { portal } from './portal.ts';
import { pricing } from './pricing.ts';
import { products } from './products.ts';
import { publishing } from './publishing.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { support } from './support.ts';
import { surveys } from './surveys.ts';
import { following, imports } from './sync.ts';
import { team } from './team.ts';
import { termsOfService } from './terms-of-service.ts';
import { translations } from './translations.ts';

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
  pricing,
  glossary,
  orders,
  dashboards,
  health,
  history,
  events,
  termsOfService,
  notifications,
  surveys,
  support,
  diary,
  portal,
};

/** Every call of the API, for whatever must cover them all: OpenAPI, the ownership test, the route check. */
export const allCalls: readonly Call[] = Object.values(contract).flatMap((room) => Object.values<Call>(room));
