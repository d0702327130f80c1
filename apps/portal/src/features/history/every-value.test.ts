import {
  CHANGE_WORDS,
  HISTORY_FIELDS,
  HISTORY_WHYS,
  type HistoryField,
  ORDER_PROBLEMS,
  ORDER_STATUSES,
} from '@quayside/contract';
import { LANGUAGES } from '@quayside/i18n/languages';
import {
  CANCEL_REASONS,
  ENTITLEMENT_NAMES,
  ONBOARDING_STEPS,
  REASON_CODES,
  REFUND_REASONS,
  ROLES,
  SERVICE_LEVELS,
  SWITCH_NAMES,
} from '@quayside/kernel';
import { LISTING_CHECKS } from '@quayside/kernel/listing-checks';
import { VAT_SCHEMES } from '@quayside/kernel/margin';
import type { i18n as i18next } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatFor } from '../../lib/i18n/format.ts';
import { messages } from '../../lib/i18n/messages.ts';
import { CODE_ROOMS } from './code-words.ts';
import { valueText } from './value-text.ts';
import { inWords, valueWordsOf } from './words-of.ts';

/** The page's messages have the types of i18next. */
const i18n = messages as unknown as i18next;
const EURO = { minor: 499, currency: 'EUR' };
const reasons = REASON_CODES.map((code) => ({ reason: { code, params: { refusal: 'below_floor', detail: 'No. 7' } } }));

