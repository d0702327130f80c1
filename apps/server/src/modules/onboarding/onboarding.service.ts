import { type AccessUser, AUTO_OPT_IN_CAMPAIGN, mayStartOnboarding, type Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { setChosenPlatform } from '../sellers/index.ts';
import type { ConnectionDeps } from './connection.service.ts';
import { beginConsent, type ConsentRequest } from './consent.service.ts';
import * as repository from './onboarding.repository.ts';

export type OnboardingDeps = ConnectionDeps;

/**
 * Starts (or resumes) connecting a platform.
 * @returns the marketplace's consent page
 * @throws no_access where the user may not begin there; account_not_found, platform_not_available
 */
export async function startOnboarding(
  deps: OnboardingDeps,
  who: Who,
  user: AccessUser,
  request: ConsentRequest & { readonly campaign: string | null },
): Promise<string> {
  const { platform, campaign } = request;
  const channel = platform === 'ebay' && campaign === AUTO_OPT_IN_CAMPAIGN ? 'ebayAutoOptIn' : platform;
  if (request.accountId === null && !mayStartOnboarding(user, channel)) throw fail('no_access');
  const { redirectUrl } = await beginConsent(deps, who, request, async (tx) => {
    await repository.startOnboarding(tx, who.userId, request);
    await setChosenPlatform(tx, who.userId, platform);
  });
  return redirectUrl;
}

export async function cancelOnboarding(deps: OnboardingDeps, userId: number, platform: Platform): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await repository.finishOnboarding(tx, userId, platform, deps.clock.now());
    await setChosenPlatform(tx, userId, null);
  });
}
