import { PackOrders } from '../../features/order-actions/pack/pack-orders.tsx';
import { PaperLinks, ViewPapers, ViewTable } from '../../features/order-actions/papers.tsx';
import { ShipByFile } from '../../features/order-actions/ship-by-file.tsx';
import { OrdersScreen } from '../../features/orders/orders-screen.tsx';

export function Screen() {
  return (
    <OrdersScreen
      renderViewActions={(filter) => (
        <>
          <ViewTable filter={filter} />
          <PackOrders />
          <ShipByFile />
        </>
      )}
      renderActions={(selection) =>
        'orderIds' in selection ? (
          <PaperLinks orderIds={selection.orderIds} />
        ) : (
          <ViewPapers filter={selection.filter} />
        )
      }
    />
  );
}
