import type { Platform, RefusalTopic, Site } from '@quayside/kernel';
import type { DocumentState, ProductDocument } from '@quayside/kernel/documents';
import type { BulkChannel, CallPlan, RunWork } from './bulk.ts';
import type { CategoryChannel } from './categories.ts';
import type { HomeChangePage } from './home-changes.ts';
import type {
  BegunSnapshot,
  HomeListingPage,
  HomeListingResult,
  HomeSnapshot,
  HomeStockUpdate,
} from './home-listings.ts';
import type {
  DraftEntry,
  ListingKey,
  ListingProblem,
  LiveRef,
  OfferUpdate,
  PublishEntry,
  PublishedListing,
  RemoteListing,
} from './listings.ts';
import type { MarketplaceNotificationChannel } from './notifications.ts';
import type { OfferChannel } from './offers.ts';
import type { ExternalOrder, OrderAnswer, OrderCancellation, OrderPage, RefundChannel, Shipment } from './orders.ts';
import type { Outcome } from './outcome.ts';
import type { PromotionChannel } from './promotions.ts';
import type { AccountSession, ConnectContext, OperationLimit, StoredToken } from './runtime.ts';
import type { ShippingCapabilities, ShippingPolicyChannel } from './shipping-policies.ts';
import type { TermsChannel } from './terms.ts';

/**
 * The marketplace port. A connector translates calls to one marketplace's HTTP API and keeps no state: tokens, throttles and logs come with
 * the session. Every method throws ConnectorError. Batch methods return one outcome per entry, in order.
 */
export interface Connector {
  readonly platform: Platform;
  readonly capabilities: Capabilities;

  /** The URL of the marketplace's consent page. `state` is opaque and returned in the callback. */
  authorizeUrl(request: { state: string; locale: string }): string;
  /** Exchanges the callback's code for tokens. */
  exchangeCode(code: string, context: ConnectContext): Promise<StoredToken>;
  /**
   * Connects with credentials that the seller typed, keyed by `capabilities.credentialFields`. Absent if the marketplace does not support
   * it.
   * @throws ConnectorError `auth-expired` if the marketplace rejects them, `rejected` with `field` if one is missing
   */
  connectWithCredentials?(credentials: Readonly<Record<string, string>>, context: ConnectContext): Promise<StoredToken>;
  whoAmI(session: AccountSession): Promise<ExternalAccount>;
  /**
   * Renews the access before it is due, which proves that credentials and consent are still valid.
   * @throws ConnectorError `auth-expired`
   */
  renewAccess(session: AccountSession): Promise<void>;

  /**
   * Lists home listings in pages. All pages together are complete. A null `cursor` starts, a null next cursor ends. A page may be empty.
   */
  listHomeListings(session: AccountSession, site: Site, cursor: string | null): Promise<HomeListingPage>;
  /** Reads the details of some home listings: description, pictures, specifics, variations. */
  getHomeListings(
    session: AccountSession,
    site: Site,
    externalIds: readonly string[],
  ): Promise<readonly HomeListingResult[]>;
  /**
   * Reads the cheapest complete list of live home listings (ids, price, quantity) for the periodic comparison.
   * @param begun a pending report, if the marketplace creates one; after a restart the same report is awaited and no second one is
   * requested
   */
  snapshotHomeListings(session: AccountSession, site: Site, begun?: BegunSnapshot): Promise<HomeSnapshot>;

  /**
   * Lists what changed at home since the cursor (null: since a day ago), oldest change first. A change may be reported twice, because a
   * change may become visible after a later one.
   */
  listHomeChanges(session: AccountSession, site: Site, cursor: string | null): Promise<HomeChangePage>;

  /** Whether the account may sell on the site now, and what is missing. */
  siteReadiness(session: AccountSession, site: Site): Promise<SiteReadiness>;
  /** The category's requirements on a site; undefined if the category does not exist there. */
  categoryRequirements(
    session: AccountSession,
    site: Site,
    categoryId: string,
  ): Promise<CategoryRequirements | undefined>;

