import type { ItemPlace, LackingItem } from '@quayside/contract';
import { destinationsFor, type Platform, type Site } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { getItems, type Item } from '../products/index.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { listLive } from './home-categories.repository.ts';
import { viewOf } from './lacking.ts';
import { loadListingSpecifics } from './listing-specifics.ts';
import { listItemCategories, listMappings } from './mappings.repository.ts';

type Deps = Pick<CategoriesDeps, 'db' | 'hooks' | 'connectors'>;

/**
 * The sites with their own categories where the account's items are listed, by itself or by the seller's accounts on
 * other platforms.
 */
export async function sitesWithCategories(
  { db, connectors }: Pick<CategoriesDeps, 'db' | 'connectors'>,
  account: Account,
): Promise<Site[]> {
  const others = (await listAccounts(db, account.userId)).filter(({ platform }) => platform !== account.platform);
  const describes = (platform: Platform) => connectors.get(platform)?.categories?.isForOthersOnly === true;
  const sellers = new Set(others.map(({ platform }) => platform).filter(describes));
  const own = describes(account.platform) ? [] : destinationsFor(account.platform, account.platform);
  return [
    ...own.filter((site) => site !== account.sourceSite),
    ...[...sellers].flatMap((platform) => destinationsFor(account.platform, platform)),
  ];
}

/** @throws item_not_found */
async function requireItem({ db }: Deps, { userId, accountId }: Account, itemId: number): Promise<Item> {
  const [item] = await getItems(db, userId, [itemId]);
  if (item?.accountId !== accountId) throw fail('item_not_found');
  return item;
}

/**
 * The category of an item on each site, and who chose it. Calls no marketplace.
 * @throws item_not_found
 */
export async function listItemPlaces(deps: Deps, account: Account, itemId: number): Promise<ItemPlace[]> {
  const { db } = deps;
  const { userId, accountId } = account;
  const { categoryId: home } = await requireItem(deps, account, itemId);
  const sites = await sitesWithCategories(deps, account);
  const own = new Map((await listItemCategories(db, userId, [itemId], sites)).map((one) => [one.site, one]));
  const found = home === null ? [] : await listMappings(db, userId, [accountId], [home], sites);
  const mappings = new Map(found.map((one) => [one.site, one]));
  const live = new Set((await listLive(db, userId, [itemId], sites)).map(({ site }) => site));
  return sites.map((site): ItemPlace => {
    const isLive = live.has(site);
    const choice = own.get(site);
    if (choice) {
      const category = { id: choice.categoryId, path: choice.path };
      return { site, category, source: 'item', confidence: null, isLive };
    }
    const mapped = mappings.get(site);
    if (!mapped) return { site, category: null, source: 'suggested', confidence: null, isLive };
    const { categoryId, path, source, confidence } = mapped;
    return { site, category: categoryId === null ? null : { id: categoryId, path }, source, confidence, isLive };
  });
}

/**
 * All specifics of an item on a site. Calls no marketplace.
 * @throws item_not_found
 */
export async function readItemSpecifics(
  deps: Deps,
  account: Account,
  itemId: number,
  site: Site,
): Promise<LackingItem> {
  await requireItem(deps, account, itemId);
  const [listing] = await loadListingSpecifics(deps.db, deps.hooks, account, [{ itemId, site }]);
  if (!listing) throw fail('item_not_found');
  return viewOf(listing);
}
