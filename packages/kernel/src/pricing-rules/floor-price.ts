import { type Money, money } from '../money.ts';
import { BASIS, convert, divideHalfUp, type ExchangeRate } from '../pricing.ts';
import type { FloorRule } from './item-rule.ts';

/** What a floor depends on besides its rule. */
export interface FloorTerms {
  /** The price at home. */
  readonly source: Money;
  /** Null if the currencies are equal. */
  readonly rate: ExchangeRate | null;
  /** The lowest price that earns a share in basis points; undefined if it is unknown, null if none does. */
  readonly reach: (basisPoints: number) => Money | null | undefined;
}

/** The floor that a rule sets; undefined if it is unknown, null if no price earns what is wanted. Never zero. */
export function floorByRule(
  { floor, currency }: FloorRule,
  { source, rate, reach }: FloorTerms,
): Money | null | undefined {
  if (floor.kind === 'margin') return reach(floor.basisPoints);
  const amount =
    floor.kind === 'amount'
      ? money(floor.minor, currency)
      : money(Number(divideHalfUp(BigInt(source.minor) * BigInt(floor.basisPoints), BASIS)), source.currency);
  const there = rate ? convert(amount, rate) : amount;
  return there.minor > 0 ? there : undefined;
}
