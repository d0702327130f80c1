import { OrderActions } from '../../features/orders/order/order-actions.tsx';
import { OrderScreen } from '../../features/orders/order/order-screen.tsx';

export function Screen() {
  return <OrderScreen renderActions={(order) => <OrderActions order={order} />} />;
}