/** What the server records under each field. A new field needs its values here. */
const RECORDED: Readonly<Record<HistoryField, readonly unknown[]>> = {
  item: ['110000000042'],
  title: ['Wooden train'],
  price: [EURO, { sku: 'UK-1', price: EURO }, ...reasons],
  sku: ['UK-1'],
  stock: [4, ...reasons],
  blocked: [true],
  'is-ended': [false],
  'ends-abroad': [true],
  'follows-titles': [true],
  content: reasons,
  end: [null, ...reasons],
  state: [
    'L',
    { state: 'Q', title: 'Holzzug', price: EURO },
    { state: 'L', listingId: '110000000042', title: 'Holzzug' },
    ...reasons.map((reason) => ({ state: 'F', ...reason })),
  ],
  consent: [
    { allowDrafts: true, confidenceThreshold: 50, expected: 8 },
    { flow: 'Toys to Germany', version: 2, expected: 8, mostADay: 50 },
  ],
  'listing-flow': [
    { name: 'Toys to Germany', version: 2, isEnabled: true, sites: ['DE', 'FR'], mostADay: 50, leastMargin: 1_500 },
    { name: 'Toys to Germany', version: 2, paused: 'catalogue_dropped', known: 100, missing: 40 },
  ],
  unsent: [3],
  'manual-price': [EURO, { sku: 'UK-1', price: EURO }],
  floor: [EURO],
  repricing: [true, EURO],
  'product-settings': [EURO, ...CHANGE_WORDS.map((word) => ({ word }))],
  market: CHANGE_WORDS.map((word) => ({ word })),
  'stock-limits': [4, { word: 'stock_limited', text: '50 % − 2 ≤ 5' }, { word: 'stock_whole', text: null }],
  'repricer-rule': ['Shoes (2)'],
  'repricer-blocked': [true],
  promotion: ['5.0 %; ≤ 10.0 %'],
  'unit-cost': [{ cost: EURO, since: '2026-11-29' }, EURO],
  'cost-assumptions': [
    ...VAT_SCHEMES.map((vatScheme) => ({ vatScheme, since: '2026-11-29' })),
    {
      vatRate: 700,
      commission: 1_250,
      adRate: 300,
      returnShare: 400,
      returnCost: EURO,
      costShare: 4_000,
      since: '2026-11-29',
    },
  ],
  'prices-stopped': [true],
  ceiling: [EURO],
  'price-breaker': [true, '10 % · 10 % · 5 · 24 h'],
  'held-price': [EURO, true],
  'manual-title': ['Holzzug'],
  tags: ['Christmas, Gift', null],
  // The line over the rows of a file, which has no value of its own.
  'product-file': [null],
  rule: [
    null,
    'DE +10 % .99; 1. Larkrise +12.5 %',
    {
      site: 'DE',
      is_pricing_enabled: true,
      increase_type: 'percent',
      price_increase: 1_500,
      neat_prices: true,
      floor: EURO,
    },
    {
      site: 'DE',
      is_pricing_enabled: false,
      increase_type: 'fixed',
      price_increase: 0,
      neat_prices: false,
      floor: null,
    },
  ],
  term: [{ src_text: 'train', dst_text: 'Zug', src_lang: 'en', dst_lang: 'de' }],
  keyword: ['word', 'prefix', 'forms'].map((match) => ({
    ...{ keyword: 'Lego', platform: 'all', match, language: null },
    ...{ fields: ['title', 'brand', 'description'], exceptions: ['Lego Friends'] },
  })),
  category: ['Toys › Trains'],
  specifics: ['Colour: red'],
  product_match: ['= Wooden train'],
  code_exemption: ['Kessel · 220'],
  chart: [
    {
      name: 'Shoes',
      brand: 'Kessel',
      category: 'Boots',
      kind: 'shoes',
      age: 'adult',
      gender: 'f',
      width: null,
      rows: [{}, {}],
    },
  ],
  connection: ['harbour-toys-uk', { ends: 4 }],
  token: ['A', 'B'],
  status: [
    ...ORDER_STATUSES,
    ...ORDER_PROBLEMS,
    { status: 'shipped', carrierCode: 'ROYAL_MAIL', trackingNumber: 'AB100' },
    { status: 'shipped', carrier: 'Evri', trackingNumber: 'AB100' },
    ...[...CANCEL_REASONS, ...REFUND_REASONS].map((reason) => ({ number: 1, reason, ...EURO })),
    EURO,
  ],
  login: ['kim@harbour.example'],
  password: [null],
  mailbox: ['kim@harbour.example'],
  'second-factor': [true],
  switch: [...SWITCH_NAMES, ...LISTING_CHECKS.map((check) => `listing-optimizer ${check}`)].map((name) => ({
    name,
    value: true,
  })),
  entitlement: ENTITLEMENT_NAMES.map((name) => ({ name, value: false })),
  platform: ['P', 'T', 'V', 'D', 'N', 'I'].map((state) => ({
    ...{ platform: 'ebay', state, programme: null, trialLaunched: false, is_shipping_for_mp_enabled: false },
  })),
  member: ROLES.map((role) => ({ email: 'kim@harbour.example', role })),
  invitation: ROLES.map((role) => ({ email: 'kim@harbour.example', role })),
  acting: [true],
  'terms-of-service': [{ type: 'wi', version: '6', is_accepted: true, file_uri: '/v1/x.pdf' }],
  notification: ['<p>Hello</p>'],
  failures: [
    { changeKind: 'price', code: 'price_below_floor' },
    { changeKind: 'content', code: 'no_image' },
    { again: 4 },
  ],
  catalogue: [300],
  onboarding: ONBOARDING_STEPS.map((step) => ({ platform: 'cdiscount', step })),
  'site-entitlement': [true],
  'target-sites': [['DE', 'FR', 'AU', 'CDFR']],
  'offer-terms': [
    { handling_time: 2, shipping_options: ['STD'], delivery_fees: {}, price_adjustment: 250 },
    { handling_time: 2, shipping_options: ['STD'], delivery_fees: {}, offers: 9 },
  ],
  business: [{ name: 'Kim’s Crates', country: 'GB', currency: 'GBP' }],
  buyer: [14, null],
  acceptance: ['12-00001-00001'],
  note: ['12-00001-00001'],
  import: [{ account: 'harbour-toys-uk', platform: 'ebay' }],
  plan: [
    { plan: 'Growth', interval: 'monthly' },
    { plan: 'Scale', interval: 'yearly' },
  ],
  'payment-method': ['Visa 4242'],
  'vat-id': [null],
  'invoice-details': [{ country: 'GB', currency: 'GBP' }],
  trial: ['2026-11-28T10:00:00.000Z'],
  'contact-details': [null],
  'data-export': [null],
  closing: [null],
  'third-party-tool': ['P-77'],
  'shipping-profile': [
    {
      name: 'Parcels',
      currency: 'GBP',
      handlingDays: 2,
      isFreeShipping: false,
      countries: ['DE', 'FR'],
      rates: [{ level: 'STANDARD' }],
    },
  ],
  'shipping-default': ['Parcels'],
  'shipping-policy': ['5521'],
  'delivery-modes': [Object.fromEntries(SERVICE_LEVELS.map((level) => [level, 'Suivi']))],
  'item-shipping': [
    'Parcels',
    { items: 40, profile: 'Parcels' },
    { items: 40, profile: null },
    { items: 40, weight: 250 },
  ],
  taxes: [
    { vat_rate: 2_000, eco_tax: 12, rules: 3 },
    { vat_rate: 550, eco_tax: 0, rules: 0, offers: 9 },
  ],
  safety: ['Kessel Werke GmbH'],
  'producer-numbers': ['DE1234567890123'],
  'engine-trust': [{ engine: 'deepl', isTrusted: true }],
  'translation-engine': [{ engine: 'deepl', budget: 500_000 }, { engines: ['deepl', 'google'] }],
  description: [
    { choice: 'facts', template: null },
    { choice: 'own', engine: 'deepl', template: '<p>Hi</p>' },
    { choice: 'none', template: null },
  ],
};

