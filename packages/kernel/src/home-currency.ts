/** Countries and territories that pay in pounds sterling. */
const STERLING: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE', 'GS']);
/** Those whose money is the US dollar (ISO 4217, list one). */
const DOLLAR: ReadonlySet<string> = new Set([
  'US',
  'AS',
  'BQ',
  'EC',
  'FM',
  'GU',
  'IO',
  'MH',
  'MP',
  'PR',
  'PW',
  'SV',
  'TC',
  'TL',
  'UM',
  'VG',
  'VI',
]);

/**
 * The currency that a new seller of a country has: their own where the portal supports it, and euro, the default, for everybody else
 * (specification, sections 3 and 5).
 * @param country two letters
 */
export function homeCurrency(country: string): 'EUR' | 'USD' | 'GBP' {
  if (STERLING.has(country)) return 'GBP';
  return DOLLAR.has(country) ? 'USD' : 'EUR';
}
