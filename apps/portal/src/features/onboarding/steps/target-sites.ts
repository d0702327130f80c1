import type { StepAnswers } from '@quayside/contract';
import { type Site, type SiteEntitlements, siteFacts } from '@quayside/kernel';

/** A site to choose, with its restrictions. */
export interface TargetSite {
  readonly site: Site;
  /** Disabled for the account: shown, but not selectable. */
  readonly isDisabled: boolean;
  /** Buyers there pay in a currency other than the home currency, which the seller does not accept. */
  readonly isOtherCurrency: boolean;
}

/** The sites of an account in the platform's order, with the initial choice. */
export function targetSites(
  { enabled, disabled, targets }: Pick<SiteEntitlements, 'enabled' | 'disabled' | 'targets'>,
  order: readonly Site[],
  home: Site,
  answers: Partial<StepAnswers>,
): { readonly sites: readonly TargetSite[]; readonly chosen: readonly Site[] } {
  const takesAll = answers.PayPalMultiCurrency?.accepts_other_currencies ?? true;
  const isOther = (site: Site) => siteFacts(site).currency !== siteFacts(home).currency;
  const sites = order
    .filter((site) => enabled.includes(site) || disabled.includes(site))
    .map((site) => ({ site, isDisabled: disabled.includes(site), isOtherCurrency: !takesAll && isOther(site) }));
  const isAnswered = isSitesAnswered(answers);
  const open = sites.filter(({ isDisabled, isOtherCurrency }) => !isDisabled && !isOtherCurrency);
  return { sites, chosen: isAnswered ? targets : open.map(({ site }) => site) };
}

const isSitesAnswered = (answers: Partial<StepAnswers>) =>
  answers.ConfigureSites !== undefined || answers.SelectTargetSites !== undefined;

/** The markets of an earlier answer that this answer drops. */
export function closedMarkets(
  { targets }: Pick<SiteEntitlements, 'targets'>,
  answers: Partial<StepAnswers>,
  selected: readonly Site[],
): readonly Site[] {
  return isSitesAnswered(answers) ? targets.filter((site) => !selected.includes(site)) : [];
}
