import { SellerPicker } from '../../features/acting/seller-picker.tsx';
import { PermissionsScreen } from '../../features/entitlements/permissions-screen.tsx';
import { NotifyPanel } from '../../features/notifications/notify-panel.tsx';

export function Screen() {
  return (
    <PermissionsScreen>
      <SellerPicker />
      <NotifyPanel />
    </PermissionsScreen>
  );
}
