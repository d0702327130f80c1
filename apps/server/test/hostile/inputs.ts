import {
  type Call,
  type CallInput,
  type contract,
  HISTORY_PEOPLE,
  HISTORY_SUBJECTS,
  type InputOf,
  PRODUCT_CHOICES,
  QUEUE_ASPECTS,
  SHIPPING_CHOICES,
  type StepAnswer,
  SUPPORT_TOPICS,
  TERMS_EDITIONS,
  termsFileUri,
} from '@quayside/contract';
import { ONBOARDING_STEPS, PLATFORMS, REASONS, type ReasonCode, ROLES, SITES, type Site } from '@quayside/kernel';
import fc from 'fast-check';
import type { Holdings } from './world.ts';

/** Half of a character: neither UTF-8 nor a database has it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

type Contract = typeof contract;
type AnyCall = Call<CallInput, unknown>;

/** For each call of the contract what may be sent: a call that is added does not compile until it is here. */
export type ValidInputs = {
  readonly [R in keyof Contract]: {
    readonly [C in keyof Contract[R]]: Contract[R][C] extends AnyCall ? fc.Arbitrary<InputOf<Contract[R][C]>> : never;
  };
};

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Leaves out what is undefined, as JSON and a query do. */
function record<T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc
    .record(shape)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T);
}

const site: fc.Arbitrary<Site> = fc.constantFrom(...SITES);
/** Mostly where the seller's items are. */
const platform = fc.oneof(
  { weight: 2, arbitrary: fc.constant('ebay' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...PLATFORMS) },
);
const platformOrAll = fc.constantFrom('all' as const, ...PLATFORMS);
const reason = fc.constantFrom(...(Object.keys(REASONS) as ReasonCode[]));
const limit = optional(fc.integer({ min: 1, max: 200 }));
/** Text of people: any well-formed characters but the one that no database stores. */
const text = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: 'grapheme', maxLength }), fc.string({ unit: 'binary', maxLength }))
    .map((value) => value.replaceAll('\0', ' ').slice(0, maxLength).replace(LONE_SURROGATE, ''));
const word = (maxLength: number) => text(maxLength).filter((value) => value.trim() !== '');
const ownPath = fc.webPath().map((path) => `/portal${path.replace(/[\s\\]/g, '')}`.slice(0, 2_000));
const money = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.constantFrom(0, 1, 99_999_999_999, -9_007_199_254_740_991),
);

const offerTerms = record({
  handling_time: fc.integer({ min: 1, max: 30 }),
  shipping_options: fc.array(fc.constantFrom('STD', 'TRK', 'REL'), { minLength: 1, maxLength: 20 }),
  price_adjustment: fc.integer({ min: -9_000, max: 50_000 }),
});
const sites = fc.array(site, { maxLength: 20 });
const stepAnswer: fc.Arbitrary<StepAnswer> = fc.oneof(
  record({ step: fc.constant('SetShippingOptions' as const), shipping: fc.constantFrom(...SHIPPING_CHOICES) }),
  record({ step: fc.constant('ThirdPartyTool' as const), tool: fc.constant('C' as const), profile_id: word(100) }),
  record({ step: fc.constant('PayPalMultiCurrency' as const), accepts_other_currencies: fc.boolean() }),
  record({ step: fc.constant('ConfigureSites' as const), sites }),
  record({ step: fc.constant('ConfirmSourceSite' as const), site }),
  record({ step: fc.constant('SelectTargetSites' as const), sites }),
  record({ step: fc.constant('SelectProductsType' as const), products: fc.constantFrom(...PRODUCT_CHOICES) }),
  offerTerms.map((terms) => ({ step: 'SetOfferTerms' as const, ...terms })),
  record({
    step: fc.constant('EditAccountInfo' as const),
    name: word(200),
    country: fc.constantFrom('GB', 'DE', 'CN'),
    currency: fc.constantFrom('EUR', 'GBP'),
  }),
);

