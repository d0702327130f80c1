import type { Money, Platform, RefusalTopic, Site } from '@quayside/kernel';
import type { ConnectorError } from './errors.ts';
import type { GatedPrice } from './gated-price.ts';
import type { AccountSession, OperationLimit, StoredToken } from './runtime.ts';

/**
 * The marketplaces port. A connector speaks one marketplace's dialect over HTTP and keeps no state: tokens, throttles and
 * logs come in with the session. Every method throws ConnectorError; batch methods answer one outcome per entry, in order.
 */
export interface Connector {
  readonly platform: Platform;
  readonly capabilities: Capabilities;

  /** The consent page a seller is sent to. `state` is opaque and comes back. */
  authorizeUrl(request: { state: string; locale: string }): string;
  /** Trades the callback's code for tokens. */
  exchangeCode(code: string, context: ConnectContext): Promise<StoredToken>;
  /**
   * Connects with what the seller typed in, by the names of `capabilities.credentialFields`; absent where there is no such way.
   * @throws ConnectorError `auth-expired` when the marketplace does not accept it, `rejected` with `field` when one is missing.
   */
  connectWithCredentials?(credentials: Readonly<Record<string, string>>, context: ConnectContext): Promise<StoredToken>;
  whoAmI(session: AccountSession): Promise<ExternalAccount>;

  /** Home listings in pages, complete over all pages. `cursor` null starts; a null next cursor ends. A page may be empty. */
  listHomeListings(session: AccountSession, site: Site, cursor: string | null): Promise<HomeListingPage>;
  /** Everything about some home listings: description, pictures, specifics, variations. */
  getHomeListings(
    session: AccountSession,
    site: Site,
    externalIds: readonly string[],
  ): Promise<readonly HomeListingResult[]>;
  /** The cheapest complete list of what is live at home: ids, price, quantity. For the regular comparison. */
  snapshotHomeListings(session: AccountSession, site: Site): Promise<readonly HomeSnapshotRow[]>;

  /** May this account sell on the site now, and what is missing? */
  siteReadiness(session: AccountSession, site: Site): Promise<SiteReadiness>;
  /** What the category asks for on a site; undefined where the category does not exist there. */
  categoryRequirements(
    session: AccountSession,
    site: Site,
    categoryId: string,
  ): Promise<CategoryRequirements | undefined>;

  /** Creates or replaces listings and makes them live. At most `capabilities.publishBatch` entries. */
  publish(
    session: AccountSession,
    site: Site,
    entries: readonly PublishEntry[],
  ): Promise<readonly Outcome<PublishedListing>[]>;
  /** Price and stock of live listings on one site. At most `capabilities.updateBatch` entries. */
  updateOffers(session: AccountSession, site: Site, entries: readonly OfferUpdate[]): Promise<readonly Outcome<void>[]>;
  /** Ends listings; one that is already gone is a success. */
  end(session: AccountSession, site: Site, entries: readonly LiveRef[]): Promise<readonly Outcome<void>[]>;
  /** Stock of the seller's own home listings. At most `capabilities.homeStockBatch` entries. */
  updateHomeStock(
    session: AccountSession,
    site: Site,
    entries: readonly HomeStockUpdate[],
  ): Promise<readonly Outcome<void>[]>;
  /** What the marketplace holds for these marketplace skus on a site: for reading back and for reconciling. */
  readListings(
    session: AccountSession,
    site: Site,
    keys: readonly ListingKey[],
  ): Promise<readonly (RemoteListing | null)[]>;

  /** Present where the marketplace takes many changes at once and settles them in its own time. */
  readonly bulk?: BulkChannel;

  /** The calls that a run takes at least, where nothing has to be sent twice; absent where that can not be said beforehand. */
  planRun?(work: RunWork): CallPlan;

  /** Orders changed since the cursor (null: the last 90 days), oldest change first. */
  listOrders(session: AccountSession, cursor: string | null): Promise<OrderPage>;
  /**
   * Takes orders that the marketplace holds until the seller does, see `isToBeAccepted`; absent where there are none. One that is taken
   * already is a success.
   */
  acceptOrders?(session: AccountSession, orderIds: readonly string[]): Promise<readonly Outcome<void>[]>;
  /** Tells that parcels are on their way. The parcel's number is ours: telling it again changes nothing. */
  ship?(session: AccountSession, shipments: readonly Shipment[]): Promise<readonly Outcome<void>[]>;

