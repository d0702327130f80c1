import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { GlossaryTermRow } from './glossary.repository.ts';
import type { UsingItem } from './term-usage.ts';

/**
 * Writes the automatic titles of items for a site, using the seller's terms as modified by `change`. Provided by the
 * translations room, which reads the terms from here.
 * @returns item id → title; null if none can be written
 */
export type WriteTitles = (
  db: Db,
  userId: number,
  items: readonly UsingItem[],
  site: Site,
  change: (terms: readonly GlossaryTermRow[]) => readonly GlossaryTermRow[],
) => Promise<ReadonlyMap<number, string | null>>;