  /**
   * Finds catalogue products by GTIN, keyed by the GTIN as given. Present if listings are offers for products in the marketplace's
   * catalogue. GTINs that are invalid or unknown to the catalogue are omitted. Title and pictures of an offer are the product's, so its
   * entry needs no category.
   */
  findProducts?(
    session: AccountSession,
    site: Site,
    gtins: readonly string[],
  ): Promise<ReadonlyMap<string, CatalogueProduct>>;

  /**
   * Whether the account may not offer catalogue products, in the given order. Present if the marketplace has such
   * restrictions.
   */
  findRestrictions?(
    session: AccountSession,
    site: Site,
    offers: readonly OfferedProduct[],
  ): Promise<readonly (OfferRestriction | null)[]>;

  /**
   * The codes by which a site's listings state hazards and warnings, with the site's words. Undefined where they have no place for them.
   * Present on marketplaces whose listings have.
   */
  safetyLabels?(session: AccountSession, site: Site): Promise<SafetyLabels | undefined>;

  /** Documents that listings can name. Present on marketplaces that store them. */
  readonly documents?: DocumentChannel;

  /**
   * What the marketplace would reject in listings that describe a product, in the given order. Nothing is created.
   * Present if the marketplace supports it.
   */
  checkListings?(
    session: AccountSession,
    site: Site,
    entries: readonly DraftEntry[],
  ): Promise<readonly (readonly ListingProblem[])[]>;

  /** Creates or replaces listings and makes them live. At most `capabilities.publishBatch` entries. */
  publish(
    session: AccountSession,
    site: Site,
    entries: readonly PublishEntry[],
  ): Promise<readonly Outcome<PublishedListing>[]>;
  /** Updates price and stock of live listings on one site. At most `capabilities.updateBatch` entries. */
  updateOffers(session: AccountSession, site: Site, entries: readonly OfferUpdate[]): Promise<readonly Outcome<void>[]>;
  /** Ends listings. Succeeds for a listing that has already ended. */
  end(session: AccountSession, site: Site, entries: readonly LiveRef[]): Promise<readonly Outcome<void>[]>;
  /** Sets the stock of the seller's own home listings. At most `capabilities.homeStockBatch` entries. */
  updateHomeStock(
    session: AccountSession,
    site: Site,
    entries: readonly HomeStockUpdate[],
  ): Promise<readonly Outcome<void>[]>;
  /** Reads what the marketplace has for these SKUs on a site, for read-backs and reconciliation. */
  readListings(
    session: AccountSession,
    site: Site,
    keys: readonly ListingKey[],
  ): Promise<readonly (RemoteListing | null)[]>;

  /** Present if the marketplace accepts many changes at once and processes them asynchronously. */
  readonly bulk?: BulkChannel;

  /** Present if every offer states its delivery modes and handling time. */
  readonly terms?: TermsChannel;

  /** Present if each site has its own categories. Without it, a category has the same id on every site. */
  readonly categories?: CategoryChannel;

  /** Present if listings refer to their shipping by the id of a policy or group of the account. */
  readonly shippingPolicies?: ShippingPolicyChannel;

  /** Present if the marketplace tells who else sells the products of the account's listings. */
  readonly offers?: OfferChannel;

  /** Present if the marketplace promotes listings for a share of what they sell for. */
  readonly promotions?: PromotionChannel;

  /** The minimum number of calls for a run without retries. Absent if it cannot be computed in advance. */
  planRun?(work: RunWork): CallPlan;

