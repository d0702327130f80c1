import type { AccountSession, ReadingConnector, Throttle, TokenStore } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { type Account, getAccount, listActiveWithTokens } from './accounts.repository.ts';
import type { RequestLogBook } from './request-log.ts';
import { createTokenStore } from './token-store.ts';
import { openToken } from './tokens.repository.ts';

export type Connectors = ReadonlyMap<Platform, ReadingConnector>;

export interface AccountsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly throttle: Throttle;
  readonly requestLogs: RequestLogBook;
  readonly connectors: Connectors;
}

export interface OpenedAccount {
  readonly account: Account;
  readonly connector: ReadingConnector;
  readonly session: AccountSession;
  /** The consent behind this session's calls. Their results say nothing about a later consent. */
  readonly consent: number;
}

/** @throws platform_not_available for a platform without a connector here */
export function connectorOf(connectors: Connectors, platform: Platform): ReadingConnector {
  const connector = connectors.get(platform);
  if (!connector) throw fail('platform_not_available');
  return connector;
}

/**
 * Builds the session for calls to the account's marketplace, without making a call.
 * @throws account_not_found
 */
export async function openAccount(
  deps: AccountsDeps,
  userId: number,
  accountId: number,
  signal?: AbortSignal,
): Promise<OpenedAccount> {
  const account = await getAccount(deps.db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return openWith(deps, account, createTokenStore(deps, userId, accountId), signal);
}

/**
 * Builds the sessions of all accounts whose work may continue, by one statement for all. For reads that repeat within seconds: a signal
 * `accounts` tells of changes.
 */
export async function openActiveAccounts(deps: AccountsDeps, signal?: AbortSignal): Promise<OpenedAccount[]> {
  const found = await listActiveWithTokens(deps.db, deps.connectors.keys());
  return found.map(({ account, sealed }) => {
    const { userId, accountId } = account;
    const open = () => openToken(deps.box, userId, accountId, sealed);
    return openWith(deps, account, createTokenStore(deps, userId, accountId, open), signal);
  });
}

function openWith(
  deps: AccountsDeps,
  account: Account,
  tokens: TokenStore,
  signal: AbortSignal | undefined,
): OpenedAccount {
  const { userId, accountId } = account;
  return {
    account,
    consent: account.consent,
    connector: connectorOf(deps.connectors, account.platform),
    session: {
      accountKey: `${userId}:${accountId}`,
      externalId: account.externalId,
      tokens,
      throttle: deps.throttle,
      requestLog: deps.requestLogs.of(userId, accountId),
      clock: deps.clock,
      ...(signal ? { signal } : {}),
    },
  };
}
