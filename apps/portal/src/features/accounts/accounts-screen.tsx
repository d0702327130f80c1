import { Button, Skeleton } from '@mantine/core';
import { isPlatform } from '@quayside/kernel';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountCard } from './account-card.tsx';
import classes from './accounts-screen.module.css';
import { ConnectOutcome } from './connect-outcome.tsx';
import { useAccountDetails } from './use-accounts.ts';

export function AccountsScreen() {
  const { t } = useTranslation('accounts');
  const accounts = useAccountDetails();
  const [query] = useSearchParams();
  const platform = query.get('onboarding');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          accounts.data?.list.length === 0 ? null : (
            <Button component={Link} to={paths.token} variant="default">
              {t('add')}
            </Button>
          )
        }
      />
      {platform !== null && isPlatform(platform) ? (
        <ConnectOutcome platform={platform} failure={query.get('fail_type')} />
      ) : null}
      {accounts.isPending ? <Skeleton height={220} radius="lg" /> : null}
      {accounts.isError ? <ErrorState error={accounts.error} onRetry={() => accounts.refetch()} /> : null}
      {accounts.data?.list.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button component={Link} to={paths.token}>
              {t('empty.action')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : null}
      <div className={classes.list}>
        {accounts.data?.list.map((account) => (
          <AccountCard key={account.accountId} account={account} />
        ))}
      </div>
    </>
  );
}
