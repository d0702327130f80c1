import { DECISION_VIEWS, type RepricerRuleInput } from '@quayside/contract';
import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { insertRule } from '../../../src/modules/repricer/rules.repository.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildRepriced, repricerRule } from '../../repricing.ts';
import { limit, oneOf, optional, record, site, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

const REPRICED_SITE = 'DE';
/** This rule is never removed, because the other calls need it. */
const KEPT_RULES = 1;

/** Calls about automatic prices. They are those of an account on Amazon. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'repricer'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ id });
  const accountId = oneOf((mine.rowIds.amazonAccountId ?? []).map(Number));
  const accounts = record({ id, accountId });
  const known = (mine.rowIds.ruleId ?? []).map(Number);
  // Rules are sorted only if all of an account are named, so no other call changes those of this one.
  const sortedAccounts = record({ id, accountId: oneOf((mine.rowIds.sortedAccountId ?? []).map(Number)) });
  const sorted = (mine.rowIds.sortedRuleId ?? []).map(Number);
  const items = record({ id, itemId: oneOf(mine.itemIds) });
  const repriced = oneOf((mine.rowIds.repricedItemId ?? []).map(Number));
  const itemId = fc.oneof(oneOf(mine.itemIds), repriced);
  const sites = fc.oneof(site, fc.constant(REPRICED_SITE));
  const places = record({ id, itemId, site: sites });
  const distance = fc.oneof(
    record({ in: fc.constant('amount' as const), minor: fc.integer({ min: 1, max: 100_000 }) }),
    record({ in: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 3_000 }) }),
  );
  const names = fc.option(fc.array(word(200), { minLength: 1, maxLength: 3 }));
  const rest = fc.constantFrom('hold' as const, 'rule_price' as const);
  const rule: fc.Arbitrary<RepricerRuleInput> = record({
    name: word(80),
    isEnabled: fc.boolean(),
    sites: fc.option(fc.uniqueArray(site, { minLength: 1, maxLength: 3 })),
    items: record({
      brands: names,
      categories: names,
      priceBand: fc.option(fc.integer({ min: 1, max: 1_000 }).map((from) => ({ from, to: from + 10 }))),
    }),
    strategy: fc.oneof(
      record({ kind: fc.constant('lowest' as const), below: distance }),
      record({ kind: fc.constant('featured' as const), above: distance }),
      record({ kind: fc.constant('next_above' as const), below: distance }),
      distance.map((step) => ({ kind: 'velocity' as const, days: 7, slow: 1, fast: 2, step })),
      record({ kind: fc.constant('hold' as const) }),
    ),
    offers: record({
      fulfilments: fc.option(fc.constant(['seller' as const])),
      leastRating: fc.option(fc.integer({ min: 0, max: 10_000 })),
      leastFeedback: fc.option(fc.integer({ min: 0, max: 100 })),
      conditions: names,
      sellers: fc.option(
        record({ are: fc.constantFrom('only' as const, 'except' as const), ids: fc.constant(['A1']) }),
      ),
      mostDeliveryDays: fc.option(fc.integer({ min: 0, max: 90 })),
    }),
    whenAlone: fc.constantFrom('ceiling' as const, 'rule_price' as const),
    schedule: record({
      hours: fc.option(fc.constant([{ days: [1 as const, 7 as const], from: 1_320, to: 360 }])),
      holidays: fc.constant(['2026-12-24']),
    }),
    whenClosed: rest,
    whenOutOfStock: rest,
    largestStep: distance,
    mostChangesPerDay: fc.integer({ min: 1, max: 24 }),
  });
  // Nobody changes the rule that decides the listing that is replayed.
  const deciding = (mine.rowIds.decidingRuleId ?? []).map(Number);
  const replay = record({
    place: fc.constantFrom('new' as const, 'default' as const, ...known.slice(0, KEPT_RULES), ...deciding),
    rule,
    days: fc.integer({ min: 1, max: 30 }),
    isEligible: fc.boolean(),
    neededLead: fc.integer({ min: 0, max: 5_000 }),
  });
  return {
    repricer: {
      getDefault: record({ params: users }),
      updateDefault: record({ params: users, body: rule }),
      get: record({ params: accounts }),
      switch: record({ params: accounts, body: record({ isEnabled: fc.constant(true) }) }),
      createRule: record({ params: accounts, body: rule }),
      updateRule: record({ params: record({ id, accountId, ruleId: oneOf(known.slice(0, KEPT_RULES)) }), body: rule }),
      removeRule: record({ params: record({ id, accountId, ruleId: oneOf(known.slice(KEPT_RULES)) }) }),
      sortRules: record({
        params: sortedAccounts,
        body: fc.constantFrom({ ruleIds: sorted }, { ruleIds: sorted.toReversed() }, { ruleIds: [] }),
      }),
      listDecisions: record({
        params: accounts,
        query: record({
          view: optional(fc.constantFrom(...DECISION_VIEWS)),
          site: optional(site),
          mode: optional(fc.constantFrom('dry' as const, 'live' as const, 'kept' as const)),
          query: optional(text(200)),
          limit,
        }),
      }),
      prepare: record({
        params: accounts,
        body: record({
          to: fc.constantFrom('live' as const, 'dry' as const),
          sites: fc.option(fc.constant(['DE' as const])),
          itemIds: fc.option(oneOf(mine.itemIds).map((one) => [one])),
          sample: fc.option(fc.integer({ min: 1, max: 100 })),
        }),
      }),
      replay: record({ params: accounts, query: record({}), body: replay }),
      replayListing: record({
        params: record({
          id,
          accountId: oneOf((mine.rowIds.repricedAccountId ?? []).map(Number)),
          itemId,
          site: sites,
        }),
        body: replay,
      }),
      getItem: record({ params: items }),
      chooseRule: record({ params: places, body: record({ ruleId: fc.constant(null) }) }),
      listLog: record({ params: places }),
      block: record({
        params: users,
        body: record({ itemIds: oneOf(mine.itemIds).map((one) => [one]), repricerBlocked: fc.boolean() }),
      }),
    },
  };
}

export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const changed = await buildRules(db, userId, ['Toys', 'Shoes', 'Lamps', 'Bags']);
  const sorted = await buildRules(db, userId, ['Books', 'Games']);
  const { account, ruleIds } = await buildRules(db, userId, ['All']);
  const items = await buildRepriced(db, account, REPRICED_SITE, 1);
  return {
    ...{ repricedAccountId: [account.accountId], decidingRuleId: ruleIds },
    repricedItemId: items.map(({ itemId }) => itemId),
    ...{ amazonAccountId: [changed.account.accountId], ruleId: changed.ruleIds },
    ...{ sortedAccountId: [sorted.account.accountId], sortedRuleId: sorted.ruleIds },
  };
}

/** An account on Amazon with rules of these names. */
async function buildRules(db: Db, userId: number, names: readonly string[]) {
  const account = await buildAccount(db, userId, { platform: 'amazon' });
  const ruleIds = await withTransaction(db, async (tx) => {
    const stored: number[] = [];
    for (const [index, name] of names.entries()) {
      const rule = await insertRule(tx, account, { ...repricerRule, name }, index + 1, new Date());
      stored.push(rule.ruleId);
    }
    return stored;
  });
  return { account, ruleIds };
}
