import { money, type PriceRule, rulePrice } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { breakdownView } from './price-view.ts';

const source = money(1_999, 'GBP');
const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_230, date: '2026-09-29', source: 'table' } as const;
const rule = (given: Partial<PriceRule>): PriceRule => ({
  site: 'DE',
  isPricingEnabled: true,
  increaseType: 'percent',
  increase: 1_250,
  neatPrices: true,
  ...given,
});

describe('how a price was calculated', () => {
  it('shows each step from the seller’s price to the buyer’s', () => {
    expect(breakdownView(rulePrice(source, rate, rule({})))).toEqual({
      source,
      rate: { value: '1.16523', date: '2026-09-29', source: 'table' },
      converted: money(2_329, 'EUR'),
      increased: money(2_620, 'EUR'),
      final: money(2_699, 'EUR'),
      increase: '12.5 %',
      neat: true,
    });
  });

  it.each<[Partial<PriceRule>, string]>([
    [{ increase: 1_000 }, '10 %'],
    [{ increase: 0 }, '0 %'],
    [{ increase: -505 }, '-5.05 %'],
    [{ increaseType: 'fixed', increase: 150 }, '1.50'],
    [{ increaseType: 'fixed', increase: -150 }, '-1.50'],
  ])('shows the increase of %j as %s', (given, text) => {
    expect(breakdownView(rulePrice(source, rate, rule(given))).increase).toBe(text);
  });

  it('has no rate within one currency, and no increase without a rule', () => {
    expect(breakdownView(rulePrice(source, null, null))).toMatchObject({ rate: null, increase: null, neat: false });
  });
});
