import { createVerify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askToken, type Client, clientFor, connect, errorIds } from '../../../test/ebay-client.ts';
import { advance } from '../../../test/harness.ts';
import { type NotificationEndpoint, type Received, startEndpoint } from '../../../test/notification-endpoint.ts';
import { useSandbox } from '../../../test/set-up.ts';

const base = '/commerce/notification/v1';
const sandbox = useSandbox({}, { isPerTest: true });
let endpoint: NotificationEndpoint;
let app: Client;
beforeEach(async () => {
  endpoint = await startEndpoint();
  const { body } = await askToken(sandbox.url, {
    grant_type: 'client_credentials',
    scope: 'https://api.ebay.com/oauth/api_scope',
  });
  app = clientFor(sandbox, body.access_token, '');
});
afterEach(() => endpoint.stop());

const send = (body: Record<string, unknown>) =>
  sandbox.control<{ notificationId: string; deliveries: number }>('notifications', { username: 'old_buyer', ...body });
const arrived = (count: number) => expect.poll(() => endpoint.received.length).toBe(count);
const deletion = { topic: 'MARKETPLACE_ACCOUNT_DELETION' };
const destination = (overrides: object = {}) => ({
  name: 'Tests',
  status: 'ENABLED',
  deliveryConfig: { endpoint: endpoint.url, verificationToken: endpoint.verificationToken, ...overrides },
});
const subscription = (topicId: string, destinationId: string) => ({
  topicId,
  status: 'ENABLED',
  destinationId,
  payload: { deliveryProtocol: 'HTTPS', format: 'JSON', schemaVersion: '1.0' },
});

/** The application subscribes to what concerns sellers. @returns its destination */
async function subscribe(): Promise<string> {
  expect((await app.call('PUT', `${base}/config`, { alertEmail: 'alerts@quayside.example' })).status).toBe(204);
  const made = await app.call('POST', `${base}/destination`, destination());
  expect(made.status).toBe(201);
  const destinationId = made.headers.get('location')?.split('/').at(-1) ?? '';
  for (const topicId of ['MARKETPLACE_ACCOUNT_DELETION', 'AUTHORIZATION_REVOCATION']) {
    const subscribed = await app.call('POST', `${base}/subscription`, subscription(topicId, destinationId));
    expect(subscribed.status).toBe(201);
  }
  return destinationId;
}

/**
 * Verifies a notification as an application does: fetches the key by its id from eBay, restores the line breaks, and
 * checks the raw body.
 */
async function isGenuine({ signature, body }: Received): Promise<boolean> {
  const answer = await app.call('GET', `${base}/public_key/${signature.kid}`);
  expect(answer.body).toMatchObject({ algorithm: 'ECDSA', digest: 'SHA1' });
  const bare = String(answer.body.key).replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '');
  expect(bare).not.toContain('\n');
  const pem = `-----BEGIN PUBLIC KEY-----\n${bare}\n-----END PUBLIC KEY-----`;
  return createVerify('sha1').update(body).verify(pem, signature.signature, 'base64');
}

test('a destination needs a configuration and must answer its challenge', async () => {
  expect(errorIds((await app.call('POST', `${base}/destination`, destination())).body)).toEqual([195003]);
  expect(errorIds((await app.call('PUT', `${base}/config`, { alertEmail: 'nobody' })).body)).toEqual([195025]);
  expect((await app.call('PUT', `${base}/config`, { alertEmail: 'alerts@quayside.example' })).status).toBe(204);
  const refused = async (overrides: object) =>
    errorIds((await app.call('POST', `${base}/destination`, destination(overrides))).body);
  expect(await refused({ verificationToken: 'short' })).toEqual([195019]);
  expect(await refused({ verificationToken: 'another-token-that-is-not-the-one-0' })).toEqual([195020]);
  expect(await refused({ endpoint: 'http://quayside.example/hook' })).toEqual([195017]);
});

test('a subscriber gets notifications signed with a key that can be fetched by its id', async () => {
  const destinationId = await subscribe();
  const again = await app.call('POST', `${base}/subscription`, subscription('AUTHORIZATION_REVOCATION', destinationId));
  expect(errorIds(again.body)).toEqual([195012]);
  const { body } = await send(deletion);
  expect(body.deliveries).toBe(1);
  await arrived(1);
  const [received] = endpoint.received as [Received];
  expect(received.message).toMatchObject({
    metadata: { topic: 'MARKETPLACE_ACCOUNT_DELETION', schemaVersion: '1.0', deprecated: false },
    notification: { notificationId: body.notificationId, publishAttemptCount: 1, data: { username: 'old_buyer' } },
  });
  expect(received.signature).toMatchObject({ alg: 'ecdsa', digest: 'SHA1' });
  expect(await isGenuine(received)).toBe(true);
  const { body: listed } = await app.call('GET', `${base}/subscription?limit=10`);
  expect(listed).toMatchObject({ total: 2 });
  const [{ subscriptionId }] = listed.subscriptions as [{ subscriptionId: string }];
  expect((await app.call('POST', `${base}/subscription/${subscriptionId}/test`)).status).toBe(202);
  await arrived(2);
});

