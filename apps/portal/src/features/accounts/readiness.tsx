import { Skeleton } from '@mantine/core';
import { siteFacts } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { gapSentence } from './gap-sentence.ts';
import { useReadiness, useRefreshReadiness } from './use-accounts.ts';

/** Which sites an account can sell on, and what is missing where it can not. */
export function Readiness({ accountId }: { readonly accountId: number }) {
  const { t, i18n } = useTranslation('accounts');
  const format = useFormat();
  const readiness = useReadiness(accountId);
  const refresh = useRefreshReadiness(accountId);
  if (readiness.isPending) return <Skeleton height={180} mt="md" />;
  if (readiness.isError) return <ErrorState error={readiness.error} onRetry={() => readiness.refetch()} />;
  return (
    <div style={{ marginTop: 16 }}>
      <PlainTable
        label={t('readiness')}
        rows={readiness.data.list}
        rowKey={(row) => row.site}
        columns={[
          {
            key: 'site',
            title: t('readiness'),
            cell: (row) => (
              <>
                <SitePlate site={row.site} /> {format.country(siteFacts(row.site).country)}
              </>
            ),
          },
          {
            key: 'ready',
            title: t('ready'),
            isTitleHidden: true,
            cell: (row) => <Badge tone={row.isReady ? 'ok' : 'warn'}>{t(row.isReady ? 'ready' : 'notReady')}</Badge>,
          },
          {
            key: 'gaps',
            title: t('notReady'),
            isTitleHidden: true,
            cell: (row) => row.gaps.map((gap) => gapSentence(gap, i18n)).join(' · '),
          },
          {
            key: 'checked',
            title: t('readinessCheck'),
            isTitleHidden: true,
            cell: (row) => <Freshness at={row.checkedAt} />,
          },
        ]}
      />
      <ChangeButton variant="default" mt="sm" loading={refresh.isPending} onClick={() => refresh.mutate()}>
        {t('readinessCheck')}
      </ChangeButton>
    </div>
  );
}
