/** Countries and territories that use the pound sterling. */
const STERLING: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE', 'GS']);
/** Countries and territories that use the US dollar (ISO 4217, list one). */
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
 * The initial currency of a seller: the currency of the country if the portal supports it, otherwise euro (specification, sections 3 and
 * 5).
 * @param country ISO 3166-1 alpha-2
 */
export function homeCurrency(country: string): 'EUR' | 'USD' | 'GBP' {
  if (STERLING.has(country)) return 'GBP';
  return DOLLAR.has(country) ? 'USD' : 'EUR';
}
