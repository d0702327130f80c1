import type { AccountDetail, AccountPage, AccountTokens, ListedInBySite, TokenView } from '@quayside/contract';
import { type Site, sitesOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { type Account, type AccountActivity, countWaiting, getActivity, statusOf } from './accounts.repository.ts';
import type { AccountsDeps } from './open-account.ts';
import type { LeavingPort } from './ports.ts';

export type AccountViewDeps = Pick<AccountsDeps, 'db' | 'clock'> & {
  readonly pollIntervalMs: number;
  readonly leaving: Pick<LeavingPort, 'countLeft'>;
  /** Until when some of the account's work waits for a quota, as the marketplace said; the rest of it goes on. */
  readonly quotaPauseOf: (db: Db, userId: number, accountId: number) => Promise<Date | null>;
};

export async function viewAccount(deps: AccountViewDeps, account: Account): Promise<AccountDetail> {
  return detailOf(deps, account, await getActivity(deps.db, account.userId, account.accountId));
}

export async function viewAccountPage(deps: AccountViewDeps, account: Account): Promise<AccountPage> {
  const activity = await getActivity(deps.db, account.userId, account.accountId);
  const [detail, waiting] = await Promise.all([detailOf(deps, account, activity), countWaiting(deps.db, account)]);
  const listedIn = listedInOf(account, activity);
  return {
    ...detail,
    listed_in: listedIn,
    not_listed: sitesOf(account.platform).filter((site) => site !== account.sourceSite && !listedIn[site]),
    tokens: [tokenOf(account)],
    waiting,
  };
}

export async function viewTokens({ db }: AccountViewDeps, account: Account): Promise<AccountTokens> {
  return {
    account_id: account.accountId,
    platform: account.platform,
    username: account.username,
    listed_in: listedInOf(account, await getActivity(db, account.userId, account.accountId)),
    tokens: [tokenOf(account)],
  };
}

async function detailOf(
  deps: AccountViewDeps,
  account: Account,
  { itemCount, listedBySite, ...times }: AccountActivity,
): Promise<AccountDetail> {
  const { userId, accountId } = account;
  const [quotaPause, leaving] = await Promise.all([
    account.pausedReason ? null : deps.quotaPauseOf(deps.db, userId, accountId),
    account.leaving ? deps.leaving.countLeft(deps.db, account) : null,
  ]);
  return {
    accountId,
    platform: account.platform,
    username: account.username,
    site: account.sourceSite,
    status: statusOf(account, deps.clock.now()),
    pausedReason: account.pausedReason ?? (quotaPause ? 'quota' : null),
    pausedUntil: (account.pausedUntil ?? quotaPause)?.toISOString() ?? null,
    consentExpiresAt: account.consentExpiresAt?.toISOString() ?? null,
    connectedAt: account.connectedAt.toISOString(),
    itemCount,
    listedBySite,
    freshness: {
      importedAt: times.importedAt?.toISOString() ?? null,
      ordersAt: times.ordersAt?.toISOString() ?? null,
      comparedAt: times.comparedAt?.toISOString() ?? null,
      ordersEverySeconds: (times.ordersEveryMs ?? deps.pollIntervalMs) / 1_000,
    },
    leaving,
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

/** One account sells on all of its platform's sites: what is listed abroad goes by the account itself. */
function listedInOf(account: Account, { itemCount, listedBySite }: AccountActivity): ListedInBySite {
  const { accountId, username, sourceSite } = account;
  const rows = Object.entries(listedBySite) as [Site, number][];
  return Object.fromEntries(
    rows
      .filter(([site, listings]) => site !== sourceSite && listings > 0)
      .map(([site, listings]) => [
        site,
        {
          id: `${accountId}-${site}`,
          dst_account_id: accountId,
          dst_site: site,
          from_site: sourceSite,
          list_all: itemCount > 0 && listings >= itemCount,
          via_account_id: accountId,
          via_account_name: username,
          listings,
        },
      ]),
  );
}
