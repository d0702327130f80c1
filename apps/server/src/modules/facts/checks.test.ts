import type { CategoryRequirements } from '@quayside/connector-kit';
import { type Money, money, type ReasonCode } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import type { PriceDecision } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import type { ItemRoute } from '../shipping/index.ts';
import type { SiteTitle } from '../translations/index.ts';
import { judgeOffer, judgeOwnListing, type OfferFacts, type OwnListingFacts } from './checks.ts';

const UNIT = 7;

const item: Item = {
  itemId: 1,
  accountId: 2,
  platform: 'ebay',
  externalId: '110000000001',
  asin: null,
  sku: 'TRAIN-1',
  gtin: null,
  mpn: null,
  title: 'Wooden train',
  description: '',
  categoryId: '19019',
  categoryPath: ['Toys & Games'],
  tags: [],
  brand: 'Tidewater',
  condition: 'NEW',
  price: money(1_999, 'GBP'),
  images: ['https://img.example/train.jpg'],
  attributes: {},
  hasVariants: false,
  url: null,
  isEnded: false,
  isBlacklisted: false,
  blacklistingReason: '',
  importedAt: new Date(0),
  units: [{ unitId: UNIT, sku: 'TRAIN-1', gtin: null, specifics: {}, price: money(1_999, 'GBP'), images: [] }],
};

const requirements: CategoryRequirements = {
  categoryId: '19019',
  requiredAspects: [{ name: 'Marke', allowedValues: [], isSelectionOnly: false }],
};

const decision = (price: Money): PriceDecision => ({
  price,
  owner: 'rule',
  breakdown: { source: item.price, rate: null, converted: price, increased: price, final: price, rule: null },
  unitPrices: new Map([[UNIT, price]]),
  unitOwners: new Map(),
  isStale: false,
});

type TitleLabel = Extract<SiteTitle, { ok: true }>['label'];
const title = (label: TitleLabel, isDoubtful = false): SiteTitle => ({
  ok: true,
  title: 'Holzeisenbahn',
  label,
  isDoubtful,
  dropped: [],
});
const refusedTitle = (reason: string, detail: string): SiteTitle => ({ ok: false, reason, detail }) as SiteTitle;

const route = (shipping: ItemRoute['shipping']): ItemRoute => ({
  shipping,
  profileName: null,
  listing: null,
  cost: null,
});

/** An item that may go live; each test removes one of its properties. */
const good: OwnListingFacts = {
  item,
  site: 'DE',
  homeSite: 'UK',
  category: { categoryId: '19019' },
  listingState: null,
  available: 5,
  isConditionSold: true,
  readiness: { isReady: true, gaps: [] },
  route: route({ by: 'account' }),
  requirements,
  aspects: { Marke: ['Tidewater'] },
  varying: new Set(),
  unsaid: [],
  longSku: null,
  title: title('memory'),
  titleHolder: undefined,
  price: decision(money(2_399, 'EUR')),
  floor: null,
  lackedDuty: undefined,
  arePricesStopped: false,
  isRateTooOld: false,
};

const blacklisted = (blacklistingReason: string): Partial<OwnListingFacts> => ({
  item: { ...item, isBlacklisted: true, blacklistingReason },
});

