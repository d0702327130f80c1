// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active row
import { type ReactNode, useId, useRef } from 'react';
import { type Column, columnsShown, type SortState } from './columns.ts';
import classes from './data-table.module.css';
import { HeadRow } from './head-row.tsx';
import { areAllSelected, deselect, extendTo, isSelected, type Selection, selectMore, toggle } from './selection.ts';
import { TableFooter } from './table-footer.tsx';
import { TableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { type RowWindowProps, useRowWindow } from './use-row-window.ts';
import { useTop } from './use-top.ts';

interface DataTableProps<Row> extends RowWindowProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The order of the rows; absent if the seller can not choose it. */
  readonly sort?: SortState;
  readonly onSort?: (sort: SortState) => void;
  readonly onOpen: (row: Row) => void;
  readonly texts: { readonly selectAll: string; readonly selectRow: (name: string) => string };
  /** What has happened to the list meanwhile, in the footer. */
  readonly news?: ReactNode;
}

/** A table of any length: only visible rows are rendered, pages load from both sides, and the keyboard can do everything that the mouse can. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, columns, rowHeight, selection, onSelect } = props;
  const { rows } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const isNarrow = useIsNarrow(scroller);
  const top = useTop(scroller);
  const shown = columnsShown(columns, isNarrow);
  const template = ['44px', ...shown.map((column) => column.width)].join(' ');
  const { keys, items, activeKey, setActiveKey, scrolling, ...view } = useRowWindow(scroller, props);

  const onKeyDown = useGridKeys({
    keys,
    activeKey,
    selection,
    onSelect,
    onActivate: (key, index) => {
      setActiveKey(key);
      view.scrollToIndex(index);
    },
    onOpen: (key) => {
      const row = rows[keys.indexOf(key)];
      if (row) props.onOpen(row);
    },
    onJump: view.jump,
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
        {...scrolling}
        onFocus={(event) => {
          if (event.target === event.currentTarget && activeKey === null) setActiveKey(view.firstKey);
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
        <div role="rowgroup" className={classes.body} style={{ height: view.height }}>
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
      {props.onJump ? <TableFooter news={props.news} onJump={view.jump} /> : null}
    </div>
  );
}
