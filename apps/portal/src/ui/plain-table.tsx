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

/** A table whose rows all fit on the screen. For long lists, `data-table/`. Wide ones scroll sideways by themselves. */
export function PlainTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would be read as a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" className={classes.scroll} tabIndex={0} aria-label={props.label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column.key} scope="col" className={column.isNumber ? classes.number : undefined}>
                {column.isTitleHidden ? <span className="visually-hidden">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.rowKey(row)}>
              {props.columns.map((column) => (
                <td key={column.key} className={column.isNumber ? classes.number : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