/** Problems with their reasons, in the order in which they are shown. */
const TROUBLES: readonly (readonly [ReasonCode, Partial<OwnListingFacts>])[] = [
  ['home_site', { site: 'UK' }],
  ['ended_at_home', { item: { ...item, isEnded: true } }],
  ['blacklisted_manual', blacklisted('MKC')],
  ['blacklisted_keyword', blacklisted('KC')],
  ['category_not_allowed', blacklisted('C')],
  ['no_price', blacklisted('P')],
  ['already_listed', { listingState: 'L' }],
  ['already_queued', { listingState: 'Q' }],
  ['already_queued', { listingState: 'P' }],
  ['condition_not_sold', { isConditionSold: false }],
  ['out_of_stock', { available: 0 }],
  ['no_image', { item: { ...item, images: [] } }],
  ['no_category', { category: undefined }],
  ['sku_too_long', { longSku: 'TRAIN-1-OF-A-VERY-LONG-SERIES-OF-WOODEN-TRAINS' }],
  ['site_not_ready', { readiness: undefined }],
  ['site_not_ready', { readiness: { isReady: false, gaps: ['fulfillment_policy', 'location'] } }],
  ['no_shipping', { route: route({ by: 'none', reason: 'excluded' }) }],
  ['category_not_allowed', { requirements: undefined }],
  ['condition_not_in_category', { requirements: { ...requirements, conditions: ['USED_EXCELLENT'] } }],
  ['missing_aspects', { aspects: {} }],
  ['no_manufacturer', { lackedDuty: { code: 'no_manufacturer' } }],
  ['prices_stopped', { arePricesStopped: true }],
  ['rate_stale', { isRateTooOld: true }],
  ['no_price', { price: { ...good.price, unitPrices: new Map() } }],
  ['no_price', { price: decision(money(0, 'EUR')) }],
  ['currency_unsupported', { price: decision(money(2_399, 'GBP')) }],
  ['price_below_floor', { floor: money(2_400, 'EUR') }],
  ['nothing_translated', { title: refusedTitle('needs_title', 'train') }],
  ['nothing_to_translate', { title: refusedTitle('empty_title', '***') }],
  ['protected_too_long', { title: refusedTitle('protected_too_long', '91') }],
  ['title_check_failed', { title: refusedTitle('check_failed', 'number_lost') }],
  ['duplicate_title', { titleHolder: { itemId: 7, sku: 'TRAIN-7' } }],
];

const reasonOf = (facts: OwnListingFacts) => {
  const verdict = judgeOwnListing(facts);
  return verdict.verdict === 'blocked' ? verdict.reason.code : verdict.verdict;
};

describe('an item on a site', () => {
  it.each(TROUBLES)('is blocked as %s: %j', (code, trouble) => {
    expect(reasonOf({ ...good, ...trouble })).toBe(code);
  });

  it('shows the reason to fix first if there are two', () => {
    for (const [index, [, trouble]] of TROUBLES.entries()) {
      for (const [, later] of TROUBLES.slice(index + 1)) {
        // Two problems of the same property cannot occur together.
        if (Object.keys(later).some((fact) => fact in trouble)) continue;
        const both = { ...good, ...later, ...trouble };
        expect(reasonOf(both)).toBe(reasonOf({ ...good, ...trouble }));
      }
    }
  });

  it.each([
    ['human', false, 'ready'],
    ['memory', false, 'ready'],
    ['engine:deepl', false, 'ready'],
    ['engine:deepl', true, 'draft'],
    ['respelt', true, 'draft'],
  ] as const)('with a title of %s, doubtful: %s, is %s', (label, isDoubtful, expected) => {
    expect(reasonOf({ ...good, title: title(label, isDoubtful) })).toBe(expected);
  });

  it('waits for a look at an engine’s title for that reason only if no check doubts it', () => {
    const unseen = (isDoubtful: boolean) => ({ ...title('engine:deepl', isDoubtful), isUnseen: true });
    const reason = { code: 'title_unseen' };
    expect(judgeOwnListing({ ...good, title: unseen(false) })).toEqual({ verdict: 'draft', reason });
    expect(judgeOwnListing({ ...good, title: unseen(true) })).toEqual({ verdict: 'draft' });
  });

  it('may be listed again after an end, a failure or a cancelled run', () => {
    for (const listingState of ['E', 'F', 'N'] as const) expect(reasonOf({ ...good, listingState })).toBe('ready');
  });

  it('needs neither category nor specifics if it is an offer for a catalogue product', () => {
    const catalogued = { ...item, asin: 'B071VG5N9D' };
    expect(reasonOf({ ...good, item: catalogued, requirements: undefined, aspects: {} })).toBe('ready');
  });

  it('may cost exactly the floor', () => {
    expect(reasonOf({ ...good, floor: money(2_399, 'EUR') })).toBe('ready');
  });

  it('is blocked if one of its units is too cheap', () => {
    const unitPrices = new Map([
      [UNIT, money(2_399, 'EUR')],
      [UNIT + 1, money(1_000, 'EUR')],
    ]);
    expect(reasonOf({ ...good, price: { ...good.price, unitPrices }, floor: money(2_000, 'EUR') })).toBe(
      'price_below_floor',
    );
  });

  it('states what is missing, in the form that the reason’s message needs', () => {
    const twoAspects = {
      ...requirements,
      requiredAspects: ['Marke', 'Farbe'].map((name) => ({ name, allowedValues: [], isSelectionOnly: false })),
    };
    expect(judgeOwnListing({ ...good, aspects: {}, requirements: twoAspects })).toEqual({
      verdict: 'blocked',
      reason: { code: 'missing_aspects', params: { aspects: 'Marke, Farbe' } },
    });
    expect(judgeOwnListing({ ...good, readiness: { isReady: false, gaps: ['location', 'return_policy'] } })).toEqual({
      verdict: 'blocked',
      reason: { code: 'site_not_ready', params: { site: 'DE', gaps: 'location, return_policy' } },
    });
    expect(judgeOwnListing({ ...good, title: refusedTitle('protected_too_long', '91') })).toEqual({
      verdict: 'blocked',
      reason: { code: 'protected_too_long', params: { length: '91' } },
    });
  });
});

