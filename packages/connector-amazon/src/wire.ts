/** The parts of Amazon's JSON that Quayside reads or writes. Members that a response may omit are optional. */

export interface AmazonError {
  readonly code?: string;
  readonly message?: string;
  readonly details?: string;
}

export type AttributeValue = Readonly<Record<string, unknown>>;
export type Attributes = Readonly<Record<string, readonly AttributeValue[]>>;

export interface Issue {
  readonly code?: string;
  readonly message?: string;
  readonly severity?: 'ERROR' | 'WARNING' | 'INFO';
  readonly attributeNames?: readonly string[];
  readonly categories?: readonly string[];
  readonly marketplaceIds?: readonly string[];
}

export interface ItemSummary {
  readonly marketplaceId?: string;
  readonly asin?: string;
  readonly productType?: string;
  readonly conditionType?: string;
  readonly status?: readonly string[];
  readonly itemName?: string;
  readonly lastUpdatedDate?: string;
}

export interface ItemOffer {
  readonly marketplaceId?: string;
  readonly offerType?: string;
  readonly price?: { readonly currencyCode?: string; readonly amount?: string };
}

export interface Relationship {
  readonly type?: string;
  readonly childSkus?: readonly string[];
  readonly parentSkus?: readonly string[];
  readonly variationTheme?: { readonly theme?: string; readonly attributes?: readonly string[] };
}

export interface ListingsItem {
  readonly sku?: string;
  readonly summaries?: readonly ItemSummary[];
  readonly attributes?: Attributes;
  readonly issues?: readonly Issue[];
  readonly offers?: readonly ItemOffer[];
  readonly fulfillmentAvailability?: readonly {
    readonly fulfillmentChannelCode?: string;
    readonly quantity?: number;
  }[];
  readonly relationships?: readonly {
    readonly marketplaceId?: string;
    readonly relationships?: readonly Relationship[];
  }[];
}

/** A page of a search. */
export interface ChangedItems {
  readonly numberOfResults?: number;
  readonly pagination?: { readonly nextToken?: string };
  readonly items?: readonly ListingsItem[];
}

export interface PutBody {
  readonly productType: string;
  readonly requirements: 'LISTING' | 'LISTING_PRODUCT_ONLY' | 'LISTING_OFFER_ONLY';
  readonly attributes: Attributes;
}

export interface Patch {
  readonly op: 'add' | 'replace' | 'merge' | 'delete';
  readonly path: string;
  readonly value: readonly AttributeValue[];
}

export interface PatchBody {
  readonly productType: string;
  readonly patches: readonly Patch[];
}

export interface Submission {
  readonly sku?: string;
  readonly status?: 'ACCEPTED' | 'INVALID' | 'VALID';
  readonly submissionId?: string;
  readonly issues?: readonly Issue[];
}

export interface Participation {
  readonly marketplace?: { readonly id?: string; readonly countryCode?: string };
  readonly participation?: { readonly isParticipating?: boolean; readonly hasSuspendedListings?: boolean };
  readonly storeName?: string;
}

export interface Account {
  readonly businessType?: string;
  readonly business?: {
    readonly name?: string;
    readonly registeredBusinessAddress?: { readonly countryCode?: string };
  };
  readonly marketplaceParticipationList?: readonly Participation[];
}

/** A report or a feed in progress. */
export interface Processing {
  readonly processingStatus?: 'CANCELLED' | 'DONE' | 'FATAL' | 'IN_PROGRESS' | 'IN_QUEUE';
  readonly reportDocumentId?: string;
  readonly resultFeedDocumentId?: string;
  readonly processingEndTime?: string;
}

export interface DocumentAddress {
  readonly url?: string;
  readonly compressionAlgorithm?: string;
}

export type FeedMessage = { readonly messageId: number; readonly sku: string } & (
  | ({ readonly operationType: 'UPDATE' } & PutBody)
  | ({ readonly operationType: 'PATCH' } & PatchBody)
  | { readonly operationType: 'DELETE' }
);

export interface FeedReport {
  readonly issues?: readonly {
    readonly messageId?: number;
    readonly sku?: string;
    readonly code?: string;
    readonly severity?: string;
    readonly message?: string;
    readonly attributeName?: string;
  }[];
}

export interface WireMoney {
  readonly amount?: string;
  readonly currencyCode?: string;
}

export interface Order {
  readonly orderId?: string;
  readonly createdTime?: string;
  readonly lastUpdatedTime?: string;
  readonly salesChannel?: { readonly marketplaceId?: string };
  readonly buyer?: { readonly buyerName?: string; readonly buyerEmail?: string };
  readonly recipient?: {
    readonly deliveryAddress?: {
      readonly name?: string;
      readonly addressLine1?: string;
      readonly addressLine2?: string;
      readonly addressLine3?: string;
      readonly city?: string;
      readonly stateOrRegion?: string;
      readonly postalCode?: string;
      readonly countryCode?: string;
      readonly phone?: string;
    };
  };
  readonly proceeds?: {
    readonly grandTotal?: WireMoney;
    readonly breakdowns?: readonly { readonly type?: string; readonly subtotal?: WireMoney }[];
  };
  readonly fulfillment?: {
    readonly fulfillmentStatus?: string;
    readonly fulfilledBy?: string;
    readonly shipByWindow?: { readonly latestDateTime?: string };
  };
  readonly orderItems?: readonly OrderItem[];
}