/** `price_below_floor`, `ROYAL_MAIL`, `carrierCode`, `order-management-enabled`, `SetTaxes`, `params:`, `[object Object]`. */
const RAW =
  /\b[a-z]+_[a-z_]+\b|\b[A-Z]+_[A-Z_]+\b|\b[a-z]{2,}[A-Z][A-Za-z]+\b|\b\w+-\w+-enabled\b|\bSet[A-Z]|params|object Object|undefined/;
/** Names that people write so. */
const NAMES = /eBay|PayPal|iPhone|UK-\d/g;

describe.each(LANGUAGES)('in %s', (language) => {
  const prepare = async () => {
    await messages.load(language, ['app', 'history', 'places', ...CODE_ROOMS]);
    messages.use(language);
    return {
      words: { ...valueWordsOf(i18n), html: (html: string) => html.replaceAll(/<[^>]*>/g, '') },
      format: formatFor(language),
    };
  };

  it.each(HISTORY_FIELDS)('what is recorded of %s is shown in words, without a code', async (field) => {
    const { words, format } = await prepare();
    for (const value of RECORDED[field]) {
      const text = valueText(field, value, format, words);
      expect(text.replaceAll(NAMES, ''), JSON.stringify(value)).not.toMatch(RAW);
      if (value !== null) expect(text.trim(), JSON.stringify(value)).not.toBe('');
    }
  });

  it('each field, reason and author has words', async () => {
    await prepare();
    for (const field of HISTORY_FIELDS) expect(messages.exists(`history:field.${field}`), field).toBe(true);
    for (const why of HISTORY_WHYS) expect(messages.exists(`history:why.${why}`), why).toBe(true);
    for (const actor of ['login', 'admin', 'rule', 'import', 'marketplace', 'order', 'system'])
      expect(messages.exists(`history:actor.${actor}`), actor).toBe(true);
  });
});

it('a code that no message knows is written in plain letters', async () => {
  await messages.load('en', ['history']);
  messages.use('en');
  expect(inWords(i18n, 'why', 'never_heard_of')).toBe('Never heard of');
});
