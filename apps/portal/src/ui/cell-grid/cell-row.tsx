// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active cell
import { memo, type ReactNode } from 'react';
import type { CellView, PlacedColumn } from './cell-column.ts';
import classes from './cell-grid.module.css';

interface CellRowProps<Row> {
  /** What the ids of its cells begin with. */
  readonly id: string;
  readonly rowKey: number;
  readonly row: Row;
  /** The columns in sight. */
  readonly columns: readonly PlacedColumn[];
  /** Of the row and its name, in pixels. */
  readonly width: number;
  readonly nameWidth: number;
  /** The row's offset from the top of the list and its height, in pixels. */
  readonly top: number;
  readonly height: number;
  /** The column of the active cell, if it is in this row. */
  readonly active: string | null;
  /** The field in which the active cell is written; null if none is open. */
  readonly field: ReactNode;
  readonly isSelected: boolean;
  /** The columns that are selected of a selected row; null for all. */
  readonly chosen: ReadonlySet<string> | null;
  readonly checkLabel: string;
  readonly renderName: (row: Row) => ReactNode;
  readonly viewOf: (row: Row, column: string) => CellView;
  readonly onToggle: (key: number, isRange: boolean) => void;
}

function Row<Row>(props: CellRowProps<Row>) {
  const { id, rowKey, row, width, nameWidth, top, height, active, field, isSelected, chosen, viewOf } = props;
  return (
    <div
      role="row"
      className={classes.row}
      data-active={active !== null}
      data-selected={isSelected}
      style={{ width, height, transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={classes.name} style={{ width: nameWidth }}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={props.checkLabel}
          checked={isSelected}
          onChange={(event) =>
            props.onToggle(rowKey, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
          }
        />
        {props.renderName(row)}
      </div>
      {props.columns.map(({ key, index, start, size }) => {
        const { glyph, label } = viewOf(row, key);
        return (
          <div
            key={key}
            id={`${id}-${rowKey}-${key}`}
            role="gridcell"
            aria-colindex={index + 2}
            aria-label={label}
            aria-selected={isSelected && (chosen === null || chosen.has(key))}
            data-row={rowKey}
            data-column={key}
            data-active={key === active || undefined}
            className={classes.cell}
            style={{ left: start, width: size }}
          >
            {key === active ? (field ?? glyph) : glyph}
          </div>
        );
      })}
    </div>
  );
}

/** Drawn again only if something of its own has changed, so that scrolling draws new rows alone. */
export const CellRow = memo(Row) as typeof Row;