/** Ids: mostly the seller's own, sometimes one that nobody has. */
function oneOf(ids: readonly number[]): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(1_000_000_007, Number.MAX_SAFE_INTEGER) },
  );
}

/** Everything that a seller may send, with ids of what the seller has. */
export function validInputs(mine: Holdings): ValidInputs {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const accountId = oneOf([mine.account.accountId]);
  const maybeAccount = record({ accountId: optional(accountId) });
  const itemId = oneOf(mine.itemIds);
  const runs = record({ id, runId: oneOf(mine.runIds) });
  const imports = record({ id, importId: oneOf(mine.importIds) });
  const listed = record({ id, platform: platformOrAll });
  const items = record({ id, platform, itemId });
  const filter = {
    query: optional(text(200)),
    status: optional(fc.constantFrom('listedAbroad' as const, 'inTranslation', 'notListed', 'failed')),
    eligibility: optional(fc.constantFrom('noShipping' as const, 'blacklisted', 'outOfStock', 'ended')),
    site: optional(site),
  };
  const selection = {
    accountId,
    itemIds: optional(fc.array(itemId, { maxLength: 6 })),
    // Half of them without: ids and a filter together seldom leave anything.
    filter: fc.option(record(filter), { nil: undefined, freq: 1 }),
  };
  const term = record({
    src_text: word(200),
    dst_text: word(200),
    src_lang: fc.constantFrom('en', 'de', 'xx'),
    dst_lang: fc.constantFrom('en', 'de', 'fr'),
  });
  const setting = fc.constantFrom('percent' as const, 'fixed' as const).chain((increase_type) =>
    record({
      site,
      is_pricing_enabled: fc.boolean(),
      price_increase:
        increase_type === 'percent'
          ? fc.integer({ min: -9_000, max: 100_000 })
          : fc.integer({ min: -100_000_000, max: 100_000_000 }),
      increase_type: fc.constant(increase_type),
      neat_prices: fc.boolean(),
    }),
  );
  const code = fc.oneof(fc.constantFrom('123456', '0000-0000-0000-0000'), word(40));
  const perSite = <T extends { site: Site }>(one: fc.Arbitrary<T>) =>
    fc.uniqueArray(one, { minLength: 1, maxLength: 10, selector: (entry) => entry.site });

  const terms = record({ id, type: fc.constant('wi' as const) });
  const termsAnswer = fc.constantFrom(...TERMS_EDITIONS.wi).chain((edition) =>
    record({
      version: fc.constant(edition.version),
      is_accepted: fc.boolean(),
      file_uri: fc.constantFrom('en', 'de', 'zh').map((language) => termsFileUri('wi', edition, language)),
    }),
  );

  const accountParams = record({ id, accountId });
  const cause = {
    aspect: fc.constantFrom(...QUEUE_ASPECTS),
    code: fc.constantFrom('rejected_by_marketplace' as const, 'price_below_floor'),
    marketplaceCode: text(200),
  };

  return {
    session: {
      get: fc.constant({}),
      create: record({ body: record({ username: word(254), password: word(200) }) }),
      remove: fc.constant({}),
      listStates: record({ params: users }),
      confirm: record({ body: record({ challenge: word(200), code }) }),
      signUp: record({
        body: record({
          name: word(120),
          business: word(120),
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
    portal: { getSettings: fc.constant({}) },
    entitlements: {
      listSettings: record({ params: users }),
      // Others would close what the rest of these calls is behind.
      updateSetting: record({
        params: record({
          id,
          // As a part of an address these two mean another address.
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
      listSites: record({ params: record({ id, accountId }) }),
      // The site of the world's runs stays on: they could not be consented to.
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
        body: record({ token: word(200), name: optional(word(120)), password: optional(word(200)) }),
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
    accounts: {
      list: record({ params: users }),
      get: record({ params: record({ id, accountId }) }),
      listTokens: record({ params: users }),
      // An account that is gone would take the rest of these calls' ground away.
      leave: record({
        params: record({ id, accountId }),
        body: record({
          listings: fc.constantFrom('leave' as const, 'end' as const),
          expected: fc.constant(987_654_321),
        }),
      }),
      listReadiness: record({
        params: record({ id, accountId: fc.constant(1_000_000_007) }),
        query: record({ refresh: optional(fc.boolean()) }),
      }),
    },
    connecting: {
      listWays: record({ params: users }),
      begin: record({
        params: record({ id, platform }),
        body: record({
          redirect_back_url: ownPath,
          redirect_back_failure_url: optional(ownPath),
          account_id: optional(accountId),
        }),
      }),
      paste: record({ params: record({ id, platform }), body: record({ callback: word(300) }) }),
      connect: record({
        params: record({ id, platform }),
        body: record({
          credentials: fc.dictionary(fc.constantFrom('clientId', 'clientSecret', 'sellerId'), word(50)),
          account_id: optional(accountId),
        }),
      }),
      listTokenOffers: record({
        query: record({
          keyset: optional(word(100)),
          type: optional(fc.constantFrom('regular' as const, 'oauth' as const)),
          site: optional(word(10)),
        }),
      }),
    },
    onboarding: {
      list: record({ params: users, query: record({ is_ongoing: optional(fc.boolean()) }) }),
      start: record({
        params: record({ id, platform }),
        body: record({
          redirect_back_url: ownPath,
          redirect_back_failure_url: optional(ownPath),
          user_id: optional(id),
          campaign: optional(text(200)),
          account_id: optional(accountId),
        }),
      }),
      cancel: record({ params: record({ id, platform }) }),
      setStep: record({
        params: record({ id, platform }),
        body: record({ type: fc.constantFrom(...ONBOARDING_STEPS) }),
      }),
      answer: record({ params: record({ id, platform }), body: stepAnswer }),
      recalculate: record({ params: record({ id, platform }) }),
      settleCheckout: record({
        params: record({ id, platform }),
        body: record({ result: fc.constantFrom('failed' as const, 'later' as const) }),
      }),
      getCdiscount: record({ params: users, query: record({ accountId }) }),
      updateCdiscount: record({ params: users, query: record({ accountId }), body: offerTerms }),
    },
    imports: {
      list: record({ params: users, query: maybeAccount }),
      get: record({ params: imports }),
      create: record({ params: users, body: record({ accountId }) }),
      cancel: record({ params: imports }),
      listProblems: record({ params: imports, query: record({ limit }) }),
    },
    products: {
      list: record({
        params: listed,
        query: record({
          ...filter,
          accountId: optional(accountId),
          sort: optional(fc.constantFrom('title' as const, 'price', 'quantity', 'sku', 'updated')),
          order: optional(fc.constantFrom('asc' as const, 'desc')),
          limit,
          last: optional(fc.boolean()),
        }),
      }),
      listTotals: record({ params: listed, query: maybeAccount }),
      get: record({ params: items }),
      block: record({ params: record({ id, platform }), body: record({ ...selection, blocked: fc.boolean() }) }),
      countStock: record({
        params: items,
        body: record({ unitId: oneOf(mine.unitIds), onHand: fc.integer({ min: 0, max: 10_000_000 }) }),
      }),
    },
    publishing: {
      list: record({ params: users, query: maybeAccount }),
      create: record({
        params: users,
        body: record({
          kind: fc.constantFrom('list' as const, 'end'),
          selection: record(selection),
          sites: fc.array(site, { minLength: 1, maxLength: 20 }),
        }),
      }),
      get: record({ params: runs }),
      listCells: record({
        params: runs,
        query: record({
          site: optional(site),
          verdict: optional(fc.constantFrom('ready' as const, 'draft', 'blocked')),
          outcome: optional(fc.constantFrom('waiting' as const, 'queued', 'listed', 'ended', 'failed', 'skipped')),
          reason: optional(reason),
          limit,
        }),
      }),
      preview: record({ params: record({ id, runId: oneOf(mine.runIds), itemId, site }) }),
      confirm: record({
        params: runs,
        body: record({
          allowDrafts: fc.boolean(),
          coverageThreshold: fc.integer({ min: 0, max: 10 }).map((step) => step * 10),
          expected: fc.constantFrom(mine.itemIds.length, mine.itemIds.length, 1, 1_000_000),
        }),
      }),
      cancel: record({ params: runs }),
      retry: record({ params: runs, body: record({ reason: optional(reason) }) }),
    },
    translations: {
      list: record({ params: record({ id, a: itemId, b: fc.constantFrom('ebay', 'amazon', '__proto__') }) }),
      update: record({
        params: record({ id, a: itemId }),
        body: record({
          new_translations: perSite(record({ site, translation: fc.oneof(text(80), text(1_000)) })),
        }),
      }),
    },
    pricing: {
      getConfig: record({ params: record({ id, platform }), query: record({ accountId }) }),
      updateConfig: record({
        params: record({ id, platform }),
        query: record({ accountId }),
        body: record({ rules: perSite(setting) }),
      }),
      listManual: record({
        params: record({ id, x: itemId }),
        query: record({ sku: optional(text(100)), site: optional(site) }),
      }),
      setManual: record({
        params: record({ id, x: itemId }),
        body: record({ prices: perSite(record({ site, minor: money, enabled: fc.boolean() })) }),
      }),
    },
    glossary: {
      list: record({
        params: users,
        query: record({
          src_lang: optional(fc.constantFrom('en', 'zz')),
          dst_lang: optional(fc.constantFrom('de', 'zz')),
          query: optional(text(200)),
        }),
      }),
      create: record({ params: users, body: term }),
      update: record({ params: record({ id, termId: oneOf(mine.termIds) }), body: term }),
      remove: record({ params: record({ id, termId: oneOf(mine.termIds) }) }),
    },
    orders: {
      list: record({
        params: listed,
        query: record({
          accountId: optional(accountId),
          stockStatus: optional(fc.constantFrom('fulfillable' as const, 'oversold')),
          limit,
        }),
      }),
      ship: record({
        params: record({ id, orderId: fc.integer({ min: 1, max: 1_000 }) }),
        body: record({
          carrierCode: word(30),
          trackingNumber: word(60),
          number: optional(fc.integer({ min: 1, max: 99 })),
          lineIds: optional(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 3 })),
        }),
      }),
      answer: record({
        params: record({ id, orderId: fc.integer({ min: 1, max: 1_000 }) }),
        body: record({ answer: fc.constantFrom('take' as const, 'refuse') }),
      }),
    },
    dashboards: {
      getWeekly: record({ params: listed, query: maybeAccount }),
      getMonths: record({ params: listed, query: maybeAccount }),
      getInventory: record({ params: listed, query: maybeAccount }),
    },
    health: {
      get: record({ params: accountParams }),
      listFailures: record({ params: accountParams, query: record({ ...cause, limit }) }),
      retryFailures: record({ params: accountParams, body: record(cause) }),
      applyFall: record({ params: accountParams, body: record({ expected: fc.integer({ min: 1 }) }) }),
      lookAgain: record({ params: accountParams }),
    },
    history: {
      list: record({
        params: users,
        query: record({
          itemId: optional(itemId),
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
        }),
      }),
    },
    diary: {
      write: record({
        body: record({
          message: word(2_000),
          userId: optional(fc.option(fc.integer({ min: 1 }))),
          processName: word(100),
          // Errors are printed by the tests.
          level: fc.constantFrom('info' as const, 'warn'),
          error: optional(text(8_000)),
        }),
      }),
    },
  };
}
