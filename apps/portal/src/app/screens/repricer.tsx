import { RepricerScreen } from '../../features/repricer/repricer-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <RepricerScreen
      renderChange={(changeId, onClose) => <LazyChangeDialog kind="repricing" changeId={changeId} onClose={onClose} />}
    />
  );
}
