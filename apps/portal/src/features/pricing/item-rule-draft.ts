import type { RateView } from '@quayside/contract';
import { type Currency, INCREASE_LIMITS, type Money, type Site, siteFacts } from '@quayside/kernel';
import {
  type ItemFilter,
  type ItemRule,
  isForSite,
  type Uplift,
  vatExchangeOf,
  type WorkedPrice,
  workPrice,
} from '@quayside/kernel/pricing-rules';
import { rateBetween } from './rule-draft.ts';

/** A new rule for all items that leaves prices as they are converted. */
export function newItemRule(rules: readonly ItemRule[], currency: Currency): ItemRule {
  return {
    id: Math.max(0, ...rules.map(({ id }) => id)) + 1,
    ...{ name: '', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null, currency },
    ...{ vat: 'keep', uplift: { kind: 'percent', basisPoints: 0 }, rounding: {}, from: null, to: null },
  };
}

/** The rules in another order. */
export function moved<Rule extends ItemFilter>(
  rules: readonly Rule[],
  id: number,
  direction: 'up' | 'down',
): readonly Rule[] {
  const from = rules.findIndex((rule) => rule.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const rule = rules[from];
  if (!rule || to < 0 || to >= rules.length) return rules;
  return rules.toSpliced(from, 1).toSpliced(to, 0, rule);
}

/** The rules with this one in its place, or at the end. */
export function withRule<Rule extends ItemFilter>(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  return rules.some(({ id }) => id === rule.id)
    ? rules.map((one) => (one.id === rule.id ? rule : one))
    : [...rules, rule];
}

/** The currencies of the sites to which a rule applies. */
export function currenciesOf(rule: ItemRule, sites: readonly Site[]): Currency[] {
  const own = sites.filter((site) => isForSite(rule, site));
  return [...new Set(own.map((site) => siteFacts(site).currency))];
}

/** Where prices come from and go to. */
export interface RulePlace {
  readonly sites: readonly Site[];
  readonly home: Site;
  readonly rates: readonly RateView[];
}

interface WorkedExample {
  readonly site: Site;
  /** Undefined without a rate. */
  readonly worked: WorkedPrice | undefined;
}

/** What a rule makes of a price at home on each of its sites, by the function that prices listings. */
export function workedExamples(
  source: Money,
  rule: ItemRule,
  { sites, home, rates, day }: RulePlace & { readonly day: string },
): WorkedExample[] {
  return sites
    .filter((site) => isForSite(rule, site))
    .map((site) => {
      const rate = rateBetween(rule.currency, siteFacts(site).currency, rates);
      const vat = () => vatExchangeOf(home, site, day);
      const worked = rate === undefined ? undefined : workPrice(source, { rate, siteRule: null, itemRule: rule, vat });
      return { site, worked };
    });
}

/** What a kind of adjustment begins with: nothing is added. */
export function upliftOfKind(kind: string): Uplift {
  if (kind === 'amount') return { kind, minor: 0 };
  return { kind: kind === 'margin' ? 'margin' : 'percent', basisPoints: kind === 'margin' ? 2_000 : 0 };
}

/** Whether a figure is most likely a slip of the hand, or a margin that is none. */
export function isSlipOf(uplift: Uplift): boolean {
  if (uplift.kind === 'amount') return false;
  const [lowest, highest] = uplift.kind === 'margin' ? [0, 9_000] : [INCREASE_LIMITS.lowest, INCREASE_LIMITS.highest];
  return uplift.basisPoints < lowest || uplift.basisPoints > highest;
}
