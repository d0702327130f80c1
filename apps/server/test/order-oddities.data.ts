import type { Platform } from '@quayside/kernel';

/** Where a marketplace writes a part of an order; a path in a line begins at the line. */
export interface WireNames {
  readonly id: string;
  readonly lines: string;
  readonly status: string;
  readonly total: string;
  readonly currency: string;
  readonly created: string;
  readonly modified: string;
  readonly site: string;
  readonly buyer: string;
  readonly line: {
    readonly id: string;
    readonly quantity: string;
    readonly total: string;
    readonly title: string;
    readonly sku: string;
  };
}

export const WIRE_NAMES: Readonly<Record<Platform, WireNames>> = {
  ebay: {
    id: 'orderId',
    lines: 'lineItems',
    status: 'orderPaymentStatus',
    total: 'pricingSummary.total.value',
    currency: 'pricingSummary.total.currency',
    created: 'creationDate',
    modified: 'lastModifiedDate',
    site: 'lineItems.0.listingMarketplaceId',
    buyer: 'buyer',
    line: { id: 'lineItemId', quantity: 'quantity', total: 'total.value', title: 'title', sku: 'sku' },
  },
  amazon: {
    id: 'orderId',
    lines: 'orderItems',
    status: 'fulfillment.fulfillmentStatus',
    total: 'proceeds.grandTotal.amount',
    currency: 'proceeds.grandTotal.currencyCode',
    created: 'createdTime',
    modified: 'lastUpdatedTime',
    site: 'salesChannel.marketplaceId',
    buyer: 'buyer',
    line: {
      id: 'orderItemId',
      quantity: 'quantityOrdered',
      total: 'proceeds.proceedsTotal.amount',
      title: 'product.title',
      sku: 'product.sellerSku',
    },
  },
  cdiscount: {
    id: 'orderId',
    lines: 'lines',
    status: 'status',
    total: 'totalPrice.offerPrice',
    currency: 'currencyCode',
    created: 'createdAt',
    modified: 'updatedAt',
    site: 'salesChannel.id',
    buyer: 'customer',
    line: {
      id: 'orderLineId',
      quantity: 'quantity',
      total: 'offerPrice.unitSalesPrice',
      title: 'offer.productTitle',
      sku: 'offer.sellerProductId',
    },
  },
};

export interface Oddity {
  readonly name: string;
  /** The part that is changed, in the order or in its first line, and to what; undefined takes it out. */
  readonly part: (keyof WireNames & string) | `line.${keyof WireNames['line']}`;
  readonly value: unknown;
  /** The problem's code; null if the order can be read all the same. */
  readonly code: string | null;
  /** The pieces that the odd part says. */
  readonly pieces?: number;
  /** The order lowers no stock, because the odd part says how much. */
  readonly isStockUnknown?: true;
  /** Marketplaces for which it is not odd, or that do not send the part. */
  readonly not?: readonly Platform[];
}

const NO_QUANTITY = { code: 'bad_quantity', isStockUnknown: true } as const;
const LONG = 'A title without end. '.repeat(5_000);
/** No two parts of it are alike, so that no database packs it. */
const LONG_ID = Array.from({ length: 3_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7_919) % 20_000))).join('');
/** Whoever cuts it at an even place halves a character. */
const EMOJI = `x${'😀'.repeat(300)}`;

