/** What is wrong with a part of an order that cannot be read. */
export const ORDER_DOUBTS = [
  'no_lines',
  'duplicate_lines',
  'bad_quantity',
  'negative_amount',
  'foreign_currency',
  'impossible_date',
  'text_too_long',
  'unknown_status',
  'unknown_site',
  'unreadable',
] as const;

/**
 * Why an order needs the seller's attention. `unknown_item`: a line matches no item of the account, so it moved no
 * stock. The others name a part that cannot be read. It waits, and the order is no sale until the part is readable; the
 * lines that can be read lower the stock and can be shipped.
 */
export const ORDER_PROBLEMS = ['unknown_item', ...ORDER_DOUBTS] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];
