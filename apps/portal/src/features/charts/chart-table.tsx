import type { ChartList } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './charts.module.css';
import { useChartName } from './use-chart-name.ts';

type Summary = ChartList['charts'][number];

interface ChartTableProps {
  readonly label: string;
  readonly charts: readonly Summary[];
  /** Built-in charts cannot be removed. */
  readonly onRemove?: (chart: Summary) => void;
}

export function ChartTable({ label, charts, onRemove }: ChartTableProps) {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const at = useAccount();
  const nameOf = useChartName();
  const wearerOf = ({ kind, age, gender }: Summary) =>
    format.values([t(`kind.${kind}`), t(`age.${age}`), t(`gender.${gender}`)]);
  const placeOf = ({ brand, category }: Summary) =>
    format.values([brand ?? t('anyBrand'), category?.name ?? t('anyCategory')]);
  return (
    <PlainTable
      label={label}
      rows={charts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: (chart) => (
            <>
              <Link to={paths.chart(at, chart.id)}>{nameOf(chart)}</Link>
              {onRemove ? <span className={classes.line}>{placeOf(chart)}</span> : null}
            </>
          ),
        },
        { key: 'for', title: t('column.for'), cell: wearerOf },
        { key: 'rows', title: t('column.rows'), isNumber: true, cell: ({ row_count }) => format.number(row_count) },
        {
          key: 'variants',
          title: t('column.variants'),
          isNumber: true,
          cell: ({ variants }) => format.number(variants),
        },
        {
          key: 'unmapped',
          title: t('column.unmapped'),
          isNumber: true,
          cell: ({ unmapped }) =>
            unmapped === 0 ? format.number(0) : <Badge tone="warn">{format.number(unmapped)}</Badge>,
        },
        ...(onRemove
          ? [
              {
                key: 'actions',
                title: t('column.actions'),
                isNumber: true,
                cell: (chart: Summary) => (
                  <ChangeButton
                    variant="subtle"
                    color="red"
                    size="xs"
                    aria-label={t('remove.of', { name: chart.name })}
                    onClick={() => onRemove(chart)}
                  >
                    {t('remove.short')}
                  </ChangeButton>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
