import { useSearchParams } from 'react-router';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { StartScreen } from '../../features/onboarding/start-screen.tsx';

export function Screen() {
  const [query] = useSearchParams();
  const failure = query.get('fail_type');
  return <StartScreen outcome={failure === null ? null : <ConnectOutcome platform="ebay" failure={failure} />} />;
}
