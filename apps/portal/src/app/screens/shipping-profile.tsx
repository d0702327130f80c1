import { ShippingProfileScreen } from '../../features/shipping/shipping-profile-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return <ShippingProfileScreen renderChange={(request) => <LazyChangeDialog {...request} />} />;
}