  /** Present where the marketplace tells of what happens to people and accounts, and this installation is set up to be told. */
  readonly notices?: NoticeChannel;

  /** The marketplace's own machine translation; undefined where it has none. */
  translate?(session: AccountSession, request: TranslationRequest): Promise<string>;
  /** The account's quotas as the marketplace counts them; empty where `capabilities.statesQuotas` is false. */
  readQuotas(session: AccountSession): Promise<readonly Quota[]>;
}

export interface Capabilities {
  /** Sites that share one stock pool: one stock target per inner list. eBay has none: one target per item and site. */
  readonly sharedStockSites: readonly (readonly Site[])[];
  readonly publishBatch: number;
  readonly updateBatch: number;
  readonly homeStockBatch: number;
  readonly titleLimit: number;
  readonly skuLimit: number;
  readonly machineTranslation: boolean;
  /** A content change counts against a daily limit of revisions per listing; null where there is none. */
  readonly revisionsPerDay: number | null;
  /** Every operation that the connector takes from the throttle, with what to hold it to. */
  readonly operationLimits: readonly OperationLimit[];
  /** The operation that looking for orders counts against: its quota or rate says how often that may be. */
  readonly ordersOperation: string;
  /** A sku stands on one site only (eBay), so each site is given its own; false where one sku stands on all of them. */
  readonly oneSkuPerSite: boolean;
  /** The marketplace counts calls and tells; false where only published rates are known. */
  readonly statesQuotas: boolean;
  /** The marketplace may keep the stock of a listing itself; `HomeListingSummary.isStockReadOnly` says of which. */
  readonly mayFulfil: boolean;
  /** How an account is connected: the consent page and back, its callback pasted by hand, credentials typed in. */
  readonly waysToConnect: readonly ('redirect' | 'pasted-callback' | 'credentials')[];
  /** The parameter of the callback that holds the code. */
  readonly codeParameter: string;
  /** What the codes of `rejected` errors are about, for those that seller and support meet again and again. */
  readonly refusalTopics?: Readonly<Record<string, RefusalTopic>>;
  /** What `connectWithCredentials` asks for, in the order of the form. */
  readonly credentialFields: readonly CredentialField[];
}

export interface CredentialField {
  readonly name: string;
  readonly isSecret: boolean;
  readonly isRequired: boolean;
}

export interface ConnectContext {
  readonly clock: AccountSession['clock'];
  readonly requestLog: AccountSession['requestLog'];
  /** All that the marketplace sent back with the code, by name; some name the seller there and nowhere else. */
  readonly callback?: Readonly<Record<string, string>>;
}

export interface ExternalAccount {
  /** Immutable. */
  readonly externalId: string;
  readonly username: string;
  readonly homeSite: Site;
  readonly businessType: 'BUSINESS' | 'INDIVIDUAL';
}

export interface HomeListingPage {
  readonly listings: readonly HomeListingSummary[];
  readonly nextCursor: string | null;
  /** Entries over all pages, as the marketplace states it. */
  readonly total: number;
}

export interface HomeListingSummary {
  readonly externalId: string;
  readonly sku: string;
  readonly title: string;
  readonly price: Money;
  readonly quantity: number;
  /** The marketplace keeps and sends the goods (FBA): its quantity is read and never written. */
  readonly isStockReadOnly?: true;
}

export interface HomeListing extends HomeListingSummary {
  readonly description: string;
  readonly categoryId: string;
  /** Names from the root, e.g. `['Toys', 'Puzzles']`. */
  readonly categoryPath: readonly string[];
  readonly brand: string | null;
  readonly mpn: string | null;
  readonly gtin: string | null;
  /** eBay's condition enum name in upper snake case, e.g. `NEW`, `USED_GOOD`. */
  readonly condition: string;
  readonly images: readonly string[];
  /** Item specifics: name → values. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly HomeVariant[];
  /** The buyer's page. */
  readonly url: string | null;
}

