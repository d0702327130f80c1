import type { Site } from '@quayside/kernel';
import type { Bound, DecisionCode, Pace, ReplayLack } from '@quayside/kernel/repricing';
import { type AccountParams, defineCall, type Page, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  RepricerDecision,
  RepricerDecisionQuery,
  RepricerItem,
  RepricerLogEntry,
  RepricerOverview,
  RepricerRule,
  RepricingInput,
  RuleReplayInput,
  RuleReplayPage,
  RuleReplayPath,
} from './repricer.schema.ts';
import type { RepricerRuleInput } from './repricer-rules.schema.ts';

export type {
  ReplayedListing,
  RepricerDecision,
  RepricerDecisionQuery,
  RepricerItem,
  RepricerLogEntry,
  RepricerOverview,
  RepricerRule,
  RepricingInput,
  RuleReplayInput,
  RuleReplayPage,
  RuleReplayPath,
} from './repricer.schema.ts';
export type { RepricerRuleInput } from './repricer-rules.schema.ts';

/** The rules of one account. More than a person can keep in order. */
export const MAX_RULES = 50;
/** The most listings of a sample. */
export const LARGEST_SAMPLE = 100;
/** The most items that one call blocks. */
export const BLOCKS_AT_ONCE = 500;

/** Every code of a decision. Each has its sentence in `repricer:because.<code>`. */
export const DECISION_CODES = [
  'blocked',
  'manual_price',
  'no_rule',
  'chosen_rule_off',
  'no_floor',
  'no_top',
  'floor_above_top',
  'floor_implausible',
  'no_live_price',
  'out_of_stock',
  'holiday',
  'closed_hours',
  'held_by_rule',
  'offers_unknown',
  'offers_old',
  'own_shipping_unknown',
  'only_suspicious',
  'none_featured',
  'not_cheapest',
  'sales_unknown',
  'sales_steady',
  'velocity_waits',
  'below_lowest',
  'at_lowest',
  'above_featured',
  'at_featured',
  'below_next',
  'at_next',
  'sales_slow',
  'sales_fast',
  'alone',
  'reset_out_of_stock',
  'reset_closed',
] as const satisfies readonly DecisionCode[];

export const DECISION_BOUNDS = ['floor', 'ceiling', 'rule_price'] as const satisfies readonly Bound[];
export const DECISION_PACES = ['step', 'changes', 'outside_bounds'] as const satisfies readonly Pace[];

/** `up`, `down`, `stay`: what the price would do. `lacking`: a figure is missing or cannot be right. `off`: no rule decides. */
export const DECISION_VIEWS = ['up', 'down', 'stay', 'lacking', 'off'] as const;
export type DecisionView = (typeof DECISION_VIEWS)[number];

/** Why a listing cannot be replayed: no offers were read, its own offer was never among them, or it has no lowest price. */
export const REPLAY_LACKS = ['offers', 'own_offer', 'floor'] as const satisfies readonly ReplayLack[];
/** As long as offers are kept. */
export const MOST_REPLAYED_DAYS = 30;

/** The error codes of this room → HTTP status. */
export const repricerErrors = {
  repricer_rule_not_found: 404,
  too_many_repricer_rules: 409,
  repricer_rules_changed: 409,
  repricer_off: 409,
} as const satisfies ErrorStatuses;

const screen = { userParam: 'id', requiresScreen: 'repricer' } as const;

