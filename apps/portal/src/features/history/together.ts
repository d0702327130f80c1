import type { HistoryEntry } from '@quayside/contract';

/** The unit in which the changes of a group are counted. */
export function groupUnitOf({ entity, why }: Pick<HistoryEntry, 'entity' | 'why'>): 'items' | 'listings' | 'changes' {
  if (entity === 'run') return 'listings';
  // Several fields of one item, or one item on several sites, may have changed.
  if (entity === 'change') return 'changes';
  return why === 'changed_at_home' || why === 'sku_changed' ? 'changes' : 'items';
}
