import type { AccountDetail } from '@quayside/contract';
import { hasActiveToken } from '@quayside/kernel';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AccountNotices, STATUS_TONES } from './account-notices.tsx';
import classes from './accounts-screen.module.css';

/** The summary of one account in the list; its page shows everything. */
export function AccountCard({ account }: { readonly account: AccountDetail }) {
  const { t } = useTranslation(['accounts', 'app']);
  const format = useFormat();
  const { status, freshness, listedBySite } = account;
  // The end of a rejected consent is meaningless.
  const ends = hasActiveToken(status) ? account.consentExpiresAt : null;
  const listed = Object.values(listedBySite).reduce((sum, n) => sum + n, 0);
  return (
    <Panel
      title={
        <span className={classes.name}>
          {account.username} <Badge tone={STATUS_TONES[status]}>{t(`accounts:status.${status}`)}</Badge>
        </span>
      }
      aside={t(`app:platform.${account.platform}`)}
    >
      <AccountNotices account={account} />
      <Facts
        list={[
          [t('accounts:homeSite'), format.site(account.site)],
          [t('accounts:items'), format.number(account.itemCount)],
          [t('accounts:listed'), format.number(listed)],
          [t('accounts:consentEnds'), ends ? format.date(ends) : null],
          [
            t('accounts:fresh.orders'),
            <Freshness key="orders" at={freshness.ordersAt} every={freshness.ordersEverySeconds} />,
          ],
        ]}
      />
      <p className={classes.more}>
        <Link to={paths.account(account.accountId)} aria-label={t('accounts:moreOf', { username: account.username })}>
          {t('accounts:more')}
        </Link>
      </p>
    </Panel>
  );
}
