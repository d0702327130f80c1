import { Button, Skeleton } from '@mantine/core';
import type { AccountPage } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import { StandIn } from '../../ui/stand-in.tsx';
import { AccessPanel } from './access-panel.tsx';
import { AccountNotices, STATUS_TONES } from './account-notices.tsx';
import classes from './accounts-screen.module.css';
import { FollowingPanel } from './following-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ListedInPanel } from './listed-in-panel.tsx';
import { Readiness } from './readiness.tsx';
import { TitleChangesPanel } from './title-changes-panel.tsx';
import { useAccountPage } from './use-accounts.ts';

interface AccountScreenProps {
  readonly accountId: number;
  /** How the account sells on each site, provided by another feature. */
  readonly renderMarkets: (account: AccountPage) => ReactNode;
  /** The account's health, provided by another feature. */
  readonly renderHealth: (account: AccountPage) => ReactNode;
}

/** The page of one account. */
export function AccountScreen({ accountId, renderMarkets, renderHealth }: AccountScreenProps) {
  const { t } = useTranslation('accounts');
  const page = useAccountPage(accountId);
  if (page.isPending) return <Skeleton height={420} radius="lg" />;
  const back = <Link to={paths.accounts}>{t('title')}</Link>;
  if (page.data === undefined) return <ScreenFailure error={page.error} onRetry={() => page.refetch()} back={back} />;
  const isGone = isApiError(page.error) && page.error.code === 'account_not_found';
  // The account existed until now: its last listing has ended, or it was disconnected in another window.
  if (isGone) return <Disconnected account={page.data} back={back} />;
  // After a failed refetch the earlier data stays visible; the next refetch follows by itself.
  return <Page account={page.data} markets={renderMarkets(page.data)} health={renderHealth(page.data)} />;
}

function Disconnected({ account, back }: { readonly account: AccountPage; readonly back: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <StandIn
      title={t('gone.title', { username: account.username })}
      actions={
        <>
          <Button component={Link} to={paths.tokenFor(account.platform)}>
            {t('gone.action')}
          </Button>
          {back}
        </>
      }
    >
      <p>{t('gone.text')}</p>
    </StandIn>
  );
}

interface PageProps {
  readonly account: AccountPage;
  readonly markets: ReactNode;
  readonly health: ReactNode;
}

function Page({ account, markets, health }: PageProps) {
  const { t } = useTranslation(['accounts', 'app']);
  const format = useFormat();
  const [isLeaving, setIsLeaving] = useState(false);
  const { accountId, username, status, freshness } = account;
  return (
    <div className={classes.page}>
      <PageHeader
        title={username}
        back={<Link to={paths.accounts}>{t('accounts:title')}</Link>}
        lead={
          <>
            {t(`app:platform.${account.platform}`)} · {format.site(account.site)}{' '}
            <Badge tone={STATUS_TONES[status]}>{t(`accounts:status.${status}`)}</Badge>
          </>
        }
        actions={
          <Button component={Link} to={paths.tokenOf(accountId)} variant="default">
            {t(status === 'ACTIVE' || status === 'REQUIRES_ATTENTION_2' ? 'accounts:renew' : 'accounts:reconnect')}
          </Button>
        }
      />
      <AccountNotices account={account} />
      <Panel title={t('accounts:overview')}>
        <Facts
          list={[
            [t('accounts:items'), format.number(account.itemCount)],
            [t('accounts:connected'), format.date(account.connectedAt)],
            [t('accounts:registeredAs'), t(`accounts:businessType.${account.businessType}`)],
            [t('accounts:fresh.imported'), <Freshness key="imported" at={freshness.importedAt} />],
            [
              t('accounts:fresh.orders'),
              <Freshness key="orders" at={freshness.ordersAt} every={freshness.ordersEverySeconds} />,
            ],
            [t('accounts:fresh.compared'), <Freshness key="compared" at={freshness.comparedAt} />],
          ]}
        />
      </Panel>
      <AccessPanel account={account} />
      <ListedInPanel account={account} />
      {markets}
      <TitleChangesPanel accountId={accountId} />
      <FollowingPanel accountId={accountId} />
      <Panel title={t('accounts:readiness')}>
        <Readiness account={account} />
      </Panel>
      {health}
      <Panel title={t('accounts:leave.title')}>
        <p className={classes.panelText}>{t('accounts:leave.lead')}</p>
        <ChangeButton duty="accounts" variant="default" color="red" onClick={() => setIsLeaving(true)}>
          {t('accounts:leave.open')}
        </ChangeButton>
      </Panel>
      {isLeaving ? <LeaveDialog account={account} onClose={() => setIsLeaving(false)} /> : null}
    </div>
  );
}
