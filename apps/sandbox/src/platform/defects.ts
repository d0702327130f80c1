/** Defects that an order may have, for testing programs that read it. */
export const DEFECTS = [
  'unknown_item',
  'impossible_date',
  'foreign_currency',
  'no_lines',
  'negative_amount',
  'bad_quantity',
  'text_too_long',
  'duplicate_lines',
  'unreadable',
] as const;
export type Defect = (typeof DEFECTS)[number];

export const UNKNOWN_SKU = 'NOBODY-KNOWS-IT';
export const IMPOSSIBLE_DATE = '1995-09-03T10:00:00.000Z';
export const LONG_TEXT = 'A title without end. '.repeat(5_000);
