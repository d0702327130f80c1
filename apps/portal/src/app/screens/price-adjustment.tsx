import { PriceAdjustmentScreen } from '../../features/pricing/price-adjustment-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <PriceAdjustmentScreen
      renderChange={(changeId, onClose) => <LazyChangeDialog kind="prices" changeId={changeId} onClose={onClose} />}
    />
  );
}
