import { baseCountry } from '../countries.ts';
import { roundHalfUp } from './plans.ts';
import { VAT_ID_SHAPES, VAT_RATES } from './vat.data.ts';
import { type VatAddress, type VatTerritory, vatAreaOf, vatRateAt } from './vat-areas.ts';

/**
 * Why an invoice has its VAT rate. `domestic`: buyer and Quayside are in the same country. `oss`: a buyer elsewhere in
 * the EU without a VAT id pays the rate of their own country. `reverse_charge`: a business elsewhere in the EU accounts
 * for VAT itself. `outside_eu`: not taxable in the EU. Source: Directive 2006/112/EC, articles 44, 58, 59 and 196.
 */
export type VatTreatment = 'domestic' | 'oss' | 'reverse_charge' | 'outside_eu';
export const VAT_TREATMENTS: readonly VatTreatment[] = ['domestic', 'oss', 'reverse_charge', 'outside_eu'];

export interface VatRule {
  readonly treatment: VatTreatment;
  readonly basisPoints: number;
  /** The place that makes the difference to the country of the buyer's address; null if there is none. */
  readonly territory: VatTerritory | null;
}

export function isEuMember(country: string): boolean {
  return Object.hasOwn(VAT_RATES, baseCountry(country));
}

/**
 * The VAT on a service that Quayside sells.
 * @param supplier in a member of the EU, or outside its VAT, where no VAT is charged here
 * @param buyer its country and postal code decide whose VAT applies; `vatId` as typed: one that is not well-formed counts
 * as absent
 * @param day the day of supply, `YYYY-MM-DD`
 */
export function vatFor(
  supplier: VatAddress,
  buyer: VatAddress & { readonly vatId: string | null },
  day: string,
): VatRule {
  const from = vatAreaOf(supplier).member;
  const { member, territory } = vatAreaOf(buyer);
  if (from === null || member === null) return { treatment: 'outside_eu', basisPoints: 0, territory };
  const basisPoints = vatRateAt(buyer, day);
  if (member === from) return { treatment: 'domestic', basisPoints, territory };
  if (buyer.vatId !== null && isVatId(buyer.vatId, member))
    return { treatment: 'reverse_charge', basisPoints: 0, territory };
  return { treatment: 'oss', basisPoints, territory };
}

/** The VAT on a net amount in minor units, rounded half up. Negative amounts round like their positive counterpart. */
export function vatOn(net: number, basisPoints: number): number {
  const amount = roundHalfUp(Math.abs(net) * basisPoints, 10_000);
  return net < 0 ? 0 - amount : amount;
}

/** The VAT id without blanks, dots and hyphens, in upper case. */
export function normalizeVatId(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Greek VAT ids start with EL instead of the country code, and those of Monaco with FR. */
function vatPrefix(country: string): string {
  const code = vatAreaOf({ country, postalCode: '' }).member ?? baseCountry(country);
  return code === 'GR' ? 'EL' : code;
}

/**
 * Whether the text is a well-formed VAT id of the country, including its prefix and, if the rule is public, its check
 * digits. Only a register knows whether the tax office has issued the id.
 */
export function isVatId(text: string, country: string): boolean {
  const prefix = vatPrefix(country);
  const id = normalizeVatId(text);
  const shape = VAT_ID_SHAPES[prefix];
  if (shape === undefined || !new RegExp(`^${prefix}(?:${shape})$`).test(id)) return false;
  return CHECK_DIGITS[prefix]?.(id.slice(prefix.length)) ?? true;
}

/** The country whose tax office issues the VAT id of an address: the member whose VAT applies, or that of the address. */
export function vatIdCountryOf(address: VatAddress): string {
  return vatAreaOf(address).member ?? address.country;
}

/** Whether a VAT id has the form neither of the tax office in charge nor of the country in the address. Empty is none. */
export function isWrongVatId(vatId: string, address: VatAddress): boolean {
  const countries = [vatIdCountryOf(address), address.country];
  const isWrongIn = (country: string) => vatIdCheckFor(country) !== null && !isVatId(vatId, country);
  return vatId.trim() !== '' && countries.every(isWrongIn);
}

/**
 * How the form of a VAT id was checked: by its format only, or also by its check digits. `vat-proof.ts` has what the
 * registers of the tax offices say.
 */
export type VatIdCheck = 'format' | 'check_digits';
export const VAT_ID_CHECKS: readonly VatIdCheck[] = ['format', 'check_digits'];

/** What `isVatId` checks for a country; null if it knows no format, which is the case outside the EU. */
export function vatIdCheckFor(country: string): VatIdCheck | null {
  const prefix = vatPrefix(country);
  if (VAT_ID_SHAPES[prefix] === undefined) return null;
  return CHECK_DIGITS[prefix] ? 'check_digits' : 'format';
}

const digitsOf = (text: string) => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Check digits of the members whose rule is published; the others are checked by their format only. */
const CHECK_DIGITS: Readonly<Record<string, (id: string) => boolean>> = {
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  // ISO 7064, MOD 11,10.
  DE: (id) => {
    const digits = digitsOf(id);
    const product = digits.slice(0, 8).reduce((last, digit) => {
      const sum = (digit + last) % 10 || 10;
      return (2 * sum) % 11;
    }, 10);
    return (11 - product) % 10 === digits[8];
  },
  FR: (id) => !/^\d{2}/.test(id) || Number(`${id.slice(2)}12`) % 97 === Number(id.slice(0, 2)),
  // The Luhn algorithm.
  IT: (id) =>
    digitsOf(id).reduce((sum, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0) %
      10 ===
    0,
  PL: (id) => weighted(digitsOf(id), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
};
