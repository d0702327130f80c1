import { applyPatches, putAttributes, textOf, withoutMarketplaces } from './attributes.ts';
import type { Attributes, Edit, Issue, Market, StoredListing } from './model.ts';
import type { AmazonSeller } from './seller.ts';
import { type Goods, ownAsin } from './shop.ts';

const LATE_ISSUE: Issue = {
  code: '18027',
  message: 'The listing was found to break a policy after it had been accepted.',
  severity: 'ERROR',
  categories: ['QUALIFICATION_REQUIRED'],
};

/** The product of a listing: the suggested ASIN, the product with its EAN, its earlier product, or a new one. */
function asinFor(
  goods: Goods,
  seller: AmazonSeller,
  sku: string,
  attributes: Attributes,
  marketplaceId: string,
): string {
  const held = Object.values(seller.listing(sku)?.markets ?? {})[0]?.asin;
  const ean = textOf(attributes, 'externally_assigned_product_identifier', marketplaceId);
  return (
    textOf(attributes, 'merchant_suggested_asin', marketplaceId) ??
    held ??
    (ean === undefined ? undefined : goods.byEan(ean)) ??
    ownAsin(seller.profile.sellerId, sku)
  );
}

export interface EditContext {
  goods: Goods;
  now: number;
  willFail: boolean;
}

/** The listing after an edit. */
export function edited(
  seller: AmazonSeller,
  before: StoredListing | undefined,
  { sku, marketplaceIds, edit }: { sku: string; marketplaceIds: readonly string[]; edit: Edit },
  { goods, now, willFail }: EditContext,
): StoredListing | undefined {
  const base: StoredListing = before ?? { sku, productType: '', attributes: {}, markets: {} };
  if (edit.kind === 'delete') {
    if (!before) return undefined;
    const left = Object.entries(base.markets).filter(([id]) => !marketplaceIds.includes(id));
    const attributes = left.length === 0 ? {} : withoutMarketplaces(base.attributes, marketplaceIds);
    return { ...base, attributes, markets: Object.fromEntries(left) };
  }
  const attributes =
    edit.kind === 'put'
      ? putAttributes(base.attributes, edit.attributes, marketplaceIds)
      : applyPatches(base.attributes, edit.patches, marketplaceIds);
  const touched = marketplaceIds.filter((id) => edit.kind === 'put' || base.markets[id] !== undefined);
  const markets: Record<string, Market> = { ...base.markets };
  for (const id of touched) {
    markets[id] = {
      createdAt: base.markets[id]?.createdAt ?? now,
      updatedAt: now,
      asin: base.markets[id]?.asin ?? asinFor(goods, seller, sku, attributes, id),
      issues: willFail ? [LATE_ISSUE] : [],
    };
  }
  const productType = edit.kind === 'put' && edit.productType !== 'PRODUCT' ? edit.productType : base.productType;
  return { ...base, productType: productType || edit.productType, attributes, markets };
}
