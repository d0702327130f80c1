import type { Site } from '@quayside/kernel';
import {
  createSizeConverter,
  type OwnChart,
  type SizeConverter,
  type SizedItem,
} from '@quayside/kernel/sizes/size-converter';
import type { Db } from '../../platform/database/db.ts';
import { listAccounts } from '../accounts/index.ts';
import { listChartsFor } from './charts.repository.ts';

export type ChartedItem = SizedItem & { readonly accountId: number };
export type SizeConvertersOf = (item: ChartedItem) => SizeConverter;

/** Sizes without a system are read as British for an item whose account no longer exists. */
const UNKNOWN_HOME: Site = 'UK';

/**
 * How the sizes of these items are converted: first by the seller's charts for brand and category, then by the built-in
 * ones.
 */
export async function sizeConvertersOf(
  db: Db,
  userId: number,
  items: readonly ChartedItem[],
): Promise<SizeConvertersOf> {
  const charts = await listChartsFor(db, userId, {
    brands: [...new Set(items.flatMap(({ brand }) => brand ?? []))],
    categoryIds: [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))],
  });
  return sizeConvertersWith(await loadHomes(db, userId), charts);
}

/** The same with charts that need not be stored. */
export function sizeConvertersWith(homes: ReadonlyMap<number, Site>, charts: readonly OwnChart[]): SizeConvertersOf {
  return (item) => createSizeConverter(item, homes.get(item.accountId) ?? UNKNOWN_HOME, charts);
}

/** Accounts with their home sites. */
export async function loadHomes(db: Db, userId: number): Promise<Map<number, Site>> {
  return new Map((await listAccounts(db, userId)).map(({ accountId, sourceSite }) => [accountId, sourceSite]));
}
