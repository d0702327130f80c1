import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { connectorOf, listAccounts } from '../accounts/index.ts';
import { SYSTEM } from '../history/index.ts';
import { type ConnectionDeps, storeConnection } from './connection.service.ts';
import { finishConsent } from './consent.service.ts';

/** A sandbox shop by its login, or by its credentials. */
const shopSchema = z.discriminatedUnion('platform', [
  z.object({ platform: z.enum(['ebay', 'amazon']), seller: z.string() }),
  z.object({ platform: z.literal('cdiscount'), credentials: z.record(z.string(), z.string()) }),
]);
export type Shop = z.infer<typeof shopSchema>;

/**
 * The sandbox may still be starting, so the job retries for some minutes. After that the shop can be connected
 * manually.
 */
const connectDemoShopJob = defineJob({
  name: 'onboarding.connect-demo-shop',
  payload: z.object({ userId: z.number().int(), shop: shopSchema }),
  retry: { limit: 30, delaySeconds: 1, maxDelaySeconds: 10 },
});

export function enqueueDemoShop(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number, shop: Shop): Promise<void> {
  return jobs.enqueue(tx, connectDemoShopJob, { userId, shop });
}

export function demoShopHandler(deps: ConnectionDeps): JobHandler {
  return handleJob(connectDemoShopJob, ({ userId, shop }, run) => connectDemoShop(deps, userId, shop, run.signal));
}

/**
 * Connects a demo seller's shop in demo mode as a browser would: through the consent page or with credentials. An existing account on the
 * platform stays unchanged; a platform without a connector is skipped.
 */
async function connectDemoShop(deps: ConnectionDeps, userId: number, shop: Shop, signal: AbortSignal): Promise<void> {
  const { platform } = shop;
  if (!deps.connectors.has(platform)) return;
  if ((await listAccounts(deps.db, userId)).some((account) => account.platform === platform)) return;
  const connector = connectorOf(deps.connectors, platform);
  const connecting = { userId, platform, accountId: null };
  if (shop.platform === 'cdiscount') {
    const { connectWithCredentials: connect } = connector;
    if (connect)
      await storeConnection(deps, connecting, (_connector, context) => connect(shop.credentials, context), SYSTEM);
    return;
  }
  const callback = await approve(connector.authorizeUrl({ state: 'demo', locale: 'en' }), shop.seller, signal);
  const code = callback[connector.capabilities.codeParameter];
  if (!code) throw new Error('The consent page answered without a code');
  await finishConsent(deps, connecting, { code, callback }, SYSTEM);
}

/** @returns the callback's parameters */
async function approve(consentPage: string, seller: string, signal: AbortSignal): Promise<Record<string, string>> {
  const url = new URL(consentPage);
  const form = new URLSearchParams({ ...Object.fromEntries(url.searchParams), seller, decision: 'approve' });
  const answer = await fetch(url.origin + url.pathname, { method: 'POST', body: form, redirect: 'manual', signal });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The consent page answered ${answer.status} and led nowhere`);
  return Object.fromEntries(new URL(location).searchParams);
}
