import { Button, CloseButton } from '@mantine/core';
import { CHART_LIMITS, type ChartFlaw, type SizeSystem } from '@quayside/kernel';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { COLUMNS, type DraftRow, emptyRow, pasted } from './chart-draft.ts';
import classes from './charts.module.css';
import { useSystemName } from './use-system-name.ts';

interface RowsEditorProps {
  readonly rows: readonly DraftRow[];
  readonly isReadOnly: boolean;
  readonly flaw:
    | { readonly flaw: ChartFlaw; readonly key: number | undefined; readonly system?: SizeSystem }
    | undefined;
  readonly onChange: (rows: readonly DraftRow[]) => void;
}

/** The rows as a table of fields: the arrow keys and Enter move between rows, and spreadsheet cells can be pasted. */
export function RowsEditor({ rows, isReadOnly, flaw, onChange }: RowsEditorProps) {
  const { t } = useTranslation('charts');
  const nameOf = useSystemName();
  const table = useRef<HTMLTableElement>(null);
  const focus = (row: number, system: SizeSystem) =>
    table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-system="${system}"]`)?.focus();
  const add = (system: SizeSystem) => {
    onChange([...rows, emptyRow()]);
    requestAnimationFrame(() => focus(rows.length, system));
  };
  const step = (event: KeyboardEvent, row: number, system: SizeSystem) => {
    if (event.key === 'ArrowUp') focus(row - 1, system);
    else if (event.key === 'ArrowDown') focus(row + 1, system);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (row + 1 < rows.length) focus(row + 1, system);
      else if (rows.length < CHART_LIMITS.rows) add(system);
    }
  };
  const paste = (event: ClipboardEvent, row: number, system: SizeSystem) => {
    const laid = pasted(rows, event.clipboardData.getData('text/plain'), { row, system });
    if (!laid) return;
    event.preventDefault();
    onChange(laid.slice(0, CHART_LIMITS.rows));
  };
  const write = (key: number, system: SizeSystem, text: string) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, cells: { ...row.cells, [system]: text } } : row)));
  return (
    <Panel title={t('rows.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('rows.hint')}</p>
        <div className={classes.scroll}>
          <table ref={table} className={classes.grid}>
            <thead>
              <tr>
                {COLUMNS.map((system) => (
                  <th key={system} scope="col">
                    {nameOf(system)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('column.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.key}>
                  {COLUMNS.map((system) => (
                    <td key={system}>
                      <input
                        className={classes.cell}
                        data-row={at}
                        data-system={system}
                        aria-label={t('rows.cell', { system: nameOf(system), row: at + 1 })}
                        aria-invalid={flaw?.key === row.key && (flaw.system ?? system) === system ? true : undefined}
                        inputMode={system === 'CM' ? 'decimal' : 'text'}
                        maxLength={CHART_LIMITS.sizeLength}
                        readOnly={isReadOnly}
                        value={row.cells[system]}
                        onChange={(event) => write(row.key, system, event.currentTarget.value)}
                        onKeyDown={(event) => step(event, at, system)}
                        onPaste={(event) => (isReadOnly ? undefined : paste(event, at, system))}
                      />
                    </td>
                  ))}
                  <td>
                    {isReadOnly ? null : (
                      <CloseButton
                        aria-label={t('rows.remove', { row: at + 1 })}
                        onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {flaw ? (
          <p role="alert" className={classes.problem}>
            {t(`flaw.${flaw.flaw}`)}
          </p>
        ) : null}
        {isReadOnly || rows.length >= CHART_LIMITS.rows ? null : (
          <div>
            <Button variant="default" onClick={() => add('CM')}>
              {t('rows.add')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
