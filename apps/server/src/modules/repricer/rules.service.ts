import { isDeepStrictEqual } from 'node:util';
import type { RepricerRule, RepricerRuleInput } from '@quayside/contract';
import { MAX_RULES } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { wantRound } from './accounts.repository.ts';
import { enqueueRound } from './repricer.enqueue.ts';
import { contentOf, DEFAULT_RULE, ruleView, type StoredRule } from './rule-content.ts';
import * as repository from './rules.repository.ts';
import type { SwitchDeps } from './switch.service.ts';

type RulesDeps = Pick<SwitchDeps, 'db' | 'jobs' | 'machineClock'>;

/** Saves the rule that is tried last on every account of the business. */
export function saveDefault(
  deps: RulesDeps,
  userId: number,
  input: RepricerRuleInput,
  actor: Actor,
): Promise<RepricerRule> {
  const place = { userId, accountId: DEFAULT_RULE };
  return withTransaction(deps.db, async (tx) => {
    await wantDecisions(tx, deps, place);
    const [before] = await repository.lockRules(tx, place);
    return before ? change(tx, deps, place, before, input, actor) : create(tx, deps, place, input, 1, actor);
  });
}

/** @throws too_many_repricer_rules */
export function createRule(
  deps: RulesDeps,
  account: AccountRef,
  input: RepricerRuleInput,
  actor: Actor,
): Promise<RepricerRule> {
  return withTransaction(deps.db, async (tx) => {
    await wantDecisions(tx, deps, account);
    const rules = await repository.lockRules(tx, account);
    if (rules.length >= MAX_RULES) throw fail('too_many_repricer_rules');
    return create(tx, deps, account, input, rules.length + 1, actor);
  });
}

/** @throws repricer_rule_not_found */
export function updateRule(
  deps: RulesDeps,
  account: AccountRef,
  ruleId: number,
  input: RepricerRuleInput,
  actor: Actor,
): Promise<RepricerRule> {
  return withTransaction(deps.db, async (tx) => {
    await wantDecisions(tx, deps, account);
    return change(tx, deps, account, await lockRule(tx, account, ruleId), input, actor);
  });
}

/** Removes a rule. Prices that it set stay where they are. @throws repricer_rule_not_found */
export function removeRule(deps: RulesDeps, account: AccountRef, ruleId: number, actor: Actor): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    await wantDecisions(tx, deps, account);
    const before = await lockRule(tx, account, ruleId);
    await repository.removeRule(tx, account, ruleId);
    await record(tx, account, { actor, before: shown(before), after: null, why: 'repricer_rule_removed' });
  });
}

/** @throws repricer_rules_changed unless each rule of the account is named once */
export function sortRules(
  deps: RulesDeps,
  account: AccountRef,
  ruleIds: readonly number[],
  actor: Actor,
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    await wantDecisions(tx, deps, account);
    const rules = await repository.lockRules(tx, account);
    const names = new Map(rules.map(({ ruleId, name }) => [ruleId, name]));
    if (
      new Set(ruleIds).size !== rules.length ||
      ruleIds.length !== rules.length ||
      ruleIds.some((id) => !names.has(id))
    )
      throw fail('repricer_rules_changed');
    await repository.sortRules(tx, account, ruleIds);
    const before = rules.map(({ name }) => name).join(', ');
    const after = ruleIds.map((id) => names.get(id)).join(', ');
    if (before !== after) await record(tx, account, { actor, before, after, why: 'repricer_rules_sorted' });
  });
}

async function create(
  tx: Tx,
  { machineClock }: RulesDeps,
  place: AccountRef,
  input: RepricerRuleInput,
  position: number,
  actor: Actor,
): Promise<RepricerRule> {
  const rule = await repository.insertRule(tx, place, input, position, machineClock.now());
  await record(tx, place, { actor, before: null, after: shown(rule), why: 'repricer_rule_created' });
  return ruleView(rule);
}

async function change(
  tx: Tx,
  { machineClock }: RulesDeps,
  place: AccountRef,
  before: StoredRule,
  input: RepricerRuleInput,
  actor: Actor,
): Promise<RepricerRule> {
  const decidesOtherwise = before.isEnabled !== input.isEnabled || !isDeepStrictEqual(before.content, contentOf(input));
  if (!decidesOtherwise && before.name === input.name) return ruleView(before);
  const rule = await repository.updateRule(tx, place.userId, before, input, decidesOtherwise, machineClock.now());
  await record(tx, place, { actor, before: shown(before), after: shown(rule), why: 'repricer_rule_changed' });
  return ruleView(rule);
}

async function lockRule(tx: Tx, account: AccountRef, ruleId: number): Promise<StoredRule> {
  const rule = (await repository.lockRules(tx, account)).find((one) => one.ruleId === ruleId);
  if (!rule) throw fail('repricer_rule_not_found');
  return rule;
}

/** Locks the switches first, as every decision does. */
async function wantDecisions(tx: Tx, { jobs, machineClock }: RulesDeps, place: AccountRef): Promise<void> {
  const accountId = place.accountId === DEFAULT_RULE ? null : place.accountId;
  const wanting = await wantRound(tx, place.userId, accountId, machineClock.now());
  for (const account of wanting) await enqueueRound(jobs, tx, account);
}

/** A rule in the history: its name, and the version that the screen shows too. */
const shown = ({ name, version }: StoredRule): string => `${name} (${version})`;

async function record(
  tx: Tx,
  { userId, accountId }: AccountRef,
  entry: Pick<HistoryInput, 'actor' | 'before' | 'after' | 'why'>,
): Promise<void> {
  const of =
    accountId === DEFAULT_RULE
      ? ({ entity: 'user', entityId: userId } as const)
      : ({ entity: 'account', entityId: accountId } as const);
  await recordHistory(tx, userId, [{ ...of, field: 'repricer-rule', ...entry }]);
  await emitEvents(tx, userId, [{ kind: 'repricer', accountId }]);
}
