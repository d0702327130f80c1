// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their offset, which a table element can not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and points at its active cell

import type { PlacedColumn } from './cell-column.ts';
import classes from './cell-grid.module.css';

export interface CellHeadTexts {
  readonly selectAll: string;
  readonly selectColumn: (name: string) => string;
}

interface CellHeadProps {
  /** The columns in sight. */
  readonly columns: readonly PlacedColumn[];
  /** Of all columns and the names, and of the names, in pixels. */
  readonly width: number;
  readonly nameWidth: number;
  readonly nameTitle: string;
  readonly texts: CellHeadTexts;
  readonly areAllSelected: boolean;
  readonly onToggleAll: () => void;
  readonly onSelectColumn: (key: string) => void;
}

/** The names of the columns, each of which selects its own. By keyboard, Ctrl+Space in the column does the same. */
export function CellHead(props: CellHeadProps) {
  const { columns, width, nameWidth, nameTitle, texts, areAllSelected, onToggleAll, onSelectColumn } = props;
  return (
    <div role="row" className={classes.head} style={{ width }}>
      <div role="columnheader" aria-colindex={1} className={classes.name} style={{ width: nameWidth }}>
        <input type="checkbox" aria-label={texts.selectAll} checked={areAllSelected} onChange={onToggleAll} />
        {nameTitle}
      </div>
      {columns.map(({ key, name, short, index, start, size }) => (
        <div
          key={key}
          role="columnheader"
          aria-colindex={index + 2}
          aria-label={name}
          className={classes.headCell}
          style={{ left: start, width: size }}
        >
          <button type="button" tabIndex={-1} title={texts.selectColumn(name)} onClick={() => onSelectColumn(key)}>
            {short}
          </button>
        </div>
      ))}
    </div>
  );
}
