import type {
  FilterField,
  FilterValues,
  ProductDetail,
  ProductFilter,
  ProductPage,
  ProductQuery,
} from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { countStock as countUnitStock, toldFigures } from '../stock/index.ts';
import { correctQuery } from './correct-query.ts';
import { listFilterValues } from './filter-values.ts';
import { refreshProductRows } from './product-rows.projection.ts';
import { getProduct, type ListScope, listProducts, listTotals } from './products.list.ts';
import * as repository from './products.repository.ts';
import { findSameSku } from './same-sku.ts';
import { accountsOf } from './selected-items.ts';

export async function list(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  query: ProductQuery,
): Promise<ProductPage> {
  const { accountId } = query;
  if (accountId === undefined) {
    const accountIds = (await accountsOf(db, userId, platform, undefined)).map((account) => account.accountId);
    return listForgiving(db, { userId, platform, accountIds }, query);
  }
  // A non-empty page proves that the account exists, so existence is checked only for an empty one.
  const page = await listForgiving(db, { userId, platform, accountIds: [accountId] }, query);
  if (page.list.length === 0) await accountsOf(db, userId, platform, accountId);
  return page;
}

/** If nothing is found and a word occurs nowhere, the words that were probably meant are searched for. */
async function listForgiving(db: Db, scope: ListScope, query: ProductQuery): Promise<ProductPage> {
  const page = await listProducts(db, scope, query);
  if (page.list.length > 0 || !query.query) return page;
  const correctedQuery = await correctQuery(db, scope.userId, query.query);
  if (correctedQuery === undefined) return page;
  return { ...(await listProducts(db, scope, { ...query, query: correctedQuery })), correctedQuery };
}

/** @throws account_not_found */
export async function listValues(
  db: Db,
  userId: number,
  { platform, field }: { readonly platform: Platform | 'all'; readonly field: FilterField },
  { accountId, ...filter }: ProductFilter & { readonly accountId?: number | undefined },
): Promise<FilterValues> {
  const accountIds = (await accountsOf(db, userId, platform, accountId)).map((account) => account.accountId);
  return listFilterValues(db, { userId, accountIds, platform }, field, filter);
}

export async function totals(db: Db, userId: number, platform: Platform | 'all', accountId: number | undefined) {
  const accounts = await accountsOf(db, userId, platform, accountId);
  return listTotals(
    db,
    userId,
    accounts.map((a) => a.accountId),
  );
}

/** @throws item_not_found */
export async function get(db: Db, userId: number, platform: Platform, itemId: number): Promise<ProductDetail> {
  const [item] = await repository.getItems(db, userId, [itemId]);
  if (!item || item.platform !== platform) throw fail('item_not_found');
  const [row, units, told, listings, sameSku] = await Promise.all([
    getProduct(db, userId, itemId),
    repository.listUnits(db, userId, itemId),
    toldFigures().then(({ listTold }) => listTold(db, userId, itemId)),
    repository.listListings(db, userId, itemId),
    findSameSku(db, userId, itemId),
  ]);
  if (!row) throw fail('item_not_found');
  return {
    ...row,
    description: item.description,
    gtin: item.gtin,
    mpn: item.mpn,
    categoryPath: item.categoryPath,
    images: item.images,
    attributes: item.attributes,
    url: item.url,
    units,
    told,
    listings,
    sameSku: item.isEnded ? [] : sameSku,
    importedAt: item.importedAt.toISOString(),
  };
}

/**
 * Sets the quantity that a person counted; every site follows.
 * @throws item_not_found, stock_kept_by_marketplace
 */
export async function countStock(
  db: Db,
  userId: number,
  platform: Platform,
  count: { itemId: number; unitId: number; onHand: number },
  actor: Actor,
): Promise<ProductDetail> {
  const [item] = await repository.getItems(db, userId, [count.itemId]);
  if (!item || item.platform !== platform || !item.units.some((unit) => unit.unitId === count.unitId)) {
    throw fail('item_not_found');
  }
  const units = await repository.listUnits(db, userId, count.itemId);
  if (units.find(({ unitId }) => unitId === count.unitId)?.isFBA) throw fail('stock_kept_by_marketplace');
  await withTransaction(db, async (tx) => {
    await countUnitStock(tx, userId, [count], actor);
    await refreshProductRows(tx, userId, [count.itemId]);
    await emitEvents(tx, userId, [{ kind: 'stock', itemIds: [count.itemId] }]);
  });
  return get(db, userId, platform, count.itemId);
}
