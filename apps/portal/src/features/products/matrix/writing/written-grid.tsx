import type { Product, SheetProblem } from '@quayside/contract';
import { type Currency, numberStyle, type Site, siteFacts } from '@quayside/kernel';
import { useCallback, useMemo, useState } from 'react';
import { useFormat } from '../../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { CellGrid } from '../../../../ui/cell-grid/cell-grid.tsx';
import type { Cell } from '../../../../ui/cell-grid/cell-range.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { siteLetters } from '../../../../ui/site-plate.tsx';
import type { GridProps } from '../grid-props.ts';
import { CellField } from './cell-field.tsx';
import {
  cellKey,
  columnsOfField,
  pasted,
  problemOf,
  readCells,
  shownText,
  siteOfColumn,
  takeBack,
  write,
} from './grid-edits.ts';
import { useWrittenValues } from './use-written-values.ts';
import classes from './writing.module.css';
import type { GridEdits, Written, WrittenColumn, WrittenField } from './written.ts';
import { WrittenPanel } from './written-panel.tsx';

const CELL_WIDTH = { manual: 92, title: 260, stock: 110 } as const satisfies Record<WrittenField, number>;

interface WrittenGridProps extends GridProps {
  readonly field: WrittenField;
  readonly sites: readonly Site[];
  readonly pages: readonly (readonly number[])[];
  readonly written: Written;
  readonly onWritten: (written: Written) => void;
}

/** Why a cell cannot be written here; null if it can. */
function lockOf(product: Product, column: WrittenColumn): 'variants' | 'kept' | 'ended' | null {
  if (product.isEnded) return 'ended';
  const isOfUnits = column === 'stock' || column.startsWith('manual.');
  if (isOfUnits && product.unitCount > 1) return 'variants';
  return column === 'stock' && product.isFBA ? 'kept' : null;
}

