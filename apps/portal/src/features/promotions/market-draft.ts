import type { AdMarket, AdMarketInput } from '@quayside/contract';
import type { EnteredNumber, Site } from '@quayside/kernel';
import { AD_RATE_STEP, LEAST_AD_RATE, MOST_AD_RATE } from '@quayside/kernel/promotions';

/** How a market is to be promoted, as it is typed. */
export interface MarketDraft {
  readonly site: Site;
  readonly kind: 'recommended' | 'range' | 'flat';
  readonly shift: EnteredNumber;
  readonly from: EnteredNumber;
  readonly to: EnteredNumber;
  readonly rate: EnteredNumber;
  readonly capIn: 'percent' | 'amount';
  readonly capPercent: EnteredNumber;
  readonly capAmount: EnteredNumber;
}

export function draftOf({ site, strategy, cap }: Pick<AdMarket, 'site' | 'strategy' | 'cap'>): MarketDraft {
  return {
    ...{ site, kind: strategy.kind, capIn: cap.in },
    shift: strategy.kind === 'recommended' ? strategy.shift : 0,
    from: strategy.kind === 'range' ? strategy.from : LEAST_AD_RATE,
    to: strategy.kind === 'range' ? strategy.to : 1_000,
    rate: strategy.kind === 'flat' ? strategy.rate : 500,
    capPercent: cap.in === 'percent' ? cap.basisPoints : 1_000,
    capAmount: cap.in === 'amount' ? cap.minor : null,
  };
}

/** A rate that eBay takes: 2 to 100 %, in steps of a tenth. */
export const isRate = (value: EnteredNumber): value is number =>
  typeof value === 'number' && value >= LEAST_AD_RATE && value <= MOST_AD_RATE && value % AD_RATE_STEP === 0;
export const isShift = (value: EnteredNumber): value is number =>
  typeof value === 'number' && Math.abs(value) <= 2_000 && value % AD_RATE_STEP === 0;
export const isAmount = (value: EnteredNumber): value is number =>
  typeof value === 'number' && value >= 1 && value <= 10_000_000;

/** What the draft asks for; null if something of it is not valid. */
export function inputOf(draft: MarketDraft): AdMarketInput | null {
  const strategy = strategyOf(draft);
  const cap = capOf(draft);
  return strategy && cap ? { site: draft.site, state: 'open', strategy, cap } : null;
}

function strategyOf({ kind, shift, from, to, rate }: MarketDraft): AdMarketInput['strategy'] | null {
  if (kind === 'flat') return isRate(rate) ? { kind, rate } : null;
  if (kind === 'range') return isRate(from) && isRate(to) && from <= to ? { kind, from, to } : null;
  return isShift(shift) ? { kind, shift } : null;
}

function capOf({ capIn, capPercent, capAmount }: MarketDraft): AdMarketInput['cap'] | null {
  if (capIn === 'percent') return isRate(capPercent) ? { in: 'percent', basisPoints: capPercent } : null;
  return isAmount(capAmount) ? { in: 'amount', minor: capAmount } : null;
}
