import { listingSitesOf, type Platform, type Site } from '../sites.ts';

/** Sites where an account may and may not list, in the order of `listingSitesOf`. The home site is in neither list. */
export interface SiteEntitlements {
  readonly accountId: number;
  readonly enabled: readonly Site[];
  readonly disabled: readonly Site[];
  /** Sites where the seller plans to sell; preselected in a site choice. */
  readonly targets: readonly Site[];
}

/** The stored choice for one site. A site without a row is enabled and not a target. */
export interface StoredSite {
  readonly site: Site;
  readonly isEnabled: boolean;
  readonly isTarget: boolean;
}

export function siteEntitlementsOf(
  account: { readonly id: number; readonly platform: Platform; readonly site: Site },
  stored: readonly StoredSite[],
): SiteEntitlements {
  const bySite = new Map(stored.map((row) => [row.site, row]));
  const sites = listingSitesOf(account);
  const isEnabled = (site: Site) => bySite.get(site)?.isEnabled ?? true;
  return {
    accountId: account.id,
    enabled: sites.filter(isEnabled),
    disabled: sites.filter((site) => !isEnabled(site)),
    targets: sites.filter((site) => isEnabled(site) && (bySite.get(site)?.isTarget ?? false)),
  };
}

/** Whether listing on the site is switched off for the account. False for a site that the platform does not have. */
export function isSiteDisabled(
  user: { readonly siteEntitlements: readonly SiteEntitlements[] },
  accountId: number,
  site: Site,
): boolean {
  return user.siteEntitlements.some((one) => one.accountId === accountId && one.disabled.includes(site));
}

/** The preselected sites of an account. */
export function targetSitesOf(
  user: { readonly siteEntitlements: readonly SiteEntitlements[] },
  accountId: number,
): readonly Site[] {
  return user.siteEntitlements.find((one) => one.accountId === accountId)?.targets ?? [];
}
