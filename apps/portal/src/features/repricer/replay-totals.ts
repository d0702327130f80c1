import { REPLAY_LACKS, type ReplayedListing, type RuleReplayPage } from '@quayside/contract';
import { addFigures, featuredShare, NO_FIGURES, type ReplayFigures } from '@quayside/kernel/repricing';

/** What both sets of rules brought listings of one currency. */
export interface CurrencyTotals {
  readonly currency: string;
  readonly saved: ReplayFigures;
  readonly draft: ReplayFigures;
}

/** The sums of a replay as far as it is. */
export interface ReplayTotals {
  /** Listings of the account that were gone through. */
  readonly seen: number;
  /** Of these, the ones that the rule decides and that could be replayed. */
  readonly compared: number;
  readonly withoutSales: number;
  readonly withoutMargin: number;
  readonly lacking: Readonly<Record<(typeof REPLAY_LACKS)[number], number>>;
  readonly currencies: readonly CurrencyTotals[];
  /** The listings for which the rules differ most, the largest difference first. */
  readonly most: readonly ReplayedListing[];
}

export const NO_TOTALS: ReplayTotals = {
  ...{ seen: 0, compared: 0, withoutSales: 0, withoutMargin: 0 },
  lacking: { offers: 0, own_offer: 0, floor: 0 },
  ...{ currencies: [], most: [] },
};

/** More than a person looks through. The rest is in the sums. */
const SHOWN = 50;

/** Adds a page. Memory does not grow with the number of pages. */
export function addPage(totals: ReplayTotals, { seen, list }: Pick<RuleReplayPage, 'seen' | 'list'>): ReplayTotals {
  const compared = list.filter(({ result }) => result !== null);
  const count = (is: (listing: ReplayedListing) => boolean) => list.filter(is).length;
  return {
    seen: totals.seen + seen,
    compared: totals.compared + compared.length,
    withoutSales: totals.withoutSales + count(({ result }) => result !== null && !result.knowsSales),
    withoutMargin: totals.withoutMargin + count(({ result }) => result?.knowsSales === true && !result.knowsMargin),
    lacking: Object.fromEntries(
      REPLAY_LACKS.map((lack) => [lack, totals.lacking[lack] + count(({ lacks }) => lacks === lack)]),
    ) as ReplayTotals['lacking'],
    currencies: compared.reduce(addListing, totals.currencies),
    most: [...totals.most, ...compared.filter((one) => differenceOf(one) > 0)]
      .toSorted((one, other) => differenceOf(other) - differenceOf(one))
      .slice(0, SHOWN),
  };
}

function addListing(
  currencies: readonly CurrencyTotals[],
  { currency, result }: ReplayedListing,
): readonly CurrencyTotals[] {
  if (!result) return currencies;
  const known = currencies.find((one) => one.currency === currency);
  const before = known ?? { currency, saved: NO_FIGURES, draft: NO_FIGURES };
  const after = {
    currency,
    saved: addFigures(before.saved, result.saved.figures),
    draft: addFigures(before.draft, result.draft.figures),
  };
  return known ? currencies.map((one) => (one === known ? after : one)) : [...currencies, after];
}

/** How far a listing's price at the end and its share of the featured offer differ, each as a part of one. */
function differenceOf({ result }: ReplayedListing): number {
  if (!result) return 0;
  const { saved, draft } = result;
  const price = Math.abs(draft.price - saved.price) / saved.price;
  const share = Math.abs((featuredShare(draft.figures) ?? 0) - (featuredShare(saved.figures) ?? 0)) / 10_000;
  return price + share + (draft.figures.changes === saved.figures.changes ? 0 : Number.EPSILON);
}
