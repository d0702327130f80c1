import { ShippingManagerScreen } from '../../features/shipping/shipping-manager-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';

export function Screen() {
  return <ShippingManagerScreen earlier={<EarlierChanges />} />;
}
