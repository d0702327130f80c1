import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import classes from './bulk.module.css';
import { BulkInputPanel } from './bulk-input-panel.tsx';
import { BulkRequest } from './bulk-request.tsx';
import { useBulkStatus } from './use-bulk.ts';

/** A file or list of items and sites: what is wrong with its rows, the seller's consent, and what becomes of each listing. */
export function BulkScreen() {
  const { t } = useTranslation('bulk');
  const at = useAccount();
  const navigate = useNavigate();
  const status = useBulkStatus();
  const state = status.data?.status;
  const before = useRef(state);
  useEffect(() => {
    // Only what was seen before its end leads to the success screen; a request of last week does not.
    const wasOpen = before.current === 'READY' || before.current === 'RUNNING';
    if (wasOpen && state === 'DONE') void navigate(paths.bulkDone(at));
    before.current = state;
  }, [state, at, navigate]);
  if (status.isPending) return <Skeleton height={420} radius="lg" />;
  if (status.isLoadingError) return <ScreenFailure error={status.error} onRetry={() => status.refetch()} back={null} />;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.stack}>
        {status.data.request ? <BulkRequest status={status.data} request={status.data.request} /> : null}
        <BulkInputPanel status={status.data} />
      </div>
    </>
  );
}
