import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  MarketplaceNotificationChannel,
  MarketplaceNotificationRegistration,
  MarketplaceNotificationRequest,
} from '@quayside/connector-kit';
import { systemClock } from '@quayside/connector-kit/conformance/memory-runtime';
import { type RecordingProxy, startRecordingProxy } from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { createOfficialCheck } from './official-schema.ts';
import { sandboxConfig } from './sandbox.ts';

const TOKEN = 'a-verification-token-of-these-tests';
const HOST = 'https://quay.example';
const ENDPOINT = `${HOST}/ebay/notifications`;
const MOVED = `${HOST}/elsewhere/notifications`;
const BASE = '/commerce/notification/v1';

const violationsOf = createOfficialCheck();
let sandbox: RunningSandbox;
let proxy: RecordingProxy;
let notifications: MarketplaceNotificationChannel;
/** The public host: answers challenges as a gateway does, while it runs. */
let gateway: Server;
let isUp: boolean;

function channelOf(
  changes: { verificationToken?: string; clientSecret?: string } = {},
): MarketplaceNotificationChannel {
  const connector = createEbayConnector({ ...sandboxConfig(proxy.url), verificationToken: TOKEN, ...changes });
  if (!connector.notifications) throw new Error('There is no channel for notifications');
  return connector.notifications;
}

/** Each test begins at an eBay without registrations. */
beforeEach(async () => {
  isUp = true;
  sandbox = await startSandbox(['UK-1,Wooden figure,Figures & Playsets > Accessories,Harbour,1.50,GBP,5']);
  proxy = await startRecordingProxy(sandbox.url, '/ebay');
  notifications = channelOf();
  gateway = createServer((request, response) => {
    const url = new URL(request.url ?? '/', HOST);
    const code = url.searchParams.get('challenge_code') ?? '';
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ challengeResponse: notifications.answerChallenge(code, HOST + url.pathname) }));
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const standsFor = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  await sandbox.control('notifications/hosts', { origin: HOST, standsFor });
});
afterEach(async () => {
  await new Promise((closed) => gateway.close(closed));
  await proxy?.close();
  await sandbox?.stop();
  expect([...new Set(proxy.calls.flatMap(violationsOf))]).toEqual([]);
});

const context = { clock: systemClock, requestLog: { record: () => undefined } };
const register = (
  changes: Partial<MarketplaceNotificationRequest> = {},
  channel = notifications,
): Promise<MarketplaceNotificationRegistration> =>
  channel.register({ endpoint: ENDPOINT, alertEmail: 'alerts@quay.example', reference: null, ...changes }, context);

/** The writes to eBay's settings during the work: method and path below the API's prefix. */
async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = proxy.calls.length;
  await work();
  return proxy.calls
    .slice(before)
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(BASE))
    .map(({ method, path }) => `${method} ${path.slice(BASE.length).replace(/[0-9a-f-]{36}/, '…')}`);
}
const subscriptions = async () =>
  (await sandbox.control<{ subscriptions: { topicId: string; status: string; endpoint: string }[] }>('notifications'))
    .subscriptions;

describe('an address for eBay’s notifications', () => {
  it.each(['http://quay.example/n', 'https://localhost/n', 'https://192.168.0.4/n'])(
    'is not registered if eBay could not reach it: %s',
    async (endpoint) => {
      expect(await writesOf(() => register({ endpoint }))).toEqual([]);
      expect(await register({ endpoint })).toMatchObject({ ok: false, trouble: 'address' });
    },
  );

  it('needs a contact address, an answered challenge and valid keys', async () => {
    expect(await register({ alertEmail: null })).toMatchObject({ ok: false, trouble: 'email' });
    isUp = false;
    expect(await register()).toMatchObject({ ok: false, trouble: 'unproven' });
    isUp = true;
    expect(await register({}, channelOf({ clientSecret: 'wrong' }))).toMatchObject({ ok: false, trouble: 'keys' });
    expect(await subscriptions()).toEqual([]);
  });

  it('is registered with its subscription although the responses to both writes are lost', async () => {
    proxy.dropNextAnswer(/\/destination$/);
    proxy.dropNextAnswer(/\/subscription$/);
    const registered = await register();
    expect(registered).toMatchObject({
      ok: true,
      topics: [
        { topic: 'AUTHORIZATION_REVOCATION', state: 'subscribed' },
        { topic: 'MARKETPLACE_ACCOUNT_DELETION', state: 'by-hand' },
      ],
    });
    expect(await subscriptions()).toMatchObject([
      { topicId: 'AUTHORIZATION_REVOCATION', status: 'ENABLED', endpoint: ENDPOINT },
    ]);
  });

  it('is read but not written again once it exists, even by two processes at a time', async () => {
    await register();
    expect(await writesOf(() => Promise.all([register(), register({ alertEmail: null })]))).toEqual([]);
  });

  it('moves with its subscription when the address or the token changes, and other destinations stay unchanged', async () => {
    const first = await register();
    const reference = first.ok ? first.reference : null;
    let stranger: MarketplaceNotificationRegistration | undefined;
    const strangersWrites = await writesOf(async () => {
      stranger = await register({ endpoint: MOVED });
    });
    expect(stranger).toMatchObject({ ok: false, trouble: 'elsewhere', words: ENDPOINT });
    expect(strangersWrites).toEqual([]);

    expect(await writesOf(() => register({ endpoint: MOVED, reference }))).toEqual(['PUT /destination/…']);
    notifications = channelOf({ verificationToken: `${TOKEN}-of-another-day` });
    expect(await writesOf(() => register({ endpoint: MOVED, reference }))).toEqual(['PUT /destination/…']);
    expect(await register({ endpoint: MOVED, reference })).toMatchObject({ ok: true, reference });
    expect(await subscriptions()).toMatchObject([{ status: 'ENABLED', endpoint: MOVED }]);
  });
});
