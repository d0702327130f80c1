import { OrdersScreen } from '../../features/orders/orders-screen.tsx';

export function Screen() {
  return <OrdersScreen renderActions={() => null} />;
}
