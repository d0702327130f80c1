import { baseCountry } from '../countries.ts';
import { VAT_RATES } from './vat.data.ts';
import { VAT_TERRITORY_ROWS, type VatTerritory, type VatTerritoryRow } from './vat-areas.data.ts';

export { VAT_TERRITORIES, type VatTerritory } from './vat-areas.data.ts';

/** An address, as far as VAT depends on it. */
export interface VatAddress {
  readonly country: string;
  /** Empty if unknown. */
  readonly postalCode: string;
}

/** Whose VAT applies at a place. */
export interface VatArea {
  /** The member of the EU; null outside the EU's VAT. */
  readonly member: string | null;
  /** The place that makes the difference to the address's country; null if there is none. */
  readonly territory: VatTerritory | null;
}

/** The country that a code of any spelling means. */
const countryOf = (code: string) => baseCountry(code.trim().toUpperCase());

/** The country before a code: `F-97110`, `GB-BT1 5GS`. */
const COUNTRY_BEFORE = /^(?:[A-Z]{1,3}(?=\d+(?:[A-Z]{2})?$)|(?:GB|UK)(?=[A-Z]{1,2}\d))/;

/** The ways in which a postal code may be written in the table: its letters and digits, and the same without the country before it. */
function spellingsOf(postalCode: string): readonly string[] {
  const typed = postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  return [typed, typed.replace(COUNTRY_BEFORE, '')];
}

function rowOf(address: VatAddress): VatTerritoryRow | undefined {
  const country = countryOf(address.country);
  const spellings = spellingsOf(address.postalCode);
  const isHere = (postal: string) => spellings.some((code) => new RegExp(`^(?:${postal})$`).test(code));
  return VAT_TERRITORY_ROWS.find((row) => row.country === country && (row.postal === undefined || isHere(row.postal)));
}

/** Decides by country and postal code. */
export function vatAreaOf(address: VatAddress): VatArea {
  const row = rowOf(address);
  if (row) return { member: row.member, territory: row.id };
  const code = countryOf(address.country);
  return { member: Object.hasOwn(VAT_RATES, code) ? code : null, territory: null };
}

/**
 * Whether a move between these addresses leaves or enters a place whose VAT is not that of its country. Nothing is left if
 * the first postal code is not known yet.
 */
export function changesVatArea(from: VatAddress, to: VatAddress): boolean {
  return from.postalCode !== '' && vatAreaOf(from).territory !== vatAreaOf(to).territory;
}

/** The standard rate at a place on a day, in basis points. @param day `YYYY-MM-DD` @throws RangeError outside the EU's VAT or before its tables */
export function vatRateAt(address: VatAddress, day: string): number {
  const { member } = vatAreaOf(address);
  const rates = rowOf(address)?.rates ?? (member === null ? undefined : VAT_RATES[member]);
  const rate = rates?.find(([from]) => from <= day);
  if (!rate) throw new RangeError(`no VAT rate of ${address.country} ${address.postalCode} on ${day}`);
  return rate[1];
}
