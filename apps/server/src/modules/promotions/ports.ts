import type { AccountRef, Money, Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';

/** What a sale of an item on a site earns at an ad rate in basis points; null if a figure is unknown. */
export type MarginAt = (itemId: number, site: Site, adRate: number) => Money | null;

/** Implemented by facts. */
export interface AdMarginsPort {
  readonly marginsAtRates: (
    db: Db,
    account: AccountRef,
    itemIds: readonly number[],
    sites: readonly Site[],
    now: Date,
  ) => Promise<MarginAt>;
}
