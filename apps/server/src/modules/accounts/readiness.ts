import { ConnectorError, type SiteReadiness } from '@quayside/connector-kit';
import { listingSitesOf, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from './account-health.ts';
import { type AccountsDeps, type OpenedAccount, openAccount } from './open-account.ts';
import { listReadiness, type StoredReadiness, storeReadiness } from './readiness.repository.ts';

/** Policies and locations rarely change; a seller who just fixed one requests a refresh. */
const FRESH_FOR_MS = 3_600_000;

/**
 * Whether the account may list on each of its possible sites. Asks the marketplace if the stored answer is over an hour old or `mustAsk` is
 * set.
 * @throws ConnectorError as the connector does, and `auth-expired` without access; a rejected token is recorded first
 */
export async function checkReadiness(
  deps: AccountsDeps,
  userId: number,
  accountId: number,
  options: { sites?: readonly Site[]; mustAsk?: boolean; signal?: AbortSignal } = {},
): Promise<StoredReadiness[]> {
  const opened = await openAccount(deps, userId, accountId, options.signal);
  const { platform, sourceSite } = opened.account;
  const sites = options.sites ?? listingSitesOf({ platform, site: sourceSite });
  const stored = await listReadiness(deps.db, userId, accountId);
  const freshFrom = deps.clock.now().getTime() - FRESH_FOR_MS;
  const isFresh = (site: Site) => stored.some((row) => row.site === site && row.checkedAt.getTime() > freshFrom);
  const asked = sites.filter((site) => options.mustAsk || !isFresh(site));
  if (asked.length > 0 && opened.account.tokenState !== 'A') {
    throw new ConnectorError('auth-expired', 'There is no access to ask with.');
  }
  const answers = await askEach(deps, opened, asked);
  if (answers.length > 0) await storeReadiness(deps.db, userId, accountId, answers, deps.clock.now());
  return (await listReadiness(deps.db, userId, accountId)).filter((row) => sites.includes(row.site));
}

async function askEach(deps: AccountsDeps, opened: OpenedAccount, sites: readonly Site[]): Promise<SiteReadiness[]> {
  const { account, connector, session } = opened;
  try {
    return await Promise.all(sites.map((site) => connector.siteReadiness(session, site)));
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'auth-expired') {
      const { userId, accountId, consent } = account;
      await withTransaction(deps.db, (tx) => markAuthBroken(tx, userId, accountId, consent, error.lost));
    }
    throw error;
  }
}
