import { Button, Skeleton } from '@mantine/core';
import type { CellOutcome, CellVerdict, RunCell, RunView } from '@quayside/contract';
import { type ReasonCode, type Site, siteFacts } from '@quayside/kernel';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { reasonDetail } from '../../lib/reasons.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { cellsCsv } from './cells-csv.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { saveFile } from './save-file.ts';
import { TitleNotes } from './title-notes.tsx';
import { useCellExport, useCells } from './use-runs.ts';

export interface CellFilter {
  readonly reason?: ReasonCode;
  readonly verdict?: CellVerdict;
  readonly outcome?: CellOutcome;
  readonly site?: Site;
}

interface CellsDialogProps {
  readonly run: Pick<RunView, 'runId' | 'sourceAccountId'>;
  readonly filter: CellFilter;
  readonly onClose: () => void;
}

/** The listings behind a number, each with its own reason and the way to its item. */
export function CellsDialog({ run, filter, onClose }: CellsDialogProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const at = usePlaceOf()(run.sourceAccountId, useAccount());
  const cells = useCells(run.runId, filter);
  const [previewed, setPreviewed] = useState<RunCell | null>(null);
  const list = cells.data?.pages.flatMap((page) => page.list) ?? [];
  const why = (cell: RunCell) => {
    if (cell.reason === null) return '';
    const detail = reasonDetail(cell.reasonParams);
    return `${t(`publishing:reason.${cell.reason}`)}${detail ? ` (${detail})` : ''}`;
  };
  const exported = useCellExport(run.runId, filter, (all) => {
    const text = cellsCsv(all, {
      heading: (column) => t(`publishing:cells.export.${column}`),
      verdict: (cell) => t(`publishing:cells.verdict.${cell.verdict}`),
      outcome: (cell) => t(`publishing:cells.outcome.${cell.outcome}`),
      why,
    });
    saveFile(`quayside-run-${run.runId}.csv`, text, 'text/csv;charset=utf-8');
  });
  return (
    <Dialog title={t('publishing:cells.title')} onClose={onClose} placement="side" width={960}>
      {cells.isPending ? <Skeleton height={300} /> : null}
      {cells.isError ? <ErrorState error={cells.error} onRetry={() => cells.refetch()} /> : null}
      {cells.isSuccess && list.length === 0 ? <p>{t('publishing:cells.empty')}</p> : null}
      {list.length > 0 ? (
        <PlainTable
          label={t('publishing:cells.title')}
          rows={list}
          rowKey={(cell) => `${cell.itemId} ${cell.site}`}
          columns={[
            {
              key: 'item',
              title: t('publishing:cells.column.item'),
              cell: (cell) => <Link to={paths.item(at, cell.itemId)}>{cell.sourceTitle}</Link>,
            },
            {
              key: 'site',
              title: t('publishing:cells.column.site'),
              cell: (cell) => <SitePlate site={cell.site} />,
            },
            {
              key: 'title',
              title: t('publishing:cells.column.title'),
              cell: (cell) => (
                <>
                  <span lang={siteFacts(cell.site).language}>{cell.title ?? '–'}</span>
                  <TitleNotes cell={cell} />
                </>
              ),
            },
            {
              key: 'price',
              title: t('publishing:cells.column.price'),
              isNumber: true,
              cell: (cell) => (cell.price ? format.money(cell.price) : '–'),
            },
            { key: 'why', title: t('publishing:cells.column.why'), cell: (cell) => why(cell) || '–' },
            {
              key: 'preview',
              title: t('publishing:cells.column.preview'),
              cell: (cell) =>
                cell.title === null ? null : (
                  <LinkButton
                    aria-label={t('publishing:cells.preview', { sku: cell.sku, site: format.site(cell.site) })}
                    onClick={() => setPreviewed(cell)}
                  >
                    {t('publishing:cells.column.preview')}
                  </LinkButton>
                ),
            },
          ]}
        />
      ) : null}
      {list.length > 0 ? (
        <Button
          variant="default"
          mt="md"
          me="md"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          {t('publishing:cells.export.button')}
        </Button>
      ) : null}
      {exported.isError ? <Notice tone="bad">{exported.error.message}</Notice> : null}
      {cells.hasNextPage ? (
        <Button variant="default" mt="md" loading={cells.isFetchingNextPage} onClick={() => cells.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
      {previewed ? <PreviewDialog runId={run.runId} cell={previewed} onClose={() => setPreviewed(null)} /> : null}
    </Dialog>
  );
}
