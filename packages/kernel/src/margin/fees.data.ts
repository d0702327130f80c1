import type { Platform, Site } from '../sites.ts';
import type { FeeGroup } from './names.ts';
import type { Commission, OrderFee, RegulatoryFee } from './fees.ts';

/*
 * What marketplaces publish of their fees for professional sellers without a shop subscription, VAT not included. A row has the source, and
 * the day from which it applies or as of which it was read. A group of categories without a row is not known: sources are silent on it or
 * disagree. Amounts are minor units of the site's currency, shares basis points.
 */

/** Source and day. */
type From = readonly [name: string, asOf: string];

interface Row {
  readonly platform: Platform;
  readonly sites: readonly Site[];
  readonly from: From;
}
export type CommissionRow = Row & { readonly groups: readonly FeeGroup[] } & Commission;

const EBAY_DE = { platform: 'ebay', sites: ['DE'], from: ['kosten.org: eBay Verkaufsprovision', '2026-02-01'] } as const;
const EBAY_US = { platform: 'ebay', sites: ['US'], from: ['ebay.com: Selling fees', '2026-09-20'] } as const;
const EBAY_AU = { platform: 'ebay', sites: ['AU'], from: ['KiloApps: eBay Australia fees', '2026-01-05'] } as const;
const EURO_AMAZON = ['DE', 'FR', 'IT', 'ES', 'AMDE', 'AMFR', 'AMIT', 'AMES'] as const;
const UK_AMAZON = ['UK', 'AMUK'] as const;
const CDISCOUNT = { platform: 'cdiscount', sites: ['FR', 'CDFR'], from: ['ESG: Cdiscount commissions', '2026-11-29'] } as const;

const [REFERRAL_2019, REFERRAL_2020, REFERRAL_2021, REFERRAL_2025, REFERRAL_2026]: readonly [From, From, From, From, From] = [
  ['Amazon: referral fees (Europe)', '2019-06-05'],
  ['Amazon: selling fee schedule', '2020-09-01'],
  ['Amazon: referral fee changes (Europe)', '2021-06-08'],
  ['Amazon: referral fees for 2026 (Europe)', '2025-12-15'],
  ['Amazon: referral fees for 2026 (Europe)', '2026-02-01'],
];

/** The same share of parts of the amount up to a limit, and a lower one of the rest. */
const parts = (first: number, upTo: number, rest: number, least = 0): Commission => ({
  by: 'part',
  brackets: [{ upTo, basisPoints: first }, { upTo: null, basisPoints: rest }],
  ...{ least, most: null },
});
/** One share of the whole amount. */
const flat = (basisPoints: number, least = 0): Commission => ({
  ...{ by: 'whole', brackets: [{ upTo: null, basisPoints }], least, most: null },
});
/** One share of the whole amount, which depends on the amount. */
const steps = (brackets: readonly (readonly [upTo: number | null, basisPoints: number])[], least = 0): Commission => ({
  ...{ by: 'whole', brackets: brackets.map(([upTo, basisPoints]) => ({ upTo, basisPoints })), least, most: null },
});

/** Amazon's rows, which have one limit in euros and one in pounds. The least fee is 0.30 euros or 0.25 pounds; food has none. */
function amazon(
  from: From,
  groups: readonly FeeGroup[],
  of: (minor: (euro: number, pound?: number) => number, least: number) => Commission,
): CommissionRow[] {
  return [
    { platform: 'amazon', sites: EURO_AMAZON, from, groups, ...of((euro) => euro, 30) },
    { platform: 'amazon', sites: UK_AMAZON, from, groups, ...of((euro, pound) => pound ?? euro, 25) },
  ];
}