  /** Orders changed since the cursor (null: the last 90 days), oldest change first. */
  listOrders(session: AccountSession, cursor: string | null): Promise<OrderPage>;
  /** One order as it is now; null if the marketplace shows none of this number. */
  readOrder(session: AccountSession, externalId: string): Promise<ExternalOrder | null>;
  /**
   * Accepts or declines orders that the marketplace keeps on hold, see `ExternalOrder.answerBy`. Absent if there are
   * none. Succeeds if the order already has the same answer; `rejected` if the order no longer awaits one.
   */
  answerOrders?(session: AccountSession, answers: readonly OrderAnswer[]): Promise<readonly Outcome<void>[]>;
  /** Confirms shipments to the marketplace. The shipment number is Quayside's own: sending it again changes nothing. */
  ship?(session: AccountSession, shipments: readonly Shipment[]): Promise<readonly Outcome<void>[]>;
  /**
   * Cancels an order, or some of its lines, and refunds them. Absent if there is no such call. Succeeds if they are
   * already cancelled.
   */
  cancelOrder?(session: AccountSession, cancellation: OrderCancellation): Promise<void>;
  /** Present if refunds are possible. */
  readonly refunds?: RefundChannel;

  /** Present if the marketplace sends notifications about people and accounts, and this installation is configured for them. */
  readonly notifications?: MarketplaceNotificationChannel;

  /** The marketplace's own machine translation; undefined if it has none. */
  translate?(session: AccountSession, request: TranslationRequest): Promise<string>;
  /** Reads the account's quotas as the marketplace counts them; empty if `capabilities.statesQuotas` is false. */
  readQuotas(session: AccountSession): Promise<readonly Quota[]>;
}

export interface Capabilities {
  /** Groups of sites that share one stock pool: one stock target per group. eBay has none: one target per item and site. */
  readonly sharedStockSites: readonly (readonly Site[])[];
  readonly publishBatch: number;
  readonly updateBatch: number;
  readonly homeStockBatch: number;
  readonly titleLimit: number;
  readonly skuLimit: number;
  /** The conditions in which goods may be sold, named as in `PublishEntry.condition`. */
  readonly conditions: readonly string[];
  readonly machineTranslation: boolean;
  readonly shipping: ShippingCapabilities;
  /** Whether every offer states its VAT rate and its eco tax. */
  readonly statesTaxes?: true;
  /** The daily limit of content revisions per listing; null if there is none. */
  readonly revisionsPerDay: number | null;
  /** The limits of every operation that the connector takes from the throttle. */
  readonly operationLimits: readonly OperationLimit[];
  /** The operation that reading orders counts against. Its limits decide how often orders are read. */
  readonly ordersOperation: string;
  /** The operation that `listHomeChanges` counts against. */
  readonly homeChangesOperation: string;
  /** A SKU can exist on one site only (eBay), so each site gets its own SKU. False if one SKU can be on all sites. */
  readonly oneSkuPerSite: boolean;
  /**
   * How often per day all accounts of an application together may read the marketplace's call counts; false if only
   * published rates are known. Calls with the application's own token are taken from the throttle under
   * `applicationKey`, shared by all accounts.
   */
  readonly statesQuotas: false | { readonly readsPerDay: number; readonly applicationKey: string };
  /** The marketplace can store the goods of a listing itself; `HomeListingSummary.isStockReadOnly` says for which listings. */
  readonly mayFulfil: boolean;
  /**
   * The marketplace sends notifications about people and accounts; `Connector.notifications` exists if this installation is configured for
   * them.
   */
  readonly sendsMarketplaceNotifications: boolean;
  /** How an account can be connected: a redirect to the consent page, a callback address pasted by hand, or typed credentials. */
  readonly waysToConnect: readonly ('redirect' | 'pasted-callback' | 'credentials')[];
  /** The callback's query parameter with the code. */
  readonly codeParameter: string;
  /** Topics of frequent `rejected` error codes, by code. */
  readonly refusalTopics?: Readonly<Record<string, RefusalTopic>>;
  /** The fields of `connectWithCredentials`, in the order of the form. */
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
  /** Codes of the gaps; each has the message `accounts.gap.<code>`. */
  readonly gaps: readonly (
    | 'program'
    | 'fulfillment_policy'
    | 'payment_policy'
    | 'return_policy'
    | 'location'
    | 'privilege'
    /** The account does not participate in the site. */
    | 'participation'
  )[];
  /** The settings that publishing on the site needs, such as policy ids and the location key. Opaque to the caller. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface CategoryRequirements {
  readonly categoryId: string;
  readonly requiredAspects: readonly CategoryAspect[];
  /** Specifics that the marketplace recommends but does not require. */
  readonly recommendedAspects?: readonly CategoryAspect[];
  /** Specifics that are required only in combination with certain others. */
  readonly conditionalAspects?: readonly CategoryAspect[];
  /** Legal requirements of this category, in addition to specifics. Absent if the marketplace states none. */
  readonly duties?: readonly CategoryDuty[];
  /** Further specifics that the category knows. */
  readonly optionalAspects?: readonly CategoryAspect[];
  /**
   * The conditions in which the category accepts goods, named as in `PublishEntry.condition`. Absent: all that the
   * platform has.
   */
  readonly conditions?: readonly string[];
}

