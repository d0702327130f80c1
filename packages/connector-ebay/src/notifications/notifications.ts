import { createHash, verify } from 'node:crypto';
import {
  type ConnectContext,
  ConnectorError,
  type MarketplaceNotification,
  type MarketplaceNotificationChannel,
  type MarketplaceNotificationContext,
  type Throttle,
} from '@quayside/connector-kit';
import { APPLICATION_ACCOUNT_KEY } from '../operations.ts';
import type { Rest } from '../rest.ts';
import { createSigningKeys, type PublicKeyAnswer } from './signing-keys.ts';

const ASKS: Readonly<Record<string, MarketplaceNotification['asks']>> = {
  MARKETPLACE_ACCOUNT_DELETION: 'erase',
  AUTHORIZATION_REVOCATION: 'revoked',
};

/** Keys belong to the application, so no account's rate counts. */
const UNTHROTTLED: Throttle = { take: async () => undefined, penalise: async () => undefined };

export function createMarketplaceNotifications(
  rest: Pick<Rest, 'callAsApplication'>,
  verificationToken: string,
): MarketplaceNotificationChannel {
  const asApplication = ({ clock, requestLog }: ConnectContext) => ({
    accountKey: APPLICATION_ACCOUNT_KEY,
    throttle: UNTHROTTLED,
    requestLog,
    clock,
  });

  async function askForKey(kid: string, context: MarketplaceNotificationContext): Promise<PublicKeyAnswer | null> {
    try {
      const { body } = await rest.callAsApplication<PublicKeyAnswer>(asApplication(context), {
        operation: 'ebay.notification',
        name: 'getPublicKey',
        method: 'GET',
        path: `/commerce/notification/v1/public_key/${encodeURIComponent(kid)}`,
        isRepeatable: true,
      });
      return body ?? null;
    } catch (error) {
      if (error instanceof ConnectorError && (error.kind === 'not-found' || error.kind === 'rejected')) return null;
      throw error;
    }
  }

  const keys = createSigningKeys(askForKey);

  return {
    signatureHeader: 'x-ebay-signature',
    answerChallenge: (challenge, endpoint) =>
      createHash('sha256').update(challenge).update(verificationToken).update(endpoint).digest('hex'),

    async read(body, header, context) {
      const signature = readSignature(header);
      if (!signature) return null;
      const signing = await keys.find(signature.kid, context);
      if (!signing || !verify(signing.digest, body, signing.key, signature.bytes)) return null;
      return toMarketplaceNotification(body);
    },

    // Once a day at most: its code is loaded with the first registration.
    register: async (request, context) => {
      const { registerMarketplaceNotifications } = await import('./notification-registration.ts');
      return registerMarketplaceNotifications({ rest, verificationToken }, request, asApplication(context));
    },
  };
}

/** Parses `X-EBAY-SIGNATURE`: base64 of `{"alg":"ecdsa","kid":…,"signature":…,"digest":…}`. Undefined for anything else. */
function readSignature(header: string | undefined): { kid: string; bytes: Buffer } | undefined {
  const fields = parseJson(Buffer.from(header ?? '', 'base64').toString('utf8'));
  const { kid, signature } = (fields ?? {}) as { kid?: unknown; signature?: unknown };
  if (typeof kid !== 'string' || typeof signature !== 'string') return undefined;
  // The key id becomes part of a URL path, so only safe characters are allowed.
  return /^[\w-]{1,100}$/.test(kid) ? { kid, bytes: Buffer.from(signature, 'base64') } : undefined;
}

interface Message {
  readonly metadata?: { readonly topic?: string };
  readonly notification?: {
    readonly notificationId?: string;
    readonly eventDate?: string;
    readonly data?: { readonly username?: string; readonly userId?: string; readonly revocationDate?: string };
  };
}

/** Null for a signed message without an id or topic. */
function toMarketplaceNotification(body: Uint8Array): MarketplaceNotification | null {
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
    return undefined; // The caller decides what this means.
  }
}
