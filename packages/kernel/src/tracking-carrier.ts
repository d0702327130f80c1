/*
 * Which carrier's parcel a tracking number names, where its form and its check digit leave no doubt. Most numbers have no such form: then the
 * carrier is the one that a person says.
 */

/** UPU S10: two letters for the service, eight digits, a check digit, and the country of the post that took the parcel. */
const POSTAL = /^([A-Z])[A-Z](\d{8})(\d)([A-Z]{2})$/;
/** By country, the posts by the first letter of the service; `*` stands for every other letter. */
const POSTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // C, E and P are parcels of Parcelforce as well as of Royal Mail.
  GB: { C: '', E: '', P: '', '*': 'Royal Mail' },
  DE: { C: 'DHL', L: 'Deutsche Post', R: 'Deutsche Post' },
  FR: { C: 'Colissimo', E: 'Chronopost', L: 'La Poste', R: 'La Poste' },
  IT: { '*': 'Poste Italiane' },
  ES: { '*': 'Correos' },
  US: { '*': 'USPS' },
  CN: { '*': 'China Post' },
  AT: { '*': 'Austrian Post' },
  CH: { '*': 'Swiss Post' },
  NL: { '*': 'PostNL' },
  BE: { '*': 'bpost' },
  IE: { '*': 'An Post' },
  AU: { '*': 'Australia Post' },
};
const POSTAL_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** `1Z`, fifteen letters or digits, a check digit. */
const UPS = /^1Z[A-Z0-9]{15}\d$/;
/** The identifier of DHL in ISO/IEC 15459, as its labels print it. */
const DHL_LABEL = /^JJD\d{8,33}$/;
/** A serial shipping container code of DHL Paket: GS1's application identifier 00 and its company prefix. */
const DHL_CONTAINER = /^00340434\d{12}$/;
/** A number of the Intelligent Mail package barcode. */
const USPS = /^9[2-5]\d{20}$/;

/** @returns the carrier's name as in `CARRIER_NAMES`; null if the number may belong to more than one */
export function carrierOfTracking(tracking: string): string | null {
  const number = tracking.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (UPS.test(number)) return isUps(number) ? 'UPS' : null;
  if (DHL_LABEL.test(number)) return 'DHL';
  if (DHL_CONTAINER.test(number)) return isGs1(number) ? 'DHL' : null;
  if (USPS.test(number)) return isGs1(number) ? 'USPS' : null;
  const postal = POSTAL.exec(number);
  if (!postal) return null;
  const [, service = '', digits = '', check, country = ''] = postal;
  const posts = POSTS[country] ?? {};
  return String(postalCheck(digits)) === check ? (posts[service] ?? posts['*'] ?? '') || null : null;
}

function postalCheck(digits: string): number {
  const sum = POSTAL_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? 0 : check === 11 ? 5 : check;
}

/** The digits before the last, from the right, weigh 3 and 1 in turn. */
function isGs1(number: string): boolean {
  const digits = [...number].map(Number).reverse();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 1 ? 3 : 1), 0) % 10 === 0;
}

/** A letter counts as its place in the alphabet from A = 2, modulo ten; every second sign counts twice. */
function isUps(number: string): boolean {
  const signs = [...number.slice(2)].map((sign) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10));
  const check = signs.pop();
  const sum = signs.reduce((total, value, index) => total + value * (index % 2 === 1 ? 2 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
