import { PLACE_CHECKS, type PlaceCheck } from './listing-checks.ts';
import { type Money, money } from './money.ts';
import { LEAST_AD_RATE } from './promotions/ad-rate.ts';
import { foldForSearch } from './search-fold.ts';
import type { SpecificNeed, SpecificOrigin } from './specifics.ts';

/** What eBay takes and shows of a title, in characters; lists of other marketplaces show about as much. */
export const SHOWN_LETTERS = 80;
/** With so many characters left, another fact would fit into a title: a quarter of it. */
export const FREE_LETTERS = 20;
/** Fewer pictures than this are few. */
export const FEW_PICTURES = 2;
/** eBay's picture policy asks for 500 pixels on the longest side. */
export const LEAST_PICTURE_SIDE = 500;
/** How far back prices are compared, in days. */
export const PRICE_DAYS = 180;
/** A price says nothing of what is usual before its listing has been on sale for so many days. */
export const LEAST_PRICE_DAYS = 30;
/** A price that is a fifth above the usual one is high, in basis points of the usual one. */
export const HIGH_PRICE = 12_000;

/** A specific of a listing, with its values in the language of the site. */
export interface StatedSpecific {
  readonly name: string;
  readonly need: SpecificNeed;
  readonly origin: SpecificOrigin;
  readonly values: readonly string[];
}

/** A price that was on sale until it was changed. */
export interface EarlierPrice {
  readonly until: Date;
  readonly price: Money;
}

export interface PromotionFacts {
  readonly market: 'closed' | 'open' | 'paused';
  readonly isExcluded: boolean;
  /** In basis points; null if the marketplace suggests none. */
  readonly suggested: number | null;
  /** What a sale earns at an ad rate in basis points; null if a figure is unknown. */
  marginAt(rate: number): Money | null;
}

/** What is known of a live listing. Each value is null or empty if it is unknown or does not apply. */
export interface ListingFacts {
  readonly title: string;
  readonly titleLimit: number;
  readonly hasGtin: boolean;
  readonly hasBrand: boolean;
  readonly images: readonly string[];
  readonly specifics: readonly StatedSpecific[];
  /** Sizes that no chart converts for the site. */
  readonly unmappedSizes: readonly string[];
  /** On sale now, of an item without variations. */
  readonly price: Money | null;
  readonly listedAt: Date | null;
  /** Oldest first. */
  readonly earlierPrices: readonly EarlierPrice[];
  /** Null where the marketplace promotes nothing for the account. */
  readonly promotion: PromotionFacts | null;
}

/** One thing that would help a listing, with the inputs of its sentence. */
export type Improvement =
  | { readonly check: 'priceHigh'; readonly price: Money /** What it cost most of the time. */; readonly usual: Money }
  | { readonly check: 'specifics'; readonly names: readonly string[] }
  | {
      readonly check: 'pictures';
      readonly count: number /** Of them, those that are too small. */;
      readonly small: number;
    }
  | {
      readonly check: 'titleSpace';
      readonly length: number;
      readonly limit: number;
      /** A longer title; null if the listing states nothing that the title lacks. */
      readonly proposal: string | null;
    }
  | { readonly check: 'sizes'; readonly sizes: readonly string[] }
  | {
      readonly check: 'promotion';
      /** `closed`: nothing is promoted on the site. `excluded`: the seller keeps this item from it. */
      readonly why: 'closed' | 'excluded';
      /** In basis points. */
      readonly rate: number;
      /** What a sale would still earn at this rate. */
      readonly margin: Money;
    }
  | { readonly check: 'gtin' }
  | { readonly check: 'brand' };

/** What would help a listing, the most helpful first. */
export function findImprovements(facts: ListingFacts, isOn: (check: PlaceCheck) => boolean, now: Date): Improvement[] {
  return PLACE_CHECKS.filter(isOn).flatMap((check) => RULES[check](facts, now) ?? []);
}

type Rule = (facts: ListingFacts, now: Date) => Improvement | undefined;

