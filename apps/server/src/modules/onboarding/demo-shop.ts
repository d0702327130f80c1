import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { connectorOf, listAccounts } from '../accounts/index.ts';
import { SYSTEM } from '../history/index.ts';
import type { ConnectionDeps } from './connection.service.ts';
import { finishConsent } from './consent.service.ts';

/** The invented shop that demo@ finds connected. */
const DEMO_SHOP = 'demo-shop-uk';

/** The sandbox may still be starting: tried for some minutes, then given up; demo@ can connect the shop by hand. */
const connectDemoShopJob = defineJob({
  name: 'onboarding.connect-demo-shop',
  payload: z.object({ userId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 1, maxDelaySeconds: 10 },
});

export const onboardingJobs = [connectDemoShopJob];

export function enqueueDemoShop(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number): Promise<void> {
  return jobs.enqueue(tx, connectDemoShopJob, { userId });
}

export function onboardingHandlers(deps: ConnectionDeps): JobHandler[] {
  return [handleJob(connectDemoShopJob, ({ userId }, run) => connectDemoShop(deps, userId, run.signal))];
}

/**
 * Connects the demo seller's shop in demo mode: submits the consent page as the seller's browser would, then goes the way of every
 * consent. A shop that is connected already stays as it is.
 */
async function connectDemoShop(deps: ConnectionDeps, userId: number, signal: AbortSignal): Promise<void> {
  if ((await listAccounts(deps.db, userId)).some(({ platform }) => platform === 'ebay')) return;
  const page = connectorOf(deps.connectors, 'ebay').authorizeUrl({ state: 'demo', locale: 'en' });
  const code = await approve(page, signal);
  await finishConsent(deps, { userId, platform: 'ebay', accountId: null }, { code, callback: {} }, SYSTEM);
}

async function approve(consentPage: string, signal: AbortSignal): Promise<string> {
  const url = new URL(consentPage);
  const form = new URLSearchParams({ ...Object.fromEntries(url.searchParams), seller: DEMO_SHOP, decision: 'approve' });
  const answer = await fetch(url.origin + url.pathname, { method: 'POST', body: form, redirect: 'manual', signal });
  const location = answer.headers.get('location');
  const code = location ? new URL(location).searchParams.get('code') : null;
  if (!code) throw new Error(`The consent page answered ${answer.status} without a code`);
  return code;
}