/** Uploading a document changes no listing: buyers see it once a listing names it. */
export interface DocumentChannel {
  /**
   * Asks the marketplace to fetch a document from its address. A repeated call creates a second document.
   * @returns its id
   */
  upload(session: AccountSession, document: ProductDocument): Promise<string>;
  stateOf(session: AccountSession, documentId: string): Promise<DocumentState>;
}

export interface SafetyLabels {
  readonly hazards: {
    readonly pictograms: readonly LabelCode[];
    readonly signalWords: readonly LabelCode[];
    readonly statements: readonly LabelCode[];
  };
  readonly warnings: { readonly pictograms: readonly LabelCode[]; readonly statements: readonly LabelCode[] };
}

export interface LabelCode {
  readonly code: string;
  /** In the site's language. */
  readonly words: string;
}

export interface CategoryDuty {
  readonly duty: 'energy-label' | 'manufacturer' | 'hazardous-materials' | 'product-safety';
  /** If false, it is only recommended. */
  readonly isRequired: boolean;
}

export interface CategoryAspect {
  readonly name: string;
  /** The title for sellers, in the site's language. Absent: the name itself. */
  readonly label?: string;
  /** All values of a closed list; some of them if others are accepted too. */
  readonly allowedValues: readonly string[];
  /** The titles of the allowed values in the site's language, in the same order. Absent: the values themselves. */
  readonly valueNames?: readonly string[];
  readonly isSelectionOnly: boolean;
  /** Absent: text. */
  readonly kind?: 'number' | 'whole-number' | 'yes-no';
  /** A value is a number with one of these units, such as `5 kilograms`. */
  readonly units?: readonly string[];
  /** Whether it accepts several values. Absent: unknown, so several are sent. */
  readonly isMulti?: boolean;
  /** The maximum number of characters of a value. Absent: the platform's own limit. */
  readonly maxLength?: number;
}

export interface CatalogueProduct {
  readonly title: string;
  /** The product's pictures, which the marketplace shows to buyers; may be empty. */
  readonly images: readonly string[];
  /**
   * The facts that show whether the product is the seller's. Absent if the marketplace can be trusted to have only one
   * product per GTIN.
   */
  readonly facts?: ProductFacts;
}

export interface ProductFacts {
  /** The marketplace's own id of the product. */
  readonly productId: string;
  readonly brand: string | null;
  /** Pieces in a package; null if it is not stated. */
  readonly packQuantity: number | null;
  /** Whether the catalogue has several products with the same GTIN. */
  readonly isOneOfSeveral: boolean;
}

export interface OfferedProduct {
  readonly productId: string;
  /** Named as in `PublishEntry.condition`. */
  readonly condition: string;
}

export interface OfferRestriction {
  /** In the marketplace's words. */
  readonly message: string;
  /** Where the seller can ask for approval. */
  readonly link: string | null;
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
  /** Whether the quota is the application's: all of its accounts share the remainder. */
  readonly isShared?: true;
}
