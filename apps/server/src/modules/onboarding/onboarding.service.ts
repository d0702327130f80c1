import type { AccountSession } from '@quayside/connector-kit';
import { type AccessUser, AUTO_OPT_IN_CAMPAIGN, mayStartOnboarding, type Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { newToken } from '../../platform/ids.ts';
import { type AccountsDeps, connectAccount, connectorOf, getAccount } from '../accounts/index.ts';
import type { Actor } from '../history/index.ts';
import { notePresentPause } from '../publishing/index.ts';
import { getPlatform, setChosenPlatform, setPlatform } from '../sellers/index.ts';
import { type ImportDeps, resumeImports, startImport } from '../sync/index.ts';
import * as repository from './onboarding.repository.ts';

export type OnboardingDeps = AccountsDeps & ImportDeps;

/** A seller who reads the marketplace's consent page and looks for a password needs minutes, not hours. */
const CONSENT_MS = 15 * 60_000;

/**
 * Starts (or resumes) connecting a platform.
 * @returns the marketplace's consent page
 * @throws no_access where the user may not begin there; account_not_found, platform_not_available
 */
export async function startOnboarding(
  deps: OnboardingDeps,
  who: Who,
  user: AccessUser,
  request: {
    platform: Platform;
    redirectBackUrl: string;
    redirectBackFailureUrl: string | null;
    campaign: string | null;
    accountId: number | null;
    host: string;
    locale: string;
  },
): Promise<string> {
  const { platform, campaign } = request;
  const channel = platform === 'ebay' && campaign === AUTO_OPT_IN_CAMPAIGN ? 'ebayAutoOptIn' : platform;
  if (request.accountId === null && !mayStartOnboarding(user, channel)) throw fail('no_access');
  const connector = connectorOf(deps.connectors, platform);
  const state = newToken();
  await withTransaction(deps.db, async (tx) => {
    if (request.accountId !== null) {
      const account = await getAccount(tx, who.userId, request.accountId);
      if (account?.platform !== request.platform) throw fail('account_not_found');
    }
    await repository.startOnboarding(tx, who.userId, request);
    await setChosenPlatform(tx, who.userId, platform);
    await repository.insertConsentState(tx, state, {
      userId: who.userId,
      loginId: who.loginId,
      platform: request.platform,
      accountId: request.accountId,
      host: request.host,
      expiresAt: new Date(deps.clock.now().getTime() + CONSENT_MS),
    });
  });
  return connector.authorizeUrl({ state, locale: request.locale });
}

/** What the marketplace sent back with the browser. */
export interface ConsentAnswer {
  readonly code: string;
  /** Every parameter of the callback by its name. */
  readonly callback: Readonly<Record<string, string>>;
}

/**
 * Finishes a consent: trades the code, asks who it is, and stores account, tokens and first import in one transaction.
 * @throws account_taken, wrong_account; ConnectorError where the marketplace refuses or is away
 */
export async function finishConsent(
  deps: OnboardingDeps,
  consent: Pick<repository.ConsentState, 'userId' | 'platform' | 'accountId'>,
  { code, callback }: ConsentAnswer,
  actor: Actor,
): Promise<number> {
  const { userId, platform } = consent;
  const connector = connectorOf(deps.connectors, platform);
  const requestLog = deps.requestLogs.of(userId, consent.accountId ?? 0);
  const token = await connector.exchangeCode(code, { clock: deps.clock, requestLog, callback });
  const session: AccountSession = {
    accountKey: `consent:${userId}`,
    externalId: '',
    // A token of a minute ago needs no renewal.
    tokens: { read: async () => token, refresh: async () => token },
    throttle: deps.throttle,
    requestLog,
    clock: deps.clock,
  };
  const external = await connector.whoAmI(session);
  return withTransaction(deps.db, async (tx) => {
    const connection = { platform, external, token, reconnects: consent.accountId };
    const { accountId, isNew } = await connectAccount(tx, deps.box, userId, connection, actor);
    await repository.finishOnboarding(tx, userId, platform, deps.clock.now());
    await openPlatform(tx, userId, platform);
    if (isNew) {
      await startImport(deps, tx, userId, accountId);
    } else {
      await resumeImports(deps, tx, userId, accountId);
      await notePresentPause(tx, { userId, accountId });
    }
    return accountId;
  });
}

/** A platform that the user did not have, or had left, begins with a launched trial; one in use stays as it is. */
async function openPlatform(tx: Tx, userId: number, platform: Platform): Promise<void> {
  const entry = await getPlatform(tx, userId, platform);
  if (entry && entry.state !== 'D') return;
  await setPlatform(tx, userId, platform, { state: 'T', trialLaunched: true });
}

export async function cancelOnboarding(deps: OnboardingDeps, userId: number, platform: Platform): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await repository.finishOnboarding(tx, userId, platform, deps.clock.now());
    await setChosenPlatform(tx, userId, null);
  });
}
