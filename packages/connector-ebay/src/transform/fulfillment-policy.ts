import {
  acceptedHandlingDays,
  ConnectorError,
  type PolicyContent,
  type PolicyService,
  type RemotePolicy,
  type ShippingCapabilities,
  type WantedPolicy,
} from '@quayside/connector-kit';
import { baseCountry, fromDecimal, isCurrency, type Money, type Site, toDecimal } from '@quayside/kernel';
import { ebaySite } from '../sites.ts';
import type { FulfillmentPolicy, FulfillmentPolicyRequest, ShippingOption, ShippingService } from '../wire.ts';

export const EBAY_SHIPPING: ShippingCapabilities = {
  by: 'policy',
  services: 4,
  handlingDays: [0, 1, 2, 3, 4, 5, 10, 15, 20, 30, 40],
};

const NAME_LIMIT = 64;
const GENERAL_CATEGORIES = 'ALL_EXCLUDING_MOTORS_VEHICLES';
/** Quayside finds a policy again by these words at the end of its name, or at the beginning of its description. */
const MARK = /(?:^| · )Quayside ([A-Za-z0-9.-]{1,20})(?: |$)/;

const markOf = (key: string): string => `Quayside ${key}`;

/** The key of a policy that Quayside maintains; if the seller has renamed it at eBay, the description still has the key. */
export function keyOf({ name = '', description = '' }: FulfillmentPolicy): string | null {
  return (MARK.exec(name) ?? MARK.exec(description))?.[1] ?? null;
}

/** The seller's name, shortened if necessary, and the mark. */
export function policyName({ name, key }: Pick<WantedPolicy, 'name' | 'key'>): string {
  const mark = ` · ${markOf(key)}`;
  return `${[...name.trim()]
    .slice(0, NAME_LIMIT - mark.length)
    .join('')
    .trim()}${mark}`;
}

/** @throws ConnectorError for what eBay would certainly reject */
export function checkPolicy({ services }: PolicyContent): void {
  if (services.length === 0) throw rejected('services', 'A policy needs a shipping service.');
  const below = services.find(({ cost, additionalCost }) => cost.minor < 0 || additionalCost.minor < 0);
  if (below) throw rejected('cost', `The cost of ${below.code} is below zero.`);
}

function rejected(field: string, reason: string): ConnectorError {
  return new ConnectorError('rejected', reason, { field });
}

/**
 * The whole policy, which replaces eBay's. It ships only to the site's own country. Everything that a profile does not
 * define is taken from `existing`: pickup, freight and eBay's own international programme, handling charges and discounts.
 */
export function toPolicyRequest(
  site: Site,
  wanted: WantedPolicy,
  existing: FulfillmentPolicy | undefined,
): FulfillmentPolicyRequest {
  const { content, key } = wanted;
  const domestic = existing?.shippingOptions?.find(({ optionType }) => optionType === 'DOMESTIC');
  const services = content.services.slice(0, EBAY_SHIPPING.services ?? content.services.length);
  const { country } = content;
  const excluded = [...new Set(content.excluded.map(baseCountry))].filter((code) => code !== country).sort();
  return {
    name: policyName(wanted),
    description: `${markOf(key)} (${ebaySite(site).domain}): changes made here are replaced.`,
    marketplaceId: ebaySite(site).marketplaceId,
    categoryTypes: [{ name: GENERAL_CATEGORIES }],
    handlingTime: { value: acceptedHandlingDays(EBAY_SHIPPING, content.handlingDays), unit: 'DAY' },
    ...given({
      freightShipping: existing?.freightShipping,
      globalShipping: existing?.globalShipping,
      localPickup: existing?.localPickup,
      pickupDropOff: existing?.pickupDropOff,
    }),
    shippingOptions: [
      {
        optionType: 'DOMESTIC',
        costType: 'FLAT_RATE',
        ...given(keptOf(domestic, services)),
        shippingServices: services.map(toService),
      },
    ],
    shipToLocations: {
      regionIncluded: [{ regionName: country, regionType: 'COUNTRY' }],
      regionExcluded: excluded.map((regionName) => ({ regionName, regionType: 'COUNTRY' })),
    },
  };
}

