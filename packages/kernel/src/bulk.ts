import { type Site, sitesOf } from './sites.ts';

/** How a row of a bulk request names its item: by its number at eBay, by a SKU, or by the address of its listing. */
export type NamedBy = 'item' | 'sku' | 'address';

/** eBay's item numbers: twelve digits today, fewer once, more in its own examples. */
const ITEM_NUMBER = /^\d{9,15}$/;

/** What a text names an item by, where nobody says so. A number of digits may be a SKU all the same. */
export function namedBy(text: string): NamedBy {
  if (/^(https?:\/\/|www\.)/i.test(text) || /\/itm\//i.test(text)) return 'address';
  return ITEM_NUMBER.test(text) ? 'item' : 'sku';
}

/** `/itm/123`, `/itm/some-title/123` or `?item=123`, in an address with or without its beginning, and whatever follows. */
const IN_PATH = /\/itm\/(?:[^/?#]*\/)?(\d{9,15})(?=[/?#]|$)/i;
const IN_QUERY = /[?&](?:item|itemid)=(\d{9,15})(?=[&#]|$)/i;

/** The item number in the address of a listing; undefined if there is none. */
export function itemNumberIn(address: string): string | undefined {
  const match = IN_PATH.exec(address) ?? IN_QUERY.exec(address);
  return match?.[1];
}

/** Other names of eBay's sites, in lower case: as its API and its addresses have them, and the ISO code of the country. */
const OTHER_NAMES: Readonly<Record<string, Site>> = {
  gb: 'UK',
  'ebay.co.uk': 'UK',
  ebay_gb: 'UK',
  be: 'BEFR',
  'ebay.be': 'BEFR',
  'befr.ebay.be': 'BEFR',
  ebay_be: 'BEFR',
  'ebay.com': 'US',
  ebay_us: 'US',
  'ebay.com.au': 'AU',
  ebay_au: 'AU',
};

const SITE_NAMES: ReadonlyMap<string, Site> = new Map([
  ...sitesOf('ebay').flatMap((site): [string, Site][] => {
    const code = site.toLowerCase();
    return [
      [code, site],
      [`ebay_${code}`, site],
      [`ebay.${code}`, site],
    ];
  }),
  ...Object.entries(OTHER_NAMES),
]);

export interface ReadSites {
  /** Each once, in the order of the row. */
  readonly sites: readonly Site[];
  /** The first name that is none of a site; undefined if all are. */
  readonly unknown: string | undefined;
}

/** Reads the sites of a row: codes or names of eBay's sites, with commas, semicolons, bars, slashes or spaces between them. */
export function readSites(text: string): ReadSites {
  const names = text.split(/[\s,;|/+]+/).filter((name) => name !== '');
  const sites = new Set<Site>();
  let unknown: string | undefined;
  for (const name of names) {
    const site = SITE_NAMES.get(name.toLowerCase().replace(/^www\./, ''));
    if (site) sites.add(site);
    else unknown ??= name;
  }
  return { sites: [...sites], unknown };
}
