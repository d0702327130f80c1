import { ConnectorError } from '@quayside/connector-kit';
import { type Currency, type Site, siteFacts } from '@quayside/kernel';

/** The storefront that Quayside supports through Octopia, as the home of a shop's own offers, with Octopia's name. */
export const CDISCOUNT_SITE: Site = 'FR';
export const SALES_CHANNEL = 'CDISFR';
/** The same storefront as the destination for items of the seller's other accounts. */
const FROM_ELSEWHERE: Site = 'CDFR';

export const CURRENCY: Currency = siteFacts(CDISCOUNT_SITE).currency;

/** Undefined for another sales channel of Octopia. */
export function siteOfChannel(channelId: string | undefined): Site | undefined {
  return channelId === undefined || channelId === SALES_CHANNEL ? CDISCOUNT_SITE : undefined;
}

/** @throws ConnectorError `rejected` for a site without Cdiscount */
export function requireSite(site: Site): void {
  if (site !== FROM_ELSEWHERE) requireHome(site);
}

/** @throws ConnectorError `rejected` for a site that is not a shop's home */
export function requireHome(site: Site): void {
  if (site !== CDISCOUNT_SITE) {
    throw new ConnectorError('rejected', `Cdiscount does not sell on ${site}.`, { field: 'site' });
  }
}

/**
 * Whether Quayside created the offer for another account's item; its reference then contains its site. Such offers are
 * not the shop's own: they are neither imported nor compared, and belong to no group of variants.
 */
export function isFromElsewhere(reference: string): boolean {
  return reference.endsWith(`-${FROM_ELSEWHERE}`);
}
