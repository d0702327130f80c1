/**
 * The parts of eBay's REST bodies that Quayside reads and writes, in eBay's names. Response properties are optional, as in eBay's own
 * description. The transforms check what is sent.
 */
export interface EbayError {
  readonly errorId?: number;
  readonly domain?: string;
  readonly category?: string;
  readonly message?: string;
  readonly longMessage?: string;
  readonly parameters?: readonly { readonly name?: string; readonly value?: string }[];
}

export interface Amount {
  readonly value: string;
  readonly currency: string;
}

export type Aspects = Readonly<Record<string, readonly string[]>>;

// ---------------------------------------------------------------------------------------------------------- inventory

export interface Product {
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly aspects?: Aspects;
  readonly brand?: string;
  readonly mpn?: string;
  readonly ean?: readonly string[];
  readonly upc?: readonly string[];
  readonly isbn?: readonly string[];
  readonly epid?: string;
  readonly imageUrls?: readonly string[];
  readonly videoIds?: readonly string[];
}

export interface Availability {
  readonly shipToLocationAvailability?: {
    readonly quantity?: number;
    readonly availabilityDistributions?: readonly object[];
  };
  readonly pickupAtLocationAvailability?: readonly object[];
}

export interface InventoryItem {
  readonly sku: string;
  readonly locale: string;
  readonly availability?: Availability;
  readonly condition?: string;
  readonly conditionDescription?: string;
  readonly conditionDescriptors?: readonly object[];
  readonly packageWeightAndSize?: object;
  readonly product?: Product;
}

export interface InventoryItemGroup {
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly aspects?: Aspects;
  readonly imageUrls?: readonly string[];
  readonly videoIds?: readonly string[];
  readonly variantSKUs?: readonly string[];
  readonly variesBy?: {
    readonly aspectsImageVariesBy?: readonly string[];
    readonly specifications?: readonly { readonly name?: string; readonly values?: readonly string[] }[];
  };
}

/** The content that `updateOffer` replaces: the whole offer except its ids. */
export interface OfferContent {
  readonly availableQuantity?: number;
  readonly categoryId?: string;
  readonly secondaryCategoryId?: string;
  readonly charity?: object;
  readonly extendedProducerResponsibility?: object;
  readonly hideBuyerDetails?: boolean;
  readonly includeCatalogProductDetails?: boolean;
  readonly listingDescription?: string;
  readonly listingDuration?: string;
  readonly listingPolicies?: Readonly<Record<string, unknown>>;
  readonly listingStartDate?: string;
  readonly lotSize?: number;
  readonly merchantLocationKey?: string;
  readonly pricingSummary?: { readonly price?: Amount } & Readonly<Record<string, unknown>>;
  readonly quantityLimitPerBuyer?: number;
  readonly regulatory?: object;
  readonly storeCategoryNames?: readonly string[];
  readonly tax?: object;
}

export interface NewOffer extends OfferContent {
  readonly sku: string;
  readonly marketplaceId: string;
  readonly format: 'FIXED_PRICE';
}

export interface Offer extends OfferContent {
  readonly offerId?: string;
  readonly sku?: string;
  readonly marketplaceId?: string;
  readonly format?: string;
  readonly status?: string;
  readonly listing?: { readonly listingId?: string; readonly listingStatus?: string };
}

/** One entry of a bulk response; the set members depend on the call. */
export interface BulkEntry {
  readonly statusCode?: number;
  readonly sku?: string;
  readonly offerId?: string;
  readonly listingId?: string;
  readonly inventoryItem?: InventoryItem;
  readonly errors?: readonly EbayError[];
  readonly warnings?: readonly EbayError[];
}

export interface PublishAnswer {
  readonly listingId?: string;
  readonly warnings?: readonly EbayError[];
}

export interface PriceQuantity {
  readonly sku?: string;
  readonly shipToLocationAvailability?: { readonly quantity: number };
  readonly offers?: readonly {
    readonly offerId: string;
    readonly availableQuantity?: number;
    readonly price?: Amount;
  }[];
}

// ------------------------------------------------------------------------------------------------ account and identity

export interface User {
  readonly userId?: string;
  readonly username?: string;
  readonly accountType?: string;
  readonly registrationMarketplaceId?: string;
}

export interface Policy {
  readonly name?: string;
  readonly categoryTypes?: readonly { readonly name?: string; readonly default?: boolean }[];
  readonly fulfillmentPolicyId?: string;
  readonly paymentPolicyId?: string;
  readonly returnPolicyId?: string;
}

export interface Regions {
  readonly regionIncluded?: readonly { readonly regionName?: string; readonly regionType?: string }[];
  readonly regionExcluded?: readonly { readonly regionName?: string; readonly regionType?: string }[];
}

