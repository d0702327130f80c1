import type { OfferTerms } from '@quayside/contract';
import { type EnteredFees, isFee } from './delivery-fees.tsx';

type Fees = Readonly<Record<string, EnteredFees>>;

/** Converts stored fees to form values. */
export function enteredFeesOf({ delivery_fees = {} }: Pick<OfferTerms, 'delivery_fees'>): Fees {
  return Object.fromEntries(
    Object.entries(delivery_fees).map(([code, { cost, additional_cost }]) => [
      code,
      { cost, additional: additional_cost },
    ]),
  );
}

/** The fees of the chosen modes. A mode with an empty first fee keeps the fee of the shop's offers. */
export function feesOf(entered: Fees, codes: readonly string[]): NonNullable<OfferTerms['delivery_fees']> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const { cost, additional } = entered[code] ?? { cost: null, additional: null };
      if (typeof cost !== 'number') return [];
      return [[code, { cost, additional_cost: typeof additional === 'number' ? additional : 0 }]];
    }),
  );
}

/** Whether every fee of the chosen modes is valid, and none is set for additional pieces alone. */
export function areFeesRight(entered: Fees, codes: readonly string[]): boolean {
  return codes.every((code) => {
    const { cost, additional } = entered[code] ?? { cost: null, additional: null };
    return isFee(cost) && isFee(additional) && (cost !== null || additional === null);
  });
}
