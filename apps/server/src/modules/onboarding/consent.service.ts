import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import { connectorOf, getAccount } from '../accounts/index.ts';
import type { Actor } from '../history/index.ts';
import { isSessionOpen } from '../session/index.ts';
import { type ConnectionDeps, storeConnection } from './connection.service.ts';
import { type ConsentState, insertConsentState } from './consent.repository.ts';

/** Enough time to read the consent page and find a password. */
const CONSENT_MS = 15 * 60_000;

/** The browser's data for a new consent. */
export interface ConsentRequest {
  readonly platform: Platform;
  readonly redirectBackUrl: string;
  readonly redirectBackFailureUrl: string | null;
  /** The account to reconnect. */
  readonly accountId: number | null;
  /** The host and port of the browser. */
  readonly host: string;
  /** The session token; the consent belongs to this session. */
  readonly sessionToken: string;
  readonly locale: string;
}

export interface BegunConsent {
  /** The marketplace's consent page. */
  readonly redirectUrl: string;
  readonly expiresAt: Date;
}

/**
 * Begins a consent.
 * @param also runs in the transaction that stores it
 * @throws account_not_found; platform_not_available without a consent page
 */
export async function beginConsent(
  deps: ConnectionDeps,
  who: Who,
  request: ConsentRequest,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<BegunConsent> {
  const { platform } = request;
  const connector = connectorOf(deps.connectors, platform);
  if (!connector.capabilities.waysToConnect.includes('redirect')) throw fail('platform_not_available');
  const state = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + CONSENT_MS);
  await withTransaction(deps.db, async (tx) => {
    if (request.accountId !== null) {
      const account = await getAccount(tx, who.userId, request.accountId);
      if (account?.platform !== platform) throw fail('account_not_found');
    }
    await also(tx);
    await insertConsentState(tx, state, {
      userId: who.userId,
      loginId: who.loginId,
      platform,
      accountId: request.accountId,
      sessionHash: hashToken(request.sessionToken),
      host: request.host,
      redirectBackUrl: request.redirectBackUrl,
      redirectBackFailureUrl: request.redirectBackFailureUrl,
      expiresAt,
    });
  });
  return { redirectUrl: connector.authorizeUrl({ state, locale: request.locale }), expiresAt };
}

/**
 * Whether this session may finish the consent: the session that began it or, after its end, a later one of the same login, because a seller
 * may have to sign in again on the way back.
 */
export async function mayFinish(
  deps: Pick<ConnectionDeps, 'db' | 'machineClock'>,
  who: Who,
  sessionToken: string,
  consent: ConsentState,
): Promise<boolean> {
  if (consent.userId !== who.userId || consent.loginId !== who.loginId) return false;
  if (consent.sessionHash === null || consent.sessionHash.equals(hashToken(sessionToken))) return true;
  return !(await isSessionOpen(deps.db, consent.sessionHash, deps.machineClock.now()));
}

/** The marketplace's callback parameters. */
export interface ConsentAnswer {
  readonly code: string;
  /** Every callback parameter by name. */
  readonly callback: Readonly<Record<string, string>>;
}

/**
 * Finishes a consent: exchanges the code and connects the account.
 * @param also runs in the transaction that stores it
 * @throws as `storeConnection` does
 */
export function finishConsent(
  deps: ConnectionDeps,
  consent: Pick<ConsentState, 'userId' | 'platform' | 'accountId'>,
  { code, callback }: ConsentAnswer,
  actor: Actor,
  also?: (tx: Tx) => Promise<void>,
) {
  return storeConnection(
    deps,
    consent,
    (connector, context) => connector.exchangeCode(code, { ...context, callback }),
    actor,
    also,
  );
}
