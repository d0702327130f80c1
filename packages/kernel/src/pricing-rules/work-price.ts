import type { Money } from '../money.ts';
import {
  applyIncrease,
  convert,
  type ExchangeRate,
  type PriceBreakdown,
  type PriceRule,
  rulePrice,
} from '../pricing.ts';
import type { ItemRule, Uplift } from './item-rule.ts';
import { exchangeVat, type VatExchange } from './price-vat.ts';
import { type Rounding, roundPrice } from './rounding.ts';

/** How a rule for some items made a price. */
export interface ItemRuleSteps {
  readonly rule: ItemRule;
  /** The rates and the price after their exchange; null if the VAT stays. */
  readonly vat: (VatExchange & { readonly price: Money }) | null;
  /** Null if the price stays as it is. */
  readonly rounding: Rounding | null;
}

/** The steps of a price. Those of a rule for some items are in `byItems`; then no rule of the site made it. */
export interface WorkedPrice extends PriceBreakdown {
  readonly byItems?: ItemRuleSteps;
}

export interface PriceTerms {
  /** Null if the currencies are equal. */
  readonly rate: ExchangeRate | null;
  /** The rule of the site; without it, or if it is off, the converted price applies. */
  readonly siteRule: PriceRule | null;
  /** The rule for some items that decides (`chooseItemRule`). */
  readonly itemRule: ItemRule | undefined;
  /** Asked only if the rule exchanges it. */
  readonly vat: () => VatExchange;
  /** The lowest price that earns a share in basis points; undefined if it is unknown or none does. Asked only if the rule wants a margin. */
  readonly reach?: (basisPoints: number) => Money | undefined;
}

/** The price of something on a site: by the rule for some items if one decides, otherwise by the rule of the site. */
export function workPrice(source: Money, { rate, siteRule, itemRule: rule, vat, reach }: PriceTerms): WorkedPrice {
  if (!rule) return rulePrice(source, rate, siteRule);
  const converted = rate ? convert(source, rate) : source;
  const exchange = rule.vat === 'exchange' ? vat() : null;
  const exchanged = exchange ? exchangeVat(converted, exchange) : converted;
  const increased = uplifted(exchanged, rule.uplift, { rate, reach });
  const rounding = rule.rounding[increased.currency] ?? null;
  return {
    ...{ source, rate, converted, increased, rule: null },
    final: rounding ? roundPrice(increased, rounding) : increased,
    byItems: { rule, vat: exchange && { ...exchange, price: exchanged }, rounding },
  };
}

/** @throws RangeError for a wanted margin that no price is known to earn: such a rule fits no item */
function uplifted(amount: Money, uplift: Uplift, { rate, reach }: Pick<PriceTerms, 'rate' | 'reach'>): Money {
  if (uplift.kind === 'margin') {
    const price = reach?.(uplift.basisPoints);
    if (price?.currency !== amount.currency) throw new RangeError('No price is known to earn the wanted margin');
    return price;
  }
  if (uplift.kind === 'percent')
    return applyIncrease(amount, { increaseType: 'percent', increase: uplift.basisPoints });
  const { minor } = rate ? convert({ minor: uplift.minor, currency: rate.from }, rate) : uplift;
  return applyIncrease(amount, { increaseType: 'fixed', increase: minor });
}
