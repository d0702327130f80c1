import { Suspense } from 'react';
import { OrderActionsPanel } from '../../features/order-actions/order-actions-panel.tsx';
import { OrderAnswer } from '../../features/orders/order/order-answer.tsx';
import { OrderScreen } from '../../features/orders/order/order-screen.tsx';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const OrderMarginPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('../../features/costs/order-margin-panel.tsx'), loadRooms(['costs'])]);
  return { default: panel.OrderMarginPanel };
});

export function Screen() {
  return (
    <OrderScreen
      renderMargin={(orderId) => (
        <Suspense fallback={null}>
          <OrderMarginPanel orderId={orderId} />
        </Suspense>
      )}
      renderActions={(order) => (
        <>
          <OrderAnswer order={order} />
          <OrderActionsPanel orderId={order.id} />
        </>
      )}
    />
  );
}
