import type { FulfillmentBody, ShippingService } from './fulfillment-policy.ts';
import type { StoredPolicy } from './model.ts';
import { minorOf } from './money.ts';
import { covers } from './ship-to.ts';
import type { EbaySite } from './sites.data.ts';

/** A shipping option for a buyer in a country. Money is in minor units of the site's currency. */
export interface ShippingOffer {
  service: string;
  costMinor: number;
  /** The cost of each additional piece. */
  additionalMinor: number;
  isFree: boolean;
}

/** The sandbox's flat cost where eBay would calculate it from weight and distance. */
const CALCULATED_MINOR = 599;

/**
 * The shipping options that the policy offers buyers in the country, in the policy's order; empty if it does not ship
 * there.
 */
export function shippingTo(policy: StoredPolicy, site: EbaySite, country: string): ShippingOffer[] {
  const body = policy.body as unknown as FulfillmentBody;
  const { regionIncluded = [], regionExcluded = [] } = body.shipToLocations ?? {};
  const isNamed = (places: typeof regionIncluded) => places.some(({ regionName = '' }) => covers(regionName, country));
  if (isNamed(regionExcluded)) return [];
  const isHome = country === site.country;
  if (!isHome && regionIncluded.length > 0 && !isNamed(regionIncluded)) return [];
  const type = isHome ? 'DOMESTIC' : 'INTERNATIONAL';
  return (body.shippingOptions ?? [])
    .filter(({ optionType }) => optionType === type)
    .flatMap(({ shippingServices = [] }) => shippingServices.map((service, index) => ({ service, index })))
    .filter(({ service }) => isHome || isServed(service, country))
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map(({ service }) => offerOf(service));
}

const orderOf = ({ service, index }: { service: ShippingService; index: number }) => service.sortOrder ?? index + 1;

function isServed({ shipToLocations }: ShippingService, country: string): boolean {
  const { regionIncluded = [], regionExcluded = [] } = shipToLocations ?? {};
  const isNamed = (places: typeof regionIncluded) => places.some(({ regionName = '' }) => covers(regionName, country));
  return isNamed(regionIncluded) && !isNamed(regionExcluded);
}

function offerOf({
  shippingServiceCode = '',
  freeShipping,
  shippingCost,
  additionalShippingCost,
}: ShippingService): ShippingOffer {
  const costMinor = shippingCost === undefined ? CALCULATED_MINOR : (minorOf(shippingCost.value) ?? 0);
  return {
    service: shippingServiceCode,
    costMinor,
    additionalMinor: additionalShippingCost === undefined ? costMinor : (minorOf(additionalShippingCost.value) ?? 0),
    isFree: freeShipping === true || costMinor === 0,
  };
}

export const handlingDaysOf = ({ body }: StoredPolicy): number | null =>
  (body as unknown as FulfillmentBody).handlingTime?.value ?? null;
