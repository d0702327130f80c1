import type { PriceBreakdownView } from '@quayside/contract';
import type { PriceRule } from '@quayside/kernel';
import type { Uplift, WorkedPrice } from '@quayside/kernel/pricing-rules';
import { rateText } from '../rates/index.ts';

/** The steps of a price, for display and for the record; `increase` is text such as `12.5 %` or `-1.50`. */
export function breakdownView(breakdown: WorkedPrice): PriceBreakdownView {
  const { rule, rate, byItems } = breakdown;
  return {
    source: breakdown.source,
    rate: rate ? { value: rateText(rate.millionths), date: rate.date, source: rate.source } : null,
    converted: breakdown.converted,
    increased: breakdown.increased,
    final: breakdown.final,
    increase: byItems ? upliftText(byItems.rule.uplift) : rule ? increaseText(rule) : null,
    neat: rule?.neatPrices ?? false,
    ...(byItems ? { byItems: { name: byItems.rule.name, vat: byItems.vat, rounding: byItems.rounding } } : {}),
  };
}

const increaseText = ({ increaseType, increase }: Pick<PriceRule, 'increaseType' | 'increase'>) =>
  increaseType === 'percent' ? `${increase / 100} %` : (increase / 100).toFixed(2);

/** A wanted margin is not added: what it makes is the next step. */
const upliftText = (uplift: Uplift): string | null => {
  if (uplift.kind === 'margin') return null;
  return uplift.kind === 'percent'
    ? increaseText({ increaseType: 'percent', increase: uplift.basisPoints })
    : increaseText({ increaseType: 'fixed', increase: uplift.minor });
};
