import { isPlatform } from '@quayside/kernel';
import { useSearchParams } from 'react-router';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { DashboardScreen } from '../../features/dashboards/dashboard-screen.tsx';
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
          <ImportBanner accountId={account.id} />
        </>
      }
    />
  );
}