/** Automatic prices of listings on Amazon: rules, what each listing is told and why, and going live. */
export const repricer = {
  /** The rule that is tried last, on every account. */
  getDefault: defineCall<{ params: UserParams }, RepricerRule>({
    id: 'repricer.getDefault',
    method: 'GET',
    path: '/v1/users/{id}/repricer/rules/default',
    summary: 'The default repricing rule',
    ...screen,
  }),
  updateDefault: defineCall<{ params: UserParams; body: RepricerRuleInput }, RepricerRule>({
    id: 'repricer.updateDefault',
    method: 'PUT',
    path: '/v1/users/{id}/repricer/rules/default',
    summary: 'Save the default repricing rule; its listings are a dry run again',
    ...screen,
  }),
  get: defineCall<{ params: AccountParams }, RepricerOverview>({
    id: 'repricer.get',
    method: 'GET',
    path: '/v1/users/{id}/repricer/accounts/{accountId}',
    summary: 'Switch, rules and counts of an account',
    errors: ['account_not_found'],
    ...screen,
  }),
  /** Off: nothing is decided, nothing is live, and prices stay where they are. On: a dry run. */
  switch: defineCall<{ params: AccountParams; body: { isEnabled: boolean } }, RepricerOverview>({
    id: 'repricer.switch',
    method: 'PUT',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/switch',
    summary: 'Switch repricing of an account on or off',
    errors: ['account_not_found'],
    ...screen,
  }),
  createRule: defineCall<{ params: AccountParams; body: RepricerRuleInput }, RepricerRule>({
    id: 'repricer.createRule',
    method: 'POST',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/rules',
    summary: 'Add a repricing rule, as the last but the default one',
    status: 201,
    errors: ['account_not_found', 'too_many_repricer_rules'],
    ...screen,
  }),
  updateRule: defineCall<{ params: AccountParams & { ruleId: number }; body: RepricerRuleInput }, RepricerRule>({
    id: 'repricer.updateRule',
    method: 'PUT',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/rules/{ruleId}',
    summary: 'Change a repricing rule; its listings are a dry run again',
    errors: ['account_not_found', 'repricer_rule_not_found'],
    ...screen,
  }),
  removeRule: defineCall<{ params: AccountParams & { ruleId: number } }, void>({
    id: 'repricer.removeRule',
    method: 'DELETE',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/rules/{ruleId}',
    summary: 'Remove a repricing rule; prices stay where they are',
    status: 204,
    errors: ['account_not_found', 'repricer_rule_not_found'],
    ...screen,
  }),
  /** Names every rule of the account once; otherwise it returns `repricer_rules_changed`. */
  sortRules: defineCall<{ params: AccountParams; body: { ruleIds: readonly number[] } }, RepricerOverview>({
    id: 'repricer.sortRules',
    method: 'PUT',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/order',
    summary: 'The order in which rules are tried',
    errors: ['account_not_found', 'repricer_rules_changed'],
    ...screen,
  }),
  listDecisions: defineCall<{ params: AccountParams; query: RepricerDecisionQuery }, Page<RepricerDecision>>({
    id: 'repricer.listDecisions',
    method: 'GET',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/decisions',
    summary: 'What each listing is told now, and why',
    errors: ['account_not_found'],
    ...screen,
  }),
  /** Prepares going live, or turning listings back to their rule prices. Nothing changes before the consent. */
  prepare: defineCall<{ params: AccountParams; body: RepricingInput }, ChangeView>({
    id: 'repricer.prepare',
    method: 'POST',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/changes',
    summary: 'Prepare going live, or turning back to a dry run',
    status: 201,
    errors: ['account_not_found', 'item_not_found', 'repricer_off'],
    ...screen,
  }),
  /**
   * What the rules as saved and with this draft would have done with the stored offers of the last days. A page is the next listings of the
   * account, of which only those are named that the rule decides, before or after; the caller adds up the figures. Nothing changes.
   */
  replay: defineCall<
    { params: AccountParams; query: { cursor?: string | undefined }; body: RuleReplayInput },
    RuleReplayPage
  >({
    id: 'repricer.replay',
    method: 'POST',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/replays',
    summary: 'Replay a draft of a rule and the saved rules over stored offers',
    readsByBody: true,
    errors: ['account_not_found', 'repricer_rule_not_found'],
    ...screen,
  }),
  replayListing: defineCall<
    { params: AccountParams & { itemId: number; site: Site }; body: RuleReplayInput },
    RuleReplayPath
  >({
    id: 'repricer.replayListing',
    method: 'POST',
    path: '/v1/users/{id}/repricer/accounts/{accountId}/replays/items/{itemId}/sites/{site}',
    summary: 'The prices that a draft of a rule and the saved rules would have given a listing',
    readsByBody: true,
    errors: ['account_not_found', 'item_not_found', 'repricer_rule_not_found'],
    ...screen,
  }),
  getItem: defineCall<{ params: UserParams & { itemId: number } }, RepricerItem>({
    id: 'repricer.getItem',
    method: 'GET',
    path: '/v1/users/{id}/repricer/items/{itemId}',
    summary: 'How an item is repriced on each site',
    errors: ['item_not_found'],
    ...screen,
  }),
  chooseRule: defineCall<
    { params: UserParams & { itemId: number; site: Site }; body: { ruleId: number | null } },
    RepricerItem
  >({
    id: 'repricer.chooseRule',
    method: 'PUT',
    path: '/v1/users/{id}/repricer/items/{itemId}/sites/{site}/rule',
    summary: 'Choose the rule of an item on a site',
    errors: ['item_not_found', 'site_not_supported', 'repricer_rule_not_found'],
    ...screen,
  }),
  /** Newest first, at most 100 of the last 30 days. */
  listLog: defineCall<{ params: UserParams & { itemId: number; site: Site } }, { list: readonly RepricerLogEntry[] }>({
    id: 'repricer.listLog',
    method: 'GET',
    path: '/v1/users/{id}/repricer/items/{itemId}/sites/{site}/log',
    summary: 'Earlier decisions about an item on a site',
    errors: ['item_not_found'],
    ...screen,
  }),
  /** Keeps the repricer off items, or lets it decide again. Live items stay at their price and are a dry run again. */
  block: defineCall<
    { params: UserParams; body: { itemIds: readonly number[]; repricerBlocked: boolean } },
    { changed: number }
  >({
    id: 'repricer.block',
    method: 'POST',
    path: '/v1/users/{id}/repricer/blocks',
    summary: 'Block items for the repricer, or unblock them',
    errors: ['item_not_found'],
    ...screen,
  }),
};
