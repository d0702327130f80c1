import { type AccountRef, platformOfSite, type Site, toGtin14 } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { exemptionsOf, matchesOf } from '../../categories/index.ts';
import type { Content } from '../../dispatch/index.ts';
import type { Item } from '../../products/index.ts';

/** The effect of the seller's decisions about products and their codes on what is sent to a site. */
export async function decisionsOn(db: Db, { userId, accountId }: AccountRef, itemIds: readonly number[], site: Site) {
  const matchOf = await matchesOf(db, userId, itemIds, [site]);
  const isExempt = await exemptionsOf(db, userId, accountId);
  const isForOthers = platformOfSite(site) !== null;
  return {
    /** An offer for the product that the seller recognized, if several have the code. */
    asOffer(content: Content, { itemId }: Item): Content {
      const match = matchOf(itemId, site);
      const [unit, another] = content.units;
      const [productId] = match?.productIds ?? [];
      if (!match?.isSame || !unit || another || productId === undefined) return content;
      return { ...content, products: { [unit.sku]: productId } };
    },
    /** A new product: without the codes of another one, and exempt from codes if the brand is. */
    asNew(content: Content, { itemId, brand }: Item): Content {
      if (!isForOthers) return content;
      const isOther = matchOf(itemId, site)?.isSame === false;
      // An invalid code, such as one with a wrong check digit, was treated as missing.
      const isWithoutCodes = isOther || content.units.every(({ gtin }) => toGtin14(gtin) === undefined);
      const units = isWithoutCodes ? content.units.map((unit) => ({ ...unit, gtin: null })) : content.units;
      const isFree = isWithoutCodes && isExempt(brand, content.categoryId);
      return { ...content, units, ...(isFree ? { isFreeOfCodes: true } : {}) };
    },
  };
}
