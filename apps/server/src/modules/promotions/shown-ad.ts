import type { ShownValue } from '@quayside/contract';
import { type Currency, type Money, siteFacts } from '@quayside/kernel';
import type { AdCap } from '@quayside/kernel/promotions';
import type { MarketSetting } from './markets.repository.ts';

/** The ad of a listing as a change keeps it. */
export interface AdValue {
  readonly kind: 'ad';
  readonly isExcluded: boolean;
  readonly cap: AdCap | null;
  /** Of the cap. */
  readonly currency: Currency;
  readonly rate: number | null;
  readonly cost: Money | null;
  readonly margin: Money | null;
}

export const shownAd = ({ rate, cost, margin, isExcluded, cap, currency }: AdValue): ShownValue => ({
  ...{ adRate: rate, cost, margin, isExcluded },
  cap: cap && capText(cap, currency),
});

const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)} %`;

/** `≤ 10.0 %`, `≤ 1.50 EUR`: a text that is the same in every language. */
function capText(cap: AdCap, currency: Currency): string {
  return cap.in === 'percent' ? `≤ ${percent(cap.basisPoints)}` : `≤ ${(cap.minor / 100).toFixed(2)} ${currency}`;
}

/** How a market is promoted, with its rates. */
export function shownMarket(market: MarketSetting): ShownValue {
  const { state, strategy } = market;
  if (state === 'closed') return { word: 'not_promoted', text: null };
  const cap = capText(market.cap, siteFacts(market.site).currency);
  if (state === 'paused') return { word: 'promotion_paused', text: cap };
  switch (strategy.kind) {
    case 'flat':
      return { word: 'promoted_flat', text: `${percent(strategy.rate)}; ${cap}` };
    case 'range':
      return { word: 'promoted_range', text: `${percent(strategy.from)}–${percent(strategy.to)}; ${cap}` };
    case 'recommended': {
      const sign = strategy.shift > 0 ? '+' : '−';
      const shift = strategy.shift === 0 ? '' : `${sign}${percent(Math.abs(strategy.shift))}; `;
      return { word: 'promoted_recommended', text: `${shift}${cap}` };
    }
  }
}

/** The ad of a listing in the history: its rate and its own cap, as a text that is the same in every language. */
export function recordedAd({ rate, cap, currency }: AdValue): string | null {
  const words = [rate === null ? '' : percent(rate), cap ? capText(cap, currency) : ''].filter(Boolean);
  return words.length === 0 ? null : words.join('; ');
}

/** How a market is promoted in the history; null if it is not. */
export function recordedMarket({ state, strategy, cap, site }: MarketSetting): string | null {
  if (state === 'closed') return null;
  const most = capText(cap, siteFacts(site).currency);
  if (strategy.kind === 'flat') return `${percent(strategy.rate)}; ${most}`;
  return strategy.kind === 'range' ? `${percent(strategy.from)}–${percent(strategy.to)}; ${most}` : most;
}