/** One purchasable unit of a listing with variations. */
export interface HomeVariant {
  readonly sku: string;
  /** e.g. `{ Size: 'UK 8', Colour: 'Blue' }`. */
  readonly specifics: Readonly<Record<string, string>>;
  readonly price: Money;
  readonly quantity: number;
  readonly gtin: string | null;
  readonly images: readonly string[];
  /** The marketplace keeps and sends this variation, though perhaps not its siblings. */
  readonly isStockReadOnly?: true;
}

/** A listing that cannot be read does not stop the others. */
export type HomeListingResult =
  | { readonly ok: true; readonly listing: HomeListing }
  | { readonly ok: false; readonly externalId: string; readonly error: ConnectorError };

export interface HomeSnapshotRow {
  readonly externalId: string;
  /** The unit's sku; for variations one row per variation. */
  readonly sku: string;
  readonly isVariant: boolean;
  readonly price: Money;
  readonly quantity: number;
  readonly isStockReadOnly?: true;
}

export interface SiteReadiness {
  readonly site: Site;
  readonly ready: boolean;
  /** Gap codes with i18n keys `accounts.gap.<code>`. */
  readonly gaps: readonly (
    | 'program'
    | 'fulfillment_policy'
    | 'payment_policy'
    | 'return_policy'
    | 'location'
    | 'privilege'
    /** The account does not take part in the site. */
    | 'participation'
  )[];
  /** What a publish on the site needs, opaque to the caller: policy ids, location key. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface CategoryRequirements {
  readonly categoryId: string;
  readonly requiredAspects: readonly {
    readonly name: string;
    readonly allowedValues: readonly string[];
    readonly isSelectionOnly: boolean;
  }[];
}

/** Identifies one listing of ours at the marketplace. */
export interface ListingKey {
  /** The sku of a single listing, or the group key of one with variations. */
  readonly key: string;
  readonly isGroup: boolean;
}

export interface PublishUnit {
  /** The marketplace sku: unique on the whole platform where the platform asks for it. */
  readonly sku: string;
  readonly price: GatedPrice;
  readonly quantity: number;
  readonly gtin: string | null;
  /** What varies; empty for a single listing. */
  readonly specifics: Readonly<Record<string, string>>;
  readonly images: readonly string[];
}

export interface PublishEntry extends ListingKey {
  readonly title: string;
  readonly description: string;
  readonly categoryId: string;
  readonly brand: string | null;
  readonly mpn: string | null;
  readonly condition: string;
  readonly images: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** One for a single listing, two or more for a group. */
  readonly units: readonly PublishUnit[];
  /** From SiteReadiness.settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** An earlier send of this entry may have reached the marketplace: read back first. */
  readonly mayHaveBeenSent: boolean;
  /** Ids known from an earlier publish: offer id by unit sku. */
  readonly knownOffers: Readonly<Record<string, string>>;
}

export interface PublishedListing {
  readonly listingId: string;
  readonly url: string | null;
  /** Offer id by unit sku, for later updates. */
  readonly offers: Readonly<Record<string, string>>;
  /** What the marketplace says it dropped or changed. */
  readonly warnings: readonly string[];
}

export interface OfferUpdate {
  readonly sku: string;
  readonly offerId: string;
  /** Absent fields stay as they are. */
  readonly quantity?: number;
  readonly price?: GatedPrice;
}

export interface LiveRef extends ListingKey {
  readonly listingId: string;
  readonly offers: Readonly<Record<string, string>>;
}

export interface HomeStockUpdate {
  readonly listingId: string;
  readonly sku: string;
  readonly isVariant: boolean;
  readonly quantity: number;
}

export interface RemoteListing {
  readonly key: string;
  readonly title: string;
  readonly listingId: string | null;
  readonly url: string | null;
  readonly isLive: boolean;
  readonly units: readonly {
    readonly sku: string;
    readonly offerId: string | null;
    readonly price: Money | null;
    readonly quantity: number;
  }[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ConnectorError };

/**
 * The way of many changes: handed in as one submission, then asked after until it is settled. What was accepted is not done: outcomes
 * come from the marketplace's report and from what it holds afterwards.
 */
export interface BulkChannel {
  /** Most changes of one submission. */
  readonly limit: number;
  /** From so many changes on a submission is done sooner than single calls, by the marketplace's rates; 1 where all changes go this way. */
  readonly from: number;
  /**
   * Answers a ticket that outlives this process. Prices and stock are absolute, so that a submission whose answer was lost
   * may be handed in again.
   */
  submit(session: AccountSession, site: Site, changes: readonly BulkChange[]): Promise<string>;
  /** One outcome per change of the submission, in order; null while the marketplace is still at it. */
  settle(
    session: AccountSession,
    site: Site,
    ticket: string,
    changes: readonly BulkChange[],
  ): Promise<readonly Outcome<PublishedListing | null>[] | null>;
}

/** A run's work: new listings, or listings to be ended. */
export interface RunWork {
  readonly kind: 'list' | 'end';
  readonly sites: readonly {
    readonly site: Site;
    readonly listings: number;
    /** Of them with variations. */
    readonly groups: number;
    /** Skus for sale in all of them. */
    readonly units: number;
  }[];
}

/** What a run costs in calls, beside the limits that the marketplace publishes. */
export interface CallPlan {
  readonly calls: readonly (OperationLimit & { readonly calls: number })[];
  /** Submissions among them that the marketplace settles in its own time. */
  readonly submissions: number;
  /** What the marketplace takes at least to carry out the last of them, in milliseconds. */
  readonly settlesInMs: number;
}

/** `publish` settles with the listing; the others with null. */
export type BulkChange =
  | { readonly kind: 'publish'; readonly entry: PublishEntry }
  | { readonly kind: 'update'; readonly update: OfferUpdate }
  | { readonly kind: 'end'; readonly listing: LiveRef };

export interface OrderPage {
  readonly orders: readonly ExternalOrder[];
  /** Give it back as the next call's cursor, whether or not there is more. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

export interface ExternalOrder {
  readonly externalId: string;
  /** Where it was bought. */
  readonly site: Site;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly status: 'pending' | 'paid' | 'cancelled' | 'shipped';
  readonly total: Money;
  readonly buyerUsername: string | null;
  readonly shipToName: string | null;
  readonly shipToCountry: string | null;
  readonly lines: readonly ExternalOrderLine[];
  /** The marketplace sends it from its own stock: it lowers none of the seller's and is not the seller's to ship. */
  readonly isFulfilledByMarketplace?: true;
  /** The marketplace goes on only when the seller has taken it, and gives it up otherwise. */
  readonly isToBeAccepted?: true;
}

export interface ExternalOrderLine {
  readonly externalId: string;
  /** The marketplace sku, which names the unit; null when the marketplace sent none. */
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly total: Money;
}

export interface Shipment {
  readonly orderId: string;
  readonly site: Site;
  /** Our own number of the parcel within its order, from 1: the same number is the same parcel. */
  readonly parcel: number;
  /** The marketplace's code of the carrier, e.g. `DHL`. */
  readonly carrierCode: string;
  readonly trackingNumber: string;
  /** ISO time of the handing over. */
  readonly shippedAt: string;
  readonly lines: readonly { readonly externalId: string; readonly quantity: number }[];
}

export interface TranslationRequest {
  readonly from: string;
  readonly to: string;
  readonly context: 'title' | 'description';
  readonly text: string;
}

export interface Quota {
  readonly operation: string;
  readonly limit: number;
  readonly remaining: number;
  /** ISO time of the next reset. */
  readonly resetsAt: string;
  readonly windowSeconds: number;
}

/** Messages that a marketplace sends to an address of ours, signed. */
export interface NoticeChannel {
  /** What proves that the address is ours. @param endpoint byte for byte as it is registered there */
  answerChallenge(challenge: string, endpoint: string): string;
  /**
   * Reads a delivery. Null where its signature does not hold: nobody knows who sent it.
   * @param body the bytes as they came; @param signature the header that signs them
   * @throws ConnectorError where the signer's key can not be had now
   */
  read(body: Uint8Array, signature: string | undefined, context: ConnectContext): Promise<Notice | null>;
}

export interface Notice {
  /** The same on every repetition of the delivery. */
  readonly notificationId: string;
  /** The marketplace's own name of what it is about. */
  readonly topic: string;
  /** ISO time of what happened; deliveries come late and in any order. */
  readonly eventAt: string;
  /** `erase`: nothing of the person may be kept. `revoked`: the seller's consent is over. `other`: nothing is to be done. */
  readonly asks: 'erase' | 'revoked' | 'other';
  readonly person: { readonly externalId: string | null; readonly username: string | null };
}
