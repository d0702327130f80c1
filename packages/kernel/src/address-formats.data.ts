/**
 * How countries write the last lines of an address. Source: the address data of Google's libaddressinput, which follows
 * the Universal Postal Union's addressing systems, as of 2026-11-29.
 */

/** Countries that write the postal code before the city, and no region. */
export const CODE_FIRST =
  'AD AT AX BA BE BG BL CH CY CZ DE DK DO DZ FI FO FR GE GF GL GP GR HR HU IS KW LI LT LU MA MC MD ME MF MK MQ NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM TN UA VA WF XK YT';

/**
 * The formats of other countries. `C` is the city, `S` the region or its code, and `Z` the postal code; `|` ends a line.
 */
export const ADDRESS_FORMATS: Readonly<Record<string, string>> = {
  'C Z': 'BH IL JO LB MT NZ SA SG',
  'C|S Z': 'ID KR TH VN',
  'C, S Z': 'JP TW US',
  'C S Z': 'AU CA',
  'C Z|S': 'IN NG PE',
  'Z C|S': 'AR CL MY',
  'Z C S': 'EE IT UY',
  'Z C (S)': 'ES',
  'Z C/S': 'TR',
  'Z C, S': 'MX',
  'C, S, Z': 'CO',
  'C|S, Z': 'CN',
  'S|C, Z': 'LV',
  'C|Z S': 'PH',
  'C-S|Z': 'BR',
};
