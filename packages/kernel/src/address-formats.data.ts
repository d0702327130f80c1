/**
 * How countries write the last lines of an address. Source: the address data of Google's libaddressinput, which follows
 * the Universal Postal Union's addressing systems, as of 2026-11-29.
 */

/** Countries that write the postal code before the city, and no region. */
export const CODE_FIRST: ReadonlySet<string> = new Set(
  'AD AT AX BA BE BG BL CH CY CZ DE DK DO DZ ET FI FO FR GE GF GL GP GR GW HR HT HU IS KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ NC NE NL NO PF PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TZ UA VA WF XK YT ZM'.split(
    ' ',
  ),
);

/** `C` is the city, `S` the region or its code, and `Z` the postal code; `|` ends a line. */
export const ADDRESS_FORMATS: Readonly<Record<string, string>> = {
  AR: 'Z C|S',
  AU: 'C S Z',
  BD: 'C - Z',
  BH: 'C Z',
  BM: 'C Z',
  BN: 'C Z',
  BR: 'C-S|Z',
  BY: 'Z, C|S',
  CA: 'C S Z',
  CL: 'Z C|S',
  CN: 'C|S, Z',
  CO: 'C, S, Z',
  CR: 'S, C|Z',
  CU: 'C S|Z',
  EC: 'Z|C',
  EE: 'Z C S',
  ES: 'Z C (S)',
  GT: 'Z- C',
  GU: 'C Z',
  HN: 'C, S|Z',
  ID: 'C|S Z',
  IL: 'C Z',
  IN: 'C Z|S',
  IQ: 'C, S|Z',
  IT: 'Z C S',
  JO: 'C Z',
  JP: 'C, S Z',
  KH: 'C Z',
  KR: 'C|S Z',
  LB: 'C Z',
  LV: 'S|C, Z',
  MN: 'C|S Z',
  MT: 'C Z',
  MX: 'Z C, S',
  MY: 'Z C|S',
  NG: 'C Z|S',
  NP: 'C Z',
  NZ: 'C Z',
  PE: 'C Z|S',
  PH: 'C|Z S',
  PK: 'C-Z',
  SA: 'C Z',
  SG: 'C Z',
  TH: 'C|S Z',
  TR: 'Z C/S',
  TW: 'C, S Z',
  US: 'C, S Z',
  UY: 'Z C S',
  UZ: 'Z C|S',
  VE: 'C Z, S',
  VN: 'C|S Z',
};
