import { HeldPricesScreen } from '../../features/pricing/held-prices-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <HeldPricesScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
    />
  );
}
