import { expect, test } from 'vitest';
import { askToken, elements, errorIds, inventory } from '../../test/ebay-client.ts';
import { advance, startSandbox } from '../../test/harness.ts';
import { useEbay } from '../../test/set-up.ts';
import { createClock } from './clock.ts';
import { openQuotas } from './quotas.ts';

const { sandbox, client, connectAgain } = useEbay({ SANDBOX_QUOTA_PROFILE: 'strict' });

const rates = async (path: string, name: string) => {
  const { body } = await client.call('GET', `/developer/analytics/v1_beta/${path}/?api_context=sell`);
  return body.rateLimits.find((limit) => limit.apiName === name)?.resources[0]?.rates[0];
};

/** Uses up an API's daily quota without thousands of calls. */
function spend(api: string, calls: number): void {
  for (let count = 0; count < calls; count++) sandbox.world.ebay.quotas.take('quayside-demo', api, 'harbour-toys-uk');
}

test('the analytics state count, limit, remaining and the reset time', async () => {
  const before = await rates('rate_limit', 'Inventory');
  await client.call('GET', `${inventory}/location`);
  const after = await rates('rate_limit', 'Inventory');
  expect(after?.count).toBe((before?.count ?? 0) + 1);
  expect(after).toMatchObject({ limit: 5000, remaining: 5000 - (after?.count ?? 0), timeWindow: 86_400 });
  const own = await rates('user_rate_limit', 'Inventory');
  expect(own?.count).toBe(after?.count);
});

test('a used-up quota responds 429 until midnight in California and then restarts', async () => {
  spend('inventory', 5000);
  const refused = await client.call('GET', `${inventory}/location`);
  expect(refused.status).toBe(429);
  expect(errorIds(refused.body)).toEqual([2001]);
  const rate = (await rates('rate_limit', 'Inventory')) as unknown as { reset: string; remaining: number };
  expect(rate.remaining).toBe(0);
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  const wait = Date.parse(rate.reset) - sandbox.world.clock.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
  await advance(sandbox, wait + 1);
  await connectAgain();
  expect((await client.call('GET', `${inventory}/location`)).status).toBe(200);
});

test('the Trading API reports a used-up quota in its own format', async () => {
  spend('trading', 5000);
  expect(elements(await client.trading('GeteBayOfficialTime', ''), 'ErrorCode')).toEqual(['518']);
});

test('an application gets a thousand application tokens a day, and can still renew its sellers’ tokens', async () => {
  const scope = 'https://api.ebay.com/oauth/api_scope';
  const own = () => askToken(sandbox.url, { grant_type: 'client_credentials', scope });
  expect((await own()).status).toBe(200);
  spend('token.client_credentials', 1000);
  expect((await own()).status).toBe(429);
  const renewed = await askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(renewed.status).toBe(200);
});

test('used quota stays used after a restart', async () => {
  const before = (await rates('rate_limit', 'Inventory'))?.count ?? 0;
  expect(before).toBeGreaterThan(0);
  await sandbox.restart();
  expect((await rates('rate_limit', 'Inventory'))?.count).toBe(before);
});

test('the default profile allows a run of 30,000 listings', async () => {
  const generous = await startSandbox();
  const { body } = await generous.control<{ profile: string; quotas: { api: string; limit: number }[] }>('quotas');
  expect(body.profile).toBe('default');
  expect(body.quotas.find((quota) => quota.api === 'inventory')?.limit).toBeGreaterThanOrEqual(120_000);
  await generous.stop();
});

test('a day that ended while the sandbox was stopped is forgotten', async () => {
  const clock = createClock();
  const quotas = await openQuotas(`${sandbox.dataDirectory}/sleep`, clock, () => 10);
  quotas.take('a', 'inventory', null);
  await quotas.close();
  clock.advance(2 * 86_400_000);
  const later = await openQuotas(`${sandbox.dataDirectory}/sleep`, clock, () => 10);
  expect(later.state('a', 'inventory').count).toBe(0);
  await later.close();
});