/** The products with a cell for a value on each site, or for values of their own, which are typed or pasted in place. */
export function WrittenGrid(props: WrittenGridProps) {
  const { field, sites, pages, written, onWritten, ...grid } = props;
  const { edits, refused } = written;
  const onEdits = (next: GridEdits) => onWritten({ ...written, edits: next });
  const { t } = useTranslation(['products', 'matrix', 'sheets']);
  const format = useFormat();
  const style = useMemo(() => numberStyle(format.locale), [format.locale]);
  const [open, setOpen] = useState<{ readonly cell: Cell; readonly text: string } | null>(null);
  const [lost, setLost] = useState(0);
  const columns = useMemo(() => columnsOfField(field, sites), [field, sites]);
  const found = useWrittenValues(
    pages,
    useMemo(() => [...columns, 'costCurrency' as const], [columns]),
  );
  const { rows } = grid.list;
  const products = useMemo(() => new Map(rows.map((product) => [product.id, product])), [rows]);
  const currencyOf = useCallback(
    (row: number) =>
      (found.values.get(`${row} costCurrency`) || (products.get(row)?.price.currency ?? 'EUR')) as Currency,
    [found.values, products],
  );
  const textBefore = useCallback(
    (cell: Cell) => {
      const column = cell.column as WrittenColumn;
      return shownText(column, found.values.get(cellKey(cell)) ?? '', style, currencyOf(cell.row));
    },
    [found.values, style, currencyOf],
  );
  const textOf = useCallback((cell: Cell) => edits.texts.get(cellKey(cell)) ?? textBefore(cell), [edits, textBefore]);
  const problemAt = useCallback(
    (cell: Cell): SheetProblem | null => {
      const text = edits.texts.get(cellKey(cell));
      if (text === undefined) return null;
      const column = cell.column as WrittenColumn;
      return problemOf(column, text, style, currencyOf(cell.row)) ?? refused.get(cellKey(cell)) ?? null;
    },
    [edits, refused, style, currencyOf],
  );
  const isLocked = ({ row, column }: Cell) => {
    const product = products.get(row);
    return product === undefined || lockOf(product, column as WrittenColumn) !== null;
  };
  const put = (cells: readonly (readonly [Cell, string])[]) =>
    onEdits(
      write(
        edits,
        cells.filter(([cell]) => !isLocked(cell)),
        textBefore,
      ),
    );
  const viewOf = useCallback(
    (product: Product, column: string) => {
      const cell = { row: product.id, column };
      const text = textOf(cell);
      const problem = problemAt(cell);
      const isChanged = edits.texts.has(cellKey(cell));
      const isFixed = lockOf(product, column as WrittenColumn) !== null;
      const shown = isChanged && text === '' ? t('matrix:write.removed') : text;
      return {
        glyph: (
          <span
            className={classes.text}
            data-number={!column.startsWith('title.')}
            data-changed={isChanged}
            data-wrong={problem !== null}
            data-fixed={isFixed}
          >
            {shown}
          </span>
        ),
        label: [
          shown === '' ? t('matrix:write.empty') : shown,
          isChanged ? t('matrix:write.changed') : '',
          isFixed ? t('matrix:write.fixed') : '',
          problem === null ? '' : t('matrix:write.wrong'),
        ]
          .filter(Boolean)
          .join(', '),
      };
    },
    [textOf, problemAt, edits, t],
  );
  const nameOf = useCallback(
    (column: WrittenColumn) => {
      const site = siteOfColumn(column);
      if (site === undefined) return t(`matrix:write.column.${column === 'cost' ? 'cost' : 'stock'}`);
      const of = column.startsWith('manual.') ? siteFacts(site).currency : '';
      return [format.site(site), of].filter(Boolean).join(' · ');
    },
    [t, format],
  );
  const shown = useMemo(
    () =>
      columns.map((key) => {
        const site = siteOfColumn(key);
        return { key, name: nameOf(key), short: site === undefined ? nameOf(key) : siteLetters(site) };
      }),
    [columns, nameOf],
  );
  return (
    <>
      {found.error ? <ErrorState isBar error={found.error} onRetry={found.refetch} /> : null}
      {lost > 0 ? (
        <p role="status" className={classes.lost}>
          {t('matrix:write.lost', { count: lost })}
        </p>
      ) : null}
      <CellGrid
        {...grid}
        asideLabel={t('matrix:about')}
        columns={shown}
        cellWidth={CELL_WIDTH[field]}
        viewOf={viewOf}
        renderAside={(product, column) => (
          <WrittenPanel
            product={product}
            name={column === null ? null : nameOf(column as WrittenColumn)}
            lock={product === null || column === null ? null : lockOf(product, column as WrittenColumn)}
            before={product === null || column === null ? '' : textBefore({ row: product.id, column })}
            after={product === null || column === null ? undefined : edits.texts.get(`${product.id} ${column}`)}
            problem={product === null || column === null ? null : problemAt({ row: product.id, column })}
          />
        )}
        texts={{ ...grid.texts, keys: t('matrix:write.keys') }}
        writing={{
          at: open?.cell ?? null,
          onBegin: (cell, typed) => {
            if (!isLocked(cell) && !found.isPending) setOpen({ cell, text: typed ?? textOf(cell) });
          },
          onClear: (cells) => put(cells.map((cell) => [cell, ''])),
          onUndo: () => onEdits(takeBack(edits)),
          onPaste: (cells, text) => {
            if (found.isPending) return;
            const result = pasted(readCells(text, '\t'), cells, { rows: rows.map(({ id }) => id), columns });
            setLost(result.lost);
            put(result.cells);
          },
          renderField: (cell, leave) =>
            open === null ? null : (
              <CellField
                key={cellKey(cell)}
                label={nameOf(cell.column as WrittenColumn)}
                text={open.text}
                isNumber={field !== 'title'}
                onDone={(text, to) => {
                  setOpen(null);
                  if (text !== null) put([[cell, text]]);
                  if (to !== undefined) leave(to);
                }}
              />
            ),
        }}
      />
    </>
  );
}
