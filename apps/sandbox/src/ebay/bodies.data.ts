import type { Names } from '../platform/ignored-fields.ts';

/** The names in bodies that have no shape of their own, by operation. */
export const bodyNames: Readonly<Record<string, Names>> = {
  bulkCreateOrReplaceInventoryItem: { requests: true },
  bulkGetInventoryItem: { requests: [{ sku: true }] },
  bulkCreateOffer: { requests: true },
  bulkPublishOffer: { requests: [{ offerId: true }] },
  bulkUpdatePriceQuantity: { requests: true },
  getListingFees: { offers: [{ offerId: true }] },
  publishOfferByInventoryItemGroup: { inventoryItemGroupKey: true, marketplaceId: true },
  withdrawOfferByInventoryItemGroup: { inventoryItemGroupKey: true, marketplaceId: true },
  createInventoryTask: { feedType: true, schemaVersion: true, filterCriteria: { listingFormat: true } },
  optInToProgram: { programType: true },
  optOutOfProgram: { programType: true },
  createDocumentFromUrl: { documentUrl: true, documentType: true, languages: true },
  translate: { from: true, to: true, text: true, translationContext: true },
  updateConfig: { alertEmail: true },
};
