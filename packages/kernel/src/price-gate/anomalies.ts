import { judgeRate } from '../rate-age.ts';

/**
 * Figures behind a price that are more likely an error than the truth. They freeze the price as it is, until the figure is sound again or
 * the seller has looked at it and allows it.
 */
export const ANOMALIES = [
  'competitor_collapse',
  'rate_jump',
  'cost_not_positive',
  'cost_far_from_history',
  'foreign_price',
] as const;
export type Anomaly = (typeof ANOMALIES)[number];

/** Prices and costs are in minor units of one currency each, rates in millionths. Null: there is no such figure. */
export interface PriceFigures {
  /** The lowest landed price of a competitor, also of one that the rule leaves out: at the last reading without an anomaly, and now. */
  readonly lowestOffer: { readonly before: number | null; readonly now: number | null };
  /** The usual rate, such as the one by which the live price was converted, and the one that the new price uses; null if nothing is converted. */
  readonly rate: { readonly before: number; readonly now: number } | null;
  /** The cost per unit from which floor or price may follow, and what it was before, the newest last; null if there is none. */
  readonly cost: { readonly now: number; readonly history: readonly number[] } | null;
  /**
   * The price that the marketplace shows, and those that were sent to it lately; without it, nobody looked. It may show one of the earlier
   * ones, because it answers with delay.
   */
  readonly shown?: { readonly now: number; readonly sent: readonly number[] } | null;
}

/** A competitor's lowest price at a tenth of what it was. */
const COLLAPSE = 10;
/** A cost at half or at double of its history; a comma in the wrong place is ten times. */
const FAR_COST = 2;

/**
 * The server keeps the last sound figures with the listing and calls this when a price is decided, and again when it is sent, because a
 * rate or a file of costs may arrive in between.
 */
export function findAnomalies({ lowestOffer, rate, cost, shown = null }: PriceFigures): readonly Anomaly[] {
  const found: Anomaly[] = [];
  if (hasCollapsed(lowestOffer)) found.push('competitor_collapse');
  if (rate && !isSound(rate)) found.push('rate_jump');
  if (cost && !(cost.now > 0)) found.push('cost_not_positive');
  else if (cost && isFar(cost.now, medianOf(cost.history))) found.push('cost_far_from_history');
  // Somebody else writes the price as well. Two programs that answer each other never end.
  if (shown && !shown.sent.includes(shown.now)) found.push('foreign_price');
  return found;
}

/** A figure that is no number is no rate. */
const isSound = ({ before, now }: NonNullable<PriceFigures['rate']>): boolean =>
  before > 0 && judgeRate(now > 0 ? now : null, before) === null;

const hasCollapsed = ({ before, now }: PriceFigures['lowestOffer']): boolean =>
  before !== null && now !== null && !(now * COLLAPSE > before);

const isFar = (cost: number, usual: number | undefined): boolean =>
  usual !== undefined && !(cost * FAR_COST > usual && cost < usual * FAR_COST);

/** One wrong cost in the past does not move it. The lower of two in the middle. */
function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1];
}
