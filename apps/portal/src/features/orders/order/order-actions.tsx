import type { OrderDetail } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { OrderStatus } from './order-status.tsx';

/** What the seller can do with an order, and what was done. */
export function OrderActions({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const isIdle = !order.canShip && !order.acceptance && order.shipments.length === 0;
  return isIdle ? <p>{t('page.noActions')}</p> : <OrderStatus order={order} />;
}
