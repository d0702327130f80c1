import { readQuantity } from '@quayside/kernel';
import { attribute, children, element, parseXml, text, type XmlElement } from './xml.ts';

/** Requests and responses of eBay's XML Trading API, the only API for the seller's own home listings. */
export type TradingCallName =
  | 'GetMyeBaySelling'
  | 'GetSellerEvents'
  | 'GetItem'
  | 'ReviseInventoryStatus'
  | 'ReviseFixedPriceItem';

/** The newest compatibility level that was reviewed; fields of later levels are not requested. */
export const COMPATIBILITY_LEVEL = '1379';

/** Page size of GetMyeBaySelling, and listings per ReviseInventoryStatus. */
export const ACTIVE_LIST_PAGE = 200;
export const REVISE_LIMIT = 4;

const NAMESPACE = 'urn:ebay:apis:eBLBaseComponents';

function request(name: TradingCallName, content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><${name}Request xmlns="${NAMESPACE}">${content}</${name}Request>`;
}

export function activeListRequest(page: number): string {
  const pagination = `<Pagination>${element('EntriesPerPage', ACTIVE_LIST_PAGE)}${element('PageNumber', page)}</Pagination>`;
  return request(
    'GetMyeBaySelling',
    `<ActiveList>${element('Include', 'true')}${element('Sort', 'TimeLeft')}${pagination}</ActiveList>`,
  );
}

/**
 * Requests every listing that changed between two times, in its current state. Without a detail level eBay returns up to 3,000 listings
 * with the fields for the comparison. The specifics identify a variation without a SKU.
 */
export function sellerEventsRequest(from: string, to: string | undefined): string {
  const until = to === undefined ? '' : element('ModTimeTo', to);
  return request(
    'GetSellerEvents',
    element('ModTimeFrom', from) +
      until +
      element('IncludeVariationSpecifics', 'true') +
      element('HideVariations', 'false'),
  );
}

export function itemRequest(itemId: string): string {
  return request(
    'GetItem',
    element('ItemID', itemId) + element('DetailLevel', 'ReturnAll') + element('IncludeItemSpecifics', 'true'),
  );
}

export interface InventoryStatus {
  readonly itemId: string;
  /** Set for one variation of a listing; absent for a single listing. */
  readonly sku: string | undefined;
  readonly quantity: number;
}

export function reviseInventoryRequest(statuses: readonly InventoryStatus[]): string {
  const entries = statuses.map(({ itemId, sku, quantity }) => {
    const unit = sku === undefined ? '' : element('SKU', sku);
    return `<InventoryStatus>${element('ItemID', itemId)}${unit}${element('Quantity', quantity)}</InventoryStatus>`;
  });
  return request('ReviseInventoryStatus', entries.join(''));
}

export interface VariationStock {
  /** All specifics of the variation, which identify it. */
  readonly specifics: Readonly<Record<string, string>>;
  /** Its current price as stated by eBay, because a revised variation must state one. */
  readonly price: { readonly amount: string; readonly currency: string };
  readonly quantity: number;
}

/** Sets the quantity of variations without a SKU. Other variations are unchanged. */
export function reviseVariationsRequest(itemId: string, variations: readonly VariationStock[]): string {
  const entries = variations.map(({ specifics, price, quantity }) => {
    const names = Object.entries(specifics).map(
      ([name, value]) => `<NameValueList>${element('Name', name)}${element('Value', value)}</NameValueList>`,
    );
    const amount = `<StartPrice currencyID="${price.currency}">${price.amount}</StartPrice>`;
    return `<Variation>${amount}${element('Quantity', quantity)}<VariationSpecifics>${names.join('')}</VariationSpecifics></Variation>`;
  });
  return request(
    'ReviseFixedPriceItem',
    `<Item>${element('ItemID', itemId)}<Variations>${entries.join('')}</Variations></Item>`,
  );
}

export interface TradingError {
  readonly code: string;
  readonly message: string;
  readonly isWarning: boolean;
}

export interface TradingAnswer {
  /** Success, Warning, PartialFailure or Failure. */
  readonly ack: string;
  readonly errors: readonly TradingError[];
  readonly body: XmlElement;
}

export function parseTradingAnswer(name: TradingCallName, document: string): TradingAnswer {
  const body = parseXml(document, `${name}Response`);
  const errors = children(body, 'Errors').map((error) => ({
    code: text(error, 'ErrorCode'),
    message: text(error, 'LongMessage') || text(error, 'ShortMessage'),
    isWarning: text(error, 'SeverityCode') === 'Warning',
  }));
  return { ack: text(body, 'Ack'), errors, body };
}

/** Token expired, invalid, or no longer valid for this application: Trading's rejections of OAuth tokens. */
const TOKEN_ERRORS = /<ErrorCode>(?:931|932|21916984|21917053|21917057)<\/ErrorCode>/;

/** Whether the response rejects the token. Ack and errors are at its beginning, so a description further down cannot imitate them. */
export function isTokenRefusal(document: string): boolean {
  const head = document.slice(0, 4_000);
  return /<Ack>Failure<\/Ack>/.test(head) && TOKEN_ERRORS.test(head);
}

/** Reads an ItemSpecifics or VariationSpecifics container: name → values. */
export function nameValues(container: XmlElement | undefined): Record<string, readonly string[]> {
  const pairs = children(container, 'NameValueList').map(
    (pair) => [text(pair, 'Name'), children(pair, 'Value').map((value) => text(value))] as const,
  );
  return Object.fromEntries(pairs.filter(([name, values]) => name !== '' && values.length > 0));
}

export function currencyOf(price: XmlElement | undefined): string {
  return attribute(price, 'currencyID');
}

/** The quantity at a path; undefined if it is absent or not a whole number. */
export function tradingQuantity(body: XmlElement | undefined, ...path: readonly string[]): number | undefined {
  return readQuantity(text(body, ...path));
}

/** The whole number at a path; 0 if it is absent. */
export function tradingNumber(body: XmlElement | undefined, ...path: readonly string[]): number {
  const digits = text(body, ...path);
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
