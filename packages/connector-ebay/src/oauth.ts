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
import type { EbayConfig } from './config.ts';
import { toConnectorError } from './errors.ts';
import { APPLICATION_ACCOUNT_KEY } from './operations.ts';

const SCOPE = 'https://api.ebay.com/oauth/api_scope';

/** All scopes that Quayside may ever need: adding one later requires a new consent from every seller. */
const SCOPES = [
  SCOPE,
  `${SCOPE}/sell.inventory`,
  `${SCOPE}/sell.account`,
  `${SCOPE}/sell.fulfillment`,
  `${SCOPE}/sell.marketing`,
  `${SCOPE}/sell.analytics.readonly`,
  `${SCOPE}/sell.finances`,
  `${SCOPE}/commerce.identity.readonly`,
  `${SCOPE}/commerce.notification.subscription`,
];

/** An application token is renewed this long before it expires. */
const APPLICATION_TOKEN_MARGIN_MS = 300_000;

interface ApplicationToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface EbayOAuth {
  authorizeUrl(request: { state: string; locale: string }): string;
  exchangeCode(code: string, context: ConnectContext): Promise<StoredToken>;
  renew(current: StoredToken, session: AccountSession): Promise<StoredToken>;
  /** The application's own token, cached until shortly before it expires; eBay allows 1,000 a day. */
  applicationToken(context: TransportContext): Promise<string>;
  forgetApplicationToken(): void;
}

export function createOAuth(config: EbayConfig, transport: Transport): EbayOAuth {
  /** Shared by concurrent callers; its expiry is known when the request completes. */
  let application: { expiresAt: number; token: Promise<ApplicationToken> } | undefined;

  async function requestToken(context: TransportContext, form: Record<string, string>): Promise<Grant> {
    const response = await transport.send(context, {
      operation: 'ebay.oauth',
      name: `token:${form.grant_type}`,
      method: 'POST',
      url: `${config.apiUrl}/identity/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${btoa(`${config.clientId}:${config.clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: new URLSearchParams(form).toString(),
      // A code works once. Repeating the call after a lost response would only hide the reason why the seller must start again.
      isRepeatable: form.grant_type !== 'authorization_code',
    });
    const grant = readGrant(response.bytes, 'eBay’s token endpoint');
    if (response.status === 200 && grant.access_token && grant.expires_in) return grant;
    if (grant.error === 'invalid_grant') {
      throw new ConnectorError('auth-expired', grant.error_description ?? 'eBay no longer accepts the consent.', {
        code: grant.error,
      });
    }
    if (grant.error === 'invalid_client') {
      throw new ConnectorError('auth-expired', grant.error_description ?? 'eBay does not accept the keyset.', {
        code: grant.error,
        lost: 'keys-refused',
      });
    }
    // An error with another status does not come from the token endpoint.
    if (grant.error === undefined || response.status < 400 || response.status >= 500) {
      throw toConnectorError({ status: Math.max(response.status, 500), errors: [], isRepeatable: true });
    }
    throw new ConnectorError('rejected', grant.error_description ?? grant.error, { code: grant.error });
  }

  /**
   * Checks that the consent covers every scope. A token does not list its scopes, but a renewal that requests more than was granted fails.
   */
  async function requireEveryRight(context: TransportContext, { refresh_token: refreshToken }: Grant): Promise<void> {
    if (refreshToken === undefined) return;
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: SCOPES.join(' ') };
    await requestToken(context, form);
  }

  async function fetchApplicationToken(context: TransportContext): Promise<ApplicationToken> {
    const grant = await requestToken(
      { ...context, accountKey: APPLICATION_ACCOUNT_KEY },
      { grant_type: 'client_credentials', scope: SCOPE },
    );
    const lifetimeMs = (grant.expires_in ?? 0) * 1000;
    return { token: grant.access_token ?? '', expiresAt: context.clock.now().getTime() + lifetimeMs };
  }

  return {
    authorizeUrl({ state, locale }) {
      const query = {
        client_id: config.clientId,
        redirect_uri: config.ruName,
        response_type: 'code',
        scope: SCOPES.join(' '),
        state,
        locale,
        prompt: 'login',
      };
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return `${config.authUrl}/oauth2/authorize?${pairs.join('&')}`;
    },

    async exchangeCode(code, { clock, requestLog }) {
      const context = { accountKey: APPLICATION_ACCOUNT_KEY, throttle: UNTHROTTLED, requestLog, clock };
      const grant = await requestToken(context, {
        grant_type: 'authorization_code',
        code: decodedOnce(code),
        redirect_uri: config.ruName,
      });
      await requireEveryRight(context, grant);
      return stored(grant, clock.now());
    },

    async renew(current, session) {
      if (current.refreshToken === null) throw new ConnectorError('auth-expired', 'eBay gave no refresh token.');
      const grant = await requestToken(session, { grant_type: 'refresh_token', refresh_token: current.refreshToken });
      const renewed = stored(grant, session.clock.now());
      // eBay returns only a new access token; the end of the consent stays unchanged.
      return {
        ...renewed,
        refreshToken: current.refreshToken,
        refreshExpiresAt: current.refreshExpiresAt,
        ...(current.signingKey ? { signingKey: current.signingKey } : {}),
      };
    },

    applicationToken(context) {
      const now = context.clock.now().getTime();
      if (!application || application.expiresAt - now < APPLICATION_TOKEN_MARGIN_MS) {
        const asked = { expiresAt: Number.POSITIVE_INFINITY, token: fetchApplicationToken(context) };
        asked.token.then(
          (granted) => {
            asked.expiresAt = granted.expiresAt;
          },
          () => {
            if (application === asked) application = undefined;
          },
        );
        application = asked;
      }
      return application.token.then(({ token }) => token);
    },

    forgetApplicationToken() {
      application = undefined;
    },
  };
}

/** A code is exchanged before an account exists whose calls could be counted. */
const UNTHROTTLED: Throttle = { take: async () => undefined, penalise: async () => undefined };

/** Decodes the code, which the callback contains URL-encoded. Without this the form would encode it twice. */
export function decodedOnce(code: string): string {
  return /%[0-9A-F]{2}/i.test(code) ? decodeURIComponent(code) : code;
}

function stored(grant: Grant, now: Date): StoredToken {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  return {
    accessToken: grant.access_token ?? '',
    accessExpiresAt: after(grant.expires_in ?? 0),
    refreshToken: grant.refresh_token ?? null,
    refreshExpiresAt: grant.refresh_token_expires_in === undefined ? null : after(grant.refresh_token_expires_in),
  };
}
