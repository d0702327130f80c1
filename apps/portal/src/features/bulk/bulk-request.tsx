import type { BulkStatus } from '@quayside/contract';
import { bulk } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { isFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './bulk.module.css';
import { BulkConsent } from './bulk-consent.tsx';
import { countsOf } from './bulk-counts.ts';
import { BulkRows } from './bulk-rows.tsx';
import { isOpen, useBulkActions } from './use-bulk.ts';

type Request = NonNullable<BulkStatus['request']>;

const TONES: Readonly<Record<BulkStatus['status'], Tone>> = {
  NONE: 'off',
  CHECKING: 'info',
  READY: 'warn',
  RUNNING: 'info',
  CANCELLING: 'wait',
  CANCELLED: 'off',
  DONE: 'ok',
  ERROR: 'bad',
};

/** A request: what was read, how far it is, the consent it waits for, and its rows. */
export function BulkRequest({ status, request }: { readonly status: BulkStatus; readonly request: Request }) {
  return (
    <>
      {status.status === 'ERROR' ? <Failure message={status.message} /> : null}
      <Progress status={status} request={request} />
      {status.status === 'READY' && request.run ? (
        <BulkConsent key={request.requestId} requestId={request.requestId} run={request.run} />
      ) : null}
      <BulkRows key={`rows ${request.requestId}`} request={request} />
    </>
  );
}

function Failure({ message }: { readonly message: string | null }) {
  const { t } = useTranslation('bulk');
  return (
    <Notice tone="bad" title={t('failed')}>
      {message}
    </Notice>
  );
}

function Progress({ status, request }: { readonly status: BulkStatus; readonly request: Request }) {
  const { t } = useTranslation(['bulk', 'files']);
  const format = useFormat();
  const { run, leftOut, rows, problems } = request;
  const counts = run ? countsOf(run) : null;
  const numbers = { done: format.number(status.processed_items), total: format.number(status.total_items) };
  const isCarrying = run?.confirmedAt != null;
  const open = isOpen(status);
  return (
    <Panel
      title={t('bulk:progress.title')}
      aside={<Badge tone={TONES[status.status]}>{t(`bulk:status.${status.status}`)}</Badge>}
    >
      <div className={classes.stack}>
        <span>{t('bulk:summary.read', { rows: t('bulk:summary.unit', { count: rows, n: format.number(rows) }) })}</span>
        {leftOut > 0 ? (
          <div>
            {t('bulk:summary.leftOut', { count: leftOut, n: format.number(leftOut) })}
            <ul className={classes.problems}>
              {problems.map(({ problem, n }) => (
                <li key={problem}>
                  {format.number(n)} ×{' '}
                  {isFileProblem(problem) ? t(`files:problem.${problem}`, { row: '' }) : t(`bulk:problem.${problem}`)}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {run ? (
          <>
            <p role="status">
              {t(isCarrying ? 'bulk:progress.carrying' : 'bulk:progress.checking', numbers)}
              {isCarrying && open && !run.pausedReason ? (
                <span className={classes.soft}>
                  {' · '}
                  {run.secondsLeft === null
                    ? t('bulk:progress.unknown')
                    : t('bulk:progress.left', { time: format.duration(run.secondsLeft) })}
                </span>
              ) : null}
            </p>
            <Meter
              label={t('bulk:progress.title')}
              total={status.total_items}
              parts={
                isCarrying && counts
                  ? [
                      { tone: 'ok', n: counts.listed },
                      { tone: 'bad', n: counts.failed },
                      { tone: 'off', n: counts.notListed },
                    ]
                  : [{ tone: 'info', n: status.processed_items }]
              }
            />
            {run.pausedReason && open ? <Notice tone="warn">{t('bulk:progress.paused')}</Notice> : null}
            {isCarrying && counts ? <Figures counts={counts} /> : null}
          </>
        ) : null}
        <Actions status={status} request={request} failed={counts?.failed ?? 0} />
      </div>
    </Panel>
  );
}

function Figures({ counts }: { readonly counts: ReturnType<typeof countsOf> }) {
  const { t } = useTranslation(['bulk', 'app']);
  const format = useFormat();
  const figures = [
    { key: 'listed', n: counts.listed },
    { key: 'failed', n: counts.failed },
    { key: 'skipped', n: counts.notListed + counts.blocked },
    { key: 'requested', n: counts.requested },
  ] as const;
  return (
    <div className={classes.row}>
      {figures
        .filter(({ n }) => n > 0)
        .map(({ key, n }) => (
          <span key={key}>{t('app:labelled', { label: t(`bulk:progress.${key}`), value: format.number(n) })}</span>
        ))}
    </div>
  );
}

function Actions(props: { readonly status: BulkStatus; readonly request: Request; readonly failed: number }) {
  const { status, request, failed } = props;
  const { t } = useTranslation('bulk');
  const { id } = useUser();
  const at = useAccount();
  const { cancel, retry } = useBulkActions(request.requestId);
  const onError = (error: Error) => toastFailure(error);
  const isStarted = request.run?.confirmedAt != null;
  const canStop = request.run && ['CHECKING', 'READY', 'RUNNING'].includes(status.status);
  const results = addressOf(bulk.exportResults.path, {
    params: { id, type: status.type },
    query: { accountId: status.accountId, requestId: request.requestId },
  });
  return (
    <div className={classes.row}>
      {canStop ? (
        <ChangeButton
          variant="default"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onError })}
        >
          {t(isStarted ? 'action.cancel' : 'action.discard')}
        </ChangeButton>
      ) : null}
      {failed > 0 && (status.status === 'DONE' || status.status === 'RUNNING') ? (
        <ChangeButton variant="default" loading={retry.isPending} onClick={() => retry.mutate(undefined, { onError })}>
          {t('action.retry')}
        </ChangeButton>
      ) : null}
      <a href={results} download>
        {t('action.results')}
      </a>
      {request.run ? <Link to={paths.run(at, request.run.runId)}>{t('action.run')}</Link> : null}
    </div>
  );
}
