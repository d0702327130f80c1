import { Button, Skeleton } from '@mantine/core';
import { dataExport, type ExportState } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { Link } from 'react-router';
import { addressOf } from '../../lib/api/address.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import classes from './leaving.module.css';
import { useDataExport, useMakeExport } from './use-data-export.ts';

/** Everything that a business needs to leave, without contacting support. */
export function LeavingScreen() {
  const { t } = useTranslation('data-export');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={<Link to={paths.profile}>{t('back')}</Link>} />
      <div className={classes.panels}>
        <ExportPanel />
        <Panel title={t('listings.title')}>
          <p>{t('listings.text')}</p>
          <Link to={paths.accounts}>{t('listings.link')}</Link>
        </Panel>
        <Panel title={t('plan.title')}>
          <p>{t('plan.text')}</p>
          <Link to={paths.plans}>{t('plan.link')}</Link>
        </Panel>
        <ClosingPanel />
      </div>
    </>
  );
}

function ExportPanel() {
  const { t } = useTranslation('data-export');
  const { role } = useUser();
  const last = useDataExport();
  return (
    <Panel title={t('export.title')}>
      <p>{t('export.text')}</p>
      {last.isPending ? <Skeleton height={80} /> : null}
      {last.isError ? <ErrorState error={last.error} onRetry={() => last.refetch()} /> : null}
      {mayDo(role, 'owners') ? null : <Notice tone="info">{t('export.ownersOnly')}</Notice>}
      {last.data ? <LastExport last={last.data} isOwner={mayDo(role, 'owners')} /> : null}
    </Panel>
  );
}

function LastExport({ last, isOwner }: { readonly last: ExportState; readonly isOwner: boolean }) {
  const { t } = useTranslation('data-export');
  const format = useFormat();
  const { id } = useUser();
  const make = useMakeExport();
  const isMaking = last.state === 'making';
  return (
    <>
      <div role="status" className={classes.state}>
        {isMaking ? (
          <>
            <Spinner placement="part" />
            <p>{t('export.making')}</p>
          </>
        ) : null}
        {last.state === 'ready' && last.expiresAt ? (
          <p>
            {t('export.ready', {
              rows: format.number(last.rows),
              size: format.number(Math.max(1, Math.round(last.bytes / 1024))),
              date: format.date(last.expiresAt),
            })}
          </p>
        ) : null}
        {last.state === 'expired' ? <p>{t('export.expired')}</p> : null}
      </div>
      {last.state === 'failed' ? <Notice tone="bad">{t('export.failed')}</Notice> : null}
      <div className={classes.actions}>
        {last.state === 'ready' && isOwner ? (
          <Button component="a" href={addressOf(dataExport.getFile.path, { params: { id } })} download>
            {t('export.download')}
          </Button>
        ) : null}
        <ChangeButton
          duty="owners"
          variant={last.state === 'ready' ? 'default' : 'filled'}
          loading={make.isPending || isMaking}
          onClick={() => make.mutate()}
        >
          {t(last.state === 'none' ? 'export.make' : 'export.again')}
        </ChangeButton>
      </div>
    </>
  );
}
