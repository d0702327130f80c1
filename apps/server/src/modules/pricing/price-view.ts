import type { PriceBreakdownView } from '@quayside/contract';
import type { PriceBreakdown } from '@quayside/kernel';
import { rateText } from './rates/day-rates.ts';

/** The steps of a price, for display and for the record; `increase` is text such as `12.5 %` or `-1.50`. */
export function breakdownView(breakdown: PriceBreakdown): PriceBreakdownView {
  const { rule, rate } = breakdown;
  return {
    source: breakdown.source,
    rate: rate ? { value: rateText(rate.millionths), date: rate.date, source: rate.source } : null,
    converted: breakdown.converted,
    increased: breakdown.increased,
    final: breakdown.final,
    increase: rule
      ? rule.increaseType === 'percent'
        ? `${rule.increase / 100} %`
        : (rule.increase / 100).toFixed(2)
      : null,
    neat: rule?.neatPrices ?? false,
  };
}
