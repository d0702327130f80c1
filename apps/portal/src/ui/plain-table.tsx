import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './data-grid.module.css';

export interface PlainColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly isNumber?: boolean;
  /** The column speaks for itself to the eye; its title is read out only. */
  readonly isTitleHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** So many columns fit side by side on a telephone. */
const NARROW_COLUMNS = 3;

/**
 * A table whose rows all fit on the screen. For long lists, `data-table/`. Where there is no room for its columns each row becomes a
 * card, which names every value; few columns scroll sideways by themselves.
 */
export function PlainTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Whether rows become cards where it is narrow; without it that goes by how many columns there are. */
  readonly isStacking?: boolean;
}) {
  const { columns, isStacking = columns.length > NARROW_COLUMNS } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would be read as a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" className={classes.scroll} tabIndex={0} aria-label={props.label}>
      {/* The roles are said, because some browsers forget them where a table is not laid out as one. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
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
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
