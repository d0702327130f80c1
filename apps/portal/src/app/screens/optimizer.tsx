import { OptimizerScreen } from '../../features/optimizer/optimizer-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <OptimizerScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
    />
  );
}
