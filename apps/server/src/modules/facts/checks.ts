import type { CatalogueProduct, CategoryRequirements } from '@quayside/connector-kit';
import {
  type GateRefusal,
  judgePrice,
  type ListingState,
  type Money,
  NO_GUARDS,
  type Reason,
  type Site,
  siteFacts,
  toGtin14,
} from '@quayside/kernel';
import { conditionIn } from '@quayside/kernel/categories';
import { doubtAbout, packQuantityIn } from '@quayside/kernel/matching';
import type { ProductMatch } from '../categories/index.ts';
import type { PriceDecision } from '../pricing/index.ts';
import type { Item } from '../products/index.ts';
import { type ItemRoute, noShipping } from '../shipping/index.ts';
import { type SiteTitle, sameTitle } from '../translations/index.ts';
import { type Aspects, missingAspects } from './content/aspects.ts';

/** The facts that determine whether an item can be listed on a site, for every kind of listing. */
export interface PlaceFacts {
  readonly item: Item;
  readonly site: Site;
  /** The home country of the account that sells. */
  readonly homeSite: Site;
  readonly listingState: ListingState | null;
  readonly available: number;
  /** Whether the marketplace accepts goods in the item's condition. */
  readonly isConditionSold: boolean;
  readonly readiness: { readonly isReady: boolean; readonly gaps: readonly string[] } | undefined;
  /** How the item is shipped to buyers on the site. */
  readonly route: ItemRoute;
  readonly price: PriceDecision;
  readonly floor: Money | null;
  /** A legal requirement of the site's country that the goods do not meet: no manufacturer, no producer number. */
  readonly lackedDuty: Reason | undefined;
  /** Whether the seller has stopped all prices of the account. */
  readonly arePricesStopped: boolean;
  /** Whether the exchange rate from the item's currency to the site's is too old to make prices with. */
  readonly isRateTooOld: boolean;
}

/** An item that has a title on a site. */
export interface TitleHolder {
  readonly itemId: number;
  readonly sku: string;
}

/**
 * Facts for a listing whose content comes from the seller. All are loaded beforehand, so that the decision needs no
 * I/O.
 */
export interface OwnListingFacts extends PlaceFacts {
  /** The item's category on the site; undefined if unknown. */
  readonly category: { readonly categoryId: string } | undefined;
  /** Undefined if the category does not exist on the site. */
  readonly requirements: CategoryRequirements | undefined;
  readonly aspects: Aspects;
  /** Names of the specifics in which the item's units differ, in the site's language. */
  readonly varying: ReadonlySet<string>;
  /** Of these, those with a value that nothing says in the site's language. */
  readonly unsaid: readonly string[];
  /** A SKU of the item that is too long for the marketplace; null if all fit. */
  readonly longSku: string | null;
  readonly title: SiteTitle;
  /** Another item that has the title on the site. */
  readonly titleHolder: TitleHolder | undefined;
}

/** The facts if a listing is an offer for a product of the marketplace's own catalogue. */
export interface OfferFacts extends PlaceFacts {
  /** The catalogue products, by the GTINs of the item's units. */
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  /** Whether the marketplace requires taxes with every offer and the seller has confirmed none for this item. */
  readonly lacksTaxes: boolean;
  /** Whether another marketplace stores and ships the goods. */
  readonly isStockKeptElsewhere: boolean;
  /** The seller's decision about the products, if Quayside doubts them. */
  readonly match?: ProductMatch | undefined;
  /** Whether the account sells the product with the GTIN through another item. */
  readonly isSold: (gtin: string) => boolean;
}

/** The facts if a listing describes a product that the marketplace's catalogue lacks. */
export interface NewProductFacts
  extends PlaceFacts,
    Pick<OfferFacts, 'isStockKeptElsewhere' | 'isSold' | 'products' | 'match'>,
    Pick<OwnListingFacts, 'requirements' | 'title' | 'titleHolder'> {
  readonly category: { readonly categoryId: string; readonly path: readonly string[] } | undefined;
  /** Whether the item has no codes, or those of another product. */
  readonly isWithoutCodes: boolean;
  /** Whether the seller has declared that the brand needs no codes in the category. */
  readonly isFreeOfCodes: boolean;
}

export type Verdict =
  | { readonly verdict: 'ready' | 'draft' }
  | { readonly verdict: 'draft' | 'blocked'; readonly reason: Reason };

/** The reason that the seller sees. */
export const reasonOf = (verdict: Verdict): Reason | null => ('reason' in verdict ? verdict.reason : null);

const blocked = (code: Reason['code'], params?: Reason['params']): Verdict => ({
  verdict: 'blocked',
  reason: params ? { code, params } : { code },
});

/**
 * Whether the item may go live on the site, and if not, the one reason to show. The seller's own decisions are checked
 * first, then the item, then what was derived from it, so that the reason shown is the one to fix first.
 */
