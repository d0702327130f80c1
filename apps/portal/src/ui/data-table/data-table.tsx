// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIdle } from '../use-idle.ts';
import { type Column, columnsShown, type SortState } from './columns.ts';
import classes from './data-table.module.css';
import { HeadRow } from './head-row.tsx';
import { useRowAnchor } from './row-anchor.ts';
import { areAllSelected, deselect, extendTo, isSelected, type Selection, selectMore, toggle } from './selection.ts';
import { TableFooter } from './table-footer.tsx';
import { placeAt, type TablePlace } from './table-place.ts';
import { TableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import type { ListWindow } from './use-list-window.ts';
import { useTop } from './use-top.ts';
import { useWayBack } from './use-way-back.ts';

export type End = 'first' | 'last';

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: ListWindow<Row>;
  readonly rowKey: (row: Row) => number;
  readonly rowName: (row: Row) => string;
  readonly rowHeight: number;
  /** Identifies the query. A new value scrolls to the start (or end) and clears the active row. */
  readonly questionKey: string;
  /** The list is read from its end. */
  readonly startsAtEnd?: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The order of the rows; absent if the seller can not choose it. */
  readonly sort?: SortState;
  readonly onSort?: (sort: SortState) => void;
  readonly onOpen: (row: Row) => void;
  /** Loads an end of the list; the table scrolls there as soon as it has arrived. Absent without a footer. */
  readonly onJump?: (to: End) => void;
  /** The table's position when this query was last left. */
  readonly place?: TablePlace | null;
  readonly onMove?: (place: TablePlace) => void;
  readonly texts: { readonly selectAll: string; readonly selectRow: (name: string) => string };
  /** What has happened to the list meanwhile, in the footer. */
  readonly news?: ReactNode;
}

/** More rows are requested when the view is this many rows from the edge of the loaded rows. */
const REACH = 24;
/** Rows rendered beyond both edges of the view; hardly any before the first paint. */
const OVERSCAN = { atFirst: 1, later: 10 };
/** The height of the sticky header in pixels, as in the style sheet. */
const HEAD_HEIGHT = 34;

/** A table of any length: only visible rows are rendered, pages load from both sides, and the keyboard can do everything that the mouse can. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, columns, rowKey, rowHeight, selection, onSelect, startsAtEnd = false, place = null } = props;
  const { rows, hasNext, hasPrevious, needNext, needPrevious } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [activeKey, setActiveKey] = useState<number | null>(null);
  const [jumpingTo, setJumpingTo] = useState<End | null>(null);
  const isNarrow = useIsNarrow(scroller);
  const top = useTop(scroller);
  const isIdle = useIdle();
  const shown = columnsShown(columns, isNarrow);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const template = ['44px', ...shown.map((column) => column.width)].join(' ');

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: isIdle ? OVERSCAN.later : OVERSCAN.atFirst,
    scrollPaddingEnd: HEAD_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes the measured rows wrong
  useEffect(() => virtual.measure(), [rowHeight, virtual]);
  useRowAnchor({ scroller, keys, rowHeight, hasPrevious });

  const wayBack = useWayBack(scroller, keys, rowHeight);

  const isLoaded = rows.length > 0 && !list.isStale;
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!isLoaded) return;
    if (hasNext && last + REACH >= rows.length) needNext();
    if (hasPrevious && first - REACH <= 0) needPrevious();
  }, [first, last, isLoaded, rows.length, hasNext, hasPrevious, needNext, needPrevious]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes or its first rows arrive, not per page
  useLayoutEffect(() => {
    const element = scroller.current;
    const isBack = isLoaded && wayBack.goBackTo(place);
    if (element && isLoaded && !isBack) element.scrollTop = startsAtEnd ? element.scrollHeight : 0;
    setActiveKey(isBack ? (place?.active ?? null) : null);
  }, [props.questionKey, isLoaded]);

  const isEndHere = (to: End) =>
    isLoaded && (to === 'last') === startsAtEnd && !(to === 'last' ? hasNext : hasPrevious);
  const jump = (to: End) => {
    setJumpingTo(to);
    if (!isEndHere(to)) props.onJump?.(to);
  };
  const hasArrived = jumpingTo !== null && isEndHere(jumpingTo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each jump, when its end is here
  useLayoutEffect(() => {
    if (!hasArrived) return;
    const index = jumpingTo === 'last' ? keys.length - 1 : 0;
    setActiveKey(keys[index] ?? null);
    virtual.scrollToIndex(index);
    setJumpingTo(null);
  }, [hasArrived]);

  const { onMove } = props;
  const noteMove = () => {
    const at = isLoaded ? placeAt(keys, scroller.current?.scrollTop ?? 0, rowHeight, activeKey) : null;
    if (at) onMove?.(at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling is noted as it happens
  useEffect(noteMove, [activeKey]);

  const onKeyDown = useGridKeys({
    keys,
    activeKey,
    selection,
    onSelect,
    onActivate: (key, index) => {
      setActiveKey(key);
      virtual.scrollToIndex(index);
    },
    onOpen: (key) => {
      const row = rows[keys.indexOf(key)];
      if (row) props.onOpen(row);
    },
    onJump: jump,
  });

  const areAll = areAllSelected(selection, keys);
  return (
    <div className={classes.shell}>
      <div
        ref={scroller}
        role="grid"
        aria-label={props.label}
        aria-rowcount={list.count === null ? -1 : list.count + 1}
        aria-multiselectable="true"
        aria-activedescendant={activeKey === null ? undefined : `${id}-${activeKey}`}
        aria-busy={list.isStale}
        tabIndex={0}
        className={classes.scroller}
        style={{ '--table-top': `${top}px` }}
        onKeyDown={onKeyDown}
        onScroll={noteMove}
        onKeyDownCapture={wayBack.giveUp}
        onPointerDown={wayBack.giveUp}
        onWheel={wayBack.giveUp}
        onFocus={(event) => {
          if (event.target === event.currentTarget && activeKey === null) setActiveKey(keys[first] ?? null);
        }}
      >
        <HeadRow
          columns={shown}
          template={template}
          sort={props.sort}
          onSort={props.onSort}
          selectAllLabel={props.texts.selectAll}
          areAllSelected={areAll}
          onToggleAll={() => onSelect((areAll ? deselect : selectMore)(selection, keys))}
        />
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            const key = keys[item.index];
            if (row === undefined || key === undefined) return null;
            return (
              <TableRow
                key={key}
                id={`${id}-${key}`}
                row={row}
                columns={shown}
                template={template}
                top={item.start}
                height={rowHeight}
                isActive={key === activeKey}
                isSelected={isSelected(selection, key)}
                checkLabel={props.texts.selectRow(props.rowName(row))}
                onActivate={() => setActiveKey(key)}
                onToggle={(isRange) => onSelect((isRange ? extendTo : toggle)(selection, key, keys))}
              />
            );
          })}
        </div>
      </div>
      {props.onJump ? <TableFooter news={props.news} onJump={jump} /> : null}
    </div>
  );
}
