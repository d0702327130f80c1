import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ConnectorError,
  type MarketplaceNotificationChannel,
  type MarketplaceNotificationContext,
  type MarketplaceNotificationKey,
} from '@quayside/connector-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';

/*
 * The first message with its signature and key is eBay's own example from the tests of its event-notification-nodejs-sdk (Apache-2.0), and
 * so are the broken variants.
 */
const KID = '9936261a-7d7b-4621-a0f1-96ccb428af49';
const KEY =
  '-----BEGIN PUBLIC KEY-----MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEZhhxXKtR+TOvtDbgTPCkSof02qgBB7IsYOyf76ilExJ/upAa/vKIKheOoCyOpcLmi4t0b4uepb7LLjmMr90FUg==-----END PUBLIC KEY-----';
const SIGNATURE =
  'eyJhbGciOiJlY2RzYSIsImtpZCI6Ijk5MzYyNjFhLTdkN2ItNDYyMS1hMGYxLTk2Y2NiNDI4YWY0OSIsInNpZ25hdHVyZSI6Ik1FWUNJUUNmeGZJV3V4bVdjSUJRSjljNS9YN2lHREpxczJSQ0dzQkVhQWppbnlycmZBSWhBSVY2d0djVGlCdVY1S0pVaWYyaG9reXJMK1E5c3NIa2FkK214Mm5FRTI1dyIsImRpZ2VzdCI6IlNIQTEifQ==';
/** The signature of another message. */
const OTHER_SIGNATURE =
  'eyJhbGciOiJlY2RzYSIsImtpZCI6Ijk5MzYyNjFhLTdkN2ItNDYyMS1hMGYxLTk2Y2NiNDI4YWY0OSIsInNpZ25hdHVyZSI6Ik1FVUNJUUNHY1NubUFrVGZyK1paMlZnMGJXRW9zOGEvdGVCcWk3UGU2OCtoR21MTUNRSWdlRnZrcnRvKzhkczhSVndJM0dnbjFtTUdDck5NRVpKM1NSbE8yZngveHFJPSIsImRpZ2VzdCI6IlNIQTEifQ==';
const MESSAGE = {
  metadata: { topic: 'MARKETPLACE_ACCOUNT_DELETION', schemaVersion: '1.0', deprecated: false },
  notification: {
    notificationId: '49feeaeb-4982-42d9-a377-9645b8479411_33f7e043-fed8-442b-9d44-791923bd9a6d',
    eventDate: '2021-03-19T20:43:59.462Z',
    publishDate: '2021-03-19T20:43:59.679Z',
    publishAttemptCount: 1,
    data: {
      username: 'test_user',
      userId: 'ma8vp1jySJC',
      eiasToken: 'nY+sHZ2PrBmdj6wVnY+sEZ2PrA2dj6wJnY+gAZGEpwmdj6x9nY+seQ==',
    },
  },
};
const TOKEN = 'a-verification-token-of-these-tests';
const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const OWN_KID = 'own-key';

/** A fake of eBay's key endpoint, with the requests in order. */
let server: Server;
let asked: string[];
let status: number;
let notifications: MarketplaceNotificationChannel;
let startChannel: () => MarketplaceNotificationChannel;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  const keys: Record<string, object> = {
    [KID]: { key: KEY, algorithm: 'ECDSA', digest: 'SHA1' },
    [OWN_KID]: {
      key: String(own.publicKey.export({ type: 'spki', format: 'pem' })).replaceAll('\n', ''),
      algorithm: 'ECDSA',
      digest: 'SHA256',
    },
    'no-key': { key: '-----BEGIN PUBLIC KEY-----nonsense-----END PUBLIC KEY-----', digest: 'SHA1' },
  };
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const answer = (code: number, body: object) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path.endsWith('/oauth2/token')) {
      answer(200, { access_token: 'application', expires_in: 7_200, token_type: 'Application Access Token' });
      return;
    }
    asked.push(path);
    const key = keys[path.split('/').at(-1) ?? ''];
    if (status !== 200) answer(status, {});
    else if (key && request.headers.authorization === 'Bearer application') answer(200, key);
    else answer(404, { errors: [{ errorId: 195_014, message: 'unknown key' }] });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  asked = [];
  status = 200;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = { apiUrl: url, apizUrl: url, apimUrl: url, authUrl: url, tradingUrl: url };
  startChannel = () => {
    const client = { clientId: 'client', clientSecret: 'secret', ruName: 'ru', verificationToken: TOKEN };
    const connector = createEbayConnector({ ...hosts, ...client });
    if (!connector.notifications) throw new Error('There is no channel for notifications');
    return connector.notifications;
  };
  notifications = startChannel();
});

