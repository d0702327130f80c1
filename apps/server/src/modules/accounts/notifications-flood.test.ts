import { createServer } from 'node:net';
import { createEbayConnector } from '@quayside/connector-ebay';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Two gateways share one database, and an attacker sends unknown key ids. */

const TOKEN = 'a-verification-token-of-these-tests';
const publicUrl = 'https://quay.example';
const endpoint = `${publicUrl}/ebay/notifications`;
/** The bursts of both budgets, plus their refill while the test runs on a slow machine. */
const MAX_QUESTIONS = 30;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const gateway = `http://127.0.0.1:${await freePort()}`;

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: ['SKU-1,Wooden train,Toys,Tidewater,10.99,GBP,50'] });
const connectors = () => [createEbayConnector({ ...sandbox.ebay, verificationToken: TOKEN })];
const first = useTestServer(database, { publicUrl, connectors, keepsRates: true });
const second = useTestServer(database, { publicUrl, connectors, keepsRates: true });
beforeAll(async () => {
  await first.app.listen({ host: '127.0.0.1', port: Number(new URL(gateway).port) });
  await sandbox.control('notifications/hosts', { origin: publicUrl, standsFor: gateway });
  await first.runJob('accounts.register-notifications', {});
});

const forge = async (server: typeof first, n: number): Promise<number> => {
  const fields = { alg: 'ecdsa', kid: `made-up-${n}`, signature: 'MEYC', digest: 'SHA1' };
  const header = Buffer.from(JSON.stringify(fields)).toString('base64');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/ebay/notifications',
    headers: { 'content-type': 'application/json', 'x-ebay-signature': header },
    payload: '{"metadata":{"topic":"MARKETPLACE_ACCOUNT_DELETION"}}',
  });
  return answer.statusCode;
};
const questions = async () => {
  const rows = await database.db
    .selectFrom('marketplace_requests')
    .select('path')
    .where('path', 'like', '%/public_key/made-up%')
    .execute();
  return rows.length;
};
const received = () => database.db.selectFrom('marketplace_notifications').selectAll().execute();

it('a flood of forged notifications stores nothing and causes few key requests over all gateways', async () => {
  const before = await received();
  const statuses = new Set<number>();
  for (let n = 0; n < 1_500; n += 50) {
    const wave = Array.from({ length: 50 }, (_, i) => forge(i % 2 ? first : second, n + i));
    for (const status of await Promise.all(wave)) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([412, 503]);
  await eventually(async () => expect(await questions()).toBeGreaterThan(0));
  expect(await questions()).toBeLessThanOrEqual(MAX_QUESTIONS);
  expect(await received()).toEqual(before);
});

it('a genuine notification with a new key is accepted when it is delivered again', async () => {
  const { notificationId } = await sandbox.control<{ notificationId: string }>('notifications', {
    topic: 'MARKETPLACE_ACCOUNT_DELETION',
    username: 'harbour-toys-uk',
    endpoint,
  });
  await eventually(async () =>
    expect((await received()).map(({ notification_id: id }) => id)).toContain(notificationId),
  );
});
