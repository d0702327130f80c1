import type { JsonObject } from './conform.ts';
import type { EbayWorld } from './ebay-world.ts';
import type { Seller } from './seller.ts';
import type { EbaySite } from './sites.data.ts';
import type { Element } from './trading-xml.ts';

/** Ends a Trading call with one of eBay's error codes; the sentence is our own. */
export class TradingFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface TradingCall {
  world: EbayWorld;
  seller: Seller;
  site: EbaySite;
  fields: JsonObject;
  duplicates: boolean;
  /** Lists are truncated but claim to be complete. */
  isCutShort: boolean;
  /** Events of the last minute are not reported yet. */
  isBehind: boolean;
}

/** The response's content, in addition to its time and acknowledgement. */
export type Body = readonly (Element | undefined)[];
