import { LARGEST_REPRICED_MOVE } from '../price-gate/judge.ts';
import { closedBy, type LocalTime } from './clock.ts';
import type { Bound, Decision, Pace, Sentence } from './decision.ts';
import { stepAt } from './distance.ts';
import { type IgnoredOffer, type Market, readMarket } from './market.ts';
import type { RepricingRule, RuleChoice } from './rules.ts';
import type { Situation } from './situation.ts';
import { type CompetingStrategy, keep, type Wish, wishAgainst, wishBySales } from './strategies.ts';

/** Offers that were read longer ago say nothing of competition now: a day. */
export const OFFERS_LAST_MS = 86_400_000;

/** A floor of less than a tenth of the rule price is taken for an error. */
const PLAUSIBLE_FLOOR = 10;

/**
 * Decides the price of one listing. It reads nothing by itself, and the same input always gives the same decision.
 * @param time of the decision, as the site's clocks show it
 * @param ownSellers the ids of all accounts of the business on the platform
 */
export function decide(
  choice: RuleChoice,
  situation: Situation,
  time: LocalTime,
  ownSellers: ReadonlySet<string>,
): Decision {
  if (choice.kind === 'none') return kept(situation, { code: choice.code, params: {} });
  const bounds = boundsOf(situation);
  if ('code' in bounds) return kept(situation, bounds);
  const { rule } = choice;
  const { strategy } = rule;
  const reset = wishByStockAndTime(rule, situation, time);
  if (reset) return limited(reset, NONE, bounds, rule, situation);
  if (strategy.kind === 'hold') return kept(situation, { code: 'held_by_rule', params: {} });
  if (strategy.kind === 'velocity')
    return limited(wishBySales(strategy, situation, time.at), NONE, bounds, rule, situation);
  const offers = freshOffers(situation, time);
  if ('code' in offers) return kept(situation, offers);
  const { shipping } = situation;
  if (shipping === null) return kept(situation, { code: 'own_shipping_unknown', params: {} });
  const market = readMarket(offers.list, {
    filter: rule.offers,
    condition: situation.condition,
    landed: situation.present + shipping,
    usual: (situation.rulePrice ?? situation.present) + shipping,
    ownSellers,
  });
  return limited(
    wishInMarket(strategy, rule.whenAlone, market, bounds, { ...situation, shipping }),
    market.ignored,
    bounds,
    rule,
    situation,
  );
}

interface Bounds {
  readonly floor: number;
  readonly top: number;
  readonly topIs: 'ceiling' | 'rule_price';
}

/** How low and how high the price may go, or why nothing says so. */
function boundsOf({ present, floor, ceiling, rulePrice }: Situation): Bounds | Sentence {
  if (!isPrice(present)) return { code: 'no_live_price', params: {} };
  if (!isPrice(floor)) return { code: 'no_floor', params: {} };
  const top = ceiling ?? rulePrice;
  if (!isPrice(top)) return { code: 'no_top', params: {} };
  if (floor > top) return { code: 'floor_above_top', params: { floor, top } };
  if (rulePrice !== null && floor * PLAUSIBLE_FLOOR < rulePrice)
    return { code: 'floor_implausible', params: { floor, rulePrice } };
  return { floor, top, topIs: ceiling === null ? 'rule_price' : 'ceiling' };
}

/** Zero is a blank field, never a price. */
const isPrice = (amount: number | null): amount is number =>
  amount !== null && Number.isSafeInteger(amount) && amount > 0;

/** What is wanted of an item that is out of stock, or while the rule's schedule is closed; undefined if neither is so. */
function wishByStockAndTime(
  rule: RepricingRule,
  { rulePrice, isInStock }: Situation,
  time: LocalTime,
): Wish | undefined {
  if (!isInStock) {
    if (rule.whenOutOfStock === 'hold' || rulePrice === null) return keep({ code: 'out_of_stock', params: {} });
    return { target: rulePrice, because: { code: 'reset_out_of_stock', params: {} } };
  }
  const closed = closedBy(rule.schedule, time);
  if (!closed) return undefined;
  if (rule.whenClosed === 'rule_price' && rulePrice !== null)
    return { target: rulePrice, because: { code: 'reset_closed', params: {} } };
  return keep(
    closed === 'holiday' ? { code: 'holiday', params: { day: time.day } } : { code: 'closed_hours', params: {} },
  );
}

function freshOffers({ offers }: Situation, { at }: LocalTime): NonNullable<Situation['offers']> | Sentence {
  if (!offers) return { code: 'offers_unknown', params: {} };
  if (at - offers.readAt > OFFERS_LAST_MS) return { code: 'offers_old', params: { readAt: offers.readAt } };
  return offers;
}

function wishInMarket(
  strategy: CompetingStrategy,
  whenAlone: RepricingRule['whenAlone'],
  market: Market,
  bounds: Bounds,
  situation: Pick<Situation, 'present' | 'rulePrice'> & { readonly shipping: number },
): Wish {
  if (market.lowest) return wishAgainst(strategy, market, market.lowest, situation);
  // Whoever asks an impossible price may still be there.
  if (market.ignored.length > 0) return keep({ code: 'only_suspicious', params: { offers: market.ignored.length } });
  const { rulePrice } = situation;
  if (whenAlone === 'rule_price' && rulePrice !== null)
    return { target: rulePrice, because: { code: 'alone', params: { to: 'rule_price' } } };
  return { target: bounds.top, because: { code: 'alone', params: { to: bounds.topIs } } };
}

/** Brings a wish within floor and ceiling, and takes as large a step towards it as the rule allows now. */
function limited(
  wish: Wish,
  ignored: readonly IgnoredOffer[],
  bounds: Bounds,
  rule: RepricingRule,
  situation: Situation,
): Decision {
  if (wish.target === null) return kept(situation, wish.because, ignored);
  const { present } = situation;
  const { floor, top, topIs } = bounds;
  const target = between(floor, wish.target, top);
  const bound: Bound | null = wish.target < floor ? 'floor' : wish.target > top ? topIs : null;
  const step = stepAt(present, rule.largestStep, LARGEST_REPRICED_MOVE);
  const stepped = between(present - step, target, present + step);
  const pace = paceOf(target, stepped, bounds, rule, situation);
  const price = pace === 'changes' || pace === 'outside_bounds' ? present : stepped;
  return { price, target, because: wish.because, bound, pace, ignored };
}

function paceOf(
  target: number,
  stepped: number,
  { floor, top }: Bounds,
  { mostChangesPerDay }: RepricingRule,
  { present, changesToday }: Situation,
): Pace | null {
  if (target === present) return null;
  if (!(changesToday < mostChangesPerDay)) return 'changes';
  if (stepped < floor || stepped > top) return 'outside_bounds';
  return stepped === target ? null : 'step';
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const NONE: readonly IgnoredOffer[] = [];

/** A decision that keeps the price. */
const kept = ({ present }: Situation, because: Sentence, ignored: readonly IgnoredOffer[] = NONE): Decision => ({
  price: present,
  target: null,
  because,
  bound: null,
  pace: null,
  ignored,
});
