import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { connectorOf, listAccounts } from '../accounts/index.ts';
import { SYSTEM } from '../history/index.ts';
import { finishConsent, type OnboardingDeps } from './onboarding.service.ts';

/** The invented shop that demo@ finds connected. */
const DEMO_SHOP = 'demo-shop-uk';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * Connects the demo seller's shop in demo mode: submits the sandbox's consent page as the seller's browser would, then goes the way of every
 * consent. Tried until it succeeds or the signal aborts; a shop that is connected already stays as it is.
 */
export async function connectDemoShop(
  deps: OnboardingDeps & { log: Log },
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      if ((await listAccounts(deps.db, userId)).length > 0) return;
      const code = await approveInSandbox(
        connectorOf(deps.connectors, 'ebay').authorizeUrl({ state: 'demo', locale: 'en' }),
        signal,
      );
      await finishConsent(deps, { userId, platform: 'ebay', accountId: null }, code, SYSTEM);
      return;
    } catch (error) {
      deps.log.debug(`The demo shop is not connected yet: ${errorMessage(error)}`);
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function approveInSandbox(consentPage: string, signal: AbortSignal): Promise<string> {
  const form = new URLSearchParams({
    ...Object.fromEntries(new URL(consentPage).searchParams),
    seller: DEMO_SHOP,
    decision: 'approve',
  });
  const answer = await fetch(consentPage.split('?')[0] ?? consentPage, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    signal,
  });
  const location = answer.headers.get('location');
  const code = location ? new URL(location).searchParams.get('code') : null;
  if (!code) throw new Error(`The consent page answered ${answer.status} without a code`);
  return code;
}
