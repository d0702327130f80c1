import { SellerPicker } from '../../features/acting/seller-picker.tsx';
import { PermissionsScreen } from '../../features/entitlements/permissions-screen.tsx';

export function Screen() {
  return (
    <PermissionsScreen>
      <SellerPicker />
    </PermissionsScreen>
  );
}
