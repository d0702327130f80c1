import type { TranslatedText } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import type { LeftOut } from '@quayside/text/description';
import type { Db } from '../../platform/database/db.ts';
import type { Setting } from './setting.ts';

/** A description, as it is sent. */
export interface Written {
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
  /** Whether the seller's own text is left out, because it is in another language or too long. */
  readonly isOwnTextLeftOut: boolean;
  /** Null where no engine is asked. */
  readonly translated: TranslatedText | null;
}

/** A description together with its item. */
export interface WrittenOfItem extends Written {
  readonly accountId: number;
  readonly platform: Platform;
  /** The title at home. */
  readonly sourceTitle: string;
}

/** Writes descriptions. Provided by compose.ts. */
export interface DescriptionHooks {
  /** What buyers would read about an item on a site; undefined if the item does not belong to the seller. */
  writeDescription(
    db: Db,
    userId: number,
    itemId: number,
    site: Site,
    setting: Setting,
  ): Promise<WrittenOfItem | undefined>;
}
