// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active row
import type { MouseEvent } from 'react';
import type { Column } from './columns.ts';
import classes from './data-table.module.css';

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  /** The row's offset from the top of the list and its height, in pixels. */
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly checkLabel: string;
  readonly onActivate: () => void;
  readonly onToggle: (isRange: boolean) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  // Shift-click must not select text. Prevented on mousedown: preventing the click would untick the checkbox again.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keyboard
    <div
      id={props.id}
      role="row"
      aria-selected={props.isSelected}
      data-active={props.isActive}
      className={classes.row}
      style={{ gridTemplateColumns: props.template, height: props.height, transform: `translateY(${props.top}px)` }}
      onMouseDown={onMouseDown}
      onClick={props.onActivate}
    >
      <div role="gridcell" className={classes.check}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={props.checkLabel}
          checked={props.isSelected}
          onChange={(event) => props.onToggle('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
        />
      </div>
      {props.columns.map((column) => (
        <div key={column.key} role="gridcell" className={classes.cell} data-number={column.isNumber}>
          {column.cell(props.row)}
        </div>
      ))}
    </div>
  );
}
