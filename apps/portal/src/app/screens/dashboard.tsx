import { isPlatform } from '@quayside/kernel';
import { useSearchParams } from 'react-router';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { DashboardScreen } from '../../features/dashboards/dashboard-screen.tsx';
import { HealthSummary } from '../../features/health/health-summary.tsx';
import { ResumeBanner } from '../../features/onboarding/resume-banner.tsx';
import { useAccount } from '../../lib/account.ts';

export function Screen() {
  const { account } = useAccount();
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
          <ImportBanner accountId={account.id} />
          <HealthSummary accountId={account.id} />
        </>
      }
    />
  );
}
