import { ConnectorError } from '@quayside/connector-kit';
import type { CategoryChoice, CategoryChosen, CategoryTouched } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, type Platform, platformOfSite, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { rehearse } from '../../platform/database/rehearse.ts';
import { fail } from '../../platform/http/fail.ts';
import { type AccountsDeps, getAccount, listAccounts, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { type FollowDeps, foundIn, keepFollowers, lockQueueing } from '../listings/index.ts';
import { countSelection, selectItemIds } from '../products/index.ts';
import { categoriesOf, type PlacedItem } from './categories-of.ts';
import { freeMapping, removeItemCategories, setItemCategories } from './choices.repository.ts';
import { listHomesOf, listItemsOf, listLive } from './home-categories.repository.ts';
import { keepMappings, listItemCategories } from './mappings.repository.ts';
import type { CategoryHooks } from './ports.ts';
import { createRequirementsReader } from './requirements.ts';

export interface CategoriesDeps extends AccountsDeps, FollowDeps {
  readonly hooks: CategoryHooks;
}

/** The history lists up to this many items one by one; more are one change of the account's items. */
const MOST_OWN_ENTRIES = 10;

/** The number of items that one statement changes. */
const STEP = 1_000;

type Channel = NonNullable<OpenedAccount['connector']['categories']>;

/**
 * Opens the account that lists on the site: the items' own, or the seller's account on the site's platform.
 * @throws account_not_found, and platform_not_available for a marketplace whose sites share their categories
 */
async function openChannel(
  deps: AccountsDeps,
  { userId, accountId, site }: AskedSite,
  signal: AbortSignal,
): Promise<{ readonly opened: OpenedAccount; readonly channel: Channel }> {
  const platform = platformOfSite(site);
  const sellerId = platform === null ? accountId : await findSeller(deps, userId, platform);
  const opened = await openAccount(deps, userId, sellerId, signal);
  if (opened.account.tokenState !== 'A') throw fail('account_disconnected');
  const channel = opened.connector.categories;
  if (!channel || (channel.isForOthersOnly && platform === null)) throw fail('platform_not_available');
  return { opened, channel };
}

/**
 * Any account of the platform, because its sites' categories are the same for all sellers. A connected one comes first.
 */
async function findSeller({ db }: AccountsDeps, userId: number, platform: Platform): Promise<number> {
  const found = (await listAccounts(db, userId)).filter((account) => account.platform === platform);
  const seller = found.find(({ tokenState }) => tokenState === 'A') ?? found[0];
  if (!seller) throw fail('account_not_found');
  return seller.accountId;
}

interface AskedSite extends AccountRef {
  readonly site: Site;
}

/** A marketplace that does not respond within this time counts as unavailable. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * Asks a site's marketplace about the site's categories.
 * @throws account_not_found, account_disconnected, platform_not_available, marketplace_unavailable
 */
export async function askMarketplace<T>(
  deps: AccountsDeps,
  at: AskedSite,
  ask: (opened: OpenedAccount, channel: Channel) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const { opened, channel } = await openChannel(deps, at, limit);
    return await ask(opened, channel);
  } catch (error) {
    if (!(error instanceof ConnectorError))
      throw limit.aborted ? fail('marketplace_unavailable', { cause: error }) : error;
    throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', { cause: error });
  }
}

type Choice = Omit<CategoryChoice, 'expected'>;

/** Counts the live listings that a choice would move; saves nothing. @throws as `chooseCategory` */
export async function previewChoice(
  deps: CategoriesDeps,
  account: AccountRef,
  choice: Choice,
  actor: Actor,
): Promise<CategoryTouched> {
  const checked = await checkChoice(deps, account, choice, actor);
  return rehearse(deps.db, (tx) => store(tx, deps, checked, choice));
}

/**
 * Chooses the category of a site for a category at home or for some items. Live listings follow in the background.
 * @throws account_not_found, account_disconnected, category_not_found, nothing_selected, item_not_in_selection, platform_not_available,
 * marketplace_unavailable, live_listings_changed
 */
export async function chooseCategory(
  deps: CategoriesDeps,
  account: AccountRef,
  { expected, ...choice }: CategoryChoice,
  actor: Actor,
): Promise<CategoryChosen> {
  const checked = await checkChoice(deps, account, choice, actor);
  return withTransaction(deps.db, async (tx) => {
    await lockQueueing(tx, account.userId);
    const { items, live } = await store(tx, deps, checked, choice);
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    return { items, live };
  });
}

