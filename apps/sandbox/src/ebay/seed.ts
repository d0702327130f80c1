import type { StoredPolicy } from './model.ts';
import type { Change } from './seller-state.ts';
import type { SellerProfile } from './sellers.data.ts';
import { type EbaySite, ebaySites } from './sites.data.ts';

export const POLICY_PROGRAM = 'SELLING_POLICY_MANAGEMENT';
const categoryTypes = [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES', default: true }];

/** What shipping one parcel costs a buyer on the site, in minor units: cheap at home, more in Europe, most overseas. */
export function shippingCostMinor(site: EbaySite): number {
  if (site.country === 'GB') return 349;
  return ['US', 'AU', 'CA'].includes(site.country) ? 1299 : 799;
}

const FROM_ABROAD: Readonly<Record<string, string>> = {
  EBAY_GB: 'UK_StandardShippingFromOutside',
  EBAY_DE: 'DE_StandardversandAusDemAusland',
  EBAY_US: 'StandardShippingFromOutsideUS',
  EBAY_AU: 'AU_StandardDeliveryFromOutsideAU',
  EBAY_CA: 'CA_StandardShippingfromoutsideCanada',
};

const serviceFromAbroad = ({ marketplaceId, site }: EbaySite): string =>
  FROM_ABROAD[marketplaceId] ?? `${site}_StandardDeliveryFromAbroad`;

const money = (minor: number, currency: string) => ({ value: (minor / 100).toFixed(2), currency });

function policiesOf(profile: SellerProfile, site: EbaySite): StoredPolicy[] {
  const id = (digit: number) => `6${digit}${profile.number}${String(site.siteId).padStart(3, '0')}000`;
  const common = { marketplaceId: site.marketplaceId, categoryTypes };
  const shippingCost = money(shippingCostMinor(site), site.currency);
  const isHome = site.marketplaceId === profile.homeMarketplace;
  return [
    {
      kind: 'fulfillment',
      id: id(1),
      marketplaceId: site.marketplaceId,
      name: `Tracked post ${site.site}`,
      body: {
        ...common,
        name: `Tracked post ${site.site}`,
        handlingTime: { value: 1, unit: 'DAY' },
        shippingOptions: [
          {
            optionType: 'DOMESTIC',
            costType: 'FLAT_RATE',
            shippingServices: [
              {
                sortOrder: 1,
                shippingCarrierCode: isHome ? 'RoyalMail' : 'Other',
                shippingServiceCode: isHome ? 'UK_RoyalMailTracked48' : serviceFromAbroad(site),
                freeShipping: false,
                shippingCost,
                additionalShippingCost: money(100, site.currency),
              },
            ],
          },
        ],
        shipToLocations: { regionIncluded: [{ regionName: site.country, regionType: 'COUNTRY' }], regionExcluded: [] },
        globalShipping: false,
        freightShipping: false,
        localPickup: false,
        pickupDropOff: false,
      },
    },
    {
      kind: 'payment',
      id: id(2),
      marketplaceId: site.marketplaceId,
      name: `Immediate payment ${site.site}`,
      body: { ...common, name: `Immediate payment ${site.site}`, immediatePay: true, paymentMethods: [] },
    },
    {
      kind: 'return',
      id: id(3),
      marketplaceId: site.marketplaceId,
      name: `Thirty days ${site.site}`,
      body: {
        ...common,
        name: `Thirty days ${site.site}`,
        returnsAccepted: true,
        returnPeriod: { value: 30, unit: 'DAY' },
        returnShippingCostPayer: 'BUYER',
        refundMethod: 'MONEY_BACK',
      },
    },
  ];
}

/** The content of an account on its first day. */
export function seedChanges(profile: SellerProfile): Change[] {
  const first: Change[] = [{ t: 'counter', name: 'policy', value: 0 }];
  if (!profile.isReady) return first;
  return [
    ...first,
    { t: 'programs', programs: [POLICY_PROGRAM] },
    {
      t: 'location',
      location: {
        key: 'main',
        enabled: true,
        body: {
          name: `${profile.shopName} warehouse`,
          locationTypes: ['WAREHOUSE'],
          location: {
            address: {
              addressLine1: '1 Quay Street',
              city: profile.city,
              postalCode: profile.postalCode,
              country: 'GB',
            },
          },
        },
      },
    },
    ...ebaySites.flatMap((site) => policiesOf(profile, site)).map((policy): Change => ({ t: 'policy', policy })),
  ];
}
