import { DAY_MS } from '../platform/durations.ts';
import type { EbayWorld } from './ebay-world.ts';
import { type ListingView, type VariationView, viewUrl } from './listing-view.ts';
import { amountOf } from './money.ts';
import { pathOn, siteCategories } from './site-categories.ts';
import type { Element } from './trading-xml.ts';

const iso = (ms: number) => new Date(ms).toISOString();

const price = (name: string, minor: number, currency: string): Element => [
  name,
  amountOf(minor, currency).value,
  { currencyID: currency },
];

export const nameValues = (specifics: Readonly<Record<string, readonly string[]>>): Element[] =>
  Object.entries(specifics).map(
    ([name, values]): Element => [
      'NameValueList',
      [['Name', name], ...values.map((value): Element => ['Value', value])],
    ],
  );

function variation(view: ListingView, one: VariationView, withSpecifics = true): Element {
  const specifics = Object.fromEntries(Object.entries(one.specifics).map(([name, value]) => [name, [value]]));
  return [
    'Variation',
    [
      one.hasSku ? ['SKU', one.sku] : undefined,
      price('StartPrice', one.priceMinor, view.currency),
      // Trading's quantity includes sold pieces; what is left is the difference.
      ['Quantity', one.quantity + one.sold],
      withSpecifics ? ['VariationSpecifics', nameValues(specifics)] : undefined,
      ['SellingStatus', [['QuantitySold', one.sold]]],
      one.ean === null ? undefined : ['VariationProductListingDetails', [['EAN', one.ean]]],
    ],
  ];
}

function variationsElement(view: ListingView): Element | undefined {
  if (view.variations.length === 0) return undefined;
  const values: Record<string, string[]> = {};
  for (const one of view.variations) {
    for (const [name, value] of Object.entries(one.specifics)) {
      const known = values[name] ?? [];
      if (!known.includes(value)) values[name] = [...known, value];
    }
  }
  return [
    'Variations',
    [...view.variations.map((one) => variation(view, one)), ['VariationSpecificsSet', nameValues(values)]],
  ];
}

/** Trading's names of the formats, with the duration of each. */
const LISTING_TYPES = {
  fixed: { type: 'FixedPriceItem', duration: 'GTC' },
  auction: { type: 'Chinese', duration: 'Days_7' },
  classified: { type: 'AdType', duration: 'Days_30' },
} as const;

const listingType = ({ format }: ListingView) => LISTING_TYPES[format ?? 'fixed'].type;
const listingDuration = ({ format }: ListingView) => LISTING_TYPES[format ?? 'fixed'].duration;

/** Good-till-cancelled listings renew each month. */
function endTime(view: ListingView, now: number): number {
  if (view.endedAt !== null) return view.endedAt;
  if (view.format !== undefined) return view.startedAt + (view.format === 'auction' ? 7 : 30) * DAY_MS;
  const months = Math.floor(Math.max(0, now - view.startedAt) / (30 * DAY_MS)) + 1;
  return view.startedAt + months * 30 * DAY_MS;
}

const sellingStatus = (view: ListingView): Element => [
  'SellingStatus',
  [
    price('CurrentPrice', view.priceMinor, view.currency),
    ['QuantitySold', view.sold],
    ['ListingStatus', view.endedAt === null ? 'Active' : 'Completed'],
  ],
];

const listingDetails = (world: EbayWorld, view: ListingView): Element => [
  'ListingDetails',
  [
    ['StartTime', iso(view.startedAt)],
    ['EndTime', iso(endTime(view, world.clock.now()))],
    ['ViewItemURL', viewUrl(world, view.itemId)],
  ],
];

/** An item in the format of the lists. */
export function summaryItem(world: EbayWorld, view: ListingView, hideVariations: boolean): Element {
  return [
    'Item',
    [
      ['ItemID', view.itemId],
      ['Title', view.title],
      view.variations.length > 0 ? undefined : ['SKU', view.sku],
      ['ListingType', listingType(view)],
      ['ListingDuration', listingDuration(view)],
      // An auction without a buy-it-now price shows it as zero.
      price('BuyItNowPrice', view.format === undefined ? view.priceMinor : 0, view.currency),
      ['Quantity', view.quantity + view.sold],
      ['QuantityAvailable', view.quantity],
      sellingStatus(view),
      listingDetails(world, view),
      ['PictureDetails', [['GalleryURL', view.pictures[0]]]],
      hideVariations ? undefined : variationsElement(view),
    ],
  ];
}

/** An item in the format of the events. As in `GetItem`, the quantity left is the total less the sold pieces. */
export function eventItem(
  world: EbayWorld,
  view: ListingView,
  shown: { variations: boolean; specifics: boolean },
): Element {
  return [
    'Item',
    [
      ['ItemID', view.itemId],
      ['Site', view.site.tradingName],
      ['Title', view.title],
      view.variations.length > 0 ? undefined : ['SKU', view.sku],
      ['ListingType', listingType(view)],
      price('StartPrice', view.priceMinor, view.currency),
      ['Quantity', view.quantity + view.sold],
      sellingStatus(view),
      listingDetails(world, view),
      view.variations.length > 0 && shown.variations
        ? ['Variations', view.variations.map((one) => variation(view, one, shown.specifics))]
        : undefined,
    ],
  ];
}

/** An item with all details, as GetItem returns it. */
export function fullItem(
  world: EbayWorld,
  view: ListingView,
  withSpecifics: boolean,
  withDescription: boolean,
): Element {
  const category = siteCategories(world, view.site.marketplaceId).byId.get(view.categoryId);
  return [
    'Item',
    [
      ['ItemID', view.itemId],
      ['Site', view.site.tradingName],
      ['Country', 'GB'],
      ['Currency', view.currency],
      ['Title', view.title],
      ['SKU', view.variations.length > 0 ? undefined : view.sku],
      withDescription ? ['Description', view.description] : undefined,
      [
        'PrimaryCategory',
        [
          ['CategoryID', view.categoryId],
          ['CategoryName', category && pathOn(category, view.site.languages[0]).replaceAll(' > ', ':')],
        ],
      ],
      ['ConditionID', view.condition.id],
      ['ConditionDisplayName', view.condition.name],
      ['ListingType', listingType(view)],
      ['ListingDuration', listingDuration(view)],
      price('StartPrice', view.priceMinor, view.currency),
      ['Quantity', view.quantity + view.sold],
      sellingStatus(view),
      listingDetails(world, view),
      [
        'PictureDetails',
        [['GalleryURL', view.pictures[0]], ...view.pictures.map((url): Element => ['PictureURL', url])],
      ],
      view.ean === null ? undefined : ['ProductListingDetails', [['EAN', view.ean]]],
      withSpecifics ? ['ItemSpecifics', nameValues(view.specifics)] : undefined,
      variationsElement(view),
    ],
  ];
}
