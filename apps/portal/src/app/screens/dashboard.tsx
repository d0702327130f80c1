import { isPlatform } from '@quayside/kernel';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { prefetchImport } from '../../features/accounts/use-accounts.ts';
import { DashboardScreen } from '../../features/dashboards/dashboard-screen.tsx';
import { prefetchTodo } from '../../features/dashboards/use-dashboards.ts';
import { HealthSummary } from '../../features/health/health-summary.tsx';
import { prefetchHealth } from '../../features/health/use-health.ts';
import { ResumeBanner } from '../../features/onboarding/resume-banner.tsx';
import { useAccount } from '../../lib/account.ts';
import { useUser } from '../../lib/session.ts';
import type { Prefetch } from '../screen-module.ts';

/** Prefetches what is shown above the figures. */
export const prefetch: Prefetch = async ({ client, userId, at }) => {
  if (!at) return;
  const { id } = at.account;
  await Promise.all([
    prefetchImport(client, userId, id),
    prefetchHealth(client, userId, id),
    prefetchTodo(client, { userId, at }),
  ]);
};

export function Screen() {
  const { scope, account } = useAccount();
  const { accounts } = useUser();
  // With all accounts selected, each account shows its status under its name.
  const shops = scope === 'all' ? accounts : [account];
  const [query] = useSearchParams();
  const connected = query.get('onboarding');
  return (
    <DashboardScreen
      banner={
        <>
          {connected !== null && isPlatform(connected) ? (
            <ConnectOutcome platform={connected} failure={query.get('fail_type')} />
          ) : null}
          <ResumeBanner />
          {shops.map(({ id, username }) => (
            <Fragment key={id}>
              <ImportBanner accountId={id} {...(shops.length > 1 ? { name: username } : {})} />
              <HealthSummary accountId={id} {...(shops.length > 1 ? { name: username } : {})} />
            </Fragment>
          ))}
        </>
      }
    />
  );
}
