import type { Site } from '@quayside/kernel';
import type { SpecificOrigin } from '@quayside/kernel/specifics';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';

/** A specific that was derived for an item on a site, by the site's name and in its language. */
export interface MadeSpecific {
  readonly name: string;
  readonly values: readonly string[];
  readonly origin: Extract<SpecificOrigin, 'item' | 'title' | 'variations' | 'unbranded'>;
}

export type MadeSpecificsOf = (item: Item, site: Site) => readonly MadeSpecific[];

/** Derives what listings say. Provided by compose.ts. */
export interface CategoryHooks {
  madeSpecifics(db: Db, userId: number, items: readonly Item[], sites: readonly Site[]): Promise<MadeSpecificsOf>;
}
