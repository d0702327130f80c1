import {
  CHANGE_KINDS,
  FILTER_FIELDS,
  ORDER_DOCUMENTS,
  ORDER_STATUSES,
  SHEET_FORMATS,
  SOLD_LISTS,
} from '@quayside/contract';
import { CANCEL_REASONS, HELD_CAUSES, ONBOARDING_STEPS, REFUND_REASONS, type Site } from '@quayside/kernel';
import fc from 'fast-check';
import {
  limit,
  money,
  offerTerms,
  oneOf,
  optional,
  ownPath,
  platform,
  platformOrAll,
  reason,
  record,
  site,
  stepAnswer,
  text,
  type ValidInputs,
  word,
} from '../arbitraries.ts';
import { type Holdings, OPEN_ORDER } from '../world.ts';

type TradeRoom =
  | 'accounts'
  | 'connecting'
  | 'onboarding'
  | 'imports'
  | 'following'
  | 'products'
  | 'publishing'
  | 'translations'
  | 'pricing'
  | 'orders'
  | 'orderActions'
  | 'dashboards'
  | 'health';

/** Calls about accounts, products and sales. */
export function inputs(mine: Holdings): Pick<ValidInputs, TradeRoom> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const accountId = oneOf([mine.account.accountId]);
  const maybeAccount = record({ accountId: optional(accountId) });
  const itemId = oneOf(mine.itemIds);
  const runs = record({ id, runId: oneOf(mine.runIds) });
  const imports = record({ id, importId: oneOf(mine.importIds) });
  const listed = record({ id, platform: platformOrAll });
  const items = record({ id, platform, itemId });
  const outlook = record({
    params: record({ id, platform }),
    query: record({ accountId: optional(accountId), to: fc.constantFrom('EUR' as const, 'GBP', 'USD') }),
  });
  const filter = {
    query: optional(text(200)),
    status: optional(fc.constantFrom('listedAbroad' as const, 'inTranslation', 'notListed', 'failed')),
    eligibility: optional(fc.constantFrom('noShipping' as const, 'blacklisted', 'outOfStock', 'ended')),
    site: optional(site),
    brand: optional(word(200)),
    priceFrom: optional(fc.nat(10_000)),
    stockTo: optional(fc.nat(100)),
    marginFrom: optional(fc.integer({ min: -5_000, max: 5_000 })),
    changedSince: optional(fc.constantFrom('2020-02-29', '2030-01-01')),
    reason: optional(fc.constantFrom('no_shipping' as const)),
  };
  const ruleFilter = {
    id: fc.integer({ min: 1, max: 1_000_000_000 }),
    name: word(60),
    isEnabled: fc.boolean(),
    sites: fc.oneof(fc.constant(null), fc.array(site, { minLength: 1, maxLength: 3 })),
    brands: fc.oneof(fc.constant(null), fc.array(word(200), { minLength: 1, maxLength: 3 })),
    categories: fc.oneof(fc.constant(null), fc.array(word(200), { minLength: 1, maxLength: 3 })),
    priceBand: fc.oneof(
      fc.constant(null),
      record({ from: fc.nat(1_000), to: fc.oneof(fc.constant(null), fc.integer({ min: 1_000, max: 1_000_000 })) }),
    ),
    currency: fc.constantFrom('GBP' as const, 'EUR', 'USD'),
  };
  const wantedMargin = record({
    kind: fc.constant('margin' as const),
    basisPoints: fc.integer({ min: 0, max: 9_000 }),
  });
  const floorRules = {
    version: fc.nat(1),
    rules: fc.uniqueArray(
      record({
        ...ruleFilter,
        floor: fc.oneof(
          record({ kind: fc.constant('amount' as const), minor: fc.integer({ min: 1, max: 1_000_000 }) }),
          record({ kind: fc.constant('share' as const), basisPoints: fc.integer({ min: 1, max: 100_000 }) }),
          wantedMargin,
        ),
      }),
      { maxLength: 5, selector: ({ id: ruleId }) => ruleId },
    ),
  };
  const itemRule = record({
    ...ruleFilter,
    vat: fc.constantFrom('keep' as const, 'exchange'),
    uplift: fc.oneof(
      record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -5_000, max: 30_000 }) }),
      record({ kind: fc.constant('amount' as const), minor: fc.integer({ min: -1_000, max: 1_000 }) }),
      wantedMargin,
    ),
    rounding: fc.constantFrom({}, { EUR: { ending: 99 as const, direction: 'up' as const } }),
    from: fc.constantFrom(null, '2026-01-01'),
    to: fc.constantFrom(null, '2026-12-31'),
  });
  const itemRules = record({
    version: fc.nat(1),
    rules: fc.uniqueArray(itemRule, { selector: ({ id }) => id, maxLength: 3 }),
  });
  const selection = {
    accountId,
    itemIds: optional(fc.array(itemId, { maxLength: 6 })),
    // Half of them without ids, because ids combined with a filter rarely match anything.
    filter: fc.option(record(filter), { nil: undefined, freq: 1 }),
  };
  const setting = fc.constantFrom('percent' as const, 'fixed' as const).chain((increase_type) =>
    record({
      site,
      is_pricing_enabled: fc.boolean(),
      price_increase:
        increase_type === 'percent'
          ? fc.integer({ min: -9_000, max: 100_000 }).map((basisPoints) => basisPoints / 100)
          : fc.integer({ min: -100_000_000, max: 100_000_000 }),
      increase_type: fc.constant(increase_type),
      neat_prices: fc.boolean(),
      floor: optional(fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constant(null))),
    }),
  );
  const perSite = <T extends { site: Site }>(one: fc.Arbitrary<T>) =>
    fc.uniqueArray(one, { minLength: 1, maxLength: 10, selector: (entry) => entry.site });
  const belowChoice = fc.constantFrom('raise' as const, 'end', 'keep');
  const heldCause = fc.constantFrom(...HELD_CAUSES);
  const below = record({
    expected: fc.integer({ min: 1, max: 3 }),
    choice: belowChoice,
    except: optional(perSite(record({ itemId, site, choice: belowChoice }))),
  });

  const someOrderIds = fc.array(oneOf(mine.orderIds), { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','));
  const orders = record({ id, orderId: oneOf(mine.orderIds) });
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const soldDays = { from: day, to: day, site: optional(site) };
  const refund = fc.integer({ min: 1, max: 20 }).chain((minor) =>
    record({
      reason: fc.constantFrom(...REFUND_REASONS),
      minor: fc.constant(minor),
      lines: optional(oneOf(mine.orderLineIds).map((lineId) => [{ lineId, minor }])),
      restock: fc.constant([]),
      seen: fc.nat(2),
    }),
  );
  const shipmentFile = fc.oneof(
    text(300).filter((file) => file !== ''),
    fc
      .array(fc.tuple(word(20), word(10), word(4), word(20), word(30)), { maxLength: 5 })
      .map((rows) =>
        [['order', 'line', 'quantity', 'carrier', 'tracking'], ...rows].map((cells) => cells.join(';')).join('\n'),
      ),
  );
  const accountParams = record({ id, accountId });
  const cause = {
    changeKind: fc.constantFrom(...CHANGE_KINDS),
    code: fc.constantFrom('rejected_by_marketplace' as const, 'price_below_floor'),
    marketplaceCode: text(200),
  };

  return {
    accounts: {
      list: record({ params: users }),
      get: record({ params: record({ id, accountId }) }),
      listTokens: record({ params: users }),
      // Disconnecting the account would make the other calls fail.
      leave: record({
        params: record({ id, accountId }),
        body: record({
          listings: fc.constantFrom('leave' as const, 'end' as const),
          expected: fc.constant(987_654_321),
        }),
      }),
      stay: record({ params: record({ id, accountId }) }),
      listReadiness: record({ params: record({ id, accountId: fc.constant(1_000_000_007) }) }),
      checkReadiness: record({ params: record({ id, accountId: fc.constant(1_000_000_007) }) }),
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
          site: optional(site),
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
      compareTerms: record({ params: users, query: record({ accountId }) }),
      applyTerms: record({
        params: users,
        query: record({ accountId }),
        body: record({ expected: fc.nat({ max: 9_999 }) }),
      }),
    },
    imports: {
      list: record({ params: users, query: maybeAccount }),
      get: record({ params: imports }),
      create: record({ params: users, body: record({ accountId }) }),
      cancel: record({ params: imports }),
      listProblems: record({ params: imports, query: record({ limit }) }),
    },
    following: {
      get: record({ params: record({ id, accountId }) }),
      update: record({
        params: record({ id, accountId }),
        body: record({ endsAbroad: fc.boolean(), followsTitles: fc.boolean() }),
      }),
    },
    products: {
      listValues: record({
        params: record({ id, platform: platformOrAll, field: fc.constantFrom(...FILTER_FIELDS) }),
        query: record({ ...filter, accountId: optional(accountId) }),
      }),
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
      gather: record({ params: listed, body: record({ ...selection, accountId: optional(accountId) }) }),
      countSelection: record({ params: listed, body: record({ ...selection, accountId: optional(accountId) }) }),
      prepareBlocking: record({
        params: record({ id, platform }),
        body: record({ ...selection, blocked: fc.boolean() }),
      }),
      prepareStock: record({
        params: record({ id, platform }),
        body: record({
          ...selection,
          adjustment: record({
            kind: fc.constantFrom('set' as const, 'add', 'subtract'),
            pieces: fc.integer({ min: 0, max: 10_000_000 }),
          }),
        }),
      }),
      countStock: record({
        params: items,
        body: record({ unitId: oneOf(mine.unitIds), onHand: fc.integer({ min: 0, max: 10_000_000 }) }),
      }),
    },
    publishing: {
      listTitleChanges: record({ params: record({ id, accountId }), query: record({ limit }) }),
      followTitles: record({
        params: record({ id, accountId }),
        body: record({ expected: fc.constantFrom(1, 1_000_000) }),
      }),
      list: record({ params: users, query: maybeAccount }),
      create: record({
        params: users,
        body: record({
          kind: fc.constantFrom('list' as const, 'end'),
          selection: record(selection),
          sites: fc.array(site, { minLength: 1, maxLength: 20 }),
          accountId: optional(accountId),
        }),
      }),
      estimateTitles: record({
        params: users,
        body: record({
          kind: fc.constant('list' as const),
          selection: record(selection),
          sites: fc.array(site, { minLength: 1, maxLength: 20 }),
          accountId: optional(accountId),
        }),
      }),
      get: record({ params: runs }),
      listUnseen: record({ params: runs }),
      listRunItems: record({
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
          expected: fc.constantFrom(mine.itemIds.length, mine.itemIds.length, 1, 1_000_000),
        }),
      }),
      cancel: record({ params: runs }),
      listAgain: record({ params: runs }),
      retry: record({ params: runs, body: record({ reason: optional(reason) }) }),
    },
    translations: {
      list: record({ params: record({ id, itemId, platform: fc.constantFrom('ebay', 'amazon', '__proto__') }) }),
      update: record({
        params: record({ id, itemId }),
        body: record({
          new_translations: perSite(record({ site, translation: fc.oneof(fc.constant(''), word(80), word(1_000)) })),
        }),
      }),
    },
    pricing: {
      prepareManual: record({
        params: record({ id, platform }),
        body: record({
          ...selection,
          sites: fc.uniqueArray(site, { minLength: 1, maxLength: 3 }),
          adjustment: fc.oneof(
            record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -9_999, max: 30_000 }) }),
            record({
              kind: fc.constantFrom('set' as const, 'add'),
              minor: fc.integer({ min: 1, max: 99_999_999_999 }),
              currency: fc.constantFrom('EUR' as const, 'GBP', 'USD'),
            }),
            record({ kind: fc.constant('clear' as const) }),
          ),
        }),
      }),
      getConfig: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId), site: optional(site) }),
      }),
      updateConfig: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record({ rules: perSite(setting), expected: optional(fc.nat(3)), below: optional(below) }),
      }),
      getEbayConfig: record({
        params: users,
        query: record({ accountId: optional(accountId), site: optional(site) }),
      }),
      updateEbayConfig: record({
        params: users,
        query: record({ accountId: optional(accountId) }),
        body: record({ rules: perSite(setting), expected: optional(fc.nat(3)), below: optional(below) }),
      }),
      previewConfig: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record({ rules: perSite(setting) }),
      }),
      getItemRules: record({ params: record({ id, platform }), query: record({ accountId: optional(accountId) }) }),
      prepareRules: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record({ sites: optional(perSite(setting)), items: optional(itemRules) }),
      }),
      workExample: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record({ rule: itemRule }),
      }),
      getFloorRules: record({ params: record({ id, platform }), query: record({ accountId: optional(accountId) }) }),
      previewFloorRules: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record(floorRules),
      }),
      prepareFloorRules: record({
        params: record({ id, platform }),
        query: record({ accountId: optional(accountId) }),
        body: record({ ...floorRules, below: optional(record({ choice: belowChoice })) }),
      }),
      listManual: record({
        params: record({ id, itemId }),
        query: record({ sku: optional(text(100)), site: optional(site) }),
      }),
      setManual: record({
        params: record({ id, itemId }),
        body: record({
          prices: perSite(
            fc.oneof(
              record({ site, minor: money, enabled: fc.constant(true as const) }),
              record({ site, enabled: fc.constant(false as const) }),
            ),
          ),
          expected: optional(fc.nat(3)),
          floors: optional(perSite(record({ site, minor: fc.oneof(money, fc.constant(null)) }))),
          ceilings: optional(perSite(record({ site, minor: fc.oneof(money, fc.constant(null)) }))),
          freed: optional(fc.nat(3)),
          below: optional(below),
        }),
      }),
      getRates: record({ params: users, query: record({ accountId: optional(accountId) }) }),
      getRateHistory: outlook,
      getRateMoves: outlook,
      getFloors: record({ params: record({ id, itemId }) }),
      setFloors: record({
        params: record({ id, itemId }),
        body: record({
          floors: perSite(record({ site, minor: fc.oneof(money, fc.constant(null)) })),
          ceilings: optional(perSite(record({ site, minor: fc.oneof(money, fc.constant(null)) }))),
          expected: optional(fc.nat(3)),
          below: optional(below),
        }),
      }),
      listHeld: record({ params: users, query: record({ accountId, cause: optional(heldCause) }) }),
      allowHeld: record({
        params: users,
        query: record({ accountId }),
        body: record({
          targetKey: word(50),
          site,
          changeKind: fc.constantFrom('price', 'content'),
          itemId,
          generation: fc.nat(9),
        }),
      }),
      prepareAllowed: record({ params: users, query: record({ accountId }), body: record({ cause: heldCause }) }),
      getBreaker: record({ params: users, query: record({ accountId }) }),
      setBreaker: record({
        params: users,
        query: record({ accountId }),
        body: record({
          largeMove: fc.integer({ min: 100, max: 9_000 }),
          share: fc.integer({ min: 10, max: 10_000 }),
          alwaysAllowed: fc.nat(1_000),
          windowHours: fc.integer({ min: 1, max: 168 }),
        }),
      }),
      closeBreaker: record({ params: users, query: record({ accountId }), body: record({ expected: fc.nat(3) }) }),
      getStops: record({ params: users }),
      setStop: record({
        params: users,
        body: record({ accountId: optional(accountId), isStopped: fc.boolean(), expected: optional(fc.nat(3)) }),
      }),
    },
    orders: {
      listTotals: record({ params: listed, query: maybeAccount }),
      list: record({
        params: listed,
        query: record({
          accountId: optional(accountId),
          stockStatus: optional(fc.constantFrom('fulfillable' as const, 'oversold')),
          status: optional(fc.constantFrom(...ORDER_STATUSES)),
          site: optional(site),
          from: optional(day),
          to: optional(day),
          query: optional(text(200)),
          due: optional(fc.constantFrom('late' as const, 'soon', 'any')),
          attention: optional(fc.boolean()),
          open: optional(fc.boolean()),
          sort: optional(fc.constantFrom('ordered' as const, 'shipBy')),
          order: optional(fc.constantFrom('asc' as const, 'desc')),
          last: optional(fc.boolean()),
          limit,
        }),
      }),
      exportFile: record({
        params: users,
        query: record({
          accountId: optional(accountId),
          status: optional(fc.constantFrom(...ORDER_STATUSES)),
          query: optional(text(200)),
          orderIds: optional(someOrderIds),
        }),
      }),
      get: record({ params: orders }),
      recheck: record({ params: orders }),
      note: record({
        params: orders,
        body: record({
          note: fc.constantFrom('Wrap it as a gift', null),
          before: fc.constantFrom('Wrap it as a gift', null),
        }),
      }),
      getSettings: record({ params: users }),
      updateSettings: record({ params: users, body: record({ buyerRetentionDays: fc.integer({ min: 1, max: 30 }) }) }),
      ship: record({
        params: orders,
        body: record({
          carrierCode: word(30),
          trackingNumber: fc.oneof(word(60), fc.constantFrom('JD0002', '00340434161094042557')),
          number: optional(fc.integer({ min: 1, max: 99 })),
          lineIds: optional(fc.array(oneOf(mine.orderLineIds), { minLength: 1, maxLength: 3 })),
        }),
      }),
      answer: record({
        params: orders,
        body: record({ answer: fc.constantFrom('accept' as const, 'decline') }),
      }),
    },
    orderActions: {
      get: record({ params: orders }),
      cancel: record({
        params: orders,
        body: record({
          reason: fc.constantFrom(...CANCEL_REASONS),
          lineIds: optional(fc.array(oneOf(mine.orderLineIds), { minLength: 1, maxLength: 3 })),
          isRestocked: fc.boolean(),
          seen: fc.nat(3),
        }),
      }),
      refund: record({ params: orders, body: refund }),
      resend: record({
        params: record({ id, orderId: oneOf(mine.orderIds), number: fc.integer({ min: 1, max: 99 }) }),
      }),
      checkFile: record({ params: users, body: record({ file: shipmentFile }) }),
      shipFile: record({
        params: users,
        body: record({ file: shipmentFile, expected: fc.integer({ min: 1, max: 9 }) }),
      }),
      findToPack: record({
        params: users,
        query: record({ code: fc.oneof(word(100), fc.constant(OPEN_ORDER)), accountId: optional(accountId) }),
      }),
      pack: record({
        params: orders,
        body: record({
          trackingNumber: fc.oneof(word(60), fc.constantFrom('JD0002', '00340434161094042557')),
          carrier: word(30),
          pieces: fc.integer({ min: 1, max: 9 }),
          isShared: optional(fc.boolean()),
        }),
      }),
      getPicking: record({
        params: users,
        query: record({ accountId: optional(accountId), orderIds: optional(someOrderIds) }),
      }),
      exportToShip: record({ params: users, query: record({ accountId: optional(accountId) }) }),
      getDocument: record({
        params: record({ id, document: fc.constantFrom(...ORDER_DOCUMENTS) }),
        query: record({
          orderIds: someOrderIds,
          language: fc.constantFrom('buyer' as const, 'seller'),
        }),
      }),
    },
    dashboards: {
      getTodo: record({ params: listed, query: maybeAccount }),
      getWeekly: record({ params: listed, query: maybeAccount }),
      getWeeks: record({ params: listed, query: maybeAccount }),
      getMonths: record({ params: listed, query: maybeAccount }),
      listSold: record({ params: listed, query: record({ accountId: optional(accountId), ...soldDays, limit }) }),
      listSoldItems: record({ params: listed, query: record({ accountId: optional(accountId), ...soldDays, limit }) }),
      exportSold: record({
        params: listed,
        query: record({
          accountId: optional(accountId),
          ...soldDays,
          of: optional(fc.constantFrom(...SOLD_LISTS)),
          format: optional(fc.constantFrom(...SHEET_FORMATS)),
        }),
      }),
      getInventory: record({ params: listed, query: maybeAccount }),
    },
    health: {
      get: record({ params: accountParams }),
      listFailures: record({ params: accountParams, query: record({ ...cause, limit }) }),
      retryFailures: record({ params: accountParams, body: record(cause) }),
      applyDrop: record({ params: accountParams, body: record({ expected: fc.integer({ min: 1 }) }) }),
      rereadList: record({ params: accountParams }),
    },
  };
}