export const COMMISSIONS: readonly CommissionRow[] = [
  { ...EBAY_DE, groups: ['home', 'furniture', 'food', 'tools', 'other'], ...parts(1_100, 199_000, 200) },
  { ...EBAY_DE, groups: ['electronics'], ...parts(700, 199_000, 200) },
  { ...EBAY_DE, groups: ['fashion', 'beauty', 'baby', 'pets'], ...parts(1_200, 199_000, 200) },
  { ...EBAY_DE, groups: ['media'], ...parts(1_500, 199_000, 200) },
  { ...EBAY_DE, groups: ['vehicle_parts'], ...parts(500, 199_000, 200) },
  {
    ...EBAY_US,
    groups: [
      ...(['electronics', 'electronics_accessories', 'appliances', 'large_appliances', 'fashion', 'beauty', 'baby'] as const),
      ...(['pets', 'food', 'home', 'furniture', 'vehicle_parts', 'tools', 'other'] as const),
    ],
    ...parts(1_360, 750_000, 235),
  },
  { ...EBAY_US, groups: ['media'], ...parts(1_530, 750_000, 235) },
  {
    ...EBAY_AU,
    groups: [
      ...(['electronics', 'electronics_accessories', 'appliances', 'large_appliances', 'fashion', 'beauty', 'baby'] as const),
      ...(['pets', 'food', 'home', 'furniture', 'tools', 'other'] as const),
    ],
    ...{ ...parts(1_340, 400_000, 250), most: 44_000 },
  },
  ...amazon(REFERRAL_2025, ['fashion'], (minor, least) =>
    steps([[minor(1_500), 500], [minor(2_000), 1_000], [null, 1_500]], least),
  ),
  ...amazon(REFERRAL_2026, ['home'], (minor, least) => steps([[minor(2_000), 800], [null, 1_500]], least)),
  ...amazon(REFERRAL_2026, ['food'], (minor) => steps([[minor(1_000), 500], [null, 1_500]])),
  ...amazon(REFERRAL_2019, ['beauty', 'baby'], (minor, least) => steps([[minor(1_000), 800], [null, 1_500]], least)),
  ...amazon(REFERRAL_2019, ['furniture'], (minor, least) => parts(1_500, minor(20_000, 17_500), 1_000, least)),
  ...amazon(REFERRAL_2019, ['watches'], (minor, least) => parts(1_500, minor(25_000, 22_500), 500, least)),
  { platform: 'amazon', sites: EURO_AMAZON, from: REFERRAL_2019, groups: ['jewellery'], ...parts(2_000, 25_000, 500, 30) },
  ...amazon(REFERRAL_2020, ['electronics', 'large_appliances'], (_, least) => flat(700, least)),
  ...amazon(REFERRAL_2021, ['tools'], (_, least) => flat(1_300, least)),
  { platform: 'amazon', sites: UK_AMAZON, from: REFERRAL_2021, groups: ['vehicle_parts'], ...parts(1_500, 4_500, 900, 25) },
  ...amazon(REFERRAL_2020, ['other'], (_, least) => flat(1_500, least)),
  { ...CDISCOUNT, groups: ['fashion', 'other'], ...flat(1_500, 129) },
  { ...CDISCOUNT, groups: ['jewellery'], ...flat(2_000, 150) },
  { ...CDISCOUNT, groups: ['watches'], ...flat(1_600, 150) },
  { ...CDISCOUNT, groups: ['appliances'], ...flat(1_000, 129) },
  { ...CDISCOUNT, groups: ['large_appliances'], ...flat(800, 129) },
];

/** Fees for each order, in which payment is included. An order is counted as one piece. */
export const ORDER_FEES: readonly (Row & OrderFee)[] = [
  { ...EBAY_DE, brackets: [{ upTo: 999, minor: 5 }, { upTo: null, minor: 45 }] },
  { ...EBAY_US, brackets: [{ upTo: 1_000, minor: 30 }, { upTo: null, minor: 40 }] },
  { ...EBAY_AU, brackets: [{ upTo: 1_000, minor: 30 }, { upTo: null, minor: 40 }] },
  {
    ...{ platform: 'ebay', sites: ['UK'], from: ['Droopify: eBay GB, professional sellers', '2026-11-29'] },
    brackets: [{ upTo: null, minor: 30 }],
  },
  {
    ...{ platform: 'ebay', sites: ['ES'], from: ['ebay.es: Tarifas para vendedores profesionales', '2021-07-01'] },
    brackets: [{ upTo: null, minor: 35 }],
  },
  {
    ...{ platform: 'amazon', sites: [...EURO_AMAZON, ...UK_AMAZON], from: REFERRAL_2020 },
    brackets: [{ upTo: null, minor: 0 }],
  },
  { ...CDISCOUNT, brackets: [{ upTo: null, minor: 0 }] },
];

const REGULATORY_2024: From = ['eBay: Seller update, regulatory operating fee', '2024-04-08'];

/**
 * Fees for the cost of regulation. eBay takes a share of the whole amount; Amazon passes on digital services taxes as a share of its
 * commission, 15.30 % instead of 15 % in the United Kingdom.
 */
export const REGULATORY_FEES: readonly (Row & RegulatoryFee)[] = [
  {
    ...{ platform: 'ebay', sites: ['UK', 'AT', 'BEFR', 'FR', 'IT', 'IE', 'ES'], from: REGULATORY_2024 },
    ...{ of: 'amount', basisPoints: 35 },
  },
  { platform: 'ebay', sites: ['DE', 'US', 'AU', 'CA'], from: REGULATORY_2024, of: 'amount', basisPoints: 0 },
  { platform: 'amazon', sites: UK_AMAZON, from: REFERRAL_2020, of: 'commission', basisPoints: 200 },
  {
    ...{ platform: 'amazon', sites: ['FR', 'IT', 'ES', 'AMFR', 'AMIT', 'AMES'], from: REFERRAL_2020 },
    ...{ of: 'commission', basisPoints: 300 },
  },
  { platform: 'amazon', sites: ['DE', 'AMDE'], from: REFERRAL_2020, of: 'commission', basisPoints: 0 },
  { ...CDISCOUNT, of: 'amount', basisPoints: 0 },
];
