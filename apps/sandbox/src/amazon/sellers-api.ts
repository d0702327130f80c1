import { type AmazonCall, type AmazonOperation, json } from './operation.ts';
import { amazonSites } from './sites.data.ts';

/** Sellers v1. */
function participations({ seller: { profile } }: AmazonCall) {
  return amazonSites.map((site) => ({
    marketplace: {
      id: site.marketplaceId,
      name: site.name,
      countryCode: site.country,
      defaultCurrencyCode: site.currency,
      defaultLanguageCode: site.locale,
      domainName: site.domain,
    },
    participation: {
      isParticipating: profile.marketplaceIds.includes(site.marketplaceId),
      hasSuspendedListings: false,
    },
    storeName: profile.shopName,
  }));
}

function account(call: AmazonCall) {
  const { profile } = call.seller;
  return {
    marketplaceParticipationList: participations(call),
    businessType: 'PRIVATE_LIMITED',
    sellingPlan: 'PROFESSIONAL',
    business: {
      name: profile.businessName,
      registeredBusinessAddress: {
        addressLine1: profile.street,
        city: profile.city,
        postalCode: profile.postalCode,
        countryCode: profile.home.country,
      },
    },
  };
}

export const sellersOperations: readonly AmazonOperation[] = [
  {
    name: 'getMarketplaceParticipations',
    method: 'GET',
    url: '/sellers/v1/marketplaceParticipations',
    run: (call) => json(200, { payload: participations(call) }),
  },
  {
    name: 'getAccount',
    method: 'GET',
    url: '/sellers/v1/account',
    run: (call) => json(200, { payload: account(call) }),
  },
];
