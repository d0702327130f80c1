// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active cell
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  areAllSelected,
  deselect,
  EMPTY_SELECTION,
  extendTo,
  isSelected,
  selectMore,
  toggle,
} from '../data-table/selection.ts';
import { TableFooter } from '../data-table/table-footer.tsx';
import { useIsNarrow } from '../data-table/use-is-narrow.ts';
import { type RowWindowProps, useRowWindow } from '../data-table/use-row-window.ts';
import { useTop } from '../data-table/use-top.ts';
import type { CellColumn, CellView } from './cell-column.ts';
import classes from './cell-grid.module.css';
import { CellHead, type CellHeadTexts } from './cell-head.tsx';
import { type Cell, type CellSelection, rectangle } from './cell-range.ts';
import { CellRow } from './cell-row.tsx';
import { type CellWritingKeys, useCellKeys } from './use-cell-keys.ts';
import { useColumnWindow } from './use-column-window.ts';
import { cellAt, useDrawing } from './use-drawing.ts';

/** How the cells of a grid are written in. */
interface CellWriting extends Pick<CellWritingKeys, 'onBegin' | 'onUndo'> {
  /** The cell with an open field; null for none. */
  readonly at: Cell | null;
  /** Empties cells. */
  readonly onClear: (cells: readonly Cell[]) => void;
  /** @param cells the selected ones around the active one, or that alone, in the order of the rows */
  readonly onPaste: (cells: readonly Cell[], text: string) => void;
  /** @param leave closes the field, and goes to the next cell */
  readonly renderField: (cell: Cell, leave: (to: 'down' | 'right' | null) => void) => ReactNode;
}

export interface CellGridProps<Row> extends RowWindowProps<Row> {
  readonly label: string;
  readonly columns: readonly CellColumn[];
  readonly rowName: (row: Row) => string;
  readonly nameTitle: string;
  /** In pixels; for one sign if none is given. */
  readonly cellWidth?: number;
  /** Absent where cells are only looked at. */
  readonly writing?: CellWriting;
  /** Stable, as the next one, or every row is drawn at each step. */
  readonly renderName: (row: Row) => ReactNode;
  readonly viewOf: (row: Row, column: string) => CellView;
  readonly selected: CellSelection;
  readonly onSelect: (selected: CellSelection) => void;
  /** What stands beside the grid: about the active cell, or about none. */
  readonly renderAside: (row: Row | null, column: string | null) => ReactNode;
  readonly asideLabel: string;
  readonly texts: CellHeadTexts & { readonly selectRow: (name: string) => string; readonly keys: string };
}

/** The widths of a cell with a sign and of the rows' names, in pixels. */
const SIGN_WIDTH = 44;
const NAME_WIDTH = { wide: 340, narrow: 172 } as const;

/**
 * A grid of any length whose cells are one sign each: rows and columns out of sight are not drawn, and the names of the rows stay. A cell is
 * looked at by the arrow keys or a click; what the grid says of it stands beside it. Shift, or drawing with the mouse, selects a rectangle.
 */
