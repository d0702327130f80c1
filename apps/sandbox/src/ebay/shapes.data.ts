import type { Shape } from './conform.ts';

/** Property names of the bodies that eBay's selling APIs take, by operation. */
const amount = { currency: 'string', value: 'string' } as const;
const duration = { unit: 'string', value: 'integer' } as const;
const distribution = { fulfillmentTime: duration, merchantLocationKey: 'string', quantity: 'integer' } as const;
const shipTo = { availabilityDistributions: [distribution], quantity: 'integer' } as const;
const contact = {
  addressLine1: 'string', addressLine2: 'string', city: 'string', companyName: 'string', contactUrl: 'string', country: 'string',
  email: 'string', phone: 'string', postalCode: 'string', stateOrProvince: 'string',
} as const;
const countryPolicies = { countryPolicies: [{ country: 'string', policyIds: ['string'] }] } as const;

export const inventoryItemShape = {
  availability: {
    pickupAtLocationAvailability: [{ availabilityType: 'string', ...distribution }],
    shipToLocationAvailability: shipTo,
  },
  condition: 'string',
  conditionDescription: 'string',
  conditionDescriptors: [{ additionalInfo: 'string', name: 'string', values: ['string'] }],
  packageWeightAndSize: {
    dimensions: { height: 'number', length: 'number', unit: 'string', width: 'number' },
    packageType: 'string',
    shippingIrregular: 'boolean',
    weight: { unit: 'string', value: 'number' },
  },
  product: {
    aspects: 'aspects', brand: 'string', description: 'string', ean: ['string'], epid: 'string', imageUrls: ['string'],
    isbn: ['string'], mpn: 'string', subtitle: 'string', title: 'string', upc: ['string'], videoIds: ['string'],
  },
} as const satisfies Shape;

export const groupShape = {
  aspects: 'aspects',
  description: 'string',
  imageUrls: ['string'],
  subtitle: 'string',
  title: 'string',
  variantSKUs: ['string'],
  variesBy: { aspectsImageVariesBy: ['string'], specifications: [{ name: 'string', values: ['string'] }] },
  videoIds: ['string'],
} as const satisfies Shape;

export const offerShape = {
  availableQuantity: 'integer',
  categoryId: 'string',
  charity: { charityId: 'string', donationPercentage: 'string' },
  extendedProducerResponsibility: {
    ecoParticipationFee: amount, producerProductId: 'string', productDocumentationId: 'string', productPackageId: 'string',
    shipmentPackageId: 'string',
  },
  format: 'string',
  hideBuyerDetails: 'boolean',
  includeCatalogProductDetails: 'boolean',
  listingDescription: 'string',
  listingDuration: 'string',
  listingPolicies: {
    bestOfferTerms: { autoAcceptPrice: amount, autoDeclinePrice: amount, bestOfferEnabled: 'boolean' },
    eBayPlusIfEligible: 'boolean',
    fulfillmentPolicyId: 'string',
    paymentPolicyId: 'string',
    productCompliancePolicyIds: ['string'],
    regionalProductCompliancePolicies: countryPolicies,
    regionalTakeBackPolicies: countryPolicies,
    returnPolicyId: 'string',
    shippingCostOverrides: [
      { additionalShippingCost: amount, priority: 'integer', shippingCost: amount, shippingServiceType: 'string', surcharge: amount },
    ],
    takeBackPolicyId: 'string',
  },
  listingStartDate: 'string',
  lotSize: 'integer',
  marketplaceId: 'string',
  merchantLocationKey: 'string',
  pricingSummary: {
    auctionReservePrice: amount, auctionStartPrice: amount, minimumAdvertisedPrice: amount,
    originallySoldForRetailPriceOn: 'string', originalRetailPrice: amount, price: amount, pricingVisibility: 'string',
  },
  quantityLimitPerBuyer: 'integer',
  regulatory: {
    documents: [{ documentId: 'string' }],
    energyEfficiencyLabel: { imageDescription: 'string', imageURL: 'string', productInformationSheet: 'string' },
    hazmat: { component: 'string', pictograms: ['string'], signalWord: 'string', statements: ['string'] },
    manufacturer: contact,
    productSafety: { component: 'string', pictograms: ['string'], statements: ['string'] },
    repairScore: 'number',
    responsiblePersons: [{ ...contact, types: ['string'] }],
  },
  secondaryCategoryId: 'string',
  sku: 'string',
  storeCategoryNames: ['string'],
  tax: { applyTax: 'boolean', thirdPartyTaxCategory: 'string', vatPercentage: 'number' },
} as const satisfies Shape;

