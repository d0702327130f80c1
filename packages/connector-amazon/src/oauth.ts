import {
  type AccountSession,
  type ConnectContext,
  ConnectorError,
  type Grant,
  readGrant,
  type StoredToken,
  type Throttle,
  type Transport,
  type TransportContext,
} from '@quayside/connector-kit';
import type { AmazonConfig } from './config.ts';

/** Amazon requires sellers to renew an authorisation every year. */
const AUTHORISATION_MS = 365 * 86_400_000;

type Application = NonNullable<StoredToken['application']>;

export interface AmazonOAuth {
  authorizeUrl(request: { state: string; locale: string }): string;
  exchangeCode(code: string, context: ConnectContext): Promise<StoredToken>;
  /** Connects with a private application's credentials and the refresh token that its seller created. */
  connectWithCredentials(credentials: Readonly<Record<string, string>>, context: ConnectContext): Promise<StoredToken>;
  renew(current: StoredToken, session: AccountSession): Promise<StoredToken>;
}

/** A code is exchanged before an account exists whose calls could be counted. */
const UNTHROTTLED: Throttle = { take: async () => undefined, penalise: async () => undefined };

export function createOAuth(config: AmazonConfig, transport: Transport): AmazonOAuth {
  const own: Application = { clientId: config.clientId, clientSecret: config.clientSecret };

  async function requestToken(
    context: TransportContext,
    { clientId, clientSecret }: Application,
    form: Readonly<Record<string, string>>,
  ): Promise<Grant> {
    const response = await transport.send(context, {
      operation: 'amazon.token',
      name: `token:${form.grant_type}`,
      method: 'POST',
      url: `${config.authUrl}/auth/o2/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', accept: 'application/json' },
      body: new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }).toString(),
      // A code works once. Repeating the call after a lost response would only hide the reason why the seller must start again.
      isRepeatable: form.grant_type !== 'authorization_code',
    });
    const grant = readGrant(response.bytes, 'Login with Amazon');
    if (response.status === 200 && grant.access_token && grant.expires_in) return grant;
    // An error with another status does not come from the token endpoint.
    if (grant.error === undefined || response.status < 400 || response.status >= 500) {
      throw new ConnectorError('unavailable', `Login with Amazon answered with status ${response.status}.`);
    }
    // The consent has expired or the credentials are invalid. Only the seller or the operator can fix it.
    throw new ConnectorError('auth-expired', grant.error_description ?? grant.error, {
      code: grant.error,
      ...(grant.error === 'invalid_client' ? { lost: 'keys-refused' } : {}),
    });
  }

  return {
    authorizeUrl({ state }) {
      const query = new URLSearchParams({
        application_id: config.applicationId,
        state,
        redirect_uri: config.redirectUri,
        ...(config.isDraft ? { version: 'beta' } : {}),
      });
      return `${config.sellerCentralUrl}/apps/authorize/consent?${query}`;
    },

    async exchangeCode(code, { clock, requestLog, callback }) {
      const context = { accountKey: 'amazon:application', throttle: UNTHROTTLED, requestLog, clock };
      const form = { grant_type: 'authorization_code', code, redirect_uri: config.redirectUri };
      const token = stored(await requestToken(context, own, form), clock.now());
      const externalId = callback?.selling_partner_id;
      const refreshExpiresAt = new Date(clock.now().getTime() + AUTHORISATION_MS).toISOString();
      return { ...token, refreshExpiresAt, ...(externalId ? { externalId } : {}) };
    },

    async connectWithCredentials(credentials, { clock, requestLog }) {
      const read = (name: string): string => {
        const value = credentials[name]?.trim();
        if (value) return value;
        throw new ConnectorError('rejected', 'Amazon needs this to connect the account.', { field: name });
      };
      const application = { clientId: read('clientId'), clientSecret: read('clientSecret') };
      const refreshToken = read('refreshToken');
      const context = { accountKey: `amazon:${application.clientId}`, throttle: UNTHROTTLED, requestLog, clock };
      const grant = await requestToken(context, application, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
      const externalId = credentials.sellerId?.trim();
      return {
        ...stored({ ...grant, refresh_token: refreshToken }, clock.now()),
        application,
        ...(externalId ? { externalId } : {}),
      };
    },

    async renew(current, session) {
      if (current.refreshToken === null) throw new ConnectorError('auth-expired', 'Amazon gave no refresh token.');
      const grant = await requestToken(session, current.application ?? own, {
        grant_type: 'refresh_token',
        refresh_token: current.refreshToken,
      });
      const { accessToken, accessExpiresAt } = stored(grant, session.clock.now());
      // The end of the authorisation and the account's own application stay unchanged.
      return { ...current, accessToken, accessExpiresAt };
    },
  };
}

function stored(grant: Grant, now: Date): StoredToken {
  return {
    accessToken: grant.access_token ?? '',
    accessExpiresAt: new Date(now.getTime() + (grant.expires_in ?? 0) * 1000).toISOString(),
    refreshToken: grant.refresh_token ?? null,
    refreshExpiresAt: null,
  };
}
