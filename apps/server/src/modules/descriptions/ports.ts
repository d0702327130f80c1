import type { Platform, Site } from '@quayside/kernel';
import type { LeftOut } from '@quayside/text';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Setting } from './setting.ts';

/** A description as it is sent. */
export interface Written {
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
  /** The seller's own text is not shown: it is in another language, or too long. */
  readonly isOwnTextLeftOut: boolean;
}

/** The same with whose item it is. */
export interface WrittenOfItem extends Written {
  readonly accountId: number;
  readonly platform: Platform;
  /** At home. */
  readonly sourceTitle: string;
}

/** Joined in compose.ts: how listings are described, and what follows a change of it. */
export interface DescriptionHooks {
  /** The listings are sent again in the background. Runs in the transaction of the change. */
  placesChanged(
    tx: Tx,
    userId: number,
    listings: readonly { readonly itemId: number; readonly site: Site }[],
  ): Promise<void>;
  /** What buyers would read of an item on a site; undefined if the item is not the seller's. */
  writeDescription(
    db: Db,
    userId: number,
    itemId: number,
    site: Site,
    setting: Setting,
  ): Promise<WrittenOfItem | undefined>;
}
