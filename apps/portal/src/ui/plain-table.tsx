import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './data-grid.module.css';

export interface PlainColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly isNumber?: boolean;
  /** Hides the column's title visually; screen readers still announce it. */
  readonly isTitleHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** This many columns fit on a phone. */
const NARROW_COLUMNS = 3;

/**
 * A table whose rows all fit on the screen; for long lists use `data-table/`. On a narrow screen each row becomes a
 * card that names every value; tables with few columns scroll sideways instead.
 */
export function PlainTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Whether rows become cards on a narrow screen; by default the number of columns decides. */
  readonly isStacking?: boolean;
}) {
  const { columns, isStacking = columns.length > NARROW_COLUMNS } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would be read as a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" className={classes.scroll} tabIndex={0} aria-label={props.label}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: some browsers drop the roles of a table without a table layout */}
      <table role="table" className={clsx(classes.table, isStacking && classes.stacks)}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={column.isNumber ? classes.number : undefined}
              >
                {column.isTitleHidden ? <span className="visually-hidden">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {props.rows.map((row) => (
            <tr key={props.rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={column.isNumber ? classes.number : undefined}
                  data-label={column.isTitleHidden || typeof column.title !== 'string' ? undefined : column.title}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as at the start of the table */}
    </div>
  );
}