test('a broken signature and one of a foreign key do not verify', async () => {
  await subscribe();
  await send({ ...deletion, signature: 'broken' });
  await send({ ...deletion, signature: 'foreign' });
  await arrived(2);
  for (const received of endpoint.received) expect(await isGenuine(received)).toBe(false);
});

test('a rejected notification is retried by the clock, with its attempts counted', async () => {
  await subscribe();
  endpoint.answers.push(500, 412);
  await send(deletion);
  await arrived(1);
  await advance(sandbox, 2000);
  await arrived(2);
  await advance(sandbox, 6000);
  await arrived(3);
  const attempts = endpoint.received.map(({ message }) => message.notification.publishAttemptCount);
  expect(attempts).toEqual([1, 2, 3]);
  expect(new Set(endpoint.received.map(({ message }) => message.notification.notificationId)).size).toBe(1);
});

test('copies have the same id, and a later event can overtake a delayed one', async () => {
  await subscribe();
  const first = await send({ ...deletion, username: 'held_back', delayMs: 60_000 });
  await send({ ...deletion, copies: 2 });
  await arrived(2);
  expect(new Set(endpoint.received.map(({ message }) => message.notification.notificationId)).size).toBe(1);
  await advance(sandbox, 61_000);
  await arrived(3);
  const last = endpoint.received.at(-1)?.message.notification;
  expect(last?.notificationId).toBe(first.body.notificationId);
  expect(Date.parse(last?.eventDate ?? '')).toBeLessThan(
    Date.parse(endpoint.received[0]?.message.notification.eventDate ?? ''),
  );
});

test('pending deliveries continue after a restart', async () => {
  await subscribe();
  await send({ ...deletion, delayMs: 30_000 });
  await sandbox.restart();
  await advance(sandbox, 31_000);
  await arrived(1);
});

test('notifications signed with an old key still verify after a new key was created', async () => {
  await subscribe();
  await send(deletion);
  await arrived(1);
  const { body } = await sandbox.control<{ kid: string }>('notifications/key', {});
  await send(deletion);
  await arrived(2);
  expect(endpoint.received.map(({ signature }) => signature.kid === body.kid)).toEqual([false, true]);
  for (const received of endpoint.received) expect(await isGenuine(received)).toBe(true);
});

test('a seller who revokes consent or changes the password ends the tokens, and the application gets the reason', async () => {
  await subscribe();
  for (const reason of ['REVOKED_BY_USER', 'PASSWORD_CHANGE']) {
    endpoint.received.length = 0;
    const client = await connect(sandbox, 'pennine-crafts-uk');
    await sandbox.control('tokens/revoke', { seller: 'pennine-crafts-uk', reason });
    await arrived(1);
    expect(endpoint.received[0]?.message).toMatchObject({
      metadata: { topic: 'AUTHORIZATION_REVOCATION' },
      notification: { data: { username: 'pennine-crafts-uk', revokeReason: reason } },
    });
    expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(401);
  }
  // No application has this seller's consent any more, so none is notified.
  endpoint.received.length = 0;
  await sandbox.control('tokens/revoke', { seller: 'pennine-crafts-uk' });
  const { body } = await sandbox.control<{ deliveries: { nextAt: string | null }[] }>('notifications');
  expect(body.deliveries.filter(({ nextAt }) => nextAt !== null)).toEqual([]);
  expect(endpoint.received).toEqual([]);
});

test('a used destination cannot be deleted, and a disabled topic sends nothing', async () => {
  const destinationId = await subscribe();
  expect(errorIds((await app.call('DELETE', `${base}/destination/${destinationId}`)).body)).toEqual([195024]);
  const { body: listed } = await app.call('GET', `${base}/subscription`);
  for (const { subscriptionId } of listed.subscriptions as { subscriptionId: string }[]) {
    expect((await app.call('POST', `${base}/subscription/${subscriptionId}/disable`)).status).toBe(204);
  }
  expect((await send(deletion)).body.deliveries).toBe(0);
  // An endpoint can be given explicitly, subscribed or not.
  expect((await send({ ...deletion, endpoint: endpoint.url })).body.deliveries).toBe(1);
  await arrived(1);
  expect((await send({ topic: 'WEATHER' })).status).toBe(400);
});

test('the console can subscribe an application to every topic after its challenge', async () => {
  const { url, verificationToken } = endpoint;
  const wrong = { endpoint: url, verificationToken: 'not-the-token-of-this-endpoint-00000' };
  expect((await sandbox.control('notifications/subscribe', wrong)).status).toBe(409);
  expect((await sandbox.control('notifications/subscribe', { endpoint: url, verificationToken })).status).toBe(200);
  expect((await send({ topic: 'AUTHORIZATION_REVOCATION' })).body.deliveries).toBe(1);
  await arrived(1);
});
