import { RepricerScreen } from '../../features/repricer/repricer-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <RepricerScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
    />
  );
}
