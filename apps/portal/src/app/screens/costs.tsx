import { CostsScreen } from '../../features/costs/costs-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <CostsScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
    />
  );
}
