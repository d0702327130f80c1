import { refusal } from '../errors.ts';
import type { AdvertisingAccount } from '../model.ts';
import { json, type Operation, type UserCall } from '../operation.ts';
import type { Seller } from '../seller.ts';
import { siteByMarketplace } from '../sites.data.ts';

/** The marketplaces that may have campaigns, by eBay's release notes of the Marketing API (1.7.0). */
export const AD_MARKETPLACES: readonly string[] = [
  'EBAY_US',
  'EBAY_GB',
  'EBAY_DE',
  'EBAY_AU',
  'EBAY_CA',
  'EBAY_FR',
  'EBAY_IT',
  'EBAY_ES',
];

const PROGRAMS = ['PROMOTED_LISTINGS_STANDARD', 'PROMOTED_LISTINGS_ADVANCED', 'OFFSITE_ADS'] as const;
/** Programmes that are by invitation here, for all sellers. */
const BY_INVITATION: ReadonlySet<string> = new Set(['PROMOTED_LISTINGS_ADVANCED', 'OFFSITE_ADS']);

/** A shop that is not set up has neither sales nor accepted terms. */
export function advertisingOf({ profile, state }: Seller): AdvertisingAccount {
  return (
    state.advertising ?? {
      hasAcceptedTerms: profile.isReady,
      ineligible: profile.isReady ? null : 'NOT_ENOUGH_ACTIVITY',
    }
  );
}

/** Ends a call of a seller who may not advertise. */
export function requireEligible(seller: Seller): void {
  const { ineligible } = advertisingOf(seller);
  if (ineligible === 'NOT_IN_GOOD_STANDING') throw refusal(409, 35077);
  if (ineligible !== null) throw refusal(409, 35078);
}

function readPrograms(call: UserCall): readonly string[] {
  const asked = call.query.program_types;
  if (asked === undefined || asked === '') return PROGRAMS;
  const programs = asked.split(',');
  const strange = programs.filter((program) => !(PROGRAMS as readonly string[]).includes(program));
  if (strange.length > 0) throw refusal(400, 50116, { programTypes: strange.join(',') });
  return programs;
}

function getAdvertisingEligibility(call: UserCall) {
  const marketplaceId = call.header('x-ebay-c-marketplace-id');
  if (marketplaceId === undefined) throw refusal(400, 50114);
  if (!siteByMarketplace.has(marketplaceId)) throw refusal(400, 50117, { marketplaceId });
  const { ineligible } = advertisingOf(call.seller);
  const advertisingEligibility = readPrograms(call).map((programType) => {
    const reason =
      !AD_MARKETPLACES.includes(marketplaceId) || BY_INVITATION.has(programType) ? 'RESTRICTED' : ineligible;
    return reason === null ? { programType, status: 'ELIGIBLE' } : { programType, status: 'INELIGIBLE', reason };
  });
  return json(200, { advertisingEligibility });
}

export const eligibilityOperations: readonly Operation[] = [
  {
    api: 'account',
    auth: 'user',
    name: 'getAdvertisingEligibility',
    method: 'GET',
    url: '/sell/account/v1/advertising_eligibility',
    run: getAdvertisingEligibility,
  },
];
