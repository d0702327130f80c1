import type { AccessLoss, AccountSession, Connector, OfferTerms, PublishEntry } from '@quayside/connector-kit';
import type { AccountRef, Currency, Money, PriceGuards, PriceOwner, Reason, Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { DesiredAd } from './ads.repository.ts';
import type { AdMarketRef } from './campaigns.repository.ts';
import type { ShippingPolicy } from './shipping-policies.repository.ts';

/**
 * What dispatch needs from higher rooms, and what it reports to them. `compose.ts` connects the two sides; dispatch
 * imports none of them.
 */

export function accountKeyOf({ userId, accountId }: AccountRef): string {
  return `${userId}:${accountId}`;
}

export type ChangeKind = 'content' | 'price' | 'stock' | 'end';

/** A lower number goes first. */
export const PRIORITY = { stockDown: 0, end: 1, price: 2, stockUp: 3, content: 5 } as const;

/**
 * What a listing should be on its site; the latest desired state wins. On a marketplace that shares a sku across sites,
 * each site has a listing, and desired states, with the same key.
 * - `content`: `targetKey` = `leaseKey` = the listing's key (the sku of a single listing, the group key of one with
 * variants). Publishes the listing, or revises a live one; includes the desired prices and quantities of its units.
 * - `price`, `stock`: `targetKey` = the unit's marketplace sku, `leaseKey` = the listing's key. They wait while the
 * listing is not live.
 * - stock of a home listing, and its terms: `targetKey` = homeStockKey(), `leaseKey` = the home listing's id; always
 * live.
 * - `end`: `targetKey` = `leaseKey` = the listing's key.
 */
export type DesiredState = AccountRef & {
  readonly targetKey: string;
  readonly leaseKey: string;
  readonly site: Site;
  readonly itemId: number;
  readonly priority: number;
  readonly runId?: number;
} & (
    | {
        readonly changeKind: 'content';
        readonly isHome: false;
        readonly payload: ContentPayload;
        /**
         * Set for one change of a large set: it waits a while for the others if the marketplace accepts submissions.
         */
        readonly notBefore?: Date;
        /**
         * Set for a content that follows another change, such as a new title. It does not withdraw an outstanding end
         * of the listing.
         */
        readonly isFollowUp?: boolean;
      }
    | {
        readonly changeKind: 'price';
        readonly isHome: false;
        readonly payload: PricePayload;
        /** A person consented to it by the number of prices that change: it is no move that the breaker counts. */
        readonly isConsented?: boolean;
      }
    | {
        readonly changeKind: 'stock';
        readonly isHome: false;
        readonly payload: StockPayload;
        /**
         * Whether it is sent even if the same value was sent last, because the marketplace may have counted a sale in
         * between.
         */
        readonly isForced?: boolean;
        /**
         * Whether the site shares its stock with another site, which gets the quantity. Here the quantity is only sent
         * as part of the content.
         */
        readonly ridesOnly?: boolean;
      }
    | {
        readonly changeKind: 'stock';
        readonly isHome: true;
        readonly payload: HomeStockPayload;
        readonly isForced?: boolean;
      }
    /** The terms of one of the seller's own offers. Nothing else of its content is sent. */
    | { readonly changeKind: 'content'; readonly isHome: true; readonly payload: HomeTermsPayload }
    | { readonly changeKind: 'end'; readonly isHome: false; readonly payload: EndPayload }
  );

export interface ContentPayload {
  readonly isGroup: boolean;
}
export interface PricePayload {
  readonly minor: number;
  readonly currency: Currency;
  readonly owner: PriceOwner;
}
export interface StockPayload {
  readonly quantity: number;
}
export interface HomeStockPayload extends StockPayload {
  /** The unit's sku at home. It identifies the variation of a listing with variations. */
  readonly sku: string;
  readonly isVariant: boolean;
}
export interface HomeTermsPayload {
  readonly sku: string;
  readonly terms: OfferTerms;
}
export type EndPayload = Readonly<Record<string, never>>;

/** The target key of a home listing's stock. Several home listings may have the same SKU. */
export function homeStockKey(listingId: string, sku: string): string {
  return `home:${listingId}:${sku}`;
}

/** A listing's text and pictures at the moment of sending. Price and quantity come from the desired states. */
export type Content = Omit<PublishEntry, 'units' | 'mayHaveBeenSent' | 'isInProcess' | 'knownOffers'> & {
  readonly units: readonly Omit<PublishEntry['units'][number], 'price' | 'quantity'>[];
  /** The catalogue's products that the seller chose, by sku. */
  readonly products?: Readonly<Record<string, string>>;
  /** The policy that the listing refers to. It is sent first, and the listing waits for it. */
  readonly policy?: ShippingPolicy;
  /**
   * A legal requirement of the site's country that the goods do not meet. A new listing is not sent; a live one keeps
   * its data.
   */
  readonly lackedDuty?: Reason;
};

/**
 * Implemented by facts. A listing whose key is missing in the result is not sent, and is reported as failed
 * (`cancelled`).
 */
export interface ContentSource {
  load(db: Db, account: AccountRef, site: Site, listingKeys: readonly string[]): Promise<ReadonlyMap<string, Content>>;
}

/** A price that is about to leave, of one unit of a listing. */
export interface GateCandidate {
  readonly itemId: number;
  readonly site: Site;
  /** The unit's marketplace sku. */
  readonly targetKey: string;
  readonly price: Money;
  readonly owner: PriceOwner;
  /** A person consented to it by the number of prices that change. */
  readonly isConsented: boolean;
  /** The gate held this price before, and a person allowed it all the same. */
  readonly isAllowed: boolean;
  /** What the marketplace shows now, of prices before which it was asked. */
  readonly shown?: Money | null;
}

/** What the gate judges a price by. */
export interface GateFacts {
  readonly floor: Money | null;
  /** The price that the marketplace confirmed last; null before the first. */
  readonly live: Money | null;
  readonly killSwitch: boolean;
  /** The price is converted by an exchange rate that is too old. */
  readonly isRateTooOld: boolean;
  readonly guards: PriceGuards;
}

/**
 * Implemented by pricing. It locks what it reads until the transaction ends, and notes large moves, so that it knows when there are too many.
 */
export interface GateSource {
  /** @returns the facts about each candidate, in order */
  load(tx: Tx, account: AccountRef, candidates: readonly GateCandidate[]): Promise<readonly (GateFacts | undefined)[]>;
}

/**
 * Implemented by promotions. It decides the rates of ads from locked caps and strategies, and from the highest of live and waiting prices.
 */
export interface AdSource {
  /** @returns by item; nothing for an item that is not on sale on the site */
  decide(tx: Tx, market: AdMarketRef, itemIds: readonly number[]): Promise<ReadonlyMap<number, DesiredAd>>;
}

/** One listing in an outcome. */
export interface ListingRef {
  readonly listingKey: string;
  readonly site: Site;
  readonly itemId: number;
  readonly runId: number | null;
}
export interface PublishedUnit {
  readonly sku: string;
  readonly offerId: string | null;
  readonly price: Money;
  readonly priceOwner: PriceOwner;
  readonly quantity: number;
}
export interface PublishedResult extends ListingRef {
  readonly listingId: string;
  readonly url: string | null;
  readonly title: string;
  readonly units: readonly PublishedUnit[];
  /** Changes that the marketplace made to the content, or omitted from it. */
  readonly warnings: readonly string[];
}
export interface FailedResult extends ListingRef {
  readonly reason: Reason;
  /** Whether the listing was live before and still is, so that only this change failed. */
  readonly isLive: boolean;
  /** Of a live listing. It may have been published by a call whose response was lost, so that it is news. */
  readonly listingId: string | null;
}
export interface EndedResult extends ListingRef {
  readonly isHome: boolean;
  /** `asked`: we ended it; `gone`: the marketplace no longer has it. */
  readonly cause: 'asked' | 'gone';
}
export interface UpdatedResult {
  readonly listingKey: string;
  readonly site: Site;
  readonly isHome: boolean;
  readonly itemId: number;
  /** The marketplace sku; at home, the seller's own. */
  readonly sku: string;
  readonly price?: Money & { readonly owner: PriceOwner };
  readonly quantity?: number;
}
export interface UpdateFailedResult extends ListingRef {
  readonly sku: string;
  readonly isHome: boolean;
  readonly changeKind: 'price' | 'stock' | 'end';
  readonly reason: Reason;
}
/** The outcome of a seller's change of an order. */
export interface ChangedOrder {
  readonly orderId: number;
  /** Its number within the order. */
  readonly number: number;
  readonly kind: 'cancel' | 'refund';
  readonly site: Site;
  /** Of a refund. */
  readonly amount: Money | null;
  /** The pieces of its lines whose stock changes now. */
  readonly pieces: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly refusal: string | null;
}
export interface Pause {
  readonly reason: 'auth_expired' | 'quota';
  readonly until: Date | null;
}

/**
 * Notified of outcomes in the transaction that stores them. A listener ignores outcomes that it does not need. If a
 * listener throws, nothing is stored, and the outcome is read back and reported again.
 */
export interface OutcomeListener {
  /** The call for these listings is about to be sent. */
  publishing?(tx: Tx, account: AccountRef, listings: readonly ListingRef[]): Promise<void>;
  published?(tx: Tx, account: AccountRef, results: readonly PublishedResult[]): Promise<void>;
  publishFailed?(tx: Tx, account: AccountRef, results: readonly FailedResult[]): Promise<void>;
  ended?(tx: Tx, account: AccountRef, results: readonly EndedResult[]): Promise<void>;
  updated?(tx: Tx, account: AccountRef, results: readonly UpdatedResult[]): Promise<void>;
  updateFailed?(tx: Tx, account: AccountRef, results: readonly UpdateFailedResult[]): Promise<void>;
  /** The marketplace has confirmed an order's shipment, or rejected it with this message. */
  shipmentConfirmed?(
    tx: Tx,
    account: AccountRef,
    shipment: { orderId: number; site: Site; trackingNumber: string; refusal: string | null },
  ): Promise<void>;
  /** The marketplace has cancelled an order or refunded it, or rejected that with this message. */
  orderChanged?(tx: Tx, account: AccountRef, change: ChangedOrder): Promise<void>;
  /** The marketplace has confirmed that an order is accepted or declined. */
  orderAnswered?(tx: Tx, account: AccountRef, decision: { orderId: number; isAccepted: boolean }): Promise<void>;
  /** A campaign of Quayside has ended at the marketplace, although it was wanted. */
  campaignOver?(tx: Tx, market: AdMarketRef): Promise<void>;
  /** Sending has stopped for the account (`auth_expired`) or for its listing calls (`quota`). */
  paused?(tx: Tx, account: AccountRef, pause: Pause): Promise<void>;
  /** Sending continues after a used-up quota. After `auth_expired`, the accounts room reports this itself. */
  resumed?(tx: Tx, account: AccountRef): Promise<void>;
}

/** Implemented by accounts. */
export interface DispatchAccounts {
  /** The given accounts that may be worked on now: connected and not paused. */
  filterActive(db: Db, accounts: readonly AccountRef[]): Promise<readonly AccountRef[]>;
  /** The account's connector and a session for calls. */
  open(account: AccountRef, signal?: AbortSignal): Promise<OpenAccount>;
  /**
   * Stops the account's work because the tokens of this consent are no longer accepted. It continues once the account
   * is reconnected.
   * @returns false if the work was already stopped
   */
  markAuthBroken(tx: Tx, account: AccountRef, consent: number, lost: AccessLoss | undefined): Promise<boolean>;
  /**
   * Requests the account's remaining quotas from the marketplace, and lets the throttle continue if there is some left.
   * @returns true if it did. Without this port, a used-up quota lasts until the time stated by the marketplace.
   */
  refreshQuotas?(account: AccountRef): Promise<boolean>;
}
export interface OpenAccount {
  readonly connector: Connector;
  readonly session: AccountSession;
  /** The number of the consent that the session uses. */
  readonly consent: number;
}
