import type { Site } from '../sites.ts';
import { foldTag } from '../tags.ts';
import { type FloorRule, type ItemFilter, type ItemRule, isWithinCategory, type RuledItem } from './item-rule.ts';

/**
 * The rule that makes the price of an item on a site: the first enabled one that fits and applies on that day. Undefined if none does; then
 * the site's own rule decides.
 * @param rules in the seller's order
 * @param day ISO date of the site's calendar
 * @param canReach whether a price that earns a wanted margin is known; without it, no rule that wants one fits
 */
export function chooseItemRule(
  rules: readonly ItemRule[],
  item: RuledItem,
  site: Site,
  day: string,
  canReach: (rule: ItemRule) => boolean = () => false,
): ItemRule | undefined {
  const brand = foldedBrand(item);
  return rules.find(
    (rule) =>
      rule.isEnabled &&
      appliesOn(rule, day) &&
      isForSite(rule, site) &&
      fits(rule, item, brand, rule.uplift.kind === 'amount') &&
      (rule.uplift.kind !== 'margin' || canReach(rule)),
  );
}

/** The first enabled rule for a floor that fits an item on a site. @param rules in the seller's order */
export function chooseFloorRule(rules: readonly FloorRule[], item: RuledItem, site: Site): FloorRule | undefined {
  const brand = foldedBrand(item);
  return rules.find(
    (rule) => rule.isEnabled && isForSite(rule, site) && fits(rule, item, brand, rule.floor.kind === 'amount'),
  );
}

const foldedBrand = ({ brand }: RuledItem) => (brand === null ? null : fold(brand));

/** Whether a rule applies on a day: an ISO date of the site's calendar. */
export function appliesOn({ from, to }: Pick<ItemRule, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

export function isForSite({ sites }: Pick<ItemFilter, 'sites'>, site: Site): boolean {
  return sites === null || sites.includes(site);
}

const fold = (brand: string) => brand.trim().toLowerCase();

/** The brands of rules as they are compared: rules are asked far more often than they change. */
const foldedBrands = new WeakMap<ItemFilter, ReadonlySet<string>>();

function isOfBrand(rule: ItemFilter, brand: string): boolean {
  const folded = foldedBrands.get(rule) ?? new Set(rule.brands?.map(fold));
  foldedBrands.set(rule, folded);
  return folded.has(brand);
}

const foldedTags = new WeakMap<ItemFilter, readonly string[]>();

function hasOneOf(rule: ItemFilter, wanted: readonly string[], tags: readonly string[]): boolean {
  const folded = foldedTags.get(rule) ?? wanted.map(foldTag);
  foldedTags.set(rule, folded);
  return tags.some((tag) => folded.includes(tag));
}

/** What is unknown of an item fits no filter for it. @param brand folded @param hasAmount whether the rule itself is an amount */
function fits(
  rule: ItemFilter,
  { categoryPath, tags, price }: RuledItem,
  brand: string | null,
  hasAmount: boolean,
): boolean {
  const { brands, categories, tags: wanted = null, priceBand, currency } = rule;
  if ((priceBand !== null || hasAmount) && price.currency !== currency) return false;
  return (
    (brands === null || (brand !== null && isOfBrand(rule, brand))) &&
    (categories === null || categories.some((key) => isWithinCategory(categoryPath, key))) &&
    (wanted === null || hasOneOf(rule, wanted, tags)) &&
    (priceBand === null ||
      ((priceBand.from === null || priceBand.from <= price.minor) &&
        (priceBand.to === null || price.minor <= priceBand.to)))
  );
}
