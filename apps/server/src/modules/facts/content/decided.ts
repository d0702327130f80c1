import { platformOfSite, type Site, toGtin14 } from '@quayside/kernel';
import type { Content } from '../../dispatch/index.ts';
import type { Item } from '../../products/index.ts';
import type { ListingFacts } from '../listing-facts.ts';

type Decisions = ListingFacts<'matchOf' | 'isExempt'>;

/** The effect of the seller's decisions about products and their codes on what is sent to a site. */
export function decide(facts: Decisions, content: Content, item: Item, site: Site, isOffer: boolean): Content {
  return isOffer ? asOffer(facts, content, item, site) : asNew(facts, content, item, site);
}

/** An offer for the product that the seller recognized, if several have the code. */
function asOffer({ matchOf }: Decisions, content: Content, { itemId }: Item, site: Site): Content {
  const match = matchOf(itemId, site);
  const [unit, another] = content.units;
  const [productId] = match?.productIds ?? [];
  if (!match?.isSame || !unit || another || productId === undefined) return content;
  return { ...content, products: { [unit.sku]: productId } };
}

/** A new product: without the codes of another one, and exempt from codes if the brand is. */
function asNew({ matchOf, isExempt }: Decisions, content: Content, { itemId, brand }: Item, site: Site): Content {
  if (platformOfSite(site) === null) return content;
  const isOther = matchOf(itemId, site)?.isSame === false;
  // An invalid code, such as one with a wrong check digit, was treated as missing.
  const isWithoutCodes = isOther || content.units.every(({ gtin }) => toGtin14(gtin) === undefined);
  const units = isWithoutCodes ? content.units.map((unit) => ({ ...unit, gtin: null })) : content.units;
  const isFree = isWithoutCodes && isExempt(brand, content.categoryId);
  return { ...content, units, ...(isFree ? { isFreeOfCodes: true } : {}) };
}
