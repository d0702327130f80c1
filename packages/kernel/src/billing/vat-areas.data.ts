/**
 * Places whose VAT differs from that of the country in their address: parts of a member that are outside the EU's VAT,
 * places outside a member that count as part of it, and parts with rates of their own.
 * Sources, as of 2026-11-29: Directive 2006/112/EC (consolidated 2025-08-14), articles 5 to 7 and 104 to 105; its annexes
 * do not change them. The Commission's “Territorial status of EU countries and certain territories”. Directive (EU)
 * 2019/475 (Campione, article 6 (1) (f)). Agreement on the withdrawal of the United Kingdom, protocol on Ireland/Northern Ireland, article 8 (goods
 * only). Decreto-Legge 124/2019 article 39-bis (Campione). UStG § 1 (2) (Heligoland, Büsingen). Postal codes: the
 * national posts, by the Universal Postal Union's addressing systems; Rijksdienst Caribisch Nederland, 2024-07-17 (series 0000 AA to 0999 ZZ).
 *
 * Not told apart: an address on Bonaire, Sint Eustatius or Saba that names the Netherlands and has no postal code, and a place in the north
 * of Cyprus, where protocol 10 of the Act of Accession of 2003 suspends EU law. Post reaches it through Mersin, so that its addresses name
 * Turkey, which is outside the EU's VAT; under CY it has no codes of its own in the posts of Cyprus. The lower rates of some Greek
 * islands (article 120) are for goods, and for services that are physically carried out there, which a portal's are not.
 */
export interface VatTerritoryRow {
  readonly id: VatTerritory;
  /** The country of the address: ISO 3166-1 alpha-2, or IC and EA, which some systems use for Spanish territories. */
  readonly country: string;
  /** The shape of its postal codes, of which only letters and digits are compared, as a regular expression; without it, the whole country. */
  readonly postal?: string;
  /** The member whose VAT applies; null outside the EU's VAT. */
  readonly member: string | null;
  /** Its own standard rates in basis points, newest first, with the day from which each applies. */
  readonly rates?: readonly (readonly [from: string, basisPoints: number])[];
}

export const VAT_TERRITORIES = [
  'monaco', 'isle_of_man', 'northern_ireland', 'channel_islands', 'gibraltar', 'canary_islands', 'ceuta_melilla', 'aland',
  'mount_athos', 'heligoland', 'busingen', 'livigno', 'campione', 'san_marino', 'vatican', 'french_overseas', 'faroe',
  'greenland', 'dutch_caribbean', 'jungholz_mittelberg', 'madeira', 'azores', 'akrotiri_dhekelia',
] as const;
export type VatTerritory = (typeof VAT_TERRITORIES)[number];

const frenchOverseas = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC', 'TF'];
const dutchCaribbean = ['AW', 'BQ', 'CW', 'SX'];

/** The first row that matches decides. */
export const VAT_TERRITORY_ROWS: readonly VatTerritoryRow[] = [
  // Article 7: transactions from or to Monaco count as from or to France.
  { id: 'monaco', country: 'MC', member: 'FR' },
  { id: 'monaco', country: 'FR', postal: '980\\d\\d', member: 'FR' },
  // Article 6 (1): territories of members that are outside their VAT, though inside the customs union.
  { id: 'mount_athos', country: 'GR', postal: '6308[67]', member: null },
  { id: 'canary_islands', country: 'ES', postal: '(35|38)\\d{3}', member: null },
  { id: 'canary_islands', country: 'IC', member: null },
  ...frenchOverseas.map((country) => ({ id: 'french_overseas', country, member: null }) as const),
  { id: 'french_overseas', country: 'FR', postal: '97\\d{3}|98[4678]\\d\\d', member: null },
  { id: 'aland', country: 'AX', member: null },
  { id: 'aland', country: 'FI', postal: '22\\d{3}', member: null },
  { id: 'campione', country: 'IT', postal: '22061', member: null },
  { id: 'campione', country: 'CH', postal: '6911', member: null },
  // Article 6 (2): outside the customs union too.
  { id: 'heligoland', country: 'DE', postal: '27498', member: null },
  { id: 'busingen', country: 'DE', postal: '78266', member: null },
  { id: 'busingen', country: 'CH', postal: '8238', member: null },
  { id: 'ceuta_melilla', country: 'ES', postal: '(51|52)\\d{3}', member: null },
  { id: 'ceuta_melilla', country: 'EA', member: null },
  { id: 'livigno', country: 'IT', postal: '23041', member: null },
  // States and territories whose addresses use a neighbour's codes, and countries of the Danish and Dutch realms.
  { id: 'san_marino', country: 'SM', member: null },
  { id: 'san_marino', country: 'IT', postal: '4789\\d', member: null },
  { id: 'vatican', country: 'VA', member: null },
  { id: 'vatican', country: 'IT', postal: '00120', member: null },
  { id: 'faroe', country: 'FO', member: null },
  { id: 'faroe', country: 'DK', postal: '(FO)?\\d{3}', member: null },
  { id: 'greenland', country: 'GL', member: null },
  { id: 'greenland', country: 'DK', postal: '39\\d\\d', member: null },
  ...dutchCaribbean.map((country) => ({ id: 'dutch_caribbean', country, member: null }) as const),
  // Bonaire, Sint Eustatius and Saba: the series that is set aside for them. Those of the European Netherlands begin with 1011.
  { id: 'dutch_caribbean', country: 'NL', postal: '0\\d{3}[A-Z]{2}', member: null },
  // Article 7: the bases on Cyprus count as Cyprus, which their addresses mostly name; these are their British codes.
  { id: 'akrotiri_dhekelia', country: 'GB', postal: 'BFPO5[78]|BF12A[TU]', member: 'CY' },
  // The United Kingdom and its dependencies. Article 7 treats the Isle of Man as the United Kingdom.
  { id: 'northern_ireland', country: 'GB', postal: 'BT\\d.*', member: null },
  { id: 'isle_of_man', country: 'IM', member: null },
  { id: 'isle_of_man', country: 'GB', postal: 'IM\\d.*', member: null },
  { id: 'channel_islands', country: 'JE', member: null },
  { id: 'channel_islands', country: 'GG', member: null },
  { id: 'channel_islands', country: 'GB', postal: '(JE|GY)\\d.*', member: null },
  { id: 'gibraltar', country: 'GI', member: null },
  { id: 'gibraltar', country: 'GB', postal: 'GX11.*', member: null },
  // Articles 104 and 105: parts of a member with other standard rates.
  { id: 'jungholz_mittelberg', country: 'AT', postal: '6691|699[123]', member: 'AT', rates: [['1995-01-01', 1_900]] },
  // Their German codes: they are Austria.
  {
    id: 'jungholz_mittelberg',
    country: 'DE',
    postal: '87491|8756[789]',
    member: 'AT',
    rates: [['1995-01-01', 1_900]],
  },
  { id: 'madeira', country: 'PT', postal: '9[0-4]\\d\\d.*', member: 'PT', rates: [['2012-04-01', 2_200]] },
  {
    id: 'azores',
    country: 'PT',
    postal: '9[5-9]\\d\\d.*',
    member: 'PT',
    rates: [['2021-07-01', 1_600], ['2015-07-01', 1_800]],
  },
];