export const ODDITIES: readonly Oddity[] = [
  { name: 'no quantity', part: 'line.quantity', value: undefined, ...NO_QUANTITY },
  { name: 'the quantity null', part: 'line.quantity', value: null, ...NO_QUANTITY },
  { name: 'a quantity below zero', part: 'line.quantity', value: -2, ...NO_QUANTITY },
  { name: 'the quantity zero', part: 'line.quantity', value: 0, ...NO_QUANTITY, not: ['amazon'] },
  { name: 'a quantity without measure', part: 'line.quantity', value: 9e15, ...NO_QUANTITY },
  { name: 'half a piece', part: 'line.quantity', value: 1.5, ...NO_QUANTITY },
  { name: 'a quantity in words', part: 'line.quantity', value: 'two', ...NO_QUANTITY },
  { name: 'a quantity in a list', part: 'line.quantity', value: [2], ...NO_QUANTITY },
  { name: 'a quantity as a text', part: 'line.quantity', value: '2', code: null, pieces: 2 },
  { name: 'no id of the line', part: 'line.id', value: undefined, code: 'unreadable' },
  { name: 'an empty id of the line', part: 'line.id', value: ' ', code: 'unreadable' },
  { name: 'a number as id of the line', part: 'line.id', value: 77, code: null },
  { name: 'an id of the line without end', part: 'line.id', value: LONG_ID, code: 'text_too_long' },
  { name: 'half a character as title', part: 'line.title', value: 'A\uD83D', code: null },
  { name: 'no title', part: 'line.title', value: undefined, code: null },
  { name: 'a title that stops a database', part: 'line.title', value: 'A\u0000B', code: null },
  { name: 'a title without end', part: 'line.title', value: LONG, code: 'text_too_long' },
  { name: 'no price of the line', part: 'line.total', value: undefined, code: 'unreadable' },
  { name: 'a price of the line with three decimals', part: 'line.total', value: '12.345', code: 'unreadable' },
  { name: 'a price of the line with a comma', part: 'line.total', value: '12,34', code: 'unreadable' },
  { name: 'a price of the line below zero', part: 'line.total', value: '-5.00', code: 'negative_amount' },
  { name: 'a price of the line as a number', part: 'line.total', value: 12.5, code: null },
  { name: 'no total', part: 'total', value: undefined, code: 'unreadable', not: ['cdiscount'] },
  { name: 'a total in words', part: 'total', value: 'twelve', code: 'unreadable' },
  { name: 'a total below zero', part: 'total', value: '-12.50', code: 'negative_amount' },
  { name: 'a total without measure', part: 'total', value: 1e21, code: 'unreadable' },
  { name: 'the largest readable total', part: 'total', value: '9999999999999.99', code: null },
  { name: 'a total as an object', part: 'total', value: { a: 1 }, code: 'unreadable' },
  { name: 'złoty', part: 'currency', value: 'PLN', code: 'foreign_currency' },
  { name: 'yen', part: 'currency', value: 'JPY', code: 'foreign_currency' },
  { name: 'a currency of another site', part: 'currency', value: 'USD', code: 'foreign_currency' },
  { name: 'no currency', part: 'currency', value: undefined, code: 'unreadable', not: ['cdiscount'] },
  { name: 'no date', part: 'created', value: undefined, code: 'impossible_date', not: ['cdiscount'] },
  { name: 'a date in words', part: 'created', value: 'yesterday', code: 'impossible_date', not: ['cdiscount'] },
  { name: 'a date before all shops', part: 'created', value: '1995-09-03T10:00:00Z', code: 'impossible_date' },
  { name: 'a date without a year', part: 'created', value: '1', code: 'impossible_date', not: ['cdiscount'] },
  { name: 'a date as in a letter', part: 'created', value: 'Sat, 28 Nov 2026 10:00:00 GMT', code: 'impossible_date', not: ['cdiscount'] },
  { name: 'a date after all calendars', part: 'created', value: '+275760-09-13T00:00:00Z', code: 'impossible_date', not: ['cdiscount'] },
  { name: 'a last change after all calendars', part: 'modified', value: '+275760-09-13T00:00:00Z', code: null },
  { name: 'no date of the last change', part: 'modified', value: undefined, code: null },
  { name: 'an unknown status', part: 'status', value: 'SOMETHING_NEW', code: 'unknown_status' },
  { name: 'a status of many characters', part: 'status', value: EMOJI, code: 'unknown_status' },
  { name: 'no status', part: 'status', value: undefined, code: 'unknown_status' },
  { name: 'an unknown site', part: 'site', value: 'MARS', code: 'unknown_site' },
  { name: 'no buyer', part: 'buyer', value: undefined, code: null },
  { name: 'the buyer null', part: 'buyer', value: null, code: null },
  { name: 'no lines', part: 'lines', value: undefined, code: 'no_lines', isStockUnknown: true },
  { name: 'the lines null', part: 'lines', value: null, code: 'no_lines', isStockUnknown: true },
  { name: 'empty lines', part: 'lines', value: [], code: 'no_lines', isStockUnknown: true },
  { name: 'lines in words', part: 'lines', value: 'none', code: 'unreadable', isStockUnknown: true },
  { name: 'lines that are null', part: 'lines', value: [null], code: 'unreadable', isStockUnknown: true },
];
