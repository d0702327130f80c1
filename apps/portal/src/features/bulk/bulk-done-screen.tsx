import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import classes from './bulk.module.css';
import { BulkRequest } from './bulk-request.tsx';
import { useBulkStatus } from './use-bulk.ts';

/** A bulk request that is over, with the result of each row. */
export function BulkDoneScreen() {
  const { t } = useTranslation('bulk');
  const at = useAccount();
  const status = useBulkStatus();
  const isOfEbay = at.account.platform === 'ebay';
  const back = isOfEbay ? <Link to={paths.bulk(at.account.id)}>{t('new')}</Link> : null;
  if (isOfEbay && status.isPending) return <Skeleton height={420} radius="lg" />;
  if (status.isLoadingError) return <ScreenFailure error={status.error} onRetry={() => status.refetch()} back={back} />;
  const { request, status: state } = status.data ?? { request: null, status: 'NONE' };
  const isDone = state === 'DONE';
  return (
    <>
      <PageHeader title={t(isDone ? 'done' : 'title')} lead={isDone ? t('doneLead') : t('lead')} actions={back} />
      {status.data && request ? (
        <div className={classes.stack}>
          <BulkRequest status={status.data} request={request} />
        </div>
      ) : (
        <EmptyState title={t('status.NONE')}>{t('lead')}</EmptyState>
      )}
    </>
  );
}
