import type { HomeDelta } from './model.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';

export interface HomeEdit {
  /** A variation's SKU; undefined for a listing without variations. */
  variationSku?: string | undefined;
  priceMinor?: number | undefined;
  quantity?: number | undefined;
  /** Added to the quantity sold so far. */
  soldMore?: number | undefined;
  title?: string | undefined;
  endedAt?: number | undefined;
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The change that applies an edit to a home listing at a given time. */
export function homeChange(seller: Seller, itemId: string, edit: HomeEdit, at: number): Change {
  const delta: HomeDelta = { ...seller.state.home.get(itemId), modifiedAt: at };
  const listing = seller.home.get(itemId);
  if (edit.title !== undefined) delta.title = edit.title;
  if (edit.endedAt !== undefined) delta.endedAt = edit.endedAt;
  const terms = defined({ priceMinor: edit.priceMinor, quantity: edit.quantity });
  if (edit.variationSku === undefined) {
    Object.assign(delta, terms);
    if (edit.soldMore) delta.sold = (delta.sold ?? 0) + edit.soldMore;
  } else {
    const known = listing?.variations.find((variation) => variation.sku === edit.variationSku);
    const earlier = delta.variations?.[edit.variationSku];
    const sold = edit.soldMore ? { sold: (earlier?.sold ?? known?.sold ?? 0) + edit.soldMore } : {};
    delta.variations = { ...delta.variations, [edit.variationSku]: { ...earlier, ...terms, ...sold } };
  }
  return { t: 'home', itemId, delta };
}
