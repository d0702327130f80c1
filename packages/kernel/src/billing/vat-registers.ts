import { baseCountry } from '../countries.ts';
import { isVatId, normalizeVatId, vatIdCheckFor } from './vat.ts';
import type { VatRegister } from './vat-proof.ts';

/** The question to a register. `countryCode` is the prefix of the id: `EL` for Greece, `XI` for Northern Ireland. */
export interface RegisterEntry {
  readonly register: VatRegister;
  readonly countryCode: string;
  /** The id without its prefix. */
  readonly number: string;
}

/** The number of a British VAT id, by HMRC's "Check a UK VAT number" API 2.0. Northern Ireland's have the same form. */
const BRITISH_NUMBER = /^(GB|XI)?(\d{9}|\d{12})$/;
/** The Isle of Man shares the register of the United Kingdom. */
const BRITISH_COUNTRIES = ['GB', 'IM'];

/** Where a VAT id of an address in this country is registered; null if no register has ids of its form. */
export function registerEntryOf(vatId: string, country: string): RegisterEntry | null {
  const id = normalizeVatId(vatId);
  if (vatIdCheckFor(country) !== null && isVatId(id, country))
    return { register: 'vies', countryCode: id.slice(0, 2), number: id.slice(2) };
  const british = BRITISH_COUNTRIES.includes(baseCountry(country)) ? BRITISH_NUMBER.exec(id) : null;
  if (!british) return null;
  const [, prefix = 'GB', number = ''] = british;
  return { register: prefix === 'XI' ? 'vies' : 'hmrc', countryCode: prefix, number };
}
