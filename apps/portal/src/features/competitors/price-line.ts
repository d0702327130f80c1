import type { OfferPoint } from '@quayside/contract';

/** The lines of a chart in a box of 100 × 100, as SVG paths; empty where there is no price. */
export interface PriceLines {
  readonly lowest: string;
  readonly own: string;
}

type Price = 'lowest' | 'own';

/**
 * Draws prices as steps, because each holds until another is read. A time without a price is a gap.
 * @param history the newest first
 */
export function priceLines(history: readonly OfferPoint[]): PriceLines {
  const points = history.toReversed();
  const prices = points.flatMap(({ lowest, own }) => [lowest?.minor ?? [], own?.minor ?? []].flat());
  const from = Date.parse(points[0]?.from ?? '');
  const to = Date.parse(points.at(-1)?.to ?? '');
  if (prices.length === 0 || !(to > from)) return { lowest: '', own: '' };
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (at: string) => round(((Date.parse(at) - from) / (to - from)) * 100);
  // A single price is in the middle.
  const y = (minor: number) => round(most === least ? 50 : 95 - ((minor - least) / (most - least)) * 90);
  const lineOf = (price: Price) =>
    points
      .flatMap((point, index) => {
        const minor = point[price]?.minor;
        if (minor === undefined) return [];
        const isJoined = index > 0 && points[index - 1]?.[price] !== null;
        const start = isJoined ? `H${x(point.from)}V${y(minor)}` : `M${x(point.from)} ${y(minor)}`;
        return [`${start}H${x(point.to)}`];
      })
      .join('');
  return { lowest: lineOf('lowest'), own: lineOf('own') };
}

const round = (value: number): number => Math.round(value * 100) / 100;
