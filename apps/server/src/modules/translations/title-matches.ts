import type { MemoryMatch } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { fillTemplate, memoryKey, sourceTitle } from '@quayside/text';
import { fail } from '../../platform/http/fail.ts';
import { titlesOnSites } from '../charts/index.ts';
import { findAlike } from '../memory/index.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { findTranslatable, type TranslatableItemDeps } from './translatable-item.ts';

/** The number of candidates that are read; those whose slots differ from the title's do not fit. */
const CANDIDATES = 20;
const SHOWN = 5;
/** Below this similarity, in per cent, it is a different title. */
const LEAST = 50;

/**
 * Remembered titles that match an item on a site, the exact one first.
 * @throws item_not_found, site_not_supported
 */
export async function matchesOf(
  deps: TranslatableItemDeps,
  userId: number,
  itemId: number,
  site: Site,
): Promise<MemoryMatch[]> {
  const item = await findTranslatable(deps, userId, itemId);
  if (!item) throw fail('item_not_found');
  if (!item.sites.includes(site)) throw fail('site_not_supported');
  const brand = item.brand ?? undefined;
  const title = sourceTitle((await titlesOnSites(deps.db, userId, [item]))(item, site));
  const pair = { from: (await sourceLanguagesOf(deps.db, userId, [item]))(item), to: siteFacts(site).language };
  const key = memoryKey(title, brand);
  const alike = await findAlike(deps.db, userId, pair, key, CANDIDATES);
  const matches = alike.flatMap((entry): MemoryMatch[] => {
    const filled = fillTemplate(entry.template, title, brand);
    const score = entry.key === key ? 100 : Math.min(99, Math.floor(entry.similarity * 100));
    return filled === undefined || score < LEAST ? [] : [{ title: filled, score, origin: entry.origin }];
  });
  return matches.toSorted((one, other) => other.score - one.score).slice(0, SHOWN);
}
