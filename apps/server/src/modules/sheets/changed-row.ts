import { manualKey, type SheetEdit, type SheetRow } from '@quayside/kernel/sheets';
import { type SheetChangeRow, sheetKey } from './sheet.kind.ts';
import type { StoredItem } from './sheet-items.repository.ts';

/** An edit as a row of a change: with the value before and after as the kind of the change keeps them. */
export function changedRow(item: StoredItem, { unit }: SheetRow, edit: SheetEdit, day: string): SheetChangeRow {
  const { itemId, title: label } = item;
  const sku = unit?.sku ?? item.sku;
  const row = (key: string, before: unknown, after: unknown, site: SheetChangeRow['site'] = null): SheetChangeRow => ({
    ...{ key: sheetKey(edit.what, key), itemId, site, sku, label },
    before: { what: edit.what, value: before },
    after: { what: edit.what, value: after },
  });
  switch (edit.what) {
    case 'stock': {
      const now = item.units.find(({ unitId }) => unitId === edit.unitId)?.onHand ?? 0;
      return row(String(edit.unitId), now, edit.after);
    }
    case 'cost': {
      // What is stated from today on is replaced; an earlier cost stays for earlier sales. Without one, the cost in force is removed.
      const since = edit.after ? day : (item.cost?.since ?? day);
      const before = item.cost?.since === since ? item.cost : null;
      return row(`${itemId} ${since}`, before, edit.after && { cost: edit.after, since });
    }
    case 'manual': {
      const before = item.manualOf[manualKey(edit.unitId, edit.site)] ?? null;
      const source = (unit?.price ?? item.price).minor;
      const after = edit.after && { price: edit.after, source };
      return row(`${itemId} ${edit.unitId} ${edit.site}`, before, after, edit.site);
    }
    case 'title': {
      const { own = null, shown = null, made = null } = item.titles[edit.site] ?? {};
      const written = edit.after === null ? null : { title: edit.after, sourceTitle: item.title, isAccepted: false };
      const before = { own, title: shown ?? '' };
      return row(`${itemId} ${edit.site}`, before, { own: written, title: edit.after ?? made ?? '' }, edit.site);
    }
  }
}
