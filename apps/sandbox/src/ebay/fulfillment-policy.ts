import { refusal } from './errors.ts';
import type { Amount } from './model.ts';
import { minorOf } from './money.ts';
import { isShipToPlace } from './ship-to.ts';
import { handlingDays, shippingServices } from './shipping-services.data.ts';
import { type EbaySite, siteByMarketplace } from './sites.data.ts';

/** The body of a fulfilment policy as eBay stores it. */
export interface FulfillmentBody {
  name: string;
  marketplaceId: string;
  categoryTypes: { name?: string; default?: boolean }[];
  handlingTime?: { unit?: string; value?: number };
  freightShipping?: boolean;
  localPickup?: boolean;
  pickupDropOff?: boolean;
  shippingOptions?: ShippingOption[];
  shipToLocations?: RegionSet;
  [other: string]: unknown;
}

export interface ShippingOption {
  optionType?: string;
  costType?: string;
  packageHandlingCost?: Amount;
  rateTableId?: string;
  shippingServices?: ShippingService[];
  [other: string]: unknown;
}

export interface ShippingService {
  sortOrder?: number;
  shippingServiceCode?: string;
  shippingCarrierCode?: string;
  freeShipping?: boolean;
  shippingCost?: Amount;
  additionalShippingCost?: Amount;
  shipToLocations?: RegionSet;
  surcharge?: Amount;
  [other: string]: unknown;
}

export interface RegionSet {
  regionIncluded?: { regionName?: string; regionType?: string }[];
  regionExcluded?: { regionName?: string; regionType?: string }[];
}

const MOST_SERVICES: Readonly<Record<string, number>> = { DOMESTIC: 4, INTERNATIONAL: 5 };
const COST_TYPES: ReadonlySet<string> = new Set(['FLAT_RATE', 'CALCULATED']);
const CATEGORY_TYPES: ReadonlySet<string> = new Set(['ALL_EXCLUDING_MOTORS_VEHICLES', 'MOTORS_VEHICLES']);
const CARRIERS: ReadonlySet<string> = new Set([
  'Other',
  'RoyalMail',
  'Parcelforce',
  'Hermes',
  'DHL',
  'DPD',
  'GLS',
  'UPS',
  'FedEx',
  'USPS',
  'DeutschePost',
  'LAPOSTE',
  'Chronopost',
  'MondialRelay',
  'ColiposteDomestic',
  'Correos',
  'PosteItaliane',
  'AustraliaPost',
  'CanadaPost',
]);

const missing = (fieldName: string) => refusal(400, 20401, { fieldName });
const invalid = (fieldName: string, additionalInfo: string) => refusal(400, 20403, { fieldName, additionalInfo });
const unacceptable = (additionalInfo: string) => refusal(400, 20400, { additionalInfo });

export interface CheckedPolicy {
  readonly body: FulfillmentBody;
  /** Paths of the parts that eBay removes without a warning. */
  readonly ignored: readonly string[];
  /** Error ids of warnings. */
  readonly warnings: readonly 20201[];
}

/** How eBay processes a fulfilment policy: it rejects it, or stores it without the parts that do not apply. */
export function checkFulfillmentPolicy(given: FulfillmentBody): CheckedPolicy {
  const site = siteByMarketplace.get(given.marketplaceId);
  if (!site) throw invalid('marketplaceId', `${given.marketplaceId} is not served`);
  const ignored: string[] = [];
  for (const { name } of given.categoryTypes) {
    if (name === undefined || !CATEGORY_TYPES.has(name))
      throw invalid('categoryTypes', `${name} is not a category type`);
  }
  const options = given.shippingOptions ?? [];
  checkHandlingTime(given, options);
  const { pickupDropOff, ...rest } = given;
  const kept = options.map((option, index) => checkOption(site, option, `shippingOptions[${index}]`, ignored));
  checkOptionTypes(options);
  checkShipTo(
    site,
    given.shipToLocations,
    options.some(({ optionType }) => optionType === 'DOMESTIC'),
  );
  return {
    body: { ...rest, ...(options.length > 0 ? { shippingOptions: kept } : {}) },
    ignored,
    // Click and collect is for large retailers only.
    warnings: pickupDropOff === true ? [20201] : [],
  };
}

