import { Skeleton } from '@mantine/core';
import type { ListingOptimizer } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { HOME_CHECKS, type ListingCheck } from '@quayside/kernel/listing-checks';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './profile.module.css';
import { useOptimizer, useSwitchCheck } from './use-profile.ts';

/** Shows the details that buyers look for and items lack, with a switch for each check. */
export function OptimizerPanel() {
  const { t } = useTranslation('profile');
  const optimizer = useOptimizer();
  return (
    <Panel title={t('optimizer.title')}>
      <p className={classes.soft}>{t('optimizer.lead')}</p>
      {optimizer.isPending ? <Skeleton height={180} /> : null}
      {optimizer.isError ? <ErrorState error={optimizer.error} onRetry={() => optimizer.refetch()} /> : null}
      {optimizer.data ? <Checks optimizer={optimizer.data} /> : null}
    </Panel>
  );
}

function Checks({ optimizer }: { readonly optimizer: ListingOptimizer }) {
  const { t } = useTranslation('profile');
  const { role, accounts } = useUser();
  const change = useSwitchCheck();
  const [account] = accounts;
  const foundBy = (check: ListingCheck, isOn: boolean, items: number | null) => {
    if (!isOn) return t('optimizer.off');
    const home = HOME_CHECKS.find((one) => one === check);
    return home && items !== null ? t(`optimizer.${home}.found`, { count: items }) : t('optimizer.ofListings');
  };
  const pending = change.isPending ? change.variables : null;
  return (
    <>
      <p>{t('optimizer.all', { count: optimizer.items })}</p>
      <ul className={classes.checks}>
        {optimizer.checks.map(({ check, value, items, examples }) => (
          <li key={check}>
            <Toggle
              label={t(`optimizer.${check}.label`)}
              description={foundBy(check, value, items)}
              isOn={pending?.check === check ? pending.value : value}
              disabled={!mayDo(role, 'work')}
              onChange={(next) => change.mutate({ check, value: next })}
            />
            {examples.length > 0 ? (
              <ul className={classes.examples}>
                {examples.map(({ platform, accountId, itemId, title }) => (
                  <li key={itemId}>
                    <Link to={paths.item({ scope: platform, account: { id: accountId } }, itemId)}>{title}</Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {account ? (
        <Link to={paths.optimizer({ scope: account.platform, account })}>{t('optimizer.listings')}</Link>
      ) : null}
    </>
  );
}
