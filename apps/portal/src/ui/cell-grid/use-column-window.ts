import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo } from 'react';
import type { CellColumn, PlacedColumn } from './cell-column.ts';

/** Columns drawn beyond both edges of the view. */
const OVERSCAN = 2;

/** The columns in sight of a grid that scrolls sideways under the names of its rows. Widths are in pixels. */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly CellColumn[],
  nameWidth: number,
  cellWidth: number,
) {
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cellWidth,
    overscan: OVERSCAN,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names or widths make the measured columns wrong
  useEffect(() => virtual.measure(), [nameWidth, cellWidth, virtual]);
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const shown = useMemo(
    (): readonly PlacedColumn[] =>
      columns.slice(first, last + 1).map((column, n) => ({
        ...column,
        index: first + n,
        start: nameWidth + (first + n) * cellWidth,
        size: cellWidth,
      })),
    [columns, first, last, nameWidth, cellWidth],
  );
  return {
    shown,
    /** Of all columns and the names. */
    width: nameWidth + columns.length * cellWidth,
    scrollTo: (index: number) => virtual.scrollToIndex(index),
  };
}
