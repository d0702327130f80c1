import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import {
  type ConnectContext,
  ConnectorError,
  type Notice,
  type NoticeChannel,
  type Throttle,
} from '@quayside/connector-kit';
import { APPLICATION_ACCOUNT_KEY } from '../operations.ts';
import type { Rest } from '../rest.ts';
import { registerNotices } from './notice-registration.ts';

/** eBay asks that a key is not fetched for every message; an hour is what its own library keeps it. */
const KEY_FOR_MS = 3_600_000;
/** Whoever sends made-up messages makes us ask for no more keys than this. */
const MOST_KEYS = 50;

const ASKS: Readonly<Record<string, Notice['asks']>> = {
  MARKETPLACE_ACCOUNT_DELETION: 'erase',
  AUTHORIZATION_REVOCATION: 'revoked',
};

/** eBay names SHA1 in what it signs today; whatever it named besides would be a mistake or an attack. */
const DIGESTS: Readonly<Record<string, string>> = { SHA1: 'sha1', SHA256: 'sha256' };

interface PublicKeyAnswer {
  readonly key?: string;
  readonly algorithm?: string;
  readonly digest?: string;
}

interface SigningKey {
  readonly key: KeyObject;
  readonly digest: string;
}

/** Keys are the application's: no account's rate counts. */
const UNTHROTTLED: Throttle = { take: async () => undefined, penalise: async () => undefined };

export function createNotices(rest: Pick<Rest, 'callAsApplication'>, verificationToken: string): NoticeChannel {
  const keys = new Map<string, { readonly askedAt: number; readonly found: Promise<SigningKey | null> }>();

  const asApplication = ({ clock, requestLog }: ConnectContext) => ({
    accountKey: APPLICATION_ACCOUNT_KEY,
    throttle: UNTHROTTLED,
    requestLog,
    clock,
  });

  async function fetchKey(kid: string, context: ConnectContext): Promise<SigningKey | null> {
    try {
      const { body } = await rest.callAsApplication<PublicKeyAnswer>(asApplication(context), {
        operation: 'ebay.notification',
        name: 'getPublicKey',
        method: 'GET',
        path: `/commerce/notification/v1/public_key/${encodeURIComponent(kid)}`,
        isRead: true,
      });
      return body ? readKey(body) : null;
    } catch (error) {
      // eBay knows no such key: what it signs was not signed by eBay.
      if (error instanceof ConnectorError && (error.kind === 'not-found' || error.kind === 'rejected')) return null;
      throw error;
    }
  }

  function keyOf(kid: string, context: ConnectContext): Promise<SigningKey | null> {
    const now = context.clock.now().getTime();
    const held = keys.get(kid);
    if (held && now - held.askedAt < KEY_FOR_MS) return held.found;
    const asked = { askedAt: now, found: fetchKey(kid, context) };
    keys.delete(kid);
    keys.set(kid, asked);
    asked.found.catch(() => {
      if (keys.get(kid) === asked) keys.delete(kid);
    });
    const [oldest] = keys.keys();
    if (keys.size > MOST_KEYS && oldest !== undefined) keys.delete(oldest);
    return asked.found;
  }

  return {
    answerChallenge: (challenge, endpoint) =>
      createHash('sha256').update(challenge).update(verificationToken).update(endpoint).digest('hex'),

    async read(body, header, context) {
      const signature = readSignature(header);
      if (!signature) return null;
      const signing = await keyOf(signature.kid, context);
      if (!signing || !verify(signing.digest, body, signing.key, signature.bytes)) return null;
      return toNotice(body);
    },

    register: (request, context) => registerNotices({ rest, verificationToken }, request, asApplication(context)),
  };
}

/** `X-EBAY-SIGNATURE`: base64 of `{"alg":"ecdsa","kid":…,"signature":…,"digest":…}`. Undefined where it is anything else. */
function readSignature(header: string | undefined): { kid: string; bytes: Buffer } | undefined {
  const fields = parseJson(Buffer.from(header ?? '', 'base64').toString('utf8'));
  const { kid, signature } = (fields ?? {}) as { kid?: unknown; signature?: unknown };
  if (typeof kid !== 'string' || typeof signature !== 'string') return undefined;
  // A key's name goes into an address: nothing but a name may.
  return /^[\w-]{1,100}$/.test(kid) ? { kid, bytes: Buffer.from(signature, 'base64') } : undefined;
}

/** The key comes in one line, and PEM has its own. */
function readKey({ key = '', digest = '' }: PublicKeyAnswer): SigningKey | null {
  const base64 = key.replace(/-----(?:BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const algorithm = DIGESTS[digest.replace('-', '').toUpperCase()];
  if (base64 === '' || algorithm === undefined) return null;
  try {
    const found = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return found.asymmetricKeyType === 'ec' ? { key: found, digest: algorithm } : null;
  } catch {
    return null; // eBay answered with something that is no key
  }
}

interface Message {
  readonly metadata?: { readonly topic?: string };
  readonly notification?: {
    readonly notificationId?: string;
    readonly eventDate?: string;
    readonly data?: { readonly username?: string; readonly userId?: string; readonly revocationDate?: string };
  };
}

/** Null for a message that is signed and says nothing that can be told apart from another one. */
function toNotice(body: Uint8Array): Notice | null {
  const { metadata, notification } = (parseJson(Buffer.from(body).toString('utf8')) ?? {}) as Message;
  const { notificationId, data } = notification ?? {};
  const eventAt = Date.parse(data?.revocationDate ?? notification?.eventDate ?? '');
  if (!metadata?.topic || !notificationId || Number.isNaN(eventAt)) return null;
  return {
    notificationId,
    topic: metadata.topic,
    eventAt: new Date(eventAt).toISOString(),
    asks: ASKS[metadata.topic] ?? 'other',
    person: { externalId: data?.userId || null, username: data?.username || null },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // said by the caller as what it means there
  }
}
