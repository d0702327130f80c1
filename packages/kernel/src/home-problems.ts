/** Parts of a home listing that a marketplace's answer may state in a form that cannot be read. Each has a message for the seller. */
export const HOME_PROBLEMS = [
  'id',
  'sku',
  'price',
  'currency',
  'quantity',
  'site',
  'status',
  'row',
  'variation',
  'title',
  'pictures',
  'category',
] as const;
export type HomeProblem = (typeof HOME_PROBLEMS)[number];

/** Longest part of an unreadable value that is kept for the seller. */
const LONGEST_VALUE = 120;

export function shortened(value: string): string {
  return value.length <= LONGEST_VALUE ? value : `${value.slice(0, LONGEST_VALUE - 1)}…`;
}

/**
 * Reads a quantity for sale as marketplaces write it. Undefined for anything but a whole number from zero: a negative, broken or missing
 * quantity must not be read as sold out.
 */
export function readQuantity(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,9}(?:\.0+)?$/.test(text.trim())) return undefined;
  return Number(text);
}
