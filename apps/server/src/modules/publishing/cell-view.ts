import type { RunCell } from '@quayside/contract';
import { REASONS } from '@quayside/kernel';
import type { CellRow, ShownCell } from './cells.repository.ts';

export function toCell(row: ShownCell): RunCell {
  return { ...cellFields(row), sku: row.sku, sourceTitle: row.sourceTitle, imageUrl: row.imageUrl };
}

/** What a cell says of itself, without what its item shows. */
export function cellFields(row: CellRow): Omit<RunCell, 'sku' | 'sourceTitle' | 'imageUrl'> {
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
    coverage: row.coverage,
    untranslated: row.untranslated,
    dropped: row.dropped,
    price: row.priceMinor === null || row.currency === null ? null : { minor: row.priceMinor, currency: row.currency },
    quantity: row.quantity,
  };
}
