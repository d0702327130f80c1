/** What the marketplace and the seller have said about an order line. */
export interface LineFacts {
  readonly quantity: number;
  /**
   * `open`: sold and not shipped; `shipped`: on its way; `cancelled`: not sold any more; `refunded`: paid back and neither shipped nor
   * cancelled; `replaced`: the same line is in another order.
   */
  readonly state: 'open' | 'shipped' | 'cancelled' | 'refunded' | 'replaced';
  /** The most pieces that the marketplace has ever shown as shipped. */
  readonly shipped?: number;
  /** Pieces that the seller has put back into stock with a refund. */
  readonly returned?: number;
  /** Pieces of a cancelled line that the seller does not put back. */
  readonly writtenOff?: number;
  /** The seller has cancelled the line and put its pieces back. */
  readonly isPutBack?: boolean;
}

/** The pieces that a line takes from stock. */
export interface LineStock {
  /** Reserved for the buyer. */
  readonly reserved: number;
  /** No longer on hand. */
  readonly gone: number;
}

/**
 * What a line takes from stock. It follows from the facts alone, so the order in which they became known does not
 * matter, and a piece comes back once, however often it is reported.
 */
export function targetOf({ quantity, state, shipped = 0, returned = 0, writtenOff = 0 }: LineFacts): LineStock {
  const sold = Math.max(quantity, shipped);
  const left = (pieces: number) => Math.max(pieces - returned, 0);
  switch (state) {
    case 'replaced':
      return { reserved: 0, gone: 0 };
    case 'cancelled':
      return { reserved: 0, gone: left(Math.min(sold, shipped + writtenOff)) };
    case 'refunded':
    case 'shipped':
      return { reserved: 0, gone: left(sold) };
    case 'open':
      return { reserved: left(sold) - left(shipped), gone: left(shipped) };
  }
}

/** A sale from before the first count is not in that count: only what came back adds to it. */
export function targetOfOld({ quantity, state, shipped = 0, returned = 0, isPutBack = false }: LineFacts): LineStock {
  const unsent = state === 'cancelled' && isPutBack ? Math.max(quantity - shipped, 0) : 0;
  return { reserved: 0, gone: 0 - Math.max(returned, unsent) };
}

/** A step from what a line takes to what it has to take. */
export interface LineStep {
  readonly kind: 'sale' | 'cancel' | 'ship' | 'adjust';
  readonly onHandDelta: number;
  readonly reservedDelta: number;
}

/** The steps that lead from one to the other: what comes back first, then what is sold, then what leaves. */
export function stepsBetween(now: LineStock, target: LineStock, state: LineFacts['state']): readonly LineStep[] {
  const change = target.reserved + target.gone - now.reserved - now.gone;
  const back = Math.min(Math.max(now.gone - target.gone, 0), Math.max(-change, 0));
  const released = Math.max(-change, 0) - back;
  const sold = Math.max(change, 0);
  const left = target.gone - (now.gone - back);
  const steps: readonly LineStep[] = [
    { kind: 'adjust', onHandDelta: back, reservedDelta: 0 },
    { kind: 'cancel', onHandDelta: 0, reservedDelta: -released },
    { kind: 'sale', onHandDelta: 0, reservedDelta: sold },
    { kind: state === 'shipped' || state === 'open' ? 'ship' : 'adjust', onHandDelta: -left, reservedDelta: -left },
  ];
  return steps.filter(({ onHandDelta, reservedDelta }) => onHandDelta !== 0 || reservedDelta !== 0);
}
