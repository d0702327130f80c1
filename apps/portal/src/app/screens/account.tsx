import { useParams } from 'react-router';
import { AccountScreen } from '../../features/accounts/account-screen.tsx';
import { FallAlert } from '../../features/health/fall-alert.tsx';
import { HealthSection } from '../../features/health/health-section.tsx';

export function Screen() {
  const accountId = Number(useParams().accountId);
  return (
    <>
      <FallAlert accountId={accountId} />
      <AccountScreen
        accountId={accountId}
        renderHealth={({ platform }) => <HealthSection at={{ scope: platform, account: { id: accountId } }} />}
      />
    </>
  );
}
