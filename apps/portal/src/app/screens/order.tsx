import { OrderActionsPanel } from '../../features/order-actions/order-actions-panel.tsx';
import { OrderAnswer } from '../../features/orders/order/order-answer.tsx';
import { OrderScreen } from '../../features/orders/order/order-screen.tsx';

export function Screen() {
  return (
    <OrderScreen
      renderActions={(order) => (
        <>
          <OrderAnswer order={order} />
          <OrderActionsPanel orderId={order.id} />
        </>
      )}
    />
  );
}
