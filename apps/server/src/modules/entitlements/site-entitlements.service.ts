import {
  type AccessUser,
  listingSitesOf,
  type Platform,
  type Site,
  type SiteEntitlements,
  siteEntitlementsOf,
} from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { listDisabledSites, listTargetSites, setSiteEnabled, setTargetSites } from './site-entitlements.repository.ts';

/** The account data that decides its sites. */
export interface SellingPlace {
  readonly id: number;
  readonly platform: Platform;
  /** The home site. */
  readonly site: Site;
}

/** @throws account_not_found */
export function requireSiteEntitlements(user: AccessUser, accountId: number): SiteEntitlements {
  const found = user.siteEntitlements.find((one) => one.accountId === accountId);
  if (!found) throw fail('account_not_found');
  return found;
}

/**
 * Enables or disables a site for an account. Live listings there stay live.
 * @throws account_not_found, site_not_supported
 */
export async function switchSite(
  db: Db,
  who: Who,
  user: AccessUser,
  change: { readonly accountId: number; readonly site: Site; readonly isEnabled: boolean },
): Promise<SiteEntitlements> {
  const { accountId, site, isEnabled } = change;
  const account = user.accounts.find(({ id }) => id === accountId);
  if (!account) throw fail('account_not_found');
  if (!isDestination(account, site)) throw fail('site_not_supported');
  return withTransaction(db, async (tx) => {
    const hasChanged = await setSiteEnabled(tx, who.userId, change);
    if (hasChanged) {
      await recordHistory(tx, who.userId, [
        {
          actor: actorOf(who),
          entity: 'account',
          entityId: accountId,
          site,
          field: 'site-entitlement',
          before: !isEnabled,
          after: isEnabled,
          why: isEnabled ? 'site_switched_on' : 'site_switched_off',
        },
      ]);
      await emitEvents(tx, who.userId, [{ kind: 'user' }]);
    }
    return readSites(tx, who.userId, account);
  });
}

/**
 * Sets the sites that are preselected for the account.
 * @throws site_not_supported, site_disabled
 */
export async function chooseTargets(
  tx: Tx,
  who: Who,
  account: SellingPlace,
  requested: readonly Site[],
): Promise<void> {
  const sites = [...new Set(requested)].sort();
  if (sites.some((site) => !isDestination(account, site))) throw fail('site_not_supported');
  await refuseDisabledSites(tx, who.userId, account.id, sites);
  const before = await listTargetSites(tx, who.userId, account.id);
  await setTargetSites(tx, who.userId, account.id, sites);
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'account',
      entityId: account.id,
      field: 'target-sites',
      before,
      after: sites,
      why: 'target_sites_chosen',
    },
  ]);
}

/** @throws site_disabled if one of the sites is disabled for the account */
export async function refuseDisabledSites(
  db: Db,
  userId: number,
  accountId: number,
  sites: readonly Site[],
): Promise<void> {
  const disabled = await listDisabledSites(db, userId, accountId);
  const site = sites.find((one) => disabled.includes(one));
  if (site) throw fail('site_disabled', { vars: { site } });
}

async function readSites(db: Db, userId: number, account: SellingPlace): Promise<SiteEntitlements> {
  const [disabled, targets] = [
    await listDisabledSites(db, userId, account.id),
    await listTargetSites(db, userId, account.id),
  ];
  return siteEntitlementsOf(
    account,
    listingSitesOf(account).map((site) => ({
      site,
      isEnabled: !disabled.includes(site),
      isTarget: targets.includes(site),
    })),
  );
}

function isDestination(account: SellingPlace, site: Site): boolean {
  return listingSitesOf(account).includes(site);
}
