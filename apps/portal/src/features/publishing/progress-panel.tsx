import type { RunItemOutcome, RunView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { RunItemFilter } from './run-items-dialog.tsx';
import { type Progress, progressOf, stepOf } from './run-summary.ts';

const partsOf = (progress: Progress) => [
  { tone: 'ok' as const, n: progress.listed + progress.ended },
  { tone: 'bad' as const, n: progress.failed },
  { tone: 'off' as const, n: progress.cancelled },
];

interface ProgressPanelProps {
  readonly run: RunView;
  readonly action: ReactNode;
  readonly onShow: (filter: RunItemFilter) => void;
}

/** The progress of a run in total and per site. Each figure opens its listings. */
export function ProgressPanel({ run, action, onShow }: ProgressPanelProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const whole = progressOf(run);
  const rows = run.sites.map((site) => ({ site, ...progressOf(run, site) }));
  const isOver = stepOf(run.state) === 'done';
  const done: RunItemOutcome = run.kind === 'list' ? 'listed' : 'ended';
  const figure = (site: Site, outcome: RunItemOutcome, n: number) =>
    n === 0 ? format.number(0) : <LinkButton onClick={() => onShow({ site, outcome })}>{format.number(n)}</LinkButton>;
  return (
    <>
      {isOver ? null : <PauseNotice run={run} />}
      {run.state === 'failed' ? (
        <Notice tone="bad">{t('publishing:run.failed', { error: t('app:failed.text') })}</Notice>
      ) : null}
      {run.state === 'cancelled' ? (
        <Notice tone="info">
          {t(run.kind === 'list' ? 'publishing:run.cancelled' : 'publishing:run.cancelledEnd')}
        </Notice>
      ) : null}
      <Panel title={t('publishing:progress.title')} aside={action}>
        <ProgressLine run={run} progress={whole} isOver={isOver} />
        <Meter label={t('publishing:progress.title')} total={whole.total} parts={partsOf(whole)} />
      </Panel>
      <Panel title={t('publishing:checks.bySite')} flush>
        <PlainTable
          label={t('publishing:checks.bySite')}
          rows={rows}
          rowKey={(row) => row.site}
          columns={[
            {
              key: 'site',
              title: t('publishing:progress.column.site'),
              cell: (row) => (
                <>
                  <SitePlate site={row.site} /> {format.site(row.site)}
                </>
              ),
            },
            {
              key: 'meter',
              title: t('publishing:progress.title'),
              isTitleHidden: true,
              cell: (row) => (
                <div style={{ minWidth: 140 }}>
                  <Meter label={format.site(row.site)} total={row.total} parts={partsOf(row)} />
                </div>
              ),
            },
            {
              key: 'done',
              title: t(`progress.column.${done}`),
              isNumber: true,
              cell: (row) => figure(row.site, done, row[done]),
            },
            {
              key: 'queued',
              title: t('publishing:progress.column.queued'),
              isNumber: true,
              cell: (row) => figure(row.site, 'queued', row.queued),
            },
            {
              key: 'failed',
              title: t('publishing:progress.column.failed'),
              isNumber: true,
              cell: (row) => figure(row.site, 'failed', row.failed),
            },
            ...(whole.cancelled > 0
              ? [
                  {
                    key: 'cancelled',
                    title: t('publishing:progress.column.cancelled'),
                    isNumber: true,
                    cell: (row: (typeof rows)[number]) => figure(row.site, 'cancelled', row.cancelled),
                  },
                ]
              : []),
            {
              key: 'all',
              title: t('publishing:progress.column.all'),
              isNumber: true,
              cell: (row) => format.number(row.total),
            },
          ]}
        />
      </Panel>
    </>
  );
}
