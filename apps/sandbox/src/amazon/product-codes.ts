import { textOf } from './attributes.ts';
import type { Attributes, Issue } from './model.ts';
import type { AmazonProfile } from './sellers.data.ts';
import type { Goods } from './shop.ts';

/** The rules for product codes of new products: which brand owns a code, and who needs none. */

const CODE = 'externally_assigned_product_identifier';
const EXEMPTION = 'supplier_declared_has_product_identifier_exemption';
const NO_BRAND = 'generic';

const exempt = new WeakMap<Goods, Map<string, ReadonlySet<string>>>();

/** The brands of the seller's own shop; Amazon has exempted only these from product codes. */
function exemptBrands(goods: Goods, { home, ownsCatalogue }: AmazonProfile): ReadonlySet<string> {
  if (!ownsCatalogue) return new Set();
  const known = exempt.get(goods) ?? new Map<string, ReadonlySet<string>>();
  exempt.set(goods, known);
  const brands =
    known.get(home.site) ??
    new Set([...goods.rowsAt(home).values()].map(({ entry }) => entry.brand.toLowerCase() || NO_BRAND));
  known.set(home.site, brands);
  return brands;
}

const error = (code: string, message: string, attribute: string): Issue => ({
  code,
  message,
  severity: 'ERROR',
  attributeNames: [attribute],
  categories: ['INVALID_ATTRIBUTE'],
});

/** The fault of the product code in a submission. */
export function judgeCode(
  goods: Goods,
  profile: AmazonProfile,
  attributes: Attributes,
  marketplaceId: string,
): Issue[] {
  if (textOf(attributes, 'merchant_suggested_asin', marketplaceId) !== undefined) return [];
  const brand = textOf(attributes, 'brand', marketplaceId) ?? '';
  const code = textOf(attributes, CODE, marketplaceId);
  if (code === undefined) {
    const isClaimed = attributes[EXEMPTION]?.some(({ value }) => value === true) ?? false;
    if (!isClaimed || exemptBrands(goods, profile).has(brand.toLowerCase())) return [];
    const text = `You are not exempt from providing a product identifier for the brand '${brand}'. Apply for a GTIN exemption in Seller Central.`;
    return [error('5665', text, EXEMPTION)];
  }
  const theirs = goods.byAsin(goods.byEan(code) ?? '')?.entry.brand ?? '';
  if (theirs === '' || theirs.toLowerCase() === brand.toLowerCase()) return [];
  const text = `The product identifier '${code}' belongs to a product in the Amazon catalogue whose 'brand' is '${theirs}', not '${brand}'.`;
  return [error('8541', text, CODE)];
}