/** A fake of the host: the rest of each budget, and the stored keys. */
let budget: Record<string, number>;
let stored: Map<string, MarketplaceNotificationKey>;
beforeEach(() => {
  budget = { 'ebay.new-key': 20, 'ebay.returning-key': 5 };
  stored = new Map();
});
const context: MarketplaceNotificationContext = {
  clock: { now: () => now, sleep: async () => undefined },
  requestLog: { record: () => undefined },
  throttle: {
    async take(_account, operation) {
      const left = budget[operation] ?? 0;
      if (left === 0) {
        const retryAt = new Date(now.getTime() + 120_000).toISOString();
        throw new ConnectorError('rate-limited', 'Nothing is left', { retryAt });
      }
      budget[operation] = left - 1;
    },
    penalise: async () => undefined,
  },
  keys: {
    list: async () => [...stored.values()],
    keep: async (key) => void stored.set(key.kid, key),
    forget: async (kid) => void stored.delete(kid),
  },
};
const bytesOf = (message: object) => Buffer.from(JSON.stringify(message));
const read = (message: object, signature: string | undefined) =>
  notifications.read(bytesOf(message), signature, context);
const headerOf = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64');
/** Signs as eBay would, with another key. */
const signed = (message: object) =>
  headerOf({
    alg: 'ecdsa',
    kid: OWN_KID,
    signature: sign('sha256', bytesOf(message), own.privateKey).toString('base64'),
    digest: 'SHA256',
  });

describe('the challenge', () => {
  it('is answered with the hash of challenge, token and address, in this order', () => {
    const expected = createHash('sha256').update(`a challenge${TOKEN}https://quay.example/ebay/notifications`);
    expect(notifications.answerChallenge('a challenge', 'https://quay.example/ebay/notifications')).toBe(
      expected.digest('hex'),
    );
  });
});

