import { ConnectorError } from '@quayside/connector-kit';
import type { ConnectOptions, ConnectResult } from '@quayside/contract';
import { type AccessUser, mayStartOnboarding, PLATFORMS, type Platform } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/ids.ts';
import { connectorOf, getAccount } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { type ConnectionDeps, storeConnection } from './connection.service.ts';
import { type ConsentState, findConsentState, findNewestConsent, takeConsentState } from './consent.repository.ts';
import { finishConsent, mayFinish } from './consent.service.ts';

/** The form of each platform, as its connector declares it. */
export function listWays({ connectors }: Pick<ConnectionDeps, 'connectors'>): ConnectOptions[] {
  return PLATFORMS.flatMap((platform) => {
    const capabilities = connectors.get(platform)?.capabilities;
    if (!capabilities) return [];
    const { waysToConnect: ways, credentialFields: fields } = capabilities;
    return [{ platform, ways, fields }];
  });
}

/**
 * Checks that the user may give an existing account new access, which a switch allows, or start connecting the platform.
 * @throws no_access
 */
export function requireMayConnect(user: AccessUser, platform: Platform, accountId: number | null): void {
  const may = accountId === null ? mayStartOnboarding(user, platform) : user.settings['token-management-enabled'];
  if (!may) throw fail('no_access');
}

/**
 * Connects with typed credentials.
 * @throws platform_not_available, account_not_found, credentials_refused, merchant_not_found, connect_refused,
 * account_taken, wrong_account, marketplace_unavailable
 */
export async function connectWithCredentials(
  deps: ConnectionDeps,
  who: Who,
  request: {
    readonly platform: Platform;
    readonly credentials: Readonly<Record<string, string>>;
    readonly accountId: number | null;
  },
): Promise<ConnectResult> {
  const { platform, accountId } = request;
  const { connectWithCredentials: connect, capabilities } = connectorOf(deps.connectors, platform);
  if (!connect || !capabilities.waysToConnect.includes('credentials')) throw fail('platform_not_available');
  if (accountId !== null) {
    const account = await getAccount(deps.db, who.userId, accountId);
    if (account?.platform !== platform) throw fail('account_not_found');
  }
  const names = new Set(capabilities.credentialFields.map(({ name }) => name));
  const known = Object.entries(request.credentials).filter(([name, value]) => names.has(name) && value !== '');
  const missing = capabilities.credentialFields.filter(
    ({ name, isRequired }) => isRequired && !known.some(([given]) => given === name),
  );
  if (missing.length > 0) {
    throw fail('invalid_request', {
      fields: Object.fromEntries(missing.map(({ name }) => [fieldPath(name), 'required'])),
    });
  }
  try {
    return await storeConnection(
      deps,
      { userId: who.userId, platform, accountId },
      (_connector, context) => connect(Object.fromEntries(known), context),
      actorOf(who),
    );
  } catch (error) {
    throw refusalOf(error, 'credentials_refused');
  }
}

/**
 * Finishes a consent with pasted text: the callback address or its code. Only a successful connection uses up the consent, so that after a
 * wrong paste, an expired code or the wrong shop the seller can try again.
 * @throws callback_unreadable, consent_expired, consent_declined, code_refused, keys_refused, connect_refused, account_taken,
 * wrong_account, marketplace_unavailable
 */
export async function connectWithCallback(
  deps: ConnectionDeps,
  who: Who,
  request: { readonly platform: Platform; readonly callback: string; readonly sessionToken: string },
): Promise<ConnectResult> {
  const { capabilities } = connectorOf(deps.connectors, request.platform);
  const pasted = readCallback(request.callback, capabilities.codeParameter);
  if (!pasted) throw fail('callback_unreadable');
  const consent = await findPasted(deps, who, request, pasted.callback.state);
  if (!consent) throw fail('consent_expired');
  if (pasted.code === null) throw fail('consent_declined');
  const answer = { code: pasted.code, callback: pasted.callback };
  try {
    return await finishConsent(deps, consent, answer, actorOf(who), async (tx) => {
      if (!(await takeConsentState(tx, consent.stateHash, deps.clock.now()))) throw fail('consent_expired');
    });
  } catch (error) {
    throw refusalOf(error, 'code_refused');
  }
}

async function findPasted(
  deps: ConnectionDeps,
  who: Who,
  { platform, sessionToken }: { readonly platform: Platform; readonly sessionToken: string },
  state: string | undefined,
): Promise<ConsentState | undefined> {
  const now = deps.clock.now();
  if (state === undefined) {
    return findNewestConsent(deps.db, { ...who, platform, sessionHash: hashToken(sessionToken) }, now);
  }
  const consent = await findConsentState(deps.db, state, now);
  return consent?.platform === platform && (await mayFinish(deps, who, sessionToken, consent)) ? consent : undefined;
}

interface PastedCallback {
  /** Null if the seller declined. */
  readonly code: string | null;
  readonly callback: Readonly<Record<string, string>>;
}

/**
 * Parses an address (with or without host), its query, or a bare code. Undefined for other text, such as an address without a code and
 * without a decline, or a sentence.
 */
export function readCallback(pasted: string, codeParameter: string): PastedCallback | undefined {
  const text = pasted.trim();
  if (/\s/.test(text)) return undefined;
  const isAddress = /^https?:\/\//i.test(text) || text.startsWith('/') || text.startsWith('?');
  if (!isAddress && !text.includes(`${codeParameter}=`)) return { code: text, callback: {} };
  const callback = Object.fromEntries(new URLSearchParams(text.slice(text.indexOf('?') + 1)));
  const code = callback[codeParameter];
  if (code) return { code, callback };
  const isDeclined = callback.error !== undefined || callback.isAuthSuccessful === 'false';
  return isDeclined ? { code: null, callback } : undefined;
}

const fieldPath = (name: string) => `body.credentials.${name}`;

/** Maps a marketplace's rejection to the error for the seller, with its own words. */
function refusalOf(error: unknown, notAccepted: 'credentials_refused' | 'code_refused'): unknown {
  if (!(error instanceof ConnectorError)) return error;
  const { kind, message: reason, field, lost } = error;
  if (lost === 'keys-refused' && notAccepted === 'code_refused') return fail('keys_refused', { cause: error });
  if (kind === 'auth-expired') return fail(notAccepted, { vars: { reason }, cause: error });
  if (kind === 'not-found' && notAccepted === 'credentials_refused') {
    return fail('merchant_not_found', { vars: { reason }, cause: error });
  }
  if (kind !== 'rejected' && kind !== 'not-found') return fail('marketplace_unavailable', { cause: error });
  return fail('connect_refused', {
    vars: { reason },
    cause: error,
    ...(field === undefined ? {} : { fields: { [fieldPath(field)]: 'refused' } }),
  });
}
