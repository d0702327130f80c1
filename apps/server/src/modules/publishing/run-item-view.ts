import type { RunItem } from '@quayside/contract';
import { REASONS } from '@quayside/kernel';
import type { RunItemRow, ShownRunItem } from './run-items.repository.ts';

export function toRunItem(row: ShownRunItem): RunItem {
  return { ...runItemFields(row), sku: row.sku, sourceTitle: row.sourceTitle, imageUrl: row.imageUrl };
}

/** A run item's own data, without its item's. */
export function runItemFields(row: RunItemRow): Omit<RunItem, 'sku' | 'sourceTitle' | 'imageUrl'> {
  return {
    itemId: row.itemId,
    site: row.site,
    verdict: row.verdict,
    outcome: row.outcome,
    reason: row.reasonCode,
    reasonParams: row.reasonParams ?? {},
    fix: row.reasonCode ? REASONS[row.reasonCode].fix : null,
    title: row.title,
    titleLabel: row.titleLabel,
    dropped: row.dropped,
    price: row.priceMinor === null || row.currency === null ? null : { minor: row.priceMinor, currency: row.currency },
    quantity: row.quantity,
  };
}
