import {
  HELP_TOPICS,
  HISTORY_PEOPLE,
  HISTORY_SUBJECTS,
  SUPPORT_TOPICS,
  TERMS_EDITIONS,
  termsFileUri,
} from '@quayside/contract';
import { isPlainName, ROLES } from '@quayside/kernel';
import fc from 'fast-check';
import { limit, oneOf, optional, platform, record, site, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** A name that is acceptable in a mail to a stranger. */
const plainName = word(120).filter(isPlainName);

const locale = optional(fc.constantFrom('de', 'zh-CN', 'pt'));

/** Calls about people and businesses: their logins, their permissions, and messages to them. */
type PeopleRoom =
  | 'session'
  | 'mailbox'
  | 'password'
  | 'secondFactor'
  | 'portal'
  | 'entitlements'
  | 'team'
  | 'acting'
  | 'history'
  | 'events'
  | 'termsOfService'
  | 'notifications'
  | 'surveys'
  | 'help'
  | 'support'
  | 'diary';

export function inputs(mine: Holdings): Pick<ValidInputs, PeopleRoom> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const accountId = oneOf([mine.account.accountId]);
  const itemId = oneOf(mine.itemIds);
  const code = fc.oneof(fc.constantFrom('123456', '0000-0000-0000-0000'), word(40));
  const terms = record({ id, type: fc.constant('wi' as const) });
  const termsAnswer = fc.constantFrom(...TERMS_EDITIONS.wi).chain((edition) =>
    record({
      version: fc.constant(edition.version),
      is_accepted: fc.boolean(),
      file_uri: fc.constantFrom('en', 'de', 'zh').map((language) => termsFileUri('wi', edition, language)),
    }),
  );

  return {
    session: {
      get: fc.constant({}),
      create: record({ body: record({ username: word(254), password: word(200) }) }),
      remove: fc.constant({}),
      listStates: record({ params: users }),
      confirm: record({ body: record({ challenge: word(200), code }) }),
      signUp: record({
        body: record({
          name: plainName,
          business: plainName,
          email: fc.nat(9).map((n) => `Newcomer-${n}@login.example`),
          country: fc.constantFrom('GB', 'DE', 'US', 'CAFR'),
          password: fc.constantFrom('Seaport-7!', 'Passw0rd!', 'short'),
        }),
      }),
      keepLanguage: fc.constant({}),
      list: fc.constant({}),
      revoke: record({ params: record({ sessionId: oneOf(mine.sessionIds) }) }),
      revokeOthers: fc.constant({}),
    },
    mailbox: { send: fc.constant({}), confirm: record({ body: record({ token: word(200) }) }) },
    password: {
      requestReset: record({ body: record({ email: fc.nat(9).map((n) => `Somebody-${n}@login.example`) }) }),
      reset: record({ body: record({ token: word(200), password: word(200) }) }),
      update: record({ body: record({ currentPassword: word(200), newPassword: word(200) }) }),
    },
    secondFactor: {
      get: fc.constant({}),
      create: record({ body: record({ password: word(200) }) }),
      confirm: record({ body: record({ code }) }),
      renewCodes: record({ body: record({ password: word(200), code }) }),
      remove: record({ body: record({ password: word(200), code }) }),
    },
    help: {
      list: record({
        query: record({
          query: optional(text(200)),
          locale,
          topic: optional(fc.constantFrom(...HELP_TOPICS)),
          screen: optional(word(60)),
          about: optional(word(60)),
          limit: optional(fc.integer({ min: 1, max: 100 })),
          offset: optional(fc.integer({ min: 0, max: 10_000 })),
        }),
      }),
      get: record({
        params: record({ slug: fc.constantFrom('getting-started', 'ship-order') }),
        query: record({ locale }),
      }),
    },
    portal: { getSettings: fc.constant({}) },
    entitlements: {
      listSettings: record({ params: users }),
      // Other switches would lock the other calls.
      updateSetting: record({
        params: record({
          id,
          // As path segments, `.` and `..` would lead to another address.
          name: fc.oneof(
            fc.constantFrom('wi-returns-enabled', 'nothing', '__proto__'),
            word(100).filter((name) => name !== '.' && name !== '..'),
          ),
        }),
        body: record({ value: fc.boolean() }),
      }),
      get: record({ params: users }),
      listServices: record({ params: users }),
      update: record({
        params: record({ id, name: fc.constantFrom('can_use_shipping', 'nothing', '__proto__') }),
        body: record({ value: fc.boolean() }),
      }),
      // A page that shows and cannot be closed would refuse the call that closes it.
      updateWelcome: record({
        params: users,
        body: record({
          immediate_opt_out: fc.boolean(),
          show_for_active: fc.boolean(),
          show_for_inactive: fc.boolean(),
        }).filter((page) => page.immediate_opt_out || !(page.show_for_active || page.show_for_inactive)),
      }),
      optOut: record({ params: users }),
      listSites: record({ params: record({ id, accountId }) }),
      // The site of the prepared runs stays enabled, because otherwise they could not be confirmed.
      updateSite: record({
        params: record({ id, accountId, site: site.filter((one) => one !== 'DE') }),
        body: record({ value: fc.boolean() }),
      }),
      updatePlatform: record({
        params: record({ id, platform }),
        body: record({
          state: fc.constant('P' as const),
          programme: optional(text(60)),
          trialLaunched: optional(fc.boolean()),
          is_shipping_for_mp_enabled: optional(fc.boolean()),
        }),
      }),
    },
    team: {
      list: record({ params: users }),
      invite: record({
        params: users,
        body: record({
          email: fc.nat(5).map((n) => `Guest-${n}@login.example`),
          role: fc.constantFrom(...ROLES),
        }),
      }),
      withdraw: record({ params: record({ id, invitationId: oneOf(mine.invitationIds) }) }),
      update: record({
        params: record({ id, loginId: oneOf([mine.memberId, mine.login.loginId]) }),
        body: record({ role: fc.constantFrom(...ROLES) }),
      }),
      remove: record({ params: record({ id, loginId: oneOf([mine.memberId]) }) }),
      open: record({ body: record({ token: word(200) }) }),
      accept: record({
        body: record({ token: word(200), name: optional(plainName), password: optional(word(200)) }),
      }),
      listWorkplaces: fc.constant({}),
      switchWorkplace: record({
        body: record({ user_id: fc.constantFrom(mine.login.userId, mine.login.userId, 1_000_000_007) }),
      }),
    },
    acting: {
      listSellers: record({ query: record({ query: optional(text(200)), limit }) }),
      create: record({
        body: record({ user_id: fc.constantFrom(mine.login.userId, mine.login.userId, 1_000_000_007) }),
      }),
      remove: fc.constant({}),
    },
    history: {
      list: record({
        params: users,
        query: record({
          itemId: optional(itemId),
          group: optional(oneOf(mine.groupIds)),
          people: optional(fc.constantFrom(...HISTORY_PEOPLE)),
          about: optional(fc.constantFrom(...HISTORY_SUBJECTS)),
          limit,
        }),
      }),
    },
    events: { stream: record({ params: users, query: record({ after: optional(fc.nat()) }) }) },
    termsOfService: {
      getLatest: record({ params: record({ id, type: fc.constantFrom('wi' as const, 'shipping') }) }),
      accept: record({ params: terms, body: termsAnswer }),
      create: record({ params: terms, body: termsAnswer }),
      update: termsAnswer.map(({ version, ...body }) => ({
        params: { id: mine.login.userId, type: 'wi' as const, version },
        body,
      })),
      getFile: fc.constantFrom('en.pdf', 'de.pdf', 'zh.pdf', '').map((file) => ({
        params: { type: 'wi' as const, version: '6', file: file || 'x' },
      })),
    },
    notifications: {
      list: record({ params: users, query: record({ limit }) }),
      create: record({ params: users, body: word(1_000).map((words) => ({ html: `<p>n${words}</p>` })) }),
      markRead: record({ params: users, body: record({ up_to: fc.integer({ min: 1 }) }) }),
    },
    surveys: {
      create: record({
        params: record({ id, survey: fc.constant('market-close' as const) }),
        body: record({
          reason: fc.constantFrom('few_sales' as const, 'costs', 'effort', 'other'),
          comment: text(2_000),
          markets: fc.uniqueArray(site, { minLength: 1 }),
        }),
      }),
    },
    support: {
      create: record({
        body: record({
          name: word(120),
          email: fc.nat(99).map((n) => `Writer-${n}@login.example`),
          topic: fc.constantFrom(...SUPPORT_TOPICS),
          subject: word(200),
          message: word(5_000),
          failedRequestId: optional(word(100)),
          context: optional(
            record({ screen: word(300), runId: optional(fc.nat().map((n) => n + 1)), browser: word(400) }),
          ),
        }),
      }),
    },
    diary: {
      write: record({
        body: record({
          message: word(2_000),
          userId: optional(fc.option(fc.integer({ min: 1 }))),
          processName: word(100),
          // The tests print errors.
          level: fc.constantFrom('info' as const, 'warn'),
          error: optional(text(8_000)),
        }),
      }),
    },
  };
}