export function judgeOwnListing(facts: OwnListingFacts): Verdict {
  return (
    judgeDecision(facts) ??
    judgeCondition(facts) ??
    judgeItem(facts) ??
    judgeSite(facts) ??
    judgeDuty(facts) ??
    judgePriceOf(facts) ??
    judgeTitle(facts)
  );
}

/** The same for an offer. The product's text, pictures and category belong to the marketplace and need no check. */
export function judgeOffer(facts: OfferFacts): Verdict {
  return (
    judgeDecision(facts) ??
    judgeCondition(facts) ??
    judgeStock(facts) ??
    judgeReadiness(facts) ??
    judgeProducts(facts) ??
    (facts.lacksTaxes ? blocked('no_tax_rate') : undefined) ??
    judgeDuty(facts) ??
    judgePriceOf(facts) ?? { verdict: 'ready' }
  );
}

/** The same for a new product. The marketplace reports missing attributes, once nothing else prevents the listing. */
export function judgeNewProduct(facts: NewProductFacts): Verdict {
  return (
    judgeDecision(facts) ??
    judgeCondition(facts) ??
    judgeStock(facts) ??
    judgeReadiness(facts) ??
    judgeNewness(facts) ??
    judgeDuty(facts) ??
    judgePriceOf(facts) ??
    judgeTitle(facts)
  );
}

function judgeNewness(facts: NewProductFacts): Verdict | undefined {
  const { item, site, category, requirements, isSold } = facts;
  if (item.images.length === 0) return blocked('no_image');
  if (!category) return blocked('no_category', { site, category: item.categoryPath.at(-1) ?? '' });
  if (!requirements) return blocked('category_not_allowed', { site });
  if (conditionIn(item.condition, requirements.conditions) === undefined)
    return blocked('condition_not_in_category', { condition: item.condition, site });
  if (facts.isWithoutCodes && !facts.isFreeOfCodes) {
    const { categoryId, path } = category;
    return blocked('no_code_exemption', { brand: item.brand ?? '', category: path.at(-1) ?? categoryId, categoryId });
  }
  if (facts.isWithoutCodes) return undefined;
  const sold = gtinsOf(item).find(isSold);
  return judgeDoubt(facts) ?? (sold === undefined ? undefined : blocked('sold_there_already', { gtin: sold }));
}

const gtinsOf = ({ units }: Item): string[] => units.flatMap(({ gtin }) => gtin ?? []);

function judgeDecision({ item, site, homeSite, listingState }: PlaceFacts): Verdict | undefined {
  if (site === homeSite) return blocked('home_site');
  // Checked first, because a listing that this reason ends is still live until the marketplace has ended it.
  const code = reasonAgainst(item);
  if (code) return blocked(code);
  if (listingState === 'L') return blocked('already_listed');
  return listingState === 'Q' || listingState === 'P' ? blocked('already_queued') : undefined;
}

/** Why the item cannot go live anywhere: it has ended at home, or it is blocked. */
export function reasonAgainst(
  item: Pick<Item, 'isEnded' | 'isBlacklisted' | 'blacklistingReason'>,
): Reason['code'] | undefined {
  if (item.isEnded) return 'ended_at_home';
  if (!item.isBlacklisted) return undefined;
  if (item.blacklistingReason.includes('M')) return 'blacklisted_manual';
  if (item.blacklistingReason.includes('K')) return 'blacklisted_keyword';
  return item.blacklistingReason.includes('C') ? 'category_not_allowed' : 'no_price';
}

function judgeCondition({ item, isConditionSold }: PlaceFacts): Verdict | undefined {
  return isConditionSold ? undefined : blocked('condition_not_sold', { condition: item.condition });
}

function judgeItem({ item, site, category, available, longSku }: OwnListingFacts): Verdict | undefined {
  if (available <= 0) return blocked('out_of_stock');
  if (item.images.length === 0) return blocked('no_image');
  // An offer for a catalogue product has the product's category.
  if (!category && item.asin === null)
    return blocked('no_category', { site, category: item.categoryPath.at(-1) ?? '' });
  return longSku === null ? undefined : blocked('sku_too_long', { sku: longSku });
}

function judgeReadiness({ site, readiness, route }: PlaceFacts): Verdict | undefined {
  if (!isReadyBut(readiness, 'fulfillment_policy')) {
    return blocked('site_not_ready', { site, gaps: (readiness?.gaps ?? []).join(', ') });
  }
  const reason = noShipping(route, site);
  return reason ? { verdict: 'blocked', reason } : undefined;
}

/** Whether nothing is missing except this one thing: a shipping profile provides the policy that an account lacks. */
export function isReadyBut(readiness: PlaceFacts['readiness'], gap: string): boolean {
  if (!readiness) return false;
  return readiness.isReady || (readiness.gaps.length > 0 && readiness.gaps.every((one) => one === gap));
}