export interface OrderItem {
  readonly orderItemId?: string;
  readonly quantityOrdered?: number;
  readonly product?: {
    readonly asin?: string;
    readonly title?: string;
    readonly sellerSku?: string;
    readonly price?: { readonly unitPrice?: WireMoney };
  };
  readonly proceeds?: { readonly proceedsTotal?: WireMoney };
  readonly fulfillment?: { readonly quantityFulfilled?: number; readonly quantityUnfulfilled?: number };
  readonly cancellation?: { readonly cancellationExecution?: object };
}

export interface OrderSearch {
  readonly orders?: readonly Order[];
  readonly pagination?: { readonly nextToken?: string };
  readonly lastUpdatedBefore?: string;
}

export interface InventorySummary {
  readonly sellerSku?: string;
  readonly totalQuantity?: number;
  readonly inventoryDetails?: { readonly fulfillableQuantity?: number };
}

/** The parts of a product type's JSON schema that Quayside reads itself; the validation reads all of it. */
export interface SchemaNode {
  /** The name shown to sellers, in the site's language. */
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  /** A name for each value of `enum`. */
  readonly enumNames?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly SchemaNode[];
  readonly then?: SchemaNode;
  readonly else?: SchemaNode;
  readonly maxLength?: number;
  readonly maxUtf8ByteLength?: number;
  readonly maxUniqueItems?: number;
  readonly $lifecycle?: { readonly enumDeprecated?: readonly string[] };
}

export interface ProductTypeSchema extends SchemaNode {
  readonly $schema?: string;
  readonly $id?: string;
}

/** The product types that a search found, best first. */
export interface ProductTypeList {
  readonly productTypes?: readonly { readonly name?: string; readonly displayName?: string }[];
  /** Changes when Amazon updates the product type. */
  readonly productTypeVersion?: string;
}

/** The schema link of a definition. */
export interface ProductTypeDefinition {
  readonly schema?: { readonly link?: { readonly resource?: string }; readonly checksum?: string };
}

/** A catalogue product; each part is stated by marketplace. */
export interface CatalogItem {
  readonly asin?: string;
  readonly summaries?: readonly {
    readonly marketplaceId?: string;
    readonly itemName?: string;
    readonly brand?: string;
    readonly packageQuantity?: number;
  }[];
  readonly identifiers?: readonly {
    readonly marketplaceId?: string;
    readonly identifiers?: readonly { readonly identifierType?: string; readonly identifier?: string }[];
  }[];
  readonly images?: readonly {
    readonly marketplaceId?: string;
    readonly images?: readonly { readonly variant?: string; readonly link?: string; readonly width?: number }[];
  }[];
}

export interface CatalogSearch {
  readonly pagination?: { readonly nextToken?: string };
  readonly items?: readonly CatalogItem[];
}

/** An amount of Product Pricing v0. */
export interface CapitalMoney {
  readonly CurrencyCode?: unknown;
  readonly Amount?: unknown;
}

export interface ListedOffer {
  readonly MyOffer?: boolean;
  readonly SubCondition?: unknown;
  readonly SellerId?: unknown;
  readonly SellerFeedbackRating?: {
    readonly SellerPositiveFeedbackRating?: unknown;
    readonly FeedbackCount?: unknown;
  };
  readonly ShippingTime?: { readonly maximumHours?: unknown; readonly availabilityType?: unknown };
  readonly ListingPrice?: CapitalMoney;
  readonly Shipping?: CapitalMoney;
  readonly IsFulfilledByAmazon?: boolean;
  readonly IsBuyBoxWinner?: boolean;
}

/** Every entry of a batch has a status of its own. */
interface EntryStatus {
  readonly status?: { readonly statusCode?: number };
}

export interface OffersResponse extends EntryStatus {
  readonly request?: { readonly SellerSKU?: string; readonly MarketplaceId?: string };
  readonly body?: {
    readonly payload?: {
      readonly SKU?: string;
      readonly marketplaceId?: string;
      readonly status?: string;
      readonly Summary?: {
        readonly NumberOfOffers?: readonly { readonly condition?: string; readonly OfferCount?: number }[];
      };
      readonly Offers?: readonly ListedOffer[];
    };
    readonly errors?: readonly AmazonError[];
  };
}

/** An amount of Product Pricing 2022-05-01. */
export interface PricingMoney {
  readonly currencyCode?: unknown;
  readonly amount?: unknown;
}

export interface ExpectedPriceResponse extends EntryStatus {
  readonly request?: { readonly sku?: string; readonly marketplaceId?: string };
  readonly body?: {
    readonly offerIdentifier?: { readonly asin?: string; readonly sku?: string };
    readonly featuredOfferExpectedPriceResults?: readonly {
      readonly resultStatus?: string;
      readonly featuredOfferExpectedPrice?: { readonly listingPrice?: PricingMoney };
    }[];
    readonly errors?: readonly AmazonError[];
  };
}

export interface SummaryResponse extends EntryStatus {
  readonly body?: {
    readonly asin?: string;
    readonly marketplaceId?: string;
    readonly referencePrices?: readonly { readonly name?: string; readonly price?: PricingMoney }[];
  };
}

/** Why a seller may not offer a product. */
export interface Restriction {
  readonly marketplaceId?: string;
  readonly reasons?: readonly {
    readonly message?: string;
    readonly reasonCode?: string;
    readonly links?: readonly { readonly resource?: string; readonly verb?: string }[];
  }[];
}
