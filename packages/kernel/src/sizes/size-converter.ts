import type { Site } from '../sites.ts';
import type { SizeAge, SizeChart, SizeGender, SizeKind, SizeOrigin, SizeSystem } from './chart.ts';
import { convertSize } from './convert.ts';
import { DEFAULT_CHARTS, type DefaultChart, type DefaultChartId } from './default-charts.ts';
import { homeSystem, systemsOfSite } from './site-systems.ts';

/** A seller's own chart. Null: for every brand, or in every category. */
export interface OwnChart extends SizeChart {
  readonly id: number;
  readonly brand: string | null;
  readonly categoryId: string | null;
}

/** The properties of an item that determine its sizes. */
export interface SizedItem {
  readonly brand: string | null;
  readonly categoryId: string | null;
  readonly categoryPath: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** A specific’s name at home and on the site; a name such as `EU-Schuhgröße` states the size system. */
export interface SizeName {
  readonly home: string;
  readonly there: string;
}

export type SizeResult = {
  /** Null if no chart applies. */
  readonly chart: number | DefaultChartId | null;
  readonly from: SizeSystem;
  readonly to: SizeSystem;
} & (
  | { readonly kind: 'same' | 'unmapped'; readonly size: string }
  | { readonly kind: 'converted'; readonly size: string; readonly origin: SizeOrigin }
);

/** Converts a specific’s value for a site; undefined if the specific is not a size, or is the same in every country. */
export type SizeConverter = (name: SizeName, value: string, site: Site) => SizeResult | undefined;

const SHOE_SIZE_NAMES: readonly string[] = [
  'uk shoe size',
  'us shoe size',
  'eu shoe size',
  'au shoe size',
  'shoe size',
  'footwear_size',
  'eu-schuhgröße',
  'pointure eu',
  'numero di scarpa eu',
  'número de calzado eu',
];
const OTHER_SIZE_NAMES: readonly string[] = ['size', 'größe', 'taille', 'taglia', 'talla', 'apparel_size'];
/** The names of specifics that are sizes, in lower case. */
export const SIZE_NAMES: readonly string[] = [...SHOE_SIZE_NAMES, ...OTHER_SIZE_NAMES];

const SYSTEM_IN_NAME = /\b(UK|US|EU|AU)\b/i;
/** `EU 39`, `eur39`. */
const STATED = /^(UK|EUR?|US|AU|FR|IT|JP)\s*(?=\d)/i;
const COUNTED = /^\d{1,3}(?:[.,]\d+)?$/;

/** What a specific measures; undefined if it is not a size. */
export function sizeKindOf(name: string): SizeKind | undefined {
  const key = name.trim().toLowerCase();
  if (SHOE_SIZE_NAMES.includes(key)) return 'shoes';
  return OTHER_SIZE_NAMES.includes(key) ? 'clothing' : undefined;
}

/** @param home the item’s home site @param own the seller’s charts that may apply */
export function createSizeConverter(item: SizedItem, home: Site, own: readonly OwnChart[]): SizeConverter {
  const wearer = wearerOf(item);
  const charts = new Map<SizeKind, (SizeChart & { readonly id: number | DefaultChartId }) | undefined>();
  const chartOf = (kind: SizeKind) => {
    if (!charts.has(kind)) charts.set(kind, pickOwn(item, wearer, kind, own) ?? pickDefault(item, wearer, kind));
    return charts.get(kind);
  };
  return (name, value, site) => {
    const kind = sizeKindOf(name.home);
    if (kind === undefined) return undefined;
    const chart = chartOf(kind);
    // Without a chart, a plain size may refer to anything: clothing, a ring, a frame, a battery.
    if (!chart && kind === 'clothing') return undefined;
    const counted = { age: chart?.age ?? 'adult', gender: chart?.gender ?? 'unisex' } as const;
    const stated = statedSystem(value) ?? systemInName(name.home);
    const from = stated ?? homeSystem(home, kind, counted);
    const bare = value.trim().replace(STATED, '');
    const wanted = systemInName(name.there);
    const candidates = wanted ? [wanted] : systemsOfSite(site, { kind, ...counted });
    const to = candidates[0] ?? from;
    const facts = { chart: chart?.id ?? null, from, to };
    if (candidates.includes(from)) return { ...facts, to: from, kind: 'same', size: value };
    for (const system of chart ? candidates : []) {
      const found = chart && convertSize(chart, bare, from, system);
      if (found) return { ...facts, to: system, kind: 'converted', ...found };
    }
    // Letters, ranges and measurements of clothing mean the same everywhere.
    if (kind === 'clothing' && !COUNTED.test(bare)) return undefined;
    return { ...facts, kind: 'unmapped', size: `${from} ${bare}` };
  };
}

function systemInName(name: string): SizeSystem | undefined {
  return SYSTEM_IN_NAME.exec(name)?.[1]?.toUpperCase() as SizeSystem | undefined;
}

function statedSystem(size: string): SizeSystem | undefined {
  const stated = STATED.exec(size.trim())?.[1]?.toUpperCase();
  return stated === 'EUR' ? 'EU' : (stated as SizeSystem | undefined);
}

interface Wearer {
  readonly age: SizeAge | undefined;
  readonly gender: SizeGender | undefined;
  readonly width: string | undefined;
}

function wearerOf({ attributes }: SizedItem): Wearer {
  const department = (attributes.Department ?? attributes.department ?? attributes.target_gender)?.[0] ?? '';
  const ages = attributes.age_range_description?.[0] ?? department;
  const width = (attributes['Shoe Width'] ?? attributes.Width)?.[0]?.trim().toLowerCase();
  return { age: ageOf(ages), gender: genderOf(department), width };
}

function ageOf(text: string): SizeAge | undefined {
  if (/bab(?:y|ies)|infant|toddler/i.test(text)) return 'baby';
  if (/kid|boy|girl|child/i.test(text)) return 'children';
  return /men|ladies|adult|male/i.test(text) ? 'adult' : undefined;
}

function genderOf(text: string): SizeGender | undefined {
  if (/unisex/i.test(text)) return 'unisex';
  if (/women|ladies|female|girl/i.test(text)) return 'female';
  return /\bm[ea]n|\bmale|boy/i.test(text) ? 'male' : undefined;
}

/**
 * The chart for the brand and the category, then for the brand, then for the category. A chart that contradicts the
 * item is not used.
 */
function pickOwn(item: SizedItem, wearer: Wearer, kind: SizeKind, own: readonly OwnChart[]): OwnChart | undefined {
  const brand = item.brand?.trim().toLowerCase();
  return own
    .filter(
      (chart) =>
        chart.kind === kind &&
        (chart.brand === null || chart.brand.trim().toLowerCase() === brand) &&
        (chart.categoryId === null || chart.categoryId === item.categoryId) &&
        isFor(chart, wearer),
    )
    .sort((a, b) => exactness(b) - exactness(a))[0];
}

const exactness = ({ brand, categoryId }: OwnChart) => (brand === null ? 0 : 2) + (categoryId === null ? 0 : 1);

function isFor({ age, gender, width }: SizeChart, wearer: Wearer): boolean {
  if (wearer.age !== undefined && wearer.age !== age) return false;
  if (wearer.gender !== undefined && gender !== 'unisex' && wearer.gender !== gender) return false;
  return width === 'any' || wearer.width === undefined || wearer.width.replace(/\s+/g, '-').startsWith(width);
}

const CLOTHING_PATH = /cloth|apparel|fashion|kleidung|vêtement|abbigliamento|ropa/i;
const NOT_COUNTED_SO =
  /jeans|lingerie|\bbras?\b|sock|hosiery|\bhats?\b|\bcaps?\b|glove|belt|\bbags?\b|accessor|shoe|jewel|watch/i;
const JACKETS = /jacket|coat|suit|blazer/i;

function pickDefault(item: SizedItem, { age, gender }: Wearer, kind: SizeKind): DefaultChart | undefined {
  if (kind === 'shoes') {
    if (age === 'baby') return undefined;
    if (age === 'children') return DEFAULT_CHARTS['children-shoes'];
    return DEFAULT_CHARTS[gender === 'female' ? 'women-shoes' : gender === 'male' ? 'men-shoes' : 'unisex-shoes'];
  }
  const [root = '', ...below] = item.categoryPath;
  if (!CLOTHING_PATH.test(root) || NOT_COUNTED_SO.test(below.join(' '))) return undefined;
  if (age === 'baby') return DEFAULT_CHARTS['baby-clothing'];
  if (age === 'children') return DEFAULT_CHARTS['children-clothing'];
  if (gender === 'female') return DEFAULT_CHARTS['women-clothing'];
  return gender === 'male' && JACKETS.test(below.join(' ')) ? DEFAULT_CHARTS['men-jackets'] : undefined;
}
