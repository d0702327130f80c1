import { type Site, sitesOf } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { type AccountsDeps, getAccount } from '../accounts/index.ts';
import { getItems } from '../products/index.ts';
import { titleLimitOf } from './title-limit.ts';
import type { TitledItem } from './titled-item.ts';

/** An item, with everything on which its titles depend. */
export interface TranslatableItem extends TitledItem {
  /** The sites where it can be listed. */
  readonly sites: readonly Site[];
  /** Code points that the item's marketplace allows. */
  readonly titleLimit: number;
}

export interface TranslatableItemDeps {
  readonly db: Db;
  readonly connectors: AccountsDeps['connectors'];
}

export async function findTranslatable(
  { db, connectors }: TranslatableItemDeps,
  userId: number,
  itemId: number,
): Promise<TranslatableItem | undefined> {
  const [item] = await getItems(db, userId, [itemId]);
  const account = item && (await getAccount(db, userId, item.accountId));
  if (!item || !account) return undefined;
  return {
    ...item,
    sites: sitesOf(item.platform).filter((site) => site !== account.sourceSite),
    titleLimit: titleLimitOf({ connectors }, item.platform),
  };
}
