import { expect, test } from 'vitest';
import { formatFor } from '../../lib/i18n/format.ts';
import { valueText } from './value-text.ts';

const words = {
  labelled: (label: string, value: string) => `${label}: ${value}`,
  flag: (is: boolean) => (is ? 'yes' : 'no'),
  field: (name: string) => (name === 'state' ? 'State' : name),
  state: (code: string) => (code === 'L' ? 'Listed' : code),
  access: (code: string) => (code === 'A' ? 'works' : 'refused'),
  platform: (code: string) => (code === 'ebay' ? 'eBay' : code),
  html: (html: string) => html.replace(/<[^>]*>/g, ''),
  code: (group: string, code: string) =>
    group === 'order' ? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ') : code,
  hasCode: () => false,
  carrier: (code: string) => (code === 'ROYAL_MAIL' ? 'Royal Mail' : code),
  reason: (recorded: unknown) => (recorded ? 'Below the lowest price.' : ''),
};
const text = (value: unknown, field = 'price') => valueText(field, value, formatFor('en-GB'), words);

test('money is formatted as money, and null as empty text', () => {
  expect(text({ minor: 1999, currency: 'GBP' })).toBe('£19.99');
  expect(text(null)).toBe('');
  expect(text(0)).toBe('0');
});

test('HTML written by support is shown without its tags', () => {
  expect(text('<p>Hello <b>there</b></p>', 'notification')).toBe('Hello there');
});

test('a state is shown in words, alone and within an object', () => {
  expect(text('B', 'token')).toBe('refused');
  expect(text('L', 'state')).toBe('Listed');
  expect(text({ state: 'L', price: { minor: 5, currency: 'GBP' } }, 'state')).toBe('Listed · £0.05');
});

test.each([
  ['status', { status: 'shipped', carrier: 'Royal Mail', trackingNumber: 'AB1' }, 'Royal Mail AB1'],
  ['status', { status: 'shipped', carrierCode: 'ROYAL_MAIL', trackingNumber: 'AB1' }, 'Royal Mail AB1'],
  ['status', { number: 1, reason: 'goodwill', minor: 500, currency: 'EUR' }, 'Goodwill · €5.00'],
  ['status', { number: 1, reason: 'goodwill' }, 'Goodwill'],
  ['switch', { name: 'wi-shipping-enabled', value: true }, 'wi-shipping-enabled: yes'],
  ['member', { email: 'guest@shop.example', role: 'viewer' }, 'guest@shop.example · viewer'],
  ['term', { src_text: 'train', dst_text: 'Zug', src_lang: 'en', dst_lang: 'de' }, 'train = Zug · German'],
  ['terms-of-service', { type: 'wi', version: '6', is_accepted: true, file_uri: '/v1/x.pdf' }, '6'],
  ['platform', { platform: 'ebay', state: 'P', programme: null, trialLaunched: false }, 'eBay · P'],
  ['import', { account: 'harbour-toys-uk', platform: 'ebay' }, 'harbour-toys-uk · eBay'],
  ['engine-trust', { engine: 'deepl', isTrusted: true }, 'DeepL: yes'],
  ['translation-engine', { engine: 'deepl', budget: 500_000 }, 'DeepL · 500,000'],
  [
    'translation-engine',
    { engine: 'llm', budget: 500, url: 'https://llm.example/v1', model: 'small' },
    'LLM (OpenAI API) · small · https://llm.example/v1 · 500',
  ],
  ['consent', { allowDrafts: true, confidenceThreshold: 50, expected: 1_248 }, '1,248'],
  [
    'rule',
    { site: 'DE', is_pricing_enabled: true, increase_type: 'percent', price_increase: 1_250, neat_prices: true },
    '12.5% · neat',
  ],
  [
    'rule',
    { site: 'DE', is_pricing_enabled: true, increase_type: 'fixed', price_increase: -150, neat_prices: false },
    '-€1.50',
  ],
  [
    'rule',
    { site: 'DE', is_pricing_enabled: false, increase_type: 'fixed', price_increase: 0, neat_prices: false },
    'no',
  ],
  [
    'rule',
    {
      site: 'DE',
      is_pricing_enabled: true,
      increase_type: 'percent',
      price_increase: 1_000,
      neat_prices: false,
      floor: { minor: 499, currency: 'EUR' },
    },
    '10% · floor: €4.99',
  ],
  [
    'rule',
    {
      site: 'DE',
      is_pricing_enabled: false,
      increase_type: 'percent',
      price_increase: 0,
      neat_prices: false,
      floor: 499,
    },
    'no · floor: €4.99',
  ],
])('a recorded %s is shown by the parts that people decide', (field, value, expected) => {
  expect(text(value, field)).toBe(expected);
});

test('a shipment names its carrier as people write it, and a refusal says why', () => {
  const shipped = { status: 'shipped', carrierCode: 'ROYAL_MAIL', trackingNumber: 'AB100' };
  expect(text(shipped, 'status')).toBe('Royal Mail AB100');
  expect(text({ reason: { code: 'price_below_floor', params: { refusal: 'below_floor' } } }, 'price')).toBe(
    'Below the lowest price.',
  );
});

test('any other value lists its members, never "[object Object]"', () => {
  expect(text({ tags: ['a', 2], ok: true }, 'other')).toBe('tags: a, 2 · ok: yes');
});
