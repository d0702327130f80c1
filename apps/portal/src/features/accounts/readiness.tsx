import { Skeleton } from '@mantine/core';
import type { AccountDetail, SiteReadinessView } from '@quayside/contract';
import { hasActiveToken } from '@quayside/kernel';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './accounts-screen.module.css';
import { gapFix, gapSentence } from './gap-sentence.ts';
import { useReadiness, useRefreshReadiness } from './use-accounts.ts';

/** The sites an account can sell on, what is missing on the others, and how to fix it. */
export function Readiness({ account }: { readonly account: Pick<AccountDetail, 'accountId' | 'platform' | 'status'> }) {
  const { t, i18n } = useTranslation('accounts');
  const format = useFormat();
  const readiness = useReadiness(account.accountId);
  const refresh = useRefreshReadiness(account.accountId);
  const hasAccess = hasActiveToken(account.status);
  const needsAccess = (
    <Notice tone="warn" action={<Link to={paths.tokenOf(account.accountId)}>{t('reconnect')}</Link>}>
      {t('readinessNeedsAccess')}
    </Notice>
  );
  // The marketplace cannot be called, and the account's status says why.
  if (account.status === 'PLATFORM_OFF') return <p>{t('statusText.PLATFORM_OFF')}</p>;
  if (readiness.isPending) return <Skeleton height={180} />;
  if (readiness.isError) {
    if (!isApiError(readiness.error) || readiness.error.code !== 'account_disconnected') {
      return <ErrorState error={readiness.error} onRetry={() => readiness.refetch()} />;
    }
    return needsAccess;
  }
  const gaps: PlainColumn<SiteReadinessView> = {
    key: 'gaps',
    title: t('readinessGaps'),
    cell: (row) =>
      row.gaps.map((gap) => (
        <div key={gap}>
          {gapSentence(gap, i18n)}
          <span className={classes.fix}>{gapFix(account.platform, gap, i18n)}</span>
        </div>
      )),
  };
  const { list } = readiness.data;
  const hasGaps = list.some(({ gaps }) => gaps.length > 0);
  return (
    <div>
      <PlainTable
        label={t('readiness')}
        rows={list}
        rowKey={(row) => row.site}
        columns={[
          {
            key: 'site',
            title: t('readinessSite'),
            cell: (row) => (
              <>
                <SitePlate site={row.site} /> {format.site(row.site)}
              </>
            ),
          },
          {
            key: 'ready',
            title: t('ready'),
            isTitleHidden: true,
            cell: (row) => <Badge tone={row.isReady ? 'ok' : 'warn'}>{t(row.isReady ? 'ready' : 'notReady')}</Badge>,
          },
          ...(hasGaps ? [gaps] : []),
        ]}
        isStacking={hasGaps}
      />
      {refresh.isError ? <Notice tone="bad">{refresh.error.message}</Notice> : null}
      {hasAccess ? null : needsAccess}
      <div className={classes.checked}>
        {hasAccess ? (
          <ChangeButton variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
            {t('readinessCheck')}
          </ChangeButton>
        ) : null}
        <Freshness at={list.map(({ checkedAt }) => checkedAt).sort()[0]} />
      </div>
    </div>
  );
}
