import type { Names } from '../platform/ignored-fields.ts';
import type { AmazonOperationName } from './operations.data.ts';

const request: Names = {
  uri: true, method: true, asin: true, sku: true, marketplaceId: true, includedData: true, segment: true, body: true, headers: true,
  lowestPricedOffersInputs: [{ itemCondition: true, offerType: true }],
};
const offersRequest: Names = {
  uri: true, method: true, headers: true, MarketplaceId: true, ItemCondition: true, CustomerType: true,
};

/**
 * The names that Amazon's models give to the bodies of the supported operations. Attributes are checked against their
 * product type's definition.
 */
export const bodyNames: Readonly<Partial<Record<AmazonOperationName, Names>>> = {
  putListingsItem: { productType: true, requirements: true, attributes: true },
  patchListingsItem: { productType: true, patches: [{ op: true, path: true, value: true }] },
  createFeedDocument: { contentType: true },
  createFeed: { feedType: true, marketplaceIds: true, inputFeedDocumentId: true, feedOptions: true },
  createReport: {
    reportType: true, marketplaceIds: true, reportOptions: true, dataStartTime: true, dataEndTime: true,
  },
  confirmShipment: {
    marketplaceId: true,
    codCollectionMethod: true,
    packageDetail: {
      packageReferenceId: true, carrierCode: true, carrierName: true, shippingMethod: true, trackingNumber: true, shipDate: true,
      shipFromSupplySourceId: true, orderItems: [{ orderItemId: true, quantity: true, transparencyCodes: true }],
    },
  },
  getCompetitiveSummary: { requests: [request] },
  getFeaturedOfferExpectedPriceBatch: { requests: [request] },
  getItemOffersBatch: { requests: [offersRequest] },
  getListingOffersBatch: { requests: [offersRequest] },
};

/** The properties of a listings feed, which is a document. */
export const feedHeaderNames: Names = { sellerId: true, version: true, issueLocale: true, report: true };
export const feedMessageNames: Names = {
  messageId: true,
  sku: true,
  operationType: true,
  productType: true,
  requirements: true,
  attributes: true,
  patches: [{ op: true, path: true, value: true }],
};
