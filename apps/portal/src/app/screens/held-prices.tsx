import { HeldPricesScreen } from '../../features/pricing/held-prices-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <HeldPricesScreen
      renderChange={(changeId, onClose) => (
        <LazyChangeDialog kind="held-prices" changeId={changeId} onClose={onClose} />
      )}
    />
  );
}
