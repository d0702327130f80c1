import { isSite, type Platform, type Site, sitesOf } from '@quayside/kernel';

/**
 * eBay’s sites as its files name them: `SiteID=` of File Exchange (`UK`, `Germany`, `Belgium_French`), the column *Listing site*, and the end
 * of a template’s name (`…_US`, `…_EBAY_DE`). In small letters without blanks.
 */
const EBAY_NAMES: Readonly<Record<string, Site>> = {
  gb: 'UK',
  unitedkingdom: 'UK',
  germany: 'DE',
  france: 'FR',
  italy: 'IT',
  spain: 'ES',
  australia: 'AU',
  unitedstates: 'US',
  usa: 'US',
  canada: 'CA',
  ireland: 'IE',
  austria: 'AT',
  belgiumfrench: 'BEFR',
  befr: 'BEFR',
};

/** Amazon’s ids of marketplaces (Selling Partner API, “Marketplace IDs”), of the sites where Quayside sells. */
const AMAZON_IDS: Readonly<Record<string, Site>> = {
  a1pa6795ukmfr9: 'DE',
  a1rkkupihcs9hs: 'ES',
  apj6jra9ng5v4: 'IT',
  a1f83g8c2aro7p: 'UK',
  a13v1ib3viyzzh: 'FR',
};

/** The site that a text of a file names; undefined for one where Quayside does not sell. */
export function siteNamed(platform: Platform, text: string): Site | undefined {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (platform === 'amazon') return AMAZON_IDS[plain.replace(/^amzn1mpo/, '')];
  const name = plain.replace(/^ebay/, '');
  const code = name.toUpperCase();
  return EBAY_NAMES[name] ?? (isSite(code) && sitesOf(platform).includes(code) ? code : undefined);
}