export interface ShippingService {
  readonly sortOrder?: number;
  readonly shippingCarrierCode?: string;
  readonly shippingServiceCode?: string;
  readonly freeShipping?: boolean;
  readonly shippingCost?: Partial<Amount>;
  readonly additionalShippingCost?: Partial<Amount>;
}

export interface ShippingOption {
  readonly optionType?: string;
  readonly costType?: string;
  readonly packageHandlingCost?: Amount;
  readonly shippingDiscountProfileId?: string;
  readonly shippingPromotionOffered?: boolean;
  readonly shippingServices?: readonly ShippingService[];
}

export interface FulfillmentPolicy extends Policy {
  readonly description?: string;
  readonly marketplaceId?: string;
  readonly handlingTime?: { readonly value?: number; readonly unit?: string };
  readonly freightShipping?: boolean;
  readonly globalShipping?: boolean;
  readonly localPickup?: boolean;
  readonly pickupDropOff?: boolean;
  readonly shippingOptions?: readonly ShippingOption[];
  readonly shipToLocations?: Regions;
}

/** A fulfilment policy as it is written: eBay replaces the whole policy. */
export type FulfillmentPolicyRequest = Omit<
  FulfillmentPolicy,
  'fulfillmentPolicyId' | 'paymentPolicyId' | 'returnPolicyId'
>;

export interface Privileges {
  readonly sellerRegistrationCompleted?: boolean;
  readonly sellingLimit?: { readonly amount?: Amount; readonly quantity?: number };
}

export interface Location {
  readonly merchantLocationKey?: string;
  readonly merchantLocationStatus?: string;
}

// ------------------------------------------------------------------------------------------- taxonomy, quotas, orders

export interface Aspect {
  readonly localizedAspectName?: string;
  readonly aspectConstraint?: {
    readonly aspectRequired?: boolean;
    readonly aspectMode?: string;
    readonly aspectUsage?: string;
    readonly aspectMaxLength?: number;
    readonly itemToAspectCardinality?: string;
  };
  readonly aspectValues?: readonly { readonly localizedValue?: string }[];
}

interface CategoryName {
  readonly categoryId?: string;
  readonly categoryName?: string;
}

export interface CategorySuggestion {
  readonly category?: CategoryName;
  /** From the parent up to the root. */
  readonly categoryTreeNodeAncestors?: readonly (CategoryName & { readonly categoryTreeNodeLevel?: number })[];
}

export interface RemoteDocument {
  readonly documentId?: string;
  readonly documentStatus?: string;
}

export interface LabelPictogram {
  readonly pictogramId?: string;
  readonly pictogramDescription?: string;
}

export interface LabelStatement {
  readonly statementId?: string;
  readonly statementDescription?: string;
}

export interface LabelSignalWord {
  readonly signalWordId?: string;
  readonly signalWordDescription?: string;
}

export interface WarningLabels {
  readonly pictograms?: readonly LabelPictogram[];
  readonly statements?: readonly LabelStatement[];
}

export interface HazardLabels extends WarningLabels {
  readonly signalWords?: readonly LabelSignalWord[];
}

export interface RegulatoryPolicy {
  readonly categoryId?: string;
  readonly supportedAttributes?: readonly { readonly name?: string; readonly usage?: string }[];
}

export interface ConditionPolicy {
  readonly categoryId?: string;
  readonly itemConditions?: readonly { readonly conditionId?: string }[];
}

export interface RateLimit {
  readonly apiContext?: string;
  readonly apiName?: string;
  readonly resources?: readonly {
    readonly name?: string;
    readonly rates?: readonly {
      readonly limit?: number;
      readonly remaining?: number;
      readonly reset?: string;
      readonly timeWindow?: number;
    }[];
  }[];
}

export interface Order {
  readonly orderId?: string;
  readonly creationDate?: string;
  readonly lastModifiedDate?: string;
  readonly orderFulfillmentStatus?: string;
  readonly orderPaymentStatus?: string;
  readonly cancelStatus?: { readonly cancelState?: string };
  readonly buyer?: { readonly username?: string };
  readonly pricingSummary?: {
    readonly total?: Partial<Amount>;
    readonly priceSubtotal?: Partial<Amount>;
    readonly deliveryCost?: Partial<Amount>;
    readonly tax?: Partial<Amount>;
  };
  readonly totalMarketplaceFee?: Partial<Amount>;
  readonly buyerCheckoutNotes?: string;
  readonly paymentSummary?: {
    readonly payments?: readonly { readonly paymentDate?: string }[];
    readonly refunds?: readonly GivenRefund[];
  };
  readonly fulfillmentStartInstructions?: readonly {
    readonly shippingStep?: {
      readonly shipTo?: {
        readonly fullName?: string;
        readonly email?: string;
        readonly primaryPhone?: { readonly phoneNumber?: string };
        readonly contactAddress?: {
          readonly addressLine1?: string;
          readonly addressLine2?: string;
          readonly city?: string;
          readonly stateOrProvince?: string;
          readonly postalCode?: string;
          readonly countryCode?: string;
        };
      };
    };
  }[];
  readonly lineItems?: readonly OrderLine[];
}

