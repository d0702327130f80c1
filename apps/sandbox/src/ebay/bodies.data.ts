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
  bulkCreateAdsByListingId: { requests: [{ listingId: true, bidPercentage: true, adGroupId: true }] },
  bulkUpdateAdsBidByListingId: { requests: [{ listingId: true, bidPercentage: true, adGroupId: true }] },
  bulkDeleteAdsByListingId: { requests: [{ listingId: true }] },
  createCampaign: {
    budget: true, campaignCriterion: true, campaignName: true, campaignTargetingType: true, channels: true, endDate: true,
    marketplaceId: true, startDate: true,
    fundingStrategy: {
      adRateStrategy: true, biddingStrategy: true, bidPercentage: true, bidPreferences: true, fundingModel: true,
      dynamicAdRatePreferences: [{ adRateAdjustmentPercent: true, adRateCapPercent: true }],
    },
  },
  updateCampaignIdentification: { campaignName: true, endDate: true, startDate: true },
  createReportTask: {
    additionalRecords: true, campaignIds: true, channels: true, dateFrom: true, dateTo: true, fundingModels: true,
    inventoryReferences: true, listingIds: true, marketplaceId: true, metricKeys: true, reportFormat: true, reportType: true,
    dimensions: [{ annotationKeys: true, dimensionKey: true }],
  },
  findListingRecommendations: { listingIds: true },
  updateConfig: { alertEmail: true },
};
