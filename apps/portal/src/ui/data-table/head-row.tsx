// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active row
import { type Column, nextSort, type SortState } from './columns.ts';
import classes from './data-table.module.css';

interface HeadRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly sort: SortState | undefined;
  readonly onSort: ((sort: SortState) => void) | undefined;
  readonly selectAllLabel: string;
  readonly areAllSelected: boolean;
  readonly onToggleAll: () => void;
}

export function HeadRow<Row>(props: HeadRowProps<Row>) {
  return (
    <div role="row" className={classes.head} style={{ gridTemplateColumns: props.template }}>
      <div role="columnheader" className={classes.check}>
        <input
          type="checkbox"
          aria-label={props.selectAllLabel}
          checked={props.areAllSelected}
          onChange={props.onToggleAll}
        />
      </div>
      {props.columns.map((column) => (
        <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
      ))}
    </div>
  );
}

function HeadCell<Row>(props: {
  readonly column: Column<Row>;
  readonly sort: SortState | undefined;
  readonly onSort: ((sort: SortState) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const { sortKey } = column;
  const isSorted = sortKey !== undefined && sort?.key === sortKey;
  return (
    <div
      role="columnheader"
      className={classes.headCell}
      data-number={column.isNumber}
      aria-sort={isSorted ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sortKey === undefined || !sort || !onSort ? (
        column.title
      ) : (
        <button
          type="button"
          title={column.hint}
          aria-description={column.hint}
          onClick={() => onSort(nextSort(sort, sortKey))}
        >
          {column.title}
          <span aria-hidden="true">{isSorted ? (sort.order === 'asc' ? ' ↑' : ' ↓') : ''}</span>
        </button>
      )}
    </div>
  );
}
