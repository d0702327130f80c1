import type { RepricerRule, RepricerRuleInput } from '@quayside/contract';
import { foldTag, type Site } from '@quayside/kernel';
import type { RepricingRule } from '@quayside/kernel/repricing';

/** The account of the default rule: it is tried last on every account. */
export const DEFAULT_RULE = 0;

/** What is stored of a rule besides its name and its switch. A change of it, or of the switch, raises the version. */
export type RuleContent = Omit<RepricerRuleInput, 'name' | 'isEnabled'>;

export interface StoredRule {
  readonly ruleId: number;
  readonly accountId: number;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly version: number;
  readonly content: RuleContent;
}

/** A rule as the kernel decides by it, with what the room adds. */
export interface ActiveRule extends RepricingRule {
  readonly version: number;
  readonly sites: readonly Site[] | null;
}

/**
 * The default rule of a seller who has saved none. It is off. Once switched on, it follows the lowest offer in small steps and returns to the
 * rule price: the mildest of the strategies that do something.
 */
export const UNSAVED_DEFAULT: RepricerRule = {
  ruleId: null,
  version: 0,
  name: '',
  isEnabled: false,
  sites: null,
  items: { brands: null, categories: null, priceBand: null },
  strategy: { kind: 'lowest', below: { in: 'amount', minor: 0 } },
  offers: {
    fulfilments: null,
    leastRating: null,
    leastFeedback: null,
    conditions: null,
    sellers: null,
    mostDeliveryDays: null,
  },
  whenAlone: 'rule_price',
  schedule: { hours: null, holidays: [] },
  whenClosed: 'hold',
  whenOutOfStock: 'hold',
  largestStep: { in: 'percent', basisPoints: 1_000 },
  mostChangesPerDay: 4,
};

export function contentOf({ name: _name, isEnabled: _isEnabled, ...content }: RepricerRuleInput): RuleContent {
  return content;
}

export const ruleView = ({ ruleId, name, isEnabled, version, content }: StoredRule): RepricerRule => ({
  ...content,
  ruleId,
  name,
  isEnabled,
  version,
});

export const activeRule = ({ ruleId, isEnabled, version, content }: StoredRule): ActiveRule => ({
  ...content,
  items: { ...content.items, tags: content.items.tags?.map(foldTag) ?? null },
  id: ruleId,
  isEnabled,
  version,
});
