import type { HistoryEntry } from '@quayside/contract';

/** What the changes that were made with this one are counted in. */
export function togetherOf({ entity, why }: Pick<HistoryEntry, 'entity' | 'why'>): 'items' | 'listings' | 'changes' {
  if (entity === 'run') return 'listings';
  // One item may have changed in several things.
  return why === 'changed_at_home' ? 'changes' : 'items';
}
