/** How much of its stock an account tells abroad. */
export interface StockLimits {
  /** Of the stock, in whole percent: 1 to 100. */
  readonly percent: number;
  /** Pieces that are kept back: 0 or more. */
  readonly buffer: number;
  /** The most pieces that are told; null if there is no such limit. */
  readonly maximum: number | null;
}

/** What is told without any limits: the whole stock. */
export const WHOLE_STOCK: StockLimits = { percent: 100, buffer: 0, maximum: null };

/** More pieces than that are a typing error. */
export const MAX_LIMITED_PIECES = 1_000_000;

export function isWholeStock({ percent, buffer, maximum }: StockLimits): boolean {
  return percent === 100 && buffer === 0 && maximum === null;
}

/** How the told quantity comes about, in pieces. */
export interface WorkedStock {
  /** The percentage of the stock, rounded down. */
  readonly share: number;
  /** What is left of it without the pieces that are kept back. */
  readonly rest: number;
  /** The quantity that the marketplace is told. It is never more than the stock. */
  readonly told: number;
}

/** @param stock pieces for sale; less than none counts as none */
export function workedStock(stock: number, { percent, buffer, maximum }: StockLimits): WorkedStock {
  const share = Math.floor((Math.max(stock, 0) * percent) / 100);
  const rest = Math.max(share - buffer, 0);
  return { share, rest, told: Math.min(rest, maximum ?? rest) };
}

/** The quantity that a marketplace is told. */
export function toldStock(stock: number, limits: StockLimits): number {
  return workedStock(stock, limits).told;
}
