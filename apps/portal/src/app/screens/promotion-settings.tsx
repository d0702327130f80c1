import { PromotionSettingsScreen } from '../../features/promotions/promotion-settings-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <PromotionSettingsScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onConfirmed, onClose) => <LazyChangeDialog {...{ changeId, onConfirmed, onClose }} />}
    />
  );
}
