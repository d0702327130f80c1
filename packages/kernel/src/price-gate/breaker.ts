/**
 * The catalogue breaker: if more than a share of an account's listings move by more than a share of their prices, something is wrong with
 * what moves them, and no price that a person did not decide leaves until the seller closes the breaker.
 *
 * The server keeps one row of counts per account and calendar day. It locks the row, notes each price (`noteMove`) and asks
 * `isBreakerOpen` before the gate judges it. An open breaker is stored, and stays open until a person closes it. Prices that a person
 * consented to by their number are not noted.
 */

export interface BreakerLimits {
  /** A move is large if it exceeds this share of the price before, in basis points. */
  readonly largeMove: number;
  /** The breaker opens if more than this share of the listings moved that far, in basis points. */
  readonly share: number;
  /** So many large moves never open it, because one of three listings is a third of a small catalogue. */
  readonly alwaysAllowed: number;
}

/** More than a tenth of the listings by more than a tenth of their prices, from the sixth on. */
export const BREAKER_LIMITS: BreakerLimits = { largeMove: 1_000, share: 1_000, alwaysAllowed: 5 };

export interface BreakerCounts {
  /** Live listings of the account. */
  readonly listings: number;
  /** Of these, how often a price moved far today. */
  readonly largeMoves: number;
}

/** The counts with one more price. @param before, after in minor units of one currency; a price without one before is no move */
export function noteMove(
  counts: BreakerCounts,
  move: { readonly before: number | null; readonly after: number },
  limits: BreakerLimits = BREAKER_LIMITS,
): BreakerCounts {
  const { before, after } = move;
  if (before === null || Math.abs(after - before) * 10_000 <= before * limits.largeMove) return counts;
  return { ...counts, largeMoves: counts.largeMoves + 1 };
}

export function isBreakerOpen(
  { listings, largeMoves }: BreakerCounts,
  limits: BreakerLimits = BREAKER_LIMITS,
): boolean {
  return largeMoves > limits.alwaysAllowed && !(largeMoves * 10_000 <= listings * limits.share);
}
