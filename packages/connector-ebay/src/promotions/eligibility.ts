import { type AccountSession, failedBy, type PromotionEligibility } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AdvertisingEligibility } from '../wire.ts';
import type { PromotionCalls } from './calls.ts';
import { PROMOTION_SITES } from './limits.ts';
import { isRightMissing } from './right.ts';

const PROGRAM = 'PROMOTED_LISTINGS_STANDARD';
const UNKNOWN_MARKETPLACE = '50117';

const WHYS: Readonly<Record<string, 'activity' | 'standing' | 'restricted'>> = {
  NOT_ENOUGH_ACTIVITY: 'activity',
  NOT_IN_GOOD_STANDING: 'standing',
  RESTRICTED: 'restricted',
};

/** Eligibility needs the right for the account; only a call of the Marketing API tells whether its own right was granted. */
export async function readEligibility(
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
): Promise<PromotionEligibility> {
  if (!PROMOTION_SITES.includes(site)) return { state: 'not-served' };
  try {
    const programs = await calls.getAdvertisingEligibility(session, site);
    const answer = toEligibility(programs.find(({ programType }) => programType === PROGRAM));
    if (answer.state === 'eligible') await calls.getCampaigns(session, 0, 1);
    return answer;
  } catch (error) {
    if (isRightMissing(error)) return { state: 'right-missing' };
    if (failedBy(error).error.code === UNKNOWN_MARKETPLACE) return { state: 'not-served' };
    throw error;
  }
}

function toEligibility(program: AdvertisingEligibility | undefined): PromotionEligibility {
  const { status = '', reason = '' } = program ?? {};
  if (status === 'ELIGIBLE') return { state: 'eligible' };
  if (status !== 'INELIGIBLE') return { state: 'unknown', message: status || 'eBay does not mention the programme.' };
  return { state: 'ineligible', why: WHYS[reason] ?? 'other', message: reason };
}
