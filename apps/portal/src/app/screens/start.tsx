import { isPlatform, readRedirectBack } from '@quayside/kernel';
import { useSearchParams } from 'react-router';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { StartScreen } from '../../features/onboarding/start-screen.tsx';

export function Screen() {
  const [query] = useSearchParams();
  const back = readRedirectBack(query);
  const failed =
    back?.failType && isPlatform(back.onboarding) ? { platform: back.onboarding, why: back.failType } : null;
  return <StartScreen outcome={failed ? <ConnectOutcome platform={failed.platform} failure={failed.why} /> : null} />;
}