export const priceQuantityShape = {
  offers: [{ availableQuantity: 'integer', offerId: 'string', price: amount }],
  shipToLocationAvailability: shipTo,
  sku: 'string',
} as const satisfies Shape;

const region = { regionName: 'string', regionType: 'string' } as const;
const regions = { regionExcluded: [region], regionIncluded: [region] } as const;
const policyBase = {
  categoryTypes: [{ default: 'boolean', name: 'string' }],
  description: 'string',
  marketplaceId: 'string',
  name: 'string',
} as const;
const paymentMethods = [
  { brands: ['string'], paymentMethodType: 'string', recipientAccountReference: { referenceId: 'string', referenceType: 'string' } },
] as const;

export const fulfillmentPolicyShape = {
  ...policyBase,
  freightShipping: 'boolean',
  globalShipping: 'boolean',
  handlingTime: duration,
  localPickup: 'boolean',
  pickupDropOff: 'boolean',
  shippingOptions: [
    {
      costType: 'string', insuranceFee: amount, insuranceOffered: 'boolean', optionType: 'string', packageHandlingCost: amount,
      rateTableId: 'string', shippingDiscountProfileId: 'string', shippingPromotionOffered: 'boolean',
      shippingServices: [
        {
          additionalShippingCost: amount, buyerResponsibleForPickup: 'boolean', buyerResponsibleForShipping: 'boolean',
          freeShipping: 'boolean', shippingCarrierCode: 'string', shippingCost: amount, shippingServiceCode: 'string',
          shipToLocations: regions, sortOrder: 'integer', surcharge: amount,
        },
      ],
    },
  ],
  shipToLocations: regions,
} as const satisfies Shape;

export const paymentPolicyShape = {
  ...policyBase,
  deposit: { amount, dueIn: duration, paymentMethods },
  fullPaymentDueIn: duration,
  immediatePay: 'boolean',
  paymentInstructions: 'string',
  paymentMethods,
} as const satisfies Shape;

const returnTerms = {
  returnMethod: 'string', returnPeriod: duration, returnsAccepted: 'boolean', returnShippingCostPayer: 'string',
} as const;

export const returnPolicyShape = {
  ...policyBase,
  ...returnTerms,
  extendedHolidayReturnsOffered: 'boolean',
  internationalOverride: returnTerms,
  refundMethod: 'string',
  restockingFeePercentage: 'string',
  returnInstructions: 'string',
} as const satisfies Shape;

const interval = [{ close: 'string', open: 'string' }] as const;

export const locationShape = {
  location: {
    address: {
      addressLine1: 'string', addressLine2: 'string', city: 'string', country: 'string', county: 'string', postalCode: 'string',
      stateOrProvince: 'string',
    },
    geoCoordinates: { latitude: 'number', longitude: 'number' },
  },
  locationAdditionalInformation: 'string',
  locationInstructions: 'string',
  locationTypes: ['string'],
  locationWebUrl: 'string',
  merchantLocationStatus: 'string',
  name: 'string',
  operatingHours: [{ dayOfWeekEnum: 'string', intervals: interval }],
  phone: 'string',
  specialHours: [{ date: 'string', intervals: interval }],
  timeZoneId: 'string',
  fulfillmentCenterSpecifications: {
    sameDayShippingCutOffTimes: {
      overrides: [{ cutOffTime: 'string', endDate: 'string', startDate: 'string' }],
      weeklySchedule: [{ cutOffTime: 'string', dayOfWeekEnum: ['string'] }],
    },
  },
} as const satisfies Shape;

export const shippingFulfillmentShape = {
  lineItems: [{ lineItemId: 'string', quantity: 'integer' }],
  shippedDate: 'string',
  shippingCarrierCode: 'string',
  trackingNumber: 'string',
} as const satisfies Shape;

export const refundShape = {
  reasonForRefund: 'string',
  comment: 'string',
  refundItems: [
    { refundAmount: amount, lineItemId: 'string', legacyReference: { legacyItemId: 'string', legacyTransactionId: 'string' } },
  ],
  orderLevelRefundAmount: amount,
} as const satisfies Shape;
