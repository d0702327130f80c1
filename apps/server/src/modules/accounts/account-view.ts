import type { AccountDetail, AccountPage, AccountTokens, ListedInBySite, TokenView } from '@quayside/contract';
import { listingSitesOf, platformOfSite, type Site } from '@quayside/kernel';
import { notAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Account, statusOf } from './accounts.repository.ts';
import { type AccountActivity, countWaiting, listActivities } from './activities.repository.ts';
import type { AccountsDeps } from './open-account.ts';
import type { LeaveAccountPort } from './ports.ts';

export type AccountViewDeps = Pick<AccountsDeps, 'db' | 'clock' | 'connectors'> & {
  readonly pollIntervalMs: number;
  readonly leaving: Pick<LeaveAccountPort, 'countLeft'>;
  /** Accounts whose import waits for a quota, with the end of the wait; their other work continues. */
  readonly listImportPauses: (db: Db, userId: number) => Promise<Map<number, Date>>;
  /** Accounts whose sending waits for a quota, with the end of the wait. */
  readonly listQuotaPauses: (db: Db, userId: number) => Promise<Map<number, Date>>;
};

/** If both import and sending wait, the pause of sending is shown. */
async function listPauses(deps: AccountViewDeps, userId: number): Promise<Map<number, Date>> {
  const imports = await deps.listImportPauses(deps.db, userId);
  return new Map([...imports, ...(await deps.listQuotaPauses(deps.db, userId))]);
}

/**
 * Views of a user's accounts. The number of statements does not depend on the number of accounts; only accounts being disconnected are read
 * one by one.
 */
export async function viewAccounts(
  deps: AccountViewDeps,
  userId: number,
  accounts: readonly Account[],
): Promise<AccountDetail[]> {
  const [activities, pauses] = await Promise.all([
    listActivities(deps.db, userId, accounts.map(idOf)),
    listPauses(deps, userId),
  ]);
  return Promise.all(
    accounts.map((account) =>
      detailOf(deps, account, activityOf(activities, account), pauses.get(account.accountId) ?? null),
    ),
  );
}

export async function viewAccountPage(deps: AccountViewDeps, account: Account): Promise<AccountPage> {
  const { userId, accountId } = account;
  const [activities, pauses, waiting] = await Promise.all([
    listActivities(deps.db, userId, [accountId]),
    listPauses(deps, userId),
    countWaiting(deps.db, account),
  ]);
  const activity = activityOf(activities, account);
  const listedIn = listedInOf(account, activity);
  return {
    ...(await detailOf(deps, account, activity, pauses.get(accountId) ?? null)),
    listed_in: listedIn,
    not_listed: listingSitesOf({ platform: account.platform, site: account.sourceSite }).filter(
      (site) => !listedIn[site],
    ),
    tokens: [tokenOf(account)],
    waiting,
  };
}

export async function viewTokens(
  { db }: AccountViewDeps,
  userId: number,
  accounts: readonly Account[],
): Promise<AccountTokens[]> {
  const activities = await listActivities(db, userId, accounts.map(idOf));
  return accounts.map((account) => ({
    account_id: account.accountId,
    platform: account.platform,
    username: account.username,
    listed_in: listedInOf(account, activityOf(activities, account)),
    tokens: [tokenOf(account)],
  }));
}

function idOf({ accountId }: Account): number {
  return accountId;
}

function activityOf(activities: ReadonlyMap<number, AccountActivity>, { accountId }: Account): AccountActivity {
  const activity = activities.get(accountId);
  if (activity === undefined) throw new Error(`Nothing was read of account ${accountId}`);
  return activity;
}

async function detailOf(
  deps: AccountViewDeps,
  account: Account,
  { itemCount, listedBySite, ...times }: AccountActivity,
  pausedUntil: Date | null,
): Promise<AccountDetail> {
  const isLookedAt = account.tokenState === 'A' && deps.connectors.has(account.platform);
  const quotaPause = account.pausedReason ? null : pausedUntil;
  const now = deps.clock.now();
  return {
    accountId: account.accountId,
    platform: account.platform,
    username: account.username,
    site: account.sourceSite,
    businessType: account.businessType,
    status: statusOf(account, now, deps.connectors),
    pausedReason: account.pausedReason ?? (quotaPause ? 'quota' : null),
    pausedUntil: quotaPause?.toISOString() ?? null,
    consentExpiresAt: account.consentExpiresAt?.toISOString() ?? null,
    asOf: now.toISOString(),
    connectedAt: account.connectedAt.toISOString(),
    itemCount,
    listedBySite,
    freshness: {
      importedAt: notAfter(now, times.importedAt)?.toISOString() ?? null,
      ordersAt: notAfter(now, times.ordersAt)?.toISOString() ?? null,
      comparedAt: notAfter(now, times.comparedAt)?.toISOString() ?? null,
      ordersEverySeconds: isLookedAt ? (times.ordersEveryMs ?? deps.pollIntervalMs) / 1_000 : null,
    },
    leaving: account.leaving ? await deps.leaving.countLeft(deps.db, account) : null,
  };
}

function tokenOf(account: Account): TokenView {
  return {
    state: account.tokenState,
    type: account.tokenType,
    since: account.consentedAt.toISOString(),
    expires_at: account.consentExpiresAt?.toISOString() ?? null,
  };
}

/** An account sells on all sites of its platform under its own name. On another platform the seller's account there sells its items. */
function listedInOf(account: Account, { itemCount, listedBySite, elsewhere }: AccountActivity): ListedInBySite {
  const { accountId, username, platform, sourceSite } = account;
  const rows = Object.entries(listedBySite) as [Site, number][];
  return Object.fromEntries(
    rows
      .filter(([site, listings]) => site !== sourceSite && listings > 0)
      .map(([site, listings]) => {
        const via = elsewhere.find((one) => one.site === site) ?? { accountId, username };
        // Listings that the account sells for other accounts do not count as its own items.
        const isForOthers = platformOfSite(site) === platform;
        return [
          site,
          {
            id: `${accountId}-${site}`,
            dst_account_id: via.accountId,
            dst_site: site,
            from_site: sourceSite,
            list_all: !isForOthers && itemCount > 0 && listings >= itemCount,
            via_account_id: via.accountId,
            via_account_name: via.username,
            listings,
          },
        ];
      }),
  );
}
