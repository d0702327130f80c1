import { attribute, children, element, parseXml, text, type XmlElement } from './xml.ts';

/** Requests and answers of eBay's Trading API: the XML one that knows the seller's own home listings. */
export type TradingCallName = 'GetMyeBaySelling' | 'GetSellerEvents' | 'GetItem' | 'ReviseInventoryStatus';

/** The newest level whose documentation was read; fields of later levels are not asked for. */
export const COMPATIBILITY_LEVEL = '1379';

/** Listings of one page of GetMyeBaySelling, and listings of one ReviseInventoryStatus. */
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
 * Every listing that was changed between two times, as it is now. Without a detail level eBay answers up to 3,000 of them with what the
 * comparison needs; the specifics name a variation that has no sku.
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
  /** Given for one variation of a listing, absent for a single listing. */
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

/** Token expired, token invalid, token no longer valid for this application (as OAuth tokens are refused by Trading). */
const TOKEN_ERRORS = /<ErrorCode>(?:931|932|21916984|21917053|21917057)<\/ErrorCode>/;

/** The ack and the errors stand at the head of an answer; a description further down cannot imitate them. */
export function isTokenRefusal(document: string): boolean {
  const head = document.slice(0, 4_000);
  return /<Ack>Failure<\/Ack>/.test(head) && TOKEN_ERRORS.test(head);
}

/** Name → values of an ItemSpecifics or VariationSpecifics container. */
export function nameValues(container: XmlElement | undefined): Record<string, readonly string[]> {
  const pairs = children(container, 'NameValueList').map(
    (pair) => [text(pair, 'Name'), children(pair, 'Value').map((value) => text(value))] as const,
  );
  return Object.fromEntries(pairs.filter(([name, values]) => name !== '' && values.length > 0));
}

export function currencyOf(price: XmlElement | undefined): string {
  return attribute(price, 'currencyID');
}

/** A whole number at a path; 0 where there is none. */
export function tradingNumber(body: XmlElement | undefined, ...path: readonly string[]): number {
  const digits = text(body, ...path);
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