describe('a notification', () => {
  it('of eBay’s own example verifies, and names the person whose data must be erased', async () => {
    expect(await read(MESSAGE, SIGNATURE)).toEqual({
      notificationId: MESSAGE.notification.notificationId,
      topic: 'MARKETPLACE_ACCOUNT_DELETION',
      eventAt: '2021-03-19T20:43:59.462Z',
      asks: 'erase',
      person: { externalId: 'ma8vp1jySJC', username: 'test_user' },
    });
  });

  it.each([
    ['a word was changed', { ...MESSAGE, metadata: { ...MESSAGE.metadata, schemaVersion: null } }, SIGNATURE],
    ['the signature belongs to another message', MESSAGE, OTHER_SIGNATURE],
    [
      'eBay does not know the key',
      MESSAGE,
      headerOf({ kid: '9936261a-7d7b-4621-a0f1-96ccb428af99', signature: 'MEYC' }),
    ],
    ['the key is invalid', MESSAGE, headerOf({ kid: 'no-key', signature: 'MEYC' })],
    ['the key’s name is an address', MESSAGE, headerOf({ kid: '../../identity', signature: 'MEYC' })],
    ['the header is not JSON', MESSAGE, 'the signature is not base64'],
    ['there is no signature', MESSAGE, undefined],
  ])('does not verify where %s', async (_why, message, signature) => {
    expect(await read(message, signature)).toBeNull();
  });

  it('is verified byte for byte: other whitespace breaks the signature', async () => {
    expect(await notifications.read(Buffer.from(JSON.stringify(MESSAGE, null, 1)), SIGNATURE, context)).toBeNull();
  });

  it('of a withdrawn consent states its time', async () => {
    const message = {
      metadata: { topic: 'AUTHORIZATION_REVOCATION' },
      notification: {
        notificationId: 'n-1',
        eventDate: '2026-11-20T10:00:05.000Z',
        data: {
          userId: 'u1',
          username: 'shop',
          revokeReason: 'REVOKED_BY_USER',
          revocationDate: '2026-11-20T10:00:00Z',
        },
      },
    };
    expect(await read(message, signed(message))).toMatchObject({
      asks: 'revoked',
      eventAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it('of another topic is read too', async () => {
    const message = {
      metadata: { topic: 'ITEM_AVAILABILITY' },
      notification: { notificationId: 'n-2', eventDate: '2026-11-20T10:00:00Z' },
    };
    expect(await read(message, signed(message))).toMatchObject({
      asks: 'other',
      person: { externalId: null, username: null },
    });
  });

  it('has its key fetched once an hour, and once for concurrent deliveries', async () => {
    await Promise.all([read(MESSAGE, SIGNATURE), read(MESSAGE, SIGNATURE), read(MESSAGE, OTHER_SIGNATURE)]);
    expect(asked).toEqual([`/commerce/notification/v1/public_key/${KID}`]);
    now = new Date(now.getTime() + 3_600_001);
    await read(MESSAGE, SIGNATURE);
    expect(asked).toHaveLength(2);
  });

  it('is retried while eBay is unreachable', async () => {
    status = 503;
    await expect(read(MESSAGE, SIGNATURE)).rejects.toMatchObject({ kind: 'unavailable' });
    status = 200;
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
  });
});

describe('a flood of forged notifications', () => {
  const forged = (n: number) => read(MESSAGE, headerOf({ kid: `made-up-${n}`, signature: 'MEYC' }));
  const flood = (from: number, count: number) =>
    Promise.allSettled(Array.from({ length: count }, (_, n) => forged(from + n)));

  it('causes no more key requests than the budget allows', async () => {
    await flood(0, 3_000);
    expect(asked).toHaveLength(20);
  });

  it('neither delays nor evicts a verified key', async () => {
    await read(MESSAGE, SIGNATURE);
    await flood(0, 12_000);
    asked = [];
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
    now = new Date(now.getTime() + 3_600_001);
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('does not keep another gateway, or the next start, from using a verified key', async () => {
    await read(MESSAGE, SIGNATURE);
    await flood(0, 100);
    notifications = startChannel();
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
  });

  it('does not keep a new key from being fetched when its notification is repeated', async () => {
    await flood(0, 100);
    await expect(read(MESSAGE, SIGNATURE)).rejects.toMatchObject({ kind: 'rate-limited' });
    await flood(100, 100);
    now = new Date(now.getTime() + 1_000);
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
  });

  it('with one id causes one request', async () => {
    for (let n = 0; n < 50; n += 1) expect(await forged(1)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('a verified key', () => {
  it('stays valid while eBay is unreachable', async () => {
    await read(MESSAGE, SIGNATURE);
    status = 503;
    now = new Date(now.getTime() + 3_600_001);
    expect(await read(MESSAGE, SIGNATURE)).not.toBeNull();
  });

  it('that eBay no longer knows verifies nothing', async () => {
    await read(MESSAGE, SIGNATURE);
    status = 404;
    now = new Date(now.getTime() + 3_600_001);
    expect(await read(MESSAGE, SIGNATURE)).toBeNull();
    expect(stored.size).toBe(0);
  });
});
