import type { Platform, RefusalTopic, Site } from '@quayside/kernel';
import type { BulkChannel, CallPlan, RunWork } from './bulk.ts';
import type { HomeChangePage } from './home-changes.ts';
import type {
  BegunSnapshot,
  HomeListingPage,
  HomeListingResult,
  HomeSnapshotRow,
  HomeStockUpdate,
} from './home-listings.ts';
import type { ListingKey, LiveRef, OfferUpdate, PublishEntry, PublishedListing, RemoteListing } from './listings.ts';
import type { MarketplaceNotificationChannel } from './notifications.ts';
import type { OrderAnswer, OrderPage, Shipment } from './orders.ts';
import type { Outcome } from './outcome.ts';
import type { AccountSession, ConnectContext, OperationLimit, StoredToken } from './runtime.ts';
import type { TermsChannel } from './terms.ts';

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
  /** Renews the access although it is not due: proves that keys and consent still hold. @throws ConnectorError `auth-expired` */
  renewAccess(session: AccountSession): Promise<void>;

  /** Home listings in pages, complete over all pages. `cursor` null starts; a null next cursor ends. A page may be empty. */
  listHomeListings(session: AccountSession, site: Site, cursor: string | null): Promise<HomeListingPage>;
  /** Everything about some home listings: description, pictures, specifics, variations. */
  getHomeListings(
    session: AccountSession,
    site: Site,
    externalIds: readonly string[],
  ): Promise<readonly HomeListingResult[]>;
  /**
   * The cheapest complete list of what is live at home: ids, price, quantity. For the regular comparison.
   * @param begun where the marketplace makes a report of it: the one that is waited for, so that whoever goes on after a restart waits for
   *   the same one and uses up no other
   */
  snapshotHomeListings(session: AccountSession, site: Site, begun?: BegunSnapshot): Promise<readonly HomeSnapshotRow[]>;

  /**
   * What changed at home since the cursor (null: since a day ago), oldest change first. What was told before may be told again: a change may
   * become visible after one that was made later.
   */
  listHomeChanges(session: AccountSession, site: Site, cursor: string | null): Promise<HomeChangePage>;

  /** May this account sell on the site now, and what is missing? */
  siteReadiness(session: AccountSession, site: Site): Promise<SiteReadiness>;
  /** What the category asks for on a site; undefined where the category does not exist there. */
  categoryRequirements(
    session: AccountSession,
    site: Site,
    categoryId: string,
  ): Promise<CategoryRequirements | undefined>;

  /**
   * Present where a listing is an offer for a product of the marketplace's own catalogue: the products of these GTINs, by the GTIN as it was
   * given. One that the catalogue does not know, or that is no GTIN, is missing. The product's words and pictures are the marketplace's:
   * an entry for it needs no category, and its title is the product's.
   */
  findProducts?(
    session: AccountSession,
    site: Site,
    gtins: readonly string[],
  ): Promise<ReadonlyMap<string, CatalogueProduct>>;

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

  /** Present where every offer names how it is sent, and how soon. */
  readonly terms?: TermsChannel;

  /** The calls that a run takes at least, where nothing has to be sent twice; absent where that can not be said beforehand. */
  planRun?(work: RunWork): CallPlan;

  /** Orders changed since the cursor (null: the last 90 days), oldest change first. */
  listOrders(session: AccountSession, cursor: string | null): Promise<OrderPage>;
  /**
   * Takes or refuses orders that the marketplace holds until the seller does, see `ExternalOrder.answerBy`; absent where there are none.
   * What was answered in the same way before is a success; `rejected` is an order that awaits no answer any more.
   */
  answerOrders?(session: AccountSession, answers: readonly OrderAnswer[]): Promise<readonly Outcome<void>[]>;
  /** Tells that shipments are on their way. The shipment's number is ours: telling it again changes nothing. */
  ship?(session: AccountSession, shipments: readonly Shipment[]): Promise<readonly Outcome<void>[]>;

  /** Present where the marketplace tells of what happens to people and accounts, and this installation is set up to be told. */
  readonly notifications?: MarketplaceNotificationChannel;

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
  /** Conditions in which goods may be sold, by the names that `PublishEntry.condition` has. */
  readonly conditions: readonly string[];
  readonly machineTranslation: boolean;
  /** A content change counts against a daily limit of revisions per listing; null where there is none. */
  readonly revisionsPerDay: number | null;
  /** Every operation that the connector takes from the throttle, with what to hold it to. */
  readonly operationLimits: readonly OperationLimit[];
  /** The operation that looking for orders counts against: its quota or rate says how often that may be. */
  readonly ordersOperation: string;
  /** The same for `listHomeChanges`. */
  readonly homeChangesOperation: string;
  /** A sku stands on one site only (eBay), so each site is given its own; false where one sku stands on all of them. */
  readonly oneSkuPerSite: boolean;
  /**
   * The marketplace counts calls and tells, all accounts of an application together so often a day; false where only published rates are
   * known. What is called with the application's own token is taken from the throttle under `applicationKey`, for all accounts together.
   */
  readonly statesQuotas: false | { readonly readsPerDay: number; readonly applicationKey: string };
  /** The marketplace may keep the stock of a listing itself; `HomeListingSummary.isStockReadOnly` says of which. */
  readonly mayFulfil: boolean;
  /** The marketplace tells of what happens to people and accounts; `Connector.notifications` says whether it is set up here. */
  readonly sendsMarketplaceNotifications: boolean;
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

export interface ExternalAccount {
  /** Immutable. */
  readonly externalId: string;
  readonly username: string;
  readonly homeSite: Site;
  readonly businessType: 'BUSINESS' | 'INDIVIDUAL';
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

export interface CatalogueProduct {
  readonly title: string;
  /** Where the product has any; the marketplace shows them to buyers. */
  readonly images: readonly string[];
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
  /** It is the application's: what is left is left for all of its accounts together. */
  readonly isShared?: true;
}
