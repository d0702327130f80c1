import type { RunItem, RunItemPreview } from '@quayside/contract';
import { type Currency, REASONS, siteFacts } from '@quayside/kernel';
import type { ListingPreview } from '../facts/index.ts';
import type { RunItemRow, ShownRunItem } from './run-items.repository.ts';

export function toRunItem(row: ShownRunItem): RunItem {
  return { ...runItemFields(row), sku: row.sku, sourceTitle: row.sourceTitle, imageUrl: row.imageUrl };
}

/** A run item's own data, without its item's. */
function runItemFields(row: RunItemRow): Omit<RunItem, 'sku' | 'sourceTitle' | 'imageUrl'> {
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

/** The run item as a listing, with its prices. */
export function toPreview(row: RunItemRow, { units, ...listing }: ListingPreview): RunItemPreview {
  const currency: Currency = row.currency ?? siteFacts(row.site).currency;
  const { units: unitPrices = {}, ...breakdown } = row.priceBreakdown ?? { units: {} };
  return {
    ...runItemFields(row),
    ...listing,
    units: units.map(({ unitId, ...unit }) => ({
      ...unit,
      price: { minor: unitPrices[unitId] ?? row.priceMinor ?? 0, currency },
    })),
    priceBreakdown: row.priceBreakdown ? (breakdown as RunItemPreview['priceBreakdown']) : null,
  };
}
