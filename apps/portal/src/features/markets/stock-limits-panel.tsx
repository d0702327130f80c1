import { Button, Skeleton } from '@mantine/core';
import type { StockLimitsInput, StockLimitsView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { isWholeStock, type StockLimits } from '@quayside/kernel/stock-limits';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './markets.module.css';
import { StockLimitsDialog } from './stock-limits-dialog.tsx';
import { type LimitsRow, usePrepareStockLimits, useRefreshStockLimits, useStockLimits } from './use-stock-limits.ts';

interface StockLimitsPanelProps {
  readonly accountId: number;
  /** Shows a change from its preview to its undo. */
  readonly renderChange: (request: { readonly changeId: number; readonly onClose: () => void }) => ReactNode;
}

/** How much of its stock an account tells abroad: on all of its sites, and on each. */
export function StockLimitsPanel({ accountId, renderChange }: StockLimitsPanelProps) {
  const { t } = useTranslation('markets');
  const view = useStockLimits(accountId);
  const refresh = useRefreshStockLimits();
  const [changeId, setChangeId] = useState<number | null>(null);
  const prepare = usePrepareStockLimits(accountId, (change) => setChangeId(change.changeId));
  return (
    <Panel title={t('stock.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('stock.lead')}</p>
        {view.data?.isShared ? <p className={classes.soft}>{t('stock.shared')}</p> : null}
        {view.isPending ? <Skeleton height={200} /> : null}
        {view.isLoadingError ? <Notice tone="bad">{view.error.message}</Notice> : null}
        {view.data ? (
          <LimitsTable view={view.data} isPending={prepare.isPending} onChange={(input) => prepare.mutate(input)} />
        ) : null}
      </div>
      {changeId === null
        ? null
        : renderChange({
            changeId,
            onClose: () => {
              setChangeId(null);
              void refresh();
            },
          })}
    </Panel>
  );
}

interface LimitsTableProps {
  readonly view: StockLimitsView;
  readonly isPending: boolean;
  readonly onChange: (input: StockLimitsInput) => void;
}

function LimitsTable({ view: { standard, sites }, isPending, onChange }: LimitsTableProps) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const disabled = !useMayChange() || isPending;
  const [edited, setEdited] = useState<LimitsRow | null>(null);
  const nameOf = (site: Site | null) => (site === null ? t('stock.all') : format.site(site));
  const rows: readonly LimitsRow[] = [{ site: null, limits: standard, listings: null }, ...sites];
  return (
    <>
      <PlainTable
        label={t('stock.title')}
        rows={rows}
        rowKey={({ site }) => site ?? ''}
        isStacking
        columns={[
          {
            key: 'site',
            title: t('stock.column.site'),
            cell: ({ site }) => (
              <>
                {site ? <SitePlate site={site} /> : null} {nameOf(site)}
              </>
            ),
          },
          { key: 'limits', title: t('stock.column.limits'), cell: ({ limits }) => <Sum limits={limits} /> },
          {
            key: 'listings',
            title: t('stock.column.listings'),
            isNumber: true,
            cell: ({ listings }) => (listings === null ? '' : format.number(listings)),
          },
          {
            key: 'action',
            title: t('stock.column.action'),
            isTitleHidden: true,
            cell: (row) => (
              <Button
                variant="default"
                size="compact-sm"
                disabled={disabled}
                aria-label={t('stock.editOf', { site: nameOf(row.site) })}
                onClick={() => setEdited(row)}
              >
                {t('stock.edit')}
              </Button>
            ),
          },
        ]}
      />
      {edited ? (
        <StockLimitsDialog
          row={edited}
          name={nameOf(edited.site)}
          standard={standard}
          onClose={() => setEdited(null)}
          onSave={(input) => {
            setEdited(null);
            onChange(input);
          }}
        />
      ) : null}
    </>
  );
}

/** Limits in words. */
function Sum({ limits }: { readonly limits: StockLimits | null }) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  if (limits === null) return <span className={classes.soft}>{t('stock.asAccount')}</span>;
  if (isWholeStock(limits)) return t('stock.whole');
  const { percent, buffer, maximum } = limits;
  return [
    percent < 100 || buffer > 0 ? t('stock.percent', { share: format.percent(percent / 100) }) : '',
    buffer > 0 ? t('stock.buffer', { n: format.number(buffer) }) : '',
    maximum === null ? '' : t('stock.maximum', { n: format.number(maximum) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
