import {
  type AccountSession,
  type ConnectContext,
  ConnectorError,
  readGrant,
  type StoredToken,
  type Throttle,
  type Transport,
  type TransportContext,
} from '@quayside/connector-kit';
import type { CdiscountConfig } from './config.ts';
import { TOKENS } from './operations.ts';

const TOKEN_PATH = '/auth/realms/maas/protocol/openid-connect/token';
const SELLER_ID = /^\d{1,20}$/;
/** A token with less remaining time is not returned, because its user would have to renew it at once. */
const MIN_LEFT_MS = 5 * 60_000;

type Application = NonNullable<CdiscountConfig['application']>;

interface AccessToken {
  readonly accessToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface Tokens {
  /** Connects with a client's id and secret and the seller's id, or the seller's id only if the installation has a client. */
  connectWithCredentials(credentials: Readonly<Record<string, string>>, context: ConnectContext): Promise<StoredToken>;
  renew(current: StoredToken, session: AccountSession): Promise<StoredToken>;
}

/** An account is connected before it exists, so its calls cannot be counted. */
const UNTHROTTLED: Throttle = { take: async () => undefined, penalise: async () => undefined };

/**
 * Tokens belong to a client, and Octopia allows a client 500 an hour. All accounts of a client share a token until it expires, and
 * concurrent callers share a request.
 */
export function createTokens(config: CdiscountConfig, transport: Transport): Tokens {
  const cache = new Map<string, AccessToken>();
  const asked = new Map<string, Promise<AccessToken>>();

  async function request(context: TransportContext, application: Application): Promise<AccessToken> {
    const { clientId, clientSecret } = application;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const response = await transport.send(context, {
      operation: TOKENS,
      name: 'token',
      method: 'POST',
      url: `${config.authUrl}${TOKEN_PATH}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
      isRepeatable: true,
    });
    const grant = readGrant(response.bytes, 'Octopia’s token endpoint');
    if (response.status === 200 && grant.access_token && grant.expires_in) {
      const expiresAt = context.clock.now().getTime() + grant.expires_in * 1000;
      return { accessToken: grant.access_token, expiresAt };
    }
    // An error with another status does not come from the token endpoint.
    if (grant.error === undefined || response.status < 400 || response.status >= 500) {
      throw new ConnectorError('unavailable', `Octopia’s token endpoint answered with status ${response.status}.`);
    }
    // The client is unknown or its secret is invalid. Only the seller or the operator can fix it.
    throw new ConnectorError('auth-expired', grant.error_description ?? grant.error, {
      code: grant.error,
      ...(grant.error === 'invalid_client' ? { lost: 'keys-refused' } : {}),
    });
  }

  const keyOf = ({ clientId, clientSecret }: Application) => `${clientId} ${clientSecret}`;

  /** The client's token, unless it was rejected or is about to expire. */
  async function tokenOf(session: AccountSession, application: Application, refused: string): Promise<AccessToken> {
    const existing = cache.get(keyOf(application));
    const now = session.clock.now().getTime();
    if (existing && existing.accessToken !== refused && existing.expiresAt - now > MIN_LEFT_MS) return existing;
    return newToken(session, application);
  }

  async function newToken(
    { throttle, requestLog, clock }: Omit<TransportContext, 'accountKey'>,
    application: Application,
  ): Promise<AccessToken> {
    const key = keyOf(application);
    const before = asked.get(key);
    if (before) return before;
    // Waiting callers share the request, so it has no caller's abort signal.
    const context = { accountKey: `cdiscount:${application.clientId}`, throttle, requestLog, clock };
    const asking = request(context, application)
      .then((token) => {
        cache.set(key, token);
        return token;
      })
      .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  return {
    async connectWithCredentials(credentials, { clock, requestLog }) {
      const read = (name: string) => credentials[name]?.trim() ?? '';
      const missing = (field: string) =>
        new ConnectorError('rejected', 'Cdiscount needs this to connect the account.', { field });
      const sellerId = read('sellerId');
      const own = { clientId: read('clientId'), clientSecret: read('clientSecret') };
      const hasOwn = own.clientId !== '' || own.clientSecret !== '';
      if (sellerId === '') throw missing('sellerId');
      // The id becomes a header of each call, so only digits are allowed.
      if (!SELLER_ID.test(sellerId)) {
        throw new ConnectorError('rejected', 'Cdiscount’s seller ids are numbers.', { field: 'sellerId' });
      }
      if (own.clientId === '' && (hasOwn || config.application === null)) throw missing('clientId');
      if (own.clientSecret === '' && hasOwn) throw missing('clientSecret');
      const application = hasOwn ? own : config.application;
      if (application === null) throw missing('clientId');
      // Connecting must verify the credentials, so it never uses a cached token.
      const token = stored(await newToken({ throttle: UNTHROTTLED, requestLog, clock }, application));
      return { ...token, externalId: sellerId, ...(hasOwn ? { application: own } : {}) };
    },

    async renew(current, session) {
      const application = current.application ?? config.application;
      if (!application) throw new ConnectorError('auth-expired', 'The installation has no client at Octopia any more.');
      const token = stored(await tokenOf(session, application, current.accessToken));
      return { ...current, ...token };
    },
  };
}

/** Renewal needs only the client's secret; there is no consent that ends. */
function stored({ accessToken, expiresAt }: AccessToken): StoredToken {
  return {
    accessToken,
    accessExpiresAt: new Date(expiresAt).toISOString(),
    refreshToken: null,
    refreshExpiresAt: null,
  };
}