export function CellGrid<Row>(props: CellGridProps<Row>) {
  const { list, columns, rowHeight, selected, writing, onSelect } = props;
  const { rows } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const id = useId();
  const isNarrow = useIsNarrow(scroller);
  const top = useTop(scroller);
  const nameWidth = isNarrow ? NAME_WIDTH.narrow : NAME_WIDTH.wide;
  const { keys, items, activeKey, setActiveKey, scrolling, ...view } = useRowWindow(scroller, props);
  const across = useColumnWindow(scroller, columns, nameWidth, props.cellWidth ?? SIGN_WIDTH);
  const names = useMemo(() => columns.map(({ key }) => key), [columns]);
  const [wanted, setWanted] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const column = wanted !== null && names.includes(wanted) ? wanted : (names[0] ?? null);
  const active: Cell | null = activeKey === null || column === null ? null : { row: activeKey, column };
  const chosen = useMemo(() => (selected.columns === null ? null : new Set(selected.columns)), [selected.columns]);

  const moveTo = (to: Cell, isExtending: boolean) => {
    if (isExtending && active !== null) {
      const from = anchor ?? active;
      setAnchor(from);
      onSelect(rectangle({ anchor: from, last: active, to }, { rows: keys, columns: names }, selected));
    } else setAnchor(to);
    setActiveKey(to.row);
    setWanted(to.column);
  };
  const goTo = (to: Cell, isExtending: boolean) => {
    moveTo(to, isExtending);
    view.scrollToIndex(keys.indexOf(to.row));
    across.scrollTo(names.indexOf(to.column));
  };
  /** The loaded cells of the selection, if the active one is among them; otherwise that one alone. */
  const meant = (): readonly Cell[] => {
    if (active === null) return [];
    const isIn = (cell: Cell) => isSelected(selected.rows, cell.row) && (chosen === null || chosen.has(cell.column));
    if (!isIn(active)) return [active];
    return keys.flatMap((row) => names.map((name) => ({ row, column: name })).filter(isIn));
  };
  const leaveField = (to: 'down' | 'right' | null) => {
    scroller.current?.focus({ preventScroll: true });
    if (active === null || to === null) return;
    const next = to === 'down' ? keys[keys.indexOf(active.row) + 1] : names[names.indexOf(active.column) + 1];
    if (typeof next === 'number') goTo({ ...active, row: next }, false);
    else if (next !== undefined) goTo({ ...active, column: next }, false);
  };
  const onKeyDown = useCellKeys({
    keys,
    columns: names,
    active,
    selected,
    writing: writing && { ...writing, onClear: () => writing.onClear(meant()) },
    onMove: goTo,
    onSelect,
    onEnter: () => aside.current?.querySelector<HTMLElement>('a, button')?.focus(),
    onJump: view.jump,
  });
  const toggleRow = (key: number, isRange: boolean) =>
    onSelect({ rows: (isRange ? extendTo : toggle)(selected.rows, key, keys), columns: selected.columns });
  // One function for all renders, because the rows would be drawn again for another.
  const latest = useRef(toggleRow);
  useEffect(() => {
    latest.current = toggleRow;
  });
  const onToggle = useCallback((key: number, isRange: boolean) => latest.current(key, isRange), []);
  const selectColumn = (key: string) => onSelect({ rows: selectMore(EMPTY_SELECTION, keys), columns: [key] });

  const drawing = useDrawing(active, (to, isExtending) => {
    moveTo(to, isExtending);
    scroller.current?.focus({ preventScroll: true });
  });
  const areAll = areAllSelected(selected.rows, keys) && chosen === null;
  const shown = active === null ? null : (rows[keys.indexOf(active.row)] ?? null);
  return (
    <div className={classes.frame} style={{ '--table-top': `${top}px` }}>
      <div className={classes.shell}>
        <div
          ref={scroller}
          role="grid"
          aria-label={props.label}
          aria-rowcount={list.count === null ? -1 : list.count + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={active === null ? undefined : `${id}-${active.row}-${active.column}`}
          aria-busy={list.isStale}
          tabIndex={0}
          className={classes.scroller}
          onKeyDown={onKeyDown}
          {...scrolling}
          onPaste={(event) => {
            if (!writing || event.target instanceof HTMLInputElement) return;
            event.preventDefault();
            writing.onPaste(meant(), event.clipboardData.getData('text/plain'));
          }}
          onFocus={(event) => {
            if (event.target === event.currentTarget && activeKey === null) setActiveKey(view.firstKey);
          }}
        >
          <CellHead
            columns={across.shown}
            width={across.width}
            nameWidth={nameWidth}
            nameTitle={props.nameTitle}
            texts={props.texts}
            areAllSelected={areAll}
            onToggleAll={() => onSelect({ rows: (areAll ? deselect : selectMore)(selected.rows, keys), columns: null })}
            onSelectColumn={selectColumn}
          />
          <div
            role="rowgroup"
            className={classes.body}
            style={{ height: view.height, width: across.width }}
            {...drawing}
            onDoubleClick={(event) => {
              const cell = cellAt(event.target);
              if (cell !== null) writing?.onBegin(cell, null);
            }}
          >
            {items.map((item) => {
              const row = rows[item.index];
              const key = keys[item.index];
              if (row === undefined || key === undefined) return null;
              return (
                <CellRow
                  key={key}
                  id={id}
                  rowKey={key}
                  row={row}
                  columns={across.shown}
                  width={across.width}
                  nameWidth={nameWidth}
                  top={item.start}
                  height={rowHeight}
                  active={active !== null && active.row === key ? active.column : null}
                  field={writing?.at?.row === key ? writing.renderField(writing.at, leaveField) : null}
                  isSelected={isSelected(selected.rows, key)}
                  chosen={chosen}
                  checkLabel={props.texts.selectRow(props.rowName(row))}
                  renderName={props.renderName}
                  viewOf={props.viewOf}
                  onToggle={onToggle}
                />
              );
            })}
          </div>
        </div>
        {props.onJump ? <TableFooter keys={props.texts.keys} news={null} onJump={view.jump} /> : null}
      </div>
      <aside
        ref={aside}
        aria-label={props.asideLabel}
        className={classes.aside}
        onKeyDown={(event) => {
          if (event.key === 'Escape') scroller.current?.focus();
        }}
      >
        {props.renderAside(shown, shown === null ? null : column)}
      </aside>
    </div>
  );
}