const RULES: Readonly<Record<PlaceCheck, Rule>> = {
  priceHigh({ price, listedAt, earlierPrices }, now) {
    const usual = price && usualPrice({ price, listedAt, earlierPrices }, now);
    if (!price || !usual || price.minor * 10_000 < usual.minor * HIGH_PRICE) return undefined;
    return { check: 'priceHigh', price, usual };
  },
  specifics({ specifics }) {
    const names = specifics
      .filter(({ need, origin }) => need === 'recommended' && origin === 'none')
      .map(({ name }) => name);
    return names.length > 0 ? { check: 'specifics', names } : undefined;
  },
  pictures({ images }) {
    const small = images.filter((image) => (statedSide(image) ?? LEAST_PICTURE_SIDE) < LEAST_PICTURE_SIDE).length;
    return images.length < FEW_PICTURES || small > 0 ? { check: 'pictures', count: images.length, small } : undefined;
  },
  titleSpace({ title, titleLimit, specifics }) {
    const limit = Math.min(titleLimit, SHOWN_LETTERS);
    const length = lettersOf(title);
    if (length > limit - FREE_LETTERS) return undefined;
    return { check: 'titleSpace', length, limit, proposal: longerTitle(title, specifics, limit) };
  },
  sizes({ unmappedSizes }) {
    return unmappedSizes.length > 0 ? { check: 'sizes', sizes: [...new Set(unmappedSizes)] } : undefined;
  },
  promotion({ promotion }) {
    if (!promotion || promotion.market === 'paused') return undefined;
    const { market, isExcluded } = promotion;
    if (market === 'open' && !isExcluded) return undefined;
    const rate = Math.max(promotion.suggested ?? LEAST_AD_RATE, LEAST_AD_RATE);
    const margin = promotion.marginAt(rate);
    if (!margin || margin.minor <= 0) return undefined;
    return { check: 'promotion', why: market === 'closed' ? 'closed' : 'excluded', rate, margin };
  },
  gtin: ({ hasGtin }) => (hasGtin ? undefined : { check: 'gtin' }),
  brand: ({ hasBrand }) => (hasBrand ? undefined : { check: 'brand' }),
};

const lettersOf = (text: string): number => [...text].length;

/**
 * The longest side of a picture in pixels, where its address states it: `s-l300.jpg` at eBay, `._SL75_.jpg` at Amazon. Undefined elsewhere.
 */
export function statedSide(address: string): number | undefined {
  const [, ebay, amazon] = /\/s-l(\d{2,4})\.[a-z]+(?:\?|$)|\._S[LXY](\d{2,4})_\./i.exec(address) ?? [];
  const side = ebay ?? amazon;
  return side === undefined ? undefined : Number(side);
}

const DAY_MS = 86_400_000;

/**
 * The price that a listing had for most of the last days: half of the time it cost as much or less. Undefined while it is on sale for too
 * short, or if it never had another price.
 */
export function usualPrice(
  { price, listedAt, earlierPrices }: Pick<ListingFacts, 'listedAt' | 'earlierPrices'> & { readonly price: Money },
  now: Date,
): Money | undefined {
  const since = Math.max(now.getTime() - PRICE_DAYS * DAY_MS, listedAt?.getTime() ?? 0);
  if (now.getTime() - since < LEAST_PRICE_DAYS * DAY_MS) return undefined;
  const stood: { minor: number; ms: number }[] = [];
  let from = since;
  for (const { until, price: earlier } of [...earlierPrices, { until: now, price }]) {
    const ms = until.getTime() - from;
    if (ms <= 0) continue;
    from = until.getTime();
    if (earlier.currency === price.currency) stood.push({ minor: earlier.minor, ms });
  }
  if (new Set(stood.map(({ minor }) => minor)).size < 2) return undefined;
  const half = stood.reduce((sum, { ms }) => sum + ms, 0) / 2;
  let passed = 0;
  for (const { minor, ms } of stood.toSorted((one, other) => one.minor - other.minor)) {
    passed += ms;
    if (passed >= half) return money(minor, price.currency);
  }
  return undefined;
}

/** Names of codes, which no buyer looks for in a title. */
const CODE = /\b(?:mpn|ean|upc|gtin|isbn|hersteller(?:artikel)?nummer|part number|numéro de pièce|codice|código)\b/i;

/**
 * A title with the values that the listing states and its title lacks, required ones first, as many as fit. A value is added whole: one that
 * says something alone, in letters. Null if there is none.
 */
export function longerTitle(title: string, specifics: readonly StatedSpecific[], limit: number): string | null {
  const wanted = (['required', 'recommended'] as const).flatMap((need) =>
    specifics.filter((one) => one.need === need).flatMap((one) => tellingValue(one) ?? []),
  );
  let longer = title.trim();
  for (const value of wanted) {
    const next = `${longer} ${value}`;
    if (!says(longer, value) && lettersOf(next) <= limit) longer = next;
  }
  return longer === title.trim() ? null : longer;
}

function tellingValue({ name, origin, values }: StatedSpecific): string | undefined {
  const [value, another] = values.map((one) => one.trim());
  if (value === undefined || another !== undefined || CODE.test(name)) return undefined;
  if (origin !== 'item' && origin !== 'own') return undefined;
  // Two letters and digits alone ("L", "42", "Yes") mean nothing without the name of their specific.
  return /\p{L}{3,}/u.test(value) &&
    !/\d{5,}/.test(value) &&
    !/^(?:yes|oui|non|nein|does not apply|nicht zutreffend|n\/a)$/i.test(value)
    ? value
    : undefined;
}

/** Whether a title has all words of a value, in any spelling that a search finds. */
function says(title: string, value: string): boolean {
  const words = new Set(wordsOf(title));
  return wordsOf(value).every((word) => words.has(word));
}

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