function checkHandlingTime({ handlingTime, localPickup, freightShipping }: FulfillmentBody, options: ShippingOption[]) {
  if (handlingTime === undefined) {
    if (localPickup === true || freightShipping === true) return;
    throw missing('handlingTime');
  }
  const { unit, value } = handlingTime;
  if (unit !== 'DAY') throw invalid('handlingTime.unit', `${unit ?? 'nothing'} is not DAY`);
  if (value === undefined) throw missing('handlingTime.value');
  if (!handlingDays.has(value) && options.length > 0) {
    throw invalid('handlingTime.value', `${value} is none of ${[...handlingDays].join(', ')}`);
  }
}

function checkOptionTypes(options: readonly ShippingOption[]): void {
  const types = options.map(({ optionType }) => optionType);
  if (new Set(types).size < types.length) throw unacceptable('an option type stands in the policy twice');
  if (types.length > 0 && !types.includes('DOMESTIC')) throw unacceptable('a domestic shipping service is required');
}

function checkOption(site: EbaySite, option: ShippingOption, at: string, ignored: string[]): ShippingOption {
  const { optionType, costType, rateTableId, shippingServices: services = [] } = option;
  if (optionType === undefined) throw missing(`${at}.optionType`);
  const most = MOST_SERVICES[optionType];
  if (most === undefined) throw invalid(`${at}.optionType`, `${optionType} is not an option type`);
  if (costType === undefined) throw missing(`${at}.costType`);
  if (!COST_TYPES.has(costType)) throw invalid(`${at}.costType`, `${costType} is not a cost type`);
  if (rateTableId !== undefined) throw invalid(`${at}.rateTableId`, `the account has no rate table ${rateTableId}`);
  if (services.length === 0) throw missing(`${at}.shippingServices`);
  if (services.length > most) throw unacceptable(`shippingServices has more than ${most} for ${optionType}`);
  const orders = services.map(({ sortOrder }, index) => sortOrder ?? index + 1);
  if (new Set(orders).size < orders.length || orders.some((order) => order < 1 || order > most)) {
    throw invalid(`${at}.shippingServices.sortOrder`, `each service has one of 1 to ${most}`);
  }
  const first = Math.min(...orders);
  for (const name of ['insuranceFee', 'insuranceOffered'])
    if (option[name] !== undefined) ignored.push(`${at}.${name}`);
  const { insuranceFee: _fee, insuranceOffered: _offered, ...rest } = option;
  const isFirstFree = services.some((service, index) => orders[index] === first && service.freeShipping === true);
  if (optionType === 'DOMESTIC' && isFirstFree && option.packageHandlingCost !== undefined) {
    throw invalid(`${at}.packageHandlingCost`, 'free shipping has no handling charge');
  }
  checkAmount(site, option.packageHandlingCost, `${at}.packageHandlingCost`);
  const isFlat = costType === 'FLAT_RATE';
  return {
    ...rest,
    shippingServices: services.map((service, index) =>
      checkService(
        { site, optionType, isFlat, isFirst: orders[index] === first },
        service,
        `${at}.shippingServices[${index}]`,
        ignored,
      ),
    ),
  };
}

interface Place {
  site: EbaySite;
  optionType: string;
  isFlat: boolean;
  isFirst: boolean;
}

