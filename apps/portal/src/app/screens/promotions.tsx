import { PromotionsScreen } from '../../features/promotions/promotions-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <PromotionsScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onConfirmed, onClose) => <LazyChangeDialog {...{ changeId, onConfirmed, onClose }} />}
    />
  );
}
