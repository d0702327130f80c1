import { ConnectorError } from '@quayside/connector-kit';
import { type Currency, type Site, siteFacts } from '@quayside/kernel';

/** The one site that Quayside serves through Octopia, and Octopia's name of it. */
export const CDISCOUNT_SITE: Site = 'FR';
export const SALES_CHANNEL = 'CDISFR';

export const CURRENCY: Currency = siteFacts(CDISCOUNT_SITE).currency;

/** Octopia sells through more channels than this one. */
export function siteOfChannel(channelId: string | undefined): Site | undefined {
  return channelId === undefined || channelId === SALES_CHANNEL ? CDISCOUNT_SITE : undefined;
}

/** @throws ConnectorError `rejected` for a site that there is no Cdiscount on */
export function requireSite(site: Site): void {
  if (site !== CDISCOUNT_SITE) {
    throw new ConnectorError('rejected', `Cdiscount does not sell on ${site}.`, { field: 'site' });
  }
}