function checkService(place: Place, service: ShippingService, at: string, ignored: string[]): ShippingService {
  const { site, optionType, isFlat } = place;
  const isDomestic = optionType === 'DOMESTIC';
  const { shippingServiceCode: code, shippingCarrierCode: carrier } = service;
  if (code === undefined) throw missing(`${at}.shippingServiceCode`);
  const offered = shippingServices.get(site.marketplaceId)?.[isDomestic ? 'domestic' : 'international'] ?? [];
  if (!offered.includes(code)) {
    throw invalid(
      `${at}.shippingServiceCode`,
      `select a valid ${optionType.toLowerCase()} shipping service, not ${code}`,
    );
  }
  if (carrier !== undefined && !CARRIERS.has(carrier)) {
    throw invalid(`${at}.shippingCarrierCode`, `${carrier} is not a carrier of ${site.marketplaceId}`);
  }
  const kept = { ...service };
  const leaveOut = (name: keyof ShippingService & string) => {
    if (kept[name] === undefined) return;
    ignored.push(`${at}.${name}`);
    delete kept[name];
  };
  leaveOut('surcharge');
  const isFree = isDomestic && place.isFirst && service.freeShipping === true;
  if (!isFree && service.freeShipping === true) leaveOut('freeShipping');
  if (isDomestic) leaveOut('shipToLocations');
  else checkServiceRegions(service.shipToLocations, at);
  checkAmount(site, service.shippingCost, `${at}.shippingCost`);
  checkAmount(site, service.additionalShippingCost, `${at}.additionalShippingCost`);
  if (!isFlat) {
    leaveOut('shippingCost');
    leaveOut('additionalShippingCost');
    return kept;
  }
  if (isFree) return { ...kept, shippingCost: { value: '0.0', currency: site.currency } };
  if (service.shippingCost === undefined) throw missing(`${at}.shippingCost`);
  const more = service.additionalShippingCost;
  if (more !== undefined && (minorOf(more.value) ?? 0) > (minorOf(service.shippingCost.value) ?? 0)) {
    throw invalid(`${at}.additionalShippingCost`, 'another piece costs no more than the first');
  }
  return kept;
}

function checkServiceRegions(regions: RegionSet | undefined, at: string): void {
  const included = regions?.regionIncluded ?? [];
  if (included.length === 0) throw missing(`${at}.shipToLocations.regionIncluded`);
  checkPlaces(included, `${at}.shipToLocations.regionIncluded`);
  checkPlaces(regions?.regionExcluded ?? [], `${at}.shipToLocations.regionExcluded`);
}

function checkShipTo(site: EbaySite, regions: RegionSet | undefined, isSentAtHome: boolean): void {
  const included = checkPlaces(regions?.regionIncluded ?? [], 'shipToLocations.regionIncluded');
  const excluded = checkPlaces(regions?.regionExcluded ?? [], 'shipToLocations.regionExcluded');
  const both = included.find((name) => excluded.includes(name));
  if (both !== undefined) throw unacceptable(`${both} is included and excluded`);
  if (isSentAtHome && excluded.includes(site.country)) {
    throw invalid('shipToLocations.regionExcluded', `${site.country} has domestic services`);
  }
}

/** @returns their names */
function checkPlaces(places: readonly { regionName?: string }[], fieldName: string): string[] {
  return places.map(({ regionName }) => {
    if (regionName === undefined) throw missing(`${fieldName}.regionName`);
    if (!isShipToPlace(regionName))
      throw invalid(`${fieldName}.regionName`, `${regionName} is neither a region nor a country`);
    return regionName;
  });
}

function checkAmount(site: EbaySite, amount: Amount | undefined, fieldName: string): void {
  if (amount === undefined) return;
  const minor = /^\d+(\.\d{1,2})?$/.test(amount.value ?? '') ? minorOf(amount.value) : undefined;
  if (minor === undefined) throw invalid(fieldName, `${amount.value ?? 'nothing'} is not an amount`);
  if (amount.currency !== undefined && amount.currency !== site.currency) {
    throw invalid(fieldName, `${amount.currency} is not the currency of ${site.marketplaceId}`);
  }
}
