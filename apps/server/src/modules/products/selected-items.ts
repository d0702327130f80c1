import {
  type ChangeView,
  type GatheredItems,
  MAX_SELECTED,
  type ProductSelection,
  type SelectionCount,
} from '@quayside/contract';
import { productSelection } from '@quayside/contract/products.schema';
import type { Platform } from '@quayside/kernel';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { type ChangeDeps, type Kind, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { countSelection, selectItemIdsIn } from './selection.ts';

/**
 * A selection as a previewed change keeps it in its settings. The accounts are those of the moment in which the seller chose, so that
 * an account that is connected later is not among them.
 */
export const selectedItems = z.object({
  accountIds: z.array(z.number().int()).readonly(),
  selection: productSelection,
});
export type SelectedItems = z.output<typeof selectedItems>;

/** @throws account_not_found, item_not_in_selection, nothing_selected */
export async function settleSelection(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  selection: ProductSelection,
): Promise<SelectedItems> {
  const { accounts } = await countSelected(db, userId, platform, selection);
  if (accounts.length === 0) throw fail('nothing_selected');
  return { accountIds: accounts.map(({ accountId }) => accountId), selection };
}

/**
 * Prepares a change of selected items.
 * @param goal what the items get, as the settings of the kind keep it
 * @throws account_not_found, item_not_in_selection, nothing_selected
 */
export async function prepareSelected<Settings extends SelectedItems, Value, Place>(
  deps: ChangeDeps,
  kind: Kind<Settings, Value, Place>,
  who: Who,
  { platform, ...selection }: ProductSelection & { readonly platform: Platform | 'all' },
  goal: Omit<Settings, keyof SelectedItems>,
): Promise<ChangeView> {
  const { userId } = who;
  const selected = await settleSelection(deps.db, userId, platform, selection);
  const settings = kind.settings.parse({ ...selected, ...goal });
  return prepareChange(deps, kind, { userId, settings, actor: actorOf(who) });
}

/** A step of `findRows`: the next selected items after a place, by ascending id. */
export async function findSelected(
  db: Db,
  userId: number,
  { accountIds, selection }: SelectedItems,
  after: number | null,
  limit: number,
): Promise<{ readonly itemIds: readonly number[]; readonly next: number | null }> {
  const itemIds = await selectItemIdsIn(db, userId, accountIds, selection, after ?? 0, limit);
  return { itemIds, next: itemIds.length === limit ? (itemIds.at(-1) ?? null) : null };
}

/**
 * The user's accounts that a list covers.
 * @throws account_not_found for an account of another user or platform
 */
export async function accountsOf(
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

/**
 * The items of a selection one by one, at most as many as can be selected so.
 * @throws account_not_found
 */
export async function gatherSelected(
  db: Db,
  userId: number,
  platform: Platform | 'all',
  selection: ProductSelection,
): Promise<GatheredItems> {
  const accounts = await accountsOf(db, userId, platform, selection.accountId);
  const accountIds = accounts.map(({ accountId }) => accountId);
  const itemIds = await selectItemIdsIn(db, userId, accountIds, selection, 0, MAX_SELECTED + 1);
  return { list: itemIds.slice(0, MAX_SELECTED), isWhole: itemIds.length <= MAX_SELECTED };
}

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