describe('an offer for a catalogue product', () => {
  const GTIN = '4006381333931';
  const unit = { unitId: UNIT, sku: 'TRAIN-1', gtin: GTIN, specifics: {}, price: item.price, images: [] };
  const offered: OfferFacts = {
    ...good,
    site: 'CDFR',
    item: { ...item, images: [], categoryId: null, units: [unit] },
    price: decision(money(2_399, 'EUR')),
    products: new Map([[GTIN, { title: 'Train en bois', images: [] }]]),
    isStockKeptElsewhere: false,
    lacksTaxes: false,
    isSold: () => false,
  };
  const withUnits = (...gtins: readonly (string | null)[]): OfferFacts['item'] => ({
    ...offered.item,
    units: gtins.map((gtin, n) => ({ ...unit, sku: `TRAIN-1-${n}`, gtin })),
  });

  it('needs no picture, category or title from the seller', () => {
    expect(judgeOffer(offered)).toEqual({ verdict: 'ready' });
  });

  it.each([
    ['stock_kept_elsewhere', { isStockKeptElsewhere: true, available: 0 }, undefined],
    ['out_of_stock', { available: 0 }, undefined],
    ['no_gtin', { item: withUnits(null) }, { sku: 'TRAIN-1-0' }],
    ['no_gtin', { item: withUnits(GTIN, '4006381333932') }, { sku: 'TRAIN-1-1' }],
    ['no_gtin', { item: withUnits(GTIN, `0${GTIN}`) }, { sku: 'TRAIN-1-1' }],
    ['not_in_catalogue', { item: withUnits(GTIN, '96385074') }, { gtin: '96385074' }],
    ['sold_there_already', { isSold: (gtin: string) => gtin === GTIN }, { gtin: GTIN }],
    ['no_tax_rate', { lacksTaxes: true }, undefined],
    ['price_below_floor', { floor: money(2_400, 'EUR') }, undefined],
    ['already_listed', { listingState: 'L' as const }, undefined],
  ] as const)('is held for %s', (code, changes, params) => {
    const verdict = judgeOffer({ ...offered, ...changes });
    expect(verdict).toEqual({ verdict: 'blocked', reason: params ? { code, params } : { code } });
  });
});