function judgeSite(facts: OwnListingFacts): Verdict | undefined {
  const { item, site, requirements, aspects, varying, unsaid } = facts;
  const unready = judgeReadiness(facts);
  if (unready) return unready;
  // An offer for a catalogue product states nothing about the product.
  if (item.asin !== null) return undefined;
  if (!requirements) return blocked('category_not_allowed', { site });
  if (conditionIn(item.condition, requirements.conditions) === undefined) {
    return blocked('condition_not_in_category', { condition: item.condition, site });
  }
  const missing = [...unsaid, ...missingAspects(aspects, requirements, varying)];
  return missing.length > 0 ? blocked('missing_aspects', { aspects: missing.join(', ') }) : undefined;
}

function judgeDuty({ lackedDuty }: PlaceFacts): Verdict | undefined {
  return lackedDuty && { verdict: 'blocked', reason: lackedDuty };
}

function judgeStock({
  available,
  isStockKeptElsewhere,
}: PlaceFacts & Pick<OfferFacts, 'isStockKeptElsewhere'>): Verdict | undefined {
  if (isStockKeptElsewhere) return blocked('stock_kept_elsewhere');
  return available <= 0 ? blocked('out_of_stock') : undefined;
}

/** Each unit is a separate product. */
function judgeProducts(facts: OfferFacts): Verdict | undefined {
  const { item, products, isSold } = facts;
  const seen = new Set<string>();
  for (const { sku, gtin } of item.units) {
    const key = toGtin14(gtin);
    if (gtin === null || key === undefined || seen.has(key)) return blocked('no_gtin', { sku });
    seen.add(key);
  }
  const gtins = gtinsOf(item);
  const unknown = gtins.find((gtin) => !products.has(gtin));
  if (unknown !== undefined) return blocked('not_in_catalogue', { gtin: unknown });
  const sold = gtins.find(isSold);
  return judgeDoubt(facts) ?? (sold === undefined ? undefined : blocked('sold_there_already', { gtin: sold }));
}

/** The first catalogue product that may differ from the item, unless the seller has declared them the same. */
function judgeDoubt({ item, products, match }: Pick<OfferFacts, 'item' | 'products' | 'match'>): Verdict | undefined {
  for (const gtin of gtinsOf(item)) {
    const { title = '', facts, images = [] } = products.get(gtin) ?? {};
    const doubt = facts && (facts.isOneOfSeveral || doubtAbout({ ...item, packQuantity: null }, { title, ...facts }));
    if (!doubt || match?.productIds.includes(facts.productId)) continue;
    const { brand, packQuantity, productId } = facts;
    const seen = { gtin, title, brand: brand ?? '', pack: packQuantity ?? packQuantityIn(title) };
    return blocked('product_doubtful', { ...seen, productId, image: images[0] ?? '' });
  }
  return undefined;
}

/**
 * The reason that the seller sees for a price that the price gate would reject. Other verdicts mean that there is no
 * price.
 */
const PRICE_REFUSED: Partial<Record<GateRefusal, Reason['code']>> = {
  below_floor: 'price_below_floor',
  // Without an exchange rate to the site's currency, the price is still in the home currency.
  wrong_currency: 'currency_unsupported',
};

function judgePriceOf({ site, price, floor, arePricesStopped, isRateTooOld }: PlaceFacts): Verdict | undefined {
  if (arePricesStopped) return blocked('prices_stopped');
  if (isRateTooOld && price.owner !== 'manual') return blocked('rate_stale');
  for (const unitPrice of price.unitPrices.values()) {
    const verdict = judgePrice({
      price: unitPrice,
      siteCurrency: siteFacts(site).currency,
      owner: price.owner,
      floor,
      live: null,
      killSwitch: false,
      isRateTooOld: false,
      maxMoveBasisPoints: null,
      guards: NO_GUARDS,
    });
    if (!verdict.ok) return blocked(PRICE_REFUSED[verdict.refusal] ?? 'no_price');
  }
  return price.unitPrices.size === 0 ? blocked('no_price') : undefined;
}

/** The verdict on an item's title alone. */
export function judgeTitle({ title, titleHolder }: Pick<OwnListingFacts, 'title' | 'titleHolder'>): Verdict {
  if (!title.ok) {
    if (title.reason === 'same_as_other') return blockedBy(title.other, title.detail);
    if (title.reason === 'protected_too_long') return blocked('protected_too_long', { length: title.detail });
    if (title.reason === 'empty_title') return blocked('nothing_to_translate');
    if (title.reason === 'check_failed') return blocked('title_check_failed', { detail: title.detail });
    return blocked('nothing_translated');
  }
  if (titleHolder) return blockedBy(titleHolder, title.title);
  if (!title.isDoubtful && title.isUnseen) return { verdict: 'draft', reason: { code: 'title_unseen' } };
  return { verdict: title.isDoubtful ? 'draft' : 'ready' };
}

function blockedBy({ itemId, sku }: TitleHolder, title: string): Verdict {
  return { verdict: 'blocked', reason: sameTitle({ itemId, sku }, title) };
}