export interface GivenRefund {
  readonly refundId?: string;
  readonly amount?: Partial<Amount>;
}

/** A refund of a whole order, or of single lines. */
export interface NewRefund {
  readonly reasonForRefund: string;
  readonly orderLevelRefundAmount?: Amount;
  readonly refundItems?: readonly { readonly lineItemId: string; readonly refundAmount: Amount }[];
}

export interface OrderLine {
  readonly refunds?: readonly GivenRefund[];
  readonly lineItemId?: string;
  readonly legacyItemId?: string;
  readonly sku?: string;
  /** The specifics of the variation that was bought. */
  readonly variationAspects?: readonly { readonly name?: string; readonly value?: string }[];
  readonly title?: string;
  readonly quantity?: number;
  readonly total?: Partial<Amount>;
  readonly lineItemCost?: Partial<Amount>;
  readonly listingMarketplaceId?: string;
  readonly purchaseMarketplaceId?: string;
  readonly lineItemFulfillmentStatus?: string;
  readonly lineItemFulfillmentInstructions?: { readonly shipByDate?: string };
}

export interface OrderSearch {
  readonly total?: number;
  readonly orders?: readonly Order[];
}

/** A shipment of an order, as sent. */
export interface NewShippingFulfillment {
  readonly lineItems: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly shippedDate: string;
  readonly shippingCarrierCode: string;
  /** Letters and digits. */
  readonly trackingNumber: string;
}

/** A shipment of an order, as returned. */
export interface ShippingFulfillment {
  readonly lineItems?: readonly { readonly lineItemId?: string }[];
  readonly shipmentTrackingNumber?: string;
}

// ------------------------------------------------------------------------------------------------------- notifications

export interface MarketplaceNotificationDestination {
  readonly destinationId?: string;
  readonly name?: string;
  /** `MARKED_DOWN`: eBay stopped delivering there. */
  readonly status?: string;
  readonly deliveryConfig?: { readonly endpoint?: string; readonly verificationToken?: string };
}

export interface MarketplaceNotificationSubscription {
  readonly subscriptionId?: string;
  readonly topicId?: string;
  readonly status?: string;
  readonly destinationId?: string;
}

export interface MarketplaceNotificationTopicDetail {
  readonly topicId?: string;
  readonly supportedPayloads?: readonly {
    readonly format?: readonly string[];
    readonly schemaVersion?: string;
    readonly deliveryProtocol?: string;
    readonly deprecated?: boolean;
  }[];
}

// -------------------------------------------------------------------------------------------------------- advertising

export interface AdvertisingEligibility {
  readonly programType?: string;
  readonly status?: string;
  readonly reason?: string;
}

export interface AdCampaign {
  readonly campaignId?: string;
  readonly campaignName?: string;
  readonly campaignStatus?: string;
  readonly marketplaceId?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly fundingStrategy?: {
    readonly fundingModel?: string;
    readonly adRateStrategy?: string;
    readonly bidPercentage?: string;
  };
  readonly campaignCriterion?: object;
}

export interface NewCampaign {
  readonly campaignName: string;
  readonly marketplaceId: string;
  readonly startDate: string;
  readonly fundingStrategy: {
    readonly fundingModel: 'COST_PER_SALE';
    readonly adRateStrategy: 'FIXED';
    readonly bidPercentage: string;
  };
}

export interface PromotedAd {
  readonly adId?: string;
  readonly listingId?: string;
  readonly bidPercentage?: string;
}

/** One entry of a bulk answer about ads. */
export interface AdEntry {
  readonly listingId?: string;
  readonly adId?: string;
  readonly statusCode?: number;
  readonly errors?: readonly EbayError[];
}

export interface Recommendation {
  readonly listingId?: string;
  readonly marketing?: {
    readonly ad?: {
      readonly promoteWithAd?: string;
      readonly bidPercentages?: readonly { readonly basis?: string; readonly value?: string }[];
    };
  };
}

export interface NewReportTask {
  readonly reportType: 'CAMPAIGN_PERFORMANCE_REPORT';
  readonly reportFormat: 'TSV_GZIP';
  readonly marketplaceId: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly fundingModels: readonly ['COST_PER_SALE'];
  readonly campaignIds: readonly string[];
  readonly dimensions: readonly { readonly dimensionKey: string }[];
  readonly metricKeys: readonly string[];
}

export interface ReportTask {
  readonly reportTaskStatus?: string;
  readonly reportTaskStatusMessage?: string;
  readonly reportId?: string;
  readonly reportHref?: string;
}
