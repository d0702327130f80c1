import type { Site } from '../sites.ts';
import { type ItemRule, isWithinCategory, type RuledItem } from './item-rule.ts';

/**
 * The rule that makes the price of an item on a site: the first enabled one that fits and applies on that day. Undefined if none does; then
 * the site's own rule decides.
 * @param rules in the seller's order
 * @param day ISO date of the site's calendar
 */
export function chooseItemRule(
  rules: readonly ItemRule[],
  item: RuledItem,
  site: Site,
  day: string,
): ItemRule | undefined {
  const brand = item.brand === null ? null : fold(item.brand);
  return rules.find(
    (rule) => rule.isEnabled && appliesOn(rule, day) && isForSite(rule, site) && fits(rule, item, brand),
  );
}

/** Whether a rule applies on a day: an ISO date of the site's calendar. */
export function appliesOn({ from, to }: Pick<ItemRule, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

export function isForSite({ sites }: Pick<ItemRule, 'sites'>, site: Site): boolean {
  return sites === null || sites.includes(site);
}

const fold = (brand: string) => brand.trim().toLowerCase();

/** The brands of rules as they are compared: rules are asked far more often than they change. */
const foldedBrands = new WeakMap<ItemRule, ReadonlySet<string>>();

function isOfBrand(rule: ItemRule, brand: string): boolean {
  const folded = foldedBrands.get(rule) ?? new Set(rule.brands?.map(fold));
  foldedBrands.set(rule, folded);
  return folded.has(brand);
}

/** What is unknown of an item fits no filter for it. @param brand folded */
function fits(rule: ItemRule, { categoryPath, price }: RuledItem, brand: string | null): boolean {
  const { brands, categories, priceBand, currency, uplift } = rule;
  if ((priceBand !== null || uplift.kind === 'amount') && price.currency !== currency) return false;
  return (
    (brands === null || (brand !== null && isOfBrand(rule, brand))) &&
    (categories === null || categories.some((key) => isWithinCategory(categoryPath, key))) &&
    (priceBand === null ||
      ((priceBand.from === null || priceBand.from <= price.minor) &&
        (priceBand.to === null || price.minor <= priceBand.to)))
  );
}