async function checkChoice(
  deps: CategoriesDeps,
  { userId, accountId }: AccountRef,
  { site, categoryId, homeCategoryId, selection }: Choice,
  actor: Actor,
): Promise<CheckedChoice> {
  if (!(await getAccount(deps.db, userId, accountId))) throw fail('account_not_found');
  // This is known without the marketplace, which saves a call.
  if (selection) await countSelection(deps.db, userId, [accountId], selection);
  else if (homeCategoryId !== undefined) {
    const some = await listItemsOf(deps.db, userId, { accountId, homeCategoryId }, 0, 1);
    if (some.length === 0) throw fail('nothing_selected');
  }
  const treeVersion =
    categoryId === null
      ? ''
      : await askMarketplace(deps, { userId, accountId, site }, async (opened, channel) => {
          const requirementsOf = createRequirementsReader(deps.db, deps.clock, opened);
          if (!(await requirementsOf(site, categoryId))) throw fail('category_not_found');
          return channel.version(opened.session, site);
        });
  return { userId, accountId, treeVersion, actor };
}

interface CheckedChoice {
  readonly userId: number;
  readonly accountId: number;
  readonly treeVersion: string;
  readonly actor: Actor;
}

async function store(
  tx: Tx,
  { jobs, clock }: CategoriesDeps,
  { userId, accountId, treeVersion, actor }: CheckedChoice,
  { site, categoryId, path, homeCategoryId, selection }: Choice,
): Promise<CategoryTouched> {
  const now = clock.now();
  const nextOf = (after: number) =>
    homeCategoryId === undefined
      ? selectItemIds(tx, userId, { ...selection, accountId }, after, STEP)
      : listItemsOf(tx, userId, { accountId, homeCategoryId }, after, STEP);
  const change = {
    actor,
    site,
    field: 'category',
    before: null,
    after: categoryId === null ? null : path.join(' › ') || categoryId,
    why: categoryId === null ? 'category_freed' : 'category_chosen',
  } as const;
  const recordedIds: number[] = [];
  const following: ItemOnSite[] = [];
  let items = 0;
  for (let after = 0; ; ) {
    const itemIds = await nextOf(after);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    after = last;
    items += itemIds.length;
    if (recordedIds.length <= MOST_OWN_ENTRIES) recordedIds.push(...itemIds.slice(0, MOST_OWN_ENTRIES + 1));
    const placed = await listPlaced(tx, userId, itemIds, site);
    if (homeCategoryId === undefined) {
      if (categoryId === null) await removeItemCategories(tx, userId, itemIds, site);
      else await setItemCategories(tx, userId, itemIds, site, { categoryId, path }, now);
    }
    // Removing a category's choice moves nothing until the marketplace has suggested a category again.
    if (homeCategoryId !== undefined && categoryId === null) continue;
    const moved = await listMoved(tx, userId, placed, { site, categoryId, homeCategoryId });
    following.push(...moved.map((itemId) => ({ itemId, site })));
  }
  if (items === 0) throw fail('nothing_selected');
  if (homeCategoryId !== undefined) {
    if (categoryId === null) await freeMapping(tx, userId, accountId, homeCategoryId, site);
    else {
      const chosen = {
        accountId,
        homeCategoryId,
        site,
        categoryId,
        path,
        source: 'chosen',
        confidence: null,
        treeVersion,
      } as const;
      await keepMappings(tx, userId, [chosen], now);
    }
  }
  const hasOwnEntries = homeCategoryId === undefined && recordedIds.length <= MOST_OWN_ENTRIES;
  const entries = hasOwnEntries
    ? recordedIds.map((itemId) => ({ ...change, entity: 'item' as const, entityId: itemId, itemId }))
    : [{ ...change, entity: 'items' as const, entityId: accountId }];
  await recordHistory(tx, userId, entries);
  return { items, ...(await keepFollowers(tx, { jobs }, userId, foundIn(following))) };
}

interface Placed extends PlacedItem {
  /** On the site, before the change. */
  readonly before: string | undefined;
}

/** The items that are live on the site, with their categories. */
async function listPlaced(tx: Tx, userId: number, itemIds: readonly number[], site: Site): Promise<Placed[]> {
  const live = (await listLive(tx, userId, itemIds, [site])).map(({ itemId }) => itemId);
  const items = await listHomesOf(tx, userId, live);
  const categoryOf = await categoriesOf(tx, userId, items, [site]);
  return items.map((item) => ({ ...item, before: categoryOf(item, site)?.categoryId }));
}

/** The items whose category changes. The choice for their category at home is not stored yet. */
async function listMoved(
  tx: Tx,
  userId: number,
  placed: readonly Placed[],
  { site, categoryId, homeCategoryId }: Pick<Choice, 'site' | 'categoryId' | 'homeCategoryId'>,
): Promise<number[]> {
  const ids = placed.map(({ itemId }) => itemId);
  // An item with its own choice stays in place when its category at home moves.
  const own = homeCategoryId === undefined ? [] : await listItemCategories(tx, userId, ids, [site]);
  const staying = new Set(own.map(({ itemId }) => itemId));
  const freed = categoryId === null ? await categoriesOf(tx, userId, placed, [site]) : undefined;
  return placed
    .filter(({ itemId }) => !staying.has(itemId))
    .filter((item) => item.before !== (freed ? freed(item, site)?.categoryId : categoryId))
    .map(({ itemId }) => itemId);
}
