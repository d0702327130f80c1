import { ConnectorError } from '@quayside/connector-kit';
import { type Currency, type Site, siteFacts } from '@quayside/kernel';

/** The one storefront that Quayside serves through Octopia, where a shop's own offers are at home, and Octopia's name of it. */
export const CDISCOUNT_SITE: Site = 'FR';
export const SALES_CHANNEL = 'CDISFR';
/** The same storefront as the place of what comes from the seller's accounts elsewhere. */
const FROM_ELSEWHERE: Site = 'CDFR';

export const CURRENCY: Currency = siteFacts(CDISCOUNT_SITE).currency;

/** Octopia sells through more channels than this one. */
export function siteOfChannel(channelId: string | undefined): Site | undefined {
  return channelId === undefined || channelId === SALES_CHANNEL ? CDISCOUNT_SITE : undefined;
}

/** @throws ConnectorError `rejected` for a site that there is no Cdiscount on */
export function requireSite(site: Site): void {
  if (site !== FROM_ELSEWHERE) requireHome(site);
}

/** @throws ConnectorError `rejected` for a site that a shop is not at home on */
export function requireHome(site: Site): void {
  if (site !== CDISCOUNT_SITE) {
    throw new ConnectorError('rejected', `Cdiscount does not sell on ${site}.`, { field: 'site' });
  }
}

/**
 * Offers that Quayside makes of items from elsewhere bear their site in their references. They are none of the shop's own: they are neither
 * imported nor compared, and belong to no family of variants there.
 */
export function isFromElsewhere(reference: string): boolean {
  return reference.endsWith(`-${FROM_ELSEWHERE}`);
}
