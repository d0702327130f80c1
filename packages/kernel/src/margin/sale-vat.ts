import { vatAreaOf, vatRateAt } from '../billing/vat-areas.ts';
import type { VatCase, VatScheme } from './names.ts';
import type { Known, TermSource } from './terms.ts';

/** The VAT in the prices of an item on a site. */
export interface SaleVat {
  readonly vatCase: VatCase;
  readonly basisPoints: number;
  /**
   * The largest value of an import, without VAT and shipping, in minor units of the site's currency. Goods of a higher value are taxed at
   * the border, at the buyer's cost. Null if it is no import.
   */
  readonly importLimit: number | null;
}

interface SaleQuery {
  /** Where the goods are: ISO 3166-1 alpha-2. */
  readonly from: string;
  /** The site's country. */
  readonly to: string;
  /** Null if the seller has not said it. */
  readonly scheme: VatScheme | null;
  /** ISO date. */
  readonly day: string;
  /** The rate of the goods in basis points that the seller states, and from when; null if it is the standard rate. */
  readonly stated: { readonly basisPoints: number; readonly since: string } | null;
}

/** Source: European Commission, TEDB; HMRC, VAT rates; Australian Taxation Office, GST. */
const VAT_SOURCE: TermSource = { kind: 'table', name: 'TEDB, HMRC, ATO', asOf: '2026-11-29' };

/**
 * Standard rates outside the EU of countries whose prices contain the tax. Source: HMRC, in force since 2011-01-04; ATO, since 2000-07-01.
 * The sales taxes of the United States and of Canada are added to the price.
 */
const RATES_ELSEWHERE: Readonly<Record<string, number>> = { GB: 2_000, AU: 1_000 };

/** Source: Directive 2006/112/EC, article 369l: 150 euros. HMRC, VAT and overseas goods sold using online marketplaces: 135 pounds. */
const IMPORT_LIMITS = { ioss: 15_000, uk: 13_500 } as const;

const memberOf = (country: string) => vatAreaOf({ country, postalCode: '' }).member;

function standardRate(country: string, day: string): number | undefined {
  return memberOf(country) === null ? RATES_ELSEWHERE[country] : vatRateAt({ country, postalCode: '' }, day);
}

const NO_VAT: SaleVat = { vatCase: 'outside', basisPoints: 0, importLimit: null };

/** The VAT of sales of an item on a site. */
export function saleVatOf({ scheme, stated, ...query }: SaleQuery): Known<SaleVat> {
  const there = standardRate(query.to, query.day);
  if (there === undefined) return { value: NO_VAT, source: VAT_SOURCE };
  if (scheme === null) return { lacks: 'vat_scheme' };
  const { isCharged, standard, ...sale } = caseOf({ ...query, scheme, there });
  if (!isCharged) return { value: { ...sale, basisPoints: 0 }, source: VAT_SOURCE };
  const source = stated ? ({ kind: 'seller', since: stated.since } as const) : VAT_SOURCE;
  return { value: { ...sale, basisPoints: stated?.basisPoints ?? standard }, source };
}

interface CaseQuery extends Pick<SaleQuery, 'from' | 'to' | 'day'> {
  readonly scheme: VatScheme;
  /** The standard rate of the site's country. */
  readonly there: number;
}
interface SaleCase extends Omit<SaleVat, 'basisPoints'> {
  readonly standard: number;
  readonly isCharged: boolean;
}

function caseOf({ from, to, day, scheme, there }: CaseQuery): SaleCase {
  const isCharged = scheme !== 'exempt';
  const within = { importLimit: null, standard: there, isCharged };
  if (from === to) return { ...within, vatCase: 'domestic' };
  if (memberOf(to) === null || memberOf(from) === null) return importOf(to, there);
  if (scheme === 'oss') return { ...within, vatCase: 'oss' };
  if (scheme === 'registered') return { ...within, vatCase: 'distance_above' };
  return { ...within, vatCase: 'distance_below', standard: standardRate(from, day) ?? there };
}

function importOf(to: string, standard: number): SaleCase {
  if (to === 'GB') return { vatCase: 'uk', importLimit: IMPORT_LIMITS.uk, standard, isCharged: true };
  if (memberOf(to) === null) return { vatCase: 'outside', importLimit: null, standard, isCharged: false };
  return { vatCase: 'ioss', importLimit: IMPORT_LIMITS.ioss, standard, isCharged: true };
}

/** The VAT at a price: that of an import ends where its value exceeds the limit. @param price minor units, VAT included */
export function vatAtPrice(vat: SaleVat, price: number): SaleVat {
  return vat.importLimit !== null && price > highestImport(vat.importLimit, vat.basisPoints) ? NO_VAT : vat;
}

/** The highest price of an import of low value, VAT included, in minor units. */
export function highestImport(limit: number, basisPoints: number): number {
  return Math.floor((limit * (10_000 + basisPoints)) / 10_000);
}
