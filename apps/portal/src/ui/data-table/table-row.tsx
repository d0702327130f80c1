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
  /** Pixels from the top of the list, and the row's height. */
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly checkLabel: string;
  readonly onActivate: () => void;
  readonly onToggle: (isRange: boolean) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  // A range is swept without selecting the text between. At the press of the button: to prevent the click would untick its box again.
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
