export { itemKind } from './item-kind.ts';
export { FOLDED_TAGS } from './item-tags.ts';
export { refreshListingsAbroad, refreshPricesAbroad, refreshProductRows } from './product-rows.projection.ts';
export { listTotals, readItemsVersion } from './products.list.ts';
export {
  endItems,
  getItems,
  type Item,
  lockFreeItems,
  lockItems,
  setBlacklisted,
  setRepricerBlocked,
} from './products.repository.ts';
export { createProductsRoom } from './products.room.ts';
export { type StoredItem, storeListings } from './products.store.ts';
export { findSelected, prepareSelected, selectedItems, settleSelection } from './selected-items.ts';
export { countCatalogue, countSelection, selectItemIds, selectUnlistedIds } from './selection.ts';