/** Free shipping has no handling charge. */
function keptOf(option: ShippingOption | undefined, [first]: readonly PolicyService[]) {
  return {
    packageHandlingCost: isFree(first) ? undefined : option?.packageHandlingCost,
    shippingDiscountProfileId: option?.shippingDiscountProfileId,
    shippingPromotionOffered: option?.shippingPromotionOffered,
  };
}

const isFree = (service: PolicyService | undefined): boolean => service?.isFree === true || service?.cost.minor === 0;

/**
 * At eBay only the first service can be free; any other one costs nothing instead. An additional piece costs no more
 * than the first.
 */
function toService(service: PolicyService, index: number): ShippingService {
  const cost = isFree(service) ? { ...service.cost, minor: 0 } : service.cost;
  const more = { ...service.additionalCost, minor: Math.min(service.additionalCost.minor, cost.minor) };
  return {
    sortOrder: index + 1,
    shippingServiceCode: service.code,
    ...(service.carrier === null ? {} : { shippingCarrierCode: service.carrier }),
    freeShipping: index === 0 && isFree(service),
    shippingCost: toAmount(cost),
    additionalShippingCost: toAmount(more),
  };
}

const toAmount = (amount: Money) => ({ value: toDecimal(amount), currency: amount.currency });

/** Whether eBay shows everything that would be sent. eBay may add to it, and writes amounts in more than one way. */
export function isSamePolicy(existing: FulfillmentPolicy, wanted: FulfillmentPolicyRequest): boolean {
  const [one] = existing.shippingOptions ?? [];
  const [other] = wanted.shippingOptions ?? [];
  return (
    existing.name === wanted.name &&
    existing.description === wanted.description &&
    existing.handlingTime?.value === wanted.handlingTime?.value &&
    existing.shippingOptions?.length === 1 &&
    one?.optionType === other?.optionType &&
    one?.costType === other?.costType &&
    JSON.stringify((one?.shippingServices ?? []).map(comparable)) ===
      JSON.stringify((other?.shippingServices ?? []).map(comparable)) &&
    namesOf(existing.shipToLocations?.regionIncluded) === namesOf(wanted.shipToLocations?.regionIncluded) &&
    namesOf(existing.shipToLocations?.regionExcluded) === namesOf(wanted.shipToLocations?.regionExcluded)
  );
}

function comparable(service: ShippingService, index: number) {
  const { sortOrder = index + 1, shippingServiceCode, shippingCarrierCode, freeShipping = false } = service;
  const amounts = [service.shippingCost, service.additionalShippingCost].map(moneyOf);
  return [sortOrder, shippingServiceCode, shippingCarrierCode ?? null, freeShipping, ...amounts];
}

const namesOf = (places: readonly { readonly regionName?: string }[] = []): string =>
  places
    .map(({ regionName = '' }) => regionName)
    .sort()
    .join(' ');

export function toRemotePolicy(policy: FulfillmentPolicy): RemotePolicy | undefined {
  const { fulfillmentPolicyId: policyId, name, handlingTime, shippingOptions = [] } = policy;
  if (policyId === undefined) return undefined;
  const domestic = shippingOptions.filter(({ optionType }) => optionType === 'DOMESTIC');
  return {
    policyId,
    name: name ?? policyId,
    key: keyOf(policy),
    handlingDays: handlingTime?.value ?? null,
    services: domestic
      .flatMap(({ shippingServices = [] }) => shippingServices)
      .map(({ shippingServiceCode: code = '', shippingCost, freeShipping }) => ({
        code,
        cost: moneyOf(shippingCost),
        isFree: freeShipping === true,
      })),
  };
}

function moneyOf(amount: { readonly value?: string; readonly currency?: string } | undefined): Money | null {
  const { value, currency } = amount ?? {};
  if (value === undefined || currency === undefined || !isCurrency(currency)) return null;
  return fromDecimal(value, currency) ?? null;
}

function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
