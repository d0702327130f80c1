import { PaperLinks, ViewPapers, ViewTable } from '../../features/order-actions/papers.tsx';
import { ShipByFile } from '../../features/order-actions/ship-by-file.tsx';
import { OrdersScreen } from '../../features/orders/orders-screen.tsx';
import { ViewsButton } from '../../features/views/views-button.tsx';
import { useAccount } from '../../lib/account.ts';
import { paths } from '../../lib/paths.ts';

export function Screen() {
  const at = useAccount();
  return (
    <OrdersScreen
      renderViews={(address) => <ViewsButton screen="orders" address={address} path={paths.orders(at)} />}
      renderViewActions={(filter) => (
        <>
          <ViewTable filter={filter} />
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
