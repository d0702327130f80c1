import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ConnectOptions, ConnectParams, ConnectResult, TokenOffer } from './connecting.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  ConnectOptions,
  ConnectParams,
  ConnectResult,
  CredentialFieldView,
  TokenOffer,
} from './connecting.schema.ts';

/** How an account can be connected: a redirect to the consent page, a callback address pasted by hand, or typed credentials. */
export const WAYS_TO_CONNECT = ['redirect', 'pasted-callback', 'credentials'] as const;
export type WayToConnect = (typeof WAYS_TO_CONNECT)[number];

/** The error codes of this room → HTTP status. */
export const connectingErrors = {
  consent_expired: 400,
  consent_declined: 400,
  account_taken: 409,
  wrong_account: 409,
  callback_unreadable: 400,
  code_refused: 400,
  keys_refused: 502,
  credentials_refused: 400,
  merchant_not_found: 400,
  connect_refused: 400,
} as const satisfies ErrorStatuses;

/** `account_id` is the account to reconnect; without it a new account is added. */
export const connecting = {
  listWays: defineCall<{ params: UserParams }, { list: readonly ConnectOptions[] }>({
    id: 'connecting.listWays',
    method: 'GET',
    path: '/v1/users/{id}/connecting',
    userParam: 'id',
    summary: 'Ways to connect each platform',
  }),
  /**
   * Returns the URL of the marketplace's consent page. The page redirects to these paths, or the seller pastes the callback address into
   * `paste`.
   */
  begin: defineCall<
    {
      params: ConnectParams;
      body: { redirect_back_url: string; redirect_back_failure_url?: string; account_id?: number };
    },
    { redirect_url: string; expires_at: string }
  >({
    id: 'connecting.begin',
    method: 'POST',
    path: '/v1/users/{id}/connecting/{platform}/consent',
    userParam: 'id',
    summary: 'Begin a consent',
    duty: 'accounts',
    errors: ['account_not_found', 'platform_not_available', 'no_access'],
  }),
  /** `callback` is the callback address, or only its code, of a consent that this session began. */
  paste: defineCall<{ params: ConnectParams; body: { callback: string } }, ConnectResult>({
    id: 'connecting.paste',
    method: 'POST',
    path: '/v1/users/{id}/connecting/{platform}/callback',
    userParam: 'id',
    summary: 'Finish a consent by its callback address or code',
    duty: 'accounts',
    errors: [
      'platform_not_available',
      'consent_expired',
      'consent_declined',
      'callback_unreadable',
      'code_refused',
      'keys_refused',
      'account_taken',
      'closing_begun',
      'wrong_account',
      'connect_refused',
      'marketplace_unavailable',
    ],
  }),
  connect: defineCall<
    { params: ConnectParams; body: { credentials: Readonly<Record<string, string>>; account_id?: number } },
    ConnectResult
  >({
    id: 'connecting.connect',
    method: 'POST',
    path: '/v1/users/{id}/connecting/{platform}/credentials',
    userParam: 'id',
    summary: 'Connect with credentials',
    duty: 'accounts',
    errors: [
      'account_not_found',
      'platform_not_available',
      'credentials_refused',
      'merchant_not_found',
      'connect_refused',
      'account_taken',
      'closing_begun',
      'wrong_account',
      'marketplace_unavailable',
      'no_access',
    ],
  }),
  listTokenOffers: defineCall<
    { query: { keyset?: string; type?: 'regular' | 'oauth'; site?: Site } },
    { list: readonly TokenOffer[] }
  >({
    id: 'connecting.listTokenOffers',
    method: 'GET',
    path: '/v1/no-auth/tokens',
    summary: 'Where access to a marketplace account is given',
    access: 'public',
  }),
};
