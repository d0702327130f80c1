import { listingSitesOf, type Platform, type Site } from '../sites.ts';

/** Where one account may be listed, in the order of `listingSitesOf`; its home site is in neither. */
export interface SiteEntitlements {
  readonly accountId: number;
  readonly enabled: readonly Site[];
  readonly disabled: readonly Site[];
  /** Where the seller means to sell: the sites that a choice begins with. */
  readonly targets: readonly Site[];
}

/** What is stored of one site; a site without a row is enabled and nobody's target. */
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

/** Whether listing there is switched off for the account; a site that the platform does not have is not switched off. */
export function isSiteDisabled(
  user: { readonly siteEntitlements: readonly SiteEntitlements[] },
  accountId: number,
  site: Site,
): boolean {
  return user.siteEntitlements.some((one) => one.accountId === accountId && one.disabled.includes(site));
}

/** The sites of an account that a choice begins with. */
export function targetSitesOf(
  user: { readonly siteEntitlements: readonly SiteEntitlements[] },
  accountId: number,
): readonly Site[] {
  return user.siteEntitlements.find((one) => one.accountId === accountId)?.targets ?? [];
}
