import type {
  AccountSelection,
  LiveListings,
  ProductDetail,
  ProductPage,
  ProductQuery,
  ProductSelection,
  SelectionCount,
} from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordGroup, recordHistory, recordInGroup } from '../history/index.ts';
import { countStock as countUnitStock } from '../stock/index.ts';
import { refreshProductRows } from './product-rows.projection.ts';
import { getProduct, listProducts, listTotals } from './products.list.ts';
import * as repository from './products.repository.ts';
import { findSameSku } from './same-sku.ts';
import { countSelection, selectItemIds } from './selection.ts';

/**
 * The user's accounts that a list covers.
 * @throws account_not_found for an account of another user or platform
 */
async function accountsOf(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  accountId: number | undefined,
): Promise<Account[]> {
  const accounts = (await listAccounts(db, userId)).filter((a) => platform === 'all' || a.platform === platform);
  if (accountId === undefined) return accounts;
  const account = accounts.find((candidate) => candidate.accountId === accountId);
  if (!account) throw fail('account_not_found');
  return [account];
}

export async function list(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  query: ProductQuery,
): Promise<ProductPage> {
  const { accountId } = query;
  if (accountId === undefined) {
    const accountIds = (await accountsOf(db, userId, platform, undefined)).map((account) => account.accountId);
    return listProducts(db, { userId, platform, accountIds }, query);
  }
  // A non-empty page proves that the account exists, so existence is checked only for an empty one.
  const page = await listProducts(db, { userId, platform, accountIds: [accountId] }, query);
  if (page.list.length === 0) await accountsOf(db, userId, platform, accountId);
  return page;
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
  const [row, units, listings, sameSku] = await Promise.all([
    getProduct(db, userId, itemId),
    repository.listUnits(db, userId, itemId),
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
    listings,
    sameSku: item.isEnded ? [] : sameSku,
    importedAt: item.importedAt.toISOString(),
  };
}

/** Selections are processed in steps of this many items, all in one transaction. */
const STEP = 5_000;

/** From this many items on, a block becomes a history group. */
const GROUPED_FROM = 10;

/** @throws account_not_found, item_not_in_selection */
export async function countSelected(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  selection: ProductSelection,
): Promise<SelectionCount> {
  const accounts = await accountsOf(db, userId, platform, selection.accountId);
  return countSelection(
    db,
    userId,
    accounts.map(({ accountId }) => accountId),
    selection,
  );
}

/**
 * Blocks or unblocks items manually. Live listings stay live: a block only prevents new listings.
 * @throws account_not_found, nothing_selected, item_not_in_selection
 */
export async function block(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  selection: ProductSelection,
  isBlocked: boolean,
  actor: Actor,
): Promise<Blocking> {
  return withTransaction(db, async (tx) => {
    const { accounts } = await countSelected(tx, userId, platform, selection);
    if (accounts.length === 0) throw fail('nothing_selected');
    const parts: Blocking[] = [];
    for (const { accountId } of accounts) {
      parts.push(await blockInAccount(tx, userId, { ...selection, accountId }, isBlocked, actor));
    }
    return {
      changed: parts.reduce((sum, { changed }) => sum + changed, 0),
      live: sumLive(parts.flatMap(({ live }) => live)),
    };
  });
}

interface Blocking {
  readonly changed: number;
  /** The listings that stay live after a block. */
  readonly live: readonly LiveListings[];
}

function sumLive(parts: readonly LiveListings[]): LiveListings[] {
  const sums = new Map<string, LiveListings>();
  for (const part of parts) {
    const key = `${part.site} ${part.accountId}`;
    sums.set(key, { ...part, n: part.n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

async function blockInAccount(
  tx: Tx,
  userId: number,
  selection: AccountSelection,
  isBlocked: boolean,
  actor: Actor,
): Promise<Blocking> {
  const { accountId } = selection;
  const why = isBlocked ? 'blocked' : 'unblocked';
  const change = { actor, field: 'blocked', before: !isBlocked, after: isBlocked, why } as const;
  let changed = 0;
  const live: LiveListings[] = [];
  let groupId: number | undefined;
  for (let after = 0; ; ) {
    const itemIds = await selectItemIds(tx, userId, selection, after, STEP);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    after = last;
    const blocked = await repository.setBlacklisted(tx, userId, itemIds, 'M', isBlocked);
    changed += blocked.length;
    if (isBlocked) live.push(...(await repository.countLive(tx, userId, itemIds)));
    const entries = blocked.map((itemId) => ({ ...change, entity: 'item' as const, entityId: itemId, itemId }));
    if (blocked.length >= GROUPED_FROM) {
      groupId ??= await recordGroup(tx, userId, { ...change, entity: 'items', entityId: accountId }, null);
    }
    if (groupId === undefined) await recordHistory(tx, userId, entries);
    else await recordInGroup(tx, userId, groupId, entries);
    await refreshProductRows(tx, userId, blocked);
  }
  if (changed > 0) await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
  return { changed, live };
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
