import type { Chart } from '@quayside/contract';
import { type SizeRow, sizeIn, systemsOf } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { COLUMNS } from './chart-draft.ts';
import classes from './charts.module.css';
import { OriginMark } from './origin-mark.tsx';
import { useSystemName } from './use-system-name.ts';

/** The rows of a read-only chart, with the source of each column. */
export function ChartRows({ chart }: { readonly chart: Chart }) {
  const { t } = useTranslation('charts');
  const nameOf = useSystemName();
  const systems = systemsOf(chart);
  return (
    <Panel title={t('rows.title')} flush>
      <PlainTable
        label={t('rows.title')}
        isStacking={false}
        rows={chart.rows}
        rowKey={({ mm }) => mm}
        columns={COLUMNS.filter((system) => systems.includes(system)).map((system) => ({
          key: system,
          title: (
            <span className={classes.bar}>
              {nameOf(system)} <OriginMark origin={chart.origins[system] ?? 'own'} />
            </span>
          ),
          cell: (row: SizeRow) => sizeIn(row, system) ?? '–',
        }))}
      />
    </Panel>
  );
}
