import { oneOf, type Shape } from './conform.ts';

/** The property names of the bodies that eBay's selling APIs accept, by operation. */
const timeUnit = oneOf('YEAR MONTH DAY HOUR CALENDAR_DAY BUSINESS_DAY MINUTE SECOND MILLISECOND');
const packageType = oneOf(
  'BULKY_GOODS CARAVAN CARS EUROPALLET EXPANDABLE_TOUGH_BAGS EXTRA_LARGE_PACK FURNITURE INDUSTRY_VEHICLES LARGE_CANADA_POSTBOX ' +
    'LARGE_CANADA_POST_BUBBLE_MAILER LARGE_ENVELOPE LETTER MAILING_BOX MEDIUM_CANADA_POST_BOX MEDIUM_CANADA_POST_BUBBLE_MAILER MOTORBIKES ' +
    'ONE_WAY_PALLET PACKAGE_THICK_ENVELOPE PADDED_BAGS PARCEL_OR_PADDED_ENVELOPE ROLL SMALL_CANADA_POST_BOX ' +
    'SMALL_CANADA_POST_BUBBLE_MAILER TOUGH_BAGS UPS_LETTER USPS_FLAT_RATE_ENVELOPE USPS_LARGE_PACK VERY_LARGE_PACK WINE_PAK',
);
const listingDuration = oneOf('DAYS_1 DAYS_3 DAYS_5 DAYS_7 DAYS_10 DAYS_21 DAYS_30 GTC');
const day = oneOf('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');
const amount = { currency: 'string', value: 'string' } as const;
const duration = { unit: timeUnit, value: 'integer' } as const;
const distribution = { fulfillmentTime: duration, merchantLocationKey: 'string', quantity: 'integer' } as const;
const shipTo = { availabilityDistributions: [distribution], quantity: 'integer' } as const;
const contact = {
  addressLine1: 'string', addressLine2: 'string', city: 'string', companyName: 'string', contactUrl: 'string', country: 'string',
  email: 'string', phone: 'string', postalCode: 'string', stateOrProvince: 'string',
} as const;
const countryPolicies = { countryPolicies: [{ country: 'string', policyIds: ['string'] }] } as const;

export const inventoryItemShape = {
  availability: {
    pickupAtLocationAvailability: [{ availabilityType: oneOf('IN_STOCK OUT_OF_STOCK SHIP_TO_STORE'), ...distribution }],
    shipToLocationAvailability: shipTo,
  },
  condition: 'string',
  conditionDescription: 'string',
  conditionDescriptors: [{ additionalInfo: 'string', name: 'string', values: ['string'] }],
  packageWeightAndSize: {
    dimensions: { height: 'number', length: 'number', unit: oneOf('INCH FEET CENTIMETER METER'), width: 'number' },
    packageType,
    shippingIrregular: 'boolean',
    weight: { unit: oneOf('POUND KILOGRAM OUNCE GRAM'), value: 'number' },
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
  listingDuration,
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
      { additionalShippingCost: amount, priority: 'integer', shippingCost: amount, shippingServiceType: oneOf('DOMESTIC INTERNATIONAL'), surcharge: amount },
    ],
    takeBackPolicyId: 'string',
  },
  listingStartDate: 'string',
  lotSize: 'integer',
  marketplaceId: 'string',
  merchantLocationKey: 'string',
  pricingSummary: {
    auctionReservePrice: amount, auctionStartPrice: amount, minimumAdvertisedPrice: amount,
    originallySoldForRetailPriceOn: oneOf('ON_EBAY OFF_EBAY ON_AND_OFF_EBAY'), originalRetailPrice: amount, price: amount, pricingVisibility: oneOf('NONE PRE_CHECKOUT DURING_CHECKOUT'),
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

const region = { regionName: 'string', regionType: oneOf('COUNTRY COUNTRY_REGION STATE_OR_PROVINCE WORLD_REGION WORLDWIDE') } as const;
const regions = { regionExcluded: [region], regionIncluded: [region] } as const;
const policyBase = {
  categoryTypes: [{ default: 'boolean', name: oneOf('ALL_EXCLUDING_MOTORS_VEHICLES MOTORS_VEHICLES') }],
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
  returnMethod: oneOf('EXCHANGE REPLACEMENT'), returnPeriod: duration, returnsAccepted: 'boolean', returnShippingCostPayer: oneOf('BUYER SELLER'),
} as const;

export const returnPolicyShape = {
  ...policyBase,
  ...returnTerms,
  extendedHolidayReturnsOffered: 'boolean',
  internationalOverride: returnTerms,
  refundMethod: oneOf('MERCHANDISE_CREDIT MONEY_BACK'),
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
  locationTypes: [oneOf('STORE WAREHOUSE FULFILLMENT_CENTER')],
  locationWebUrl: 'string',
  merchantLocationStatus: oneOf('ENABLED DISABLED'),
  name: 'string',
  operatingHours: [{ dayOfWeekEnum: day, intervals: interval }],
  phone: 'string',
  specialHours: [{ date: 'string', intervals: interval }],
  timeZoneId: 'string',
  fulfillmentCenterSpecifications: {
    sameDayShippingCutOffTimes: {
      overrides: [{ cutOffTime: 'string', endDate: 'string', startDate: 'string' }],
      weeklySchedule: [{ cutOffTime: 'string', dayOfWeekEnum: [day] }],
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
