import { CostsScreen } from '../../features/costs/costs-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <CostsScreen
      renderChange={(changeId, onClose) => <LazyChangeDialog kind="costs" changeId={changeId} onClose={onClose} />}
    />
  );
}
