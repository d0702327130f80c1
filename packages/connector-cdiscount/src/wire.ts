/** The parts of Octopia's JSON that Quayside reads or writes. Members that a response may omit are optional. */

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  /** Messages by the field that they are about. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export interface Seller {
  readonly id?: string | number;
  readonly sellerId?: string | number;
  readonly shopName?: string;
  readonly name?: string;
  readonly login?: string;
  readonly state?: string;
}

/** Octopia's naming style varies. */
export interface DeliveryMode {
  readonly code?: string;
  readonly name?: string;
  readonly more_than30_kg_product?: boolean;
}

export interface DeliveryTerms {
  readonly code: string;
  readonly cost: number;
  readonly additionalCost?: number;
}

export interface Tax {
  readonly code: string;
  readonly value: number;
}

/** Money is a JSON number of whole euros, taxes included. */
export interface OfferPrice {
  readonly price?: number;
  readonly originPrice?: number;
  readonly taxes?: readonly Tax[];
}

export interface Offer {
  readonly offerId?: string;
  readonly sellerExternalReference?: string;
  readonly offerState?: string;
  readonly condition?: string;
  readonly product?: { readonly gtin?: string; readonly reference?: string; readonly title?: string };
  /** The price that was sent; the facial price is what buyers see. */
  readonly integrationPrice?: OfferPrice;
  readonly facialPrice?: OfferPrice;
  readonly price?: OfferPrice;
  readonly quantity?: number;
  readonly preparationTime?: number;
  readonly deliveryModes?: readonly DeliveryTerms[];
  readonly updatedAt?: string;
  /** Only on request. */
  readonly salesChannelFeedback?: SalesChannelFeedback;
}

export interface SalesChannelFeedback {
  /** The offer that buyers see first. */
  readonly bestOfferDetails?: CompetingOffer;
  readonly competingOffers?: readonly CompetingOffer[];
}

/** Octopia names sellers by their shops' names, and says nothing of ratings, delivery and who ships. */
export interface CompetingOffer {
  readonly sellerName?: string;
  readonly isSellerOffer?: boolean;
  readonly price?: number;
  readonly shippingCost?: number;
  readonly totalPrice?: number;
}

/** One offer of a package. In an `Update`, omitted fields stay unchanged. */
export interface OfferRequest {
  readonly sellerExternalReference: string;
  readonly product?: { readonly gtin: string };
  readonly condition?: string;
  readonly price?: { readonly price: number; readonly taxes?: readonly Tax[] };
  readonly deliveryModes?: readonly DeliveryTerms[];
  readonly preparationTime?: number;
  readonly quantity?: number;
}

export type PackageType = 'Upsert' | 'Update' | 'Delete';

export interface OfferPackage {
  readonly state?: string;
  readonly result?: { readonly resultCode?: string; readonly message?: string };
}

export interface OfferRequestResult {
  readonly sellerExternalReference?: string;
  readonly integrationStatus?: string;
  readonly results?: readonly { readonly resultCode?: string; readonly message?: string }[];
}

export interface ProductAttribute {
  readonly propertyReference: string;
  readonly values: readonly string[];
}

/** A product in a catalogue response. Requests use other member names, and responses may use those too. */
export interface Product {
  readonly gtin?: string;
  readonly sellerProductReference?: string;
  readonly title?: string;
  readonly description?: string;
  readonly brand?: string | { readonly name?: string };
  readonly categoryCode?: string;
  readonly category?: { readonly reference?: string };
  readonly variantGroupReference?: string | null;
  readonly sellerPictureUrls?: readonly Picture[];
  readonly pictures?: readonly Picture[];
  readonly attributes?: readonly (Partial<ProductAttribute> & { readonly label?: string })[];
}

export interface Picture {
  readonly index?: number;
  readonly url?: string;
}

export interface ProductRequest {
  readonly gtin: string;
  readonly sellerProductReference: string;
  readonly title: string;
  readonly description: string;
  readonly brand?: string;
  readonly categoryCode: string;
  readonly variantGroupReference?: string;
  readonly sellerPictureUrls: readonly { readonly index: number; readonly url: string }[];
  readonly attributes: readonly ProductAttribute[];
}

export interface ProductReport {
  readonly gtin?: string;
  readonly sellerProductReference?: string;
  readonly status?: string;
  readonly errors?: readonly { readonly code?: string; readonly field?: string; readonly message?: string }[];
}

export interface Category {
  readonly reference?: string;
  readonly label?: string;
  readonly level?: number;
  readonly isActive?: boolean;
  readonly isBrandMandatory?: boolean;
  readonly parentReferences?: readonly string[];
}

export interface CategoryProperty {
  readonly reference?: string;
  readonly label?: string;
  readonly necessity?: string;
  readonly choices?: readonly (string | { readonly label?: string; readonly value?: string })[];
}

export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressLine3?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly countryCode?: string;
}

export interface Order {
  readonly orderId?: string;
  readonly salesChannel?: { readonly id?: string };
  readonly customer?: { readonly reference?: string };
  readonly purchasedAt?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly shippedAtMax?: string;
  readonly currencyCode?: string;
  readonly status?: string;
  readonly billingAddress?: Address;
  /** `offerPrice` is the seller's, `sellingPrice` what the buyer paid. */
  readonly totalPrice?: { readonly offerPrice?: number; readonly sellingPrice?: number };
  readonly lines?: readonly OrderLine[];
}

export interface OrderLine {
  readonly orderLineId?: string;
  readonly status?: string;
  readonly quantity?: number;
  readonly offerPrice?: {
    readonly unitSalesPrice?: number;
    readonly shippingCost?: number;
    readonly commission?: { readonly amountWithVat?: number };
  };
  readonly offer?: {
    readonly id?: string;
    readonly sellerProductId?: string;
    readonly supplyMode?: string;
    readonly productTitle?: string;
  };
  readonly shippingAddress?: Address;
  readonly parcels?: readonly { readonly parcelNumber?: string }[];
}

export interface Parcel {
  readonly parcelNumber: string;
  readonly carrierName: string;
  readonly orderLineIds: readonly string[];
}

export interface CancellationReason {
  readonly reference?: string;
  readonly label?: string;
}

export interface CancelledLine {
  readonly lineId: string;
  readonly offerId: string;
  readonly reason: string;
  readonly shippingCostRefund: boolean;
}
