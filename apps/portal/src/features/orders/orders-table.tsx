import type { Order } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { OrderStatus } from './order-status.tsx';
import classes from './orders-table.module.css';

export function OrdersTable({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const at = useAccount();
  const placeOf = usePlaceOf();
  return (
    <PlainTable
      label={t('title')}
      rows={orders}
      rowKey={(order) => order.id}
      columns={[
        { key: 'ordered', title: t('column.ordered'), cell: (order) => format.moment(order.orderedAt) },
        { key: 'order', title: t('column.order'), cell: (order) => <code>{order.externalId}</code> },
        { key: 'site', title: t('column.site'), cell: (order) => <SitePlate site={order.site} /> },
        {
          key: 'lines',
          title: t('column.lines'),
          cell: (order) => (
            <ul className={classes.lines}>
              {order.lines.map((line, index) => {
                const text = t('line', { quantity: line.quantity, title: line.title });
                const { itemId, itemAccountId } = line;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their order
                  <li key={index}>
                    {itemId ? <Link to={paths.item(placeOf(itemAccountId, at), itemId)}>{text}</Link> : text}
                  </li>
                );
              })}
            </ul>
          ),
        },
        {
          key: 'to',
          title: t('column.to'),
          cell: (order) => (order.shipToCountry ? format.country(order.shipToCountry) : '–'),
        },
        {
          key: 'status',
          title: t('column.status'),
          cell: (order) => <OrderStatus order={order} />,
        },
        {
          key: 'stock',
          title: t('column.stock'),
          cell: (order) => <StockBadge order={order} />,
        },
        { key: 'total', title: t('column.total'), isNumber: true, cell: (order) => format.money(order.total) },
      ]}
    />
  );
}

/** The current stock state: a reservation ends when the order is shipped or cancelled. */
function StockBadge({ order: { status, stockStatus } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  if (status === 'shipped' || status === 'cancelled') return <Badge tone="off">{t(`stock.${status}`)}</Badge>;
  const isOversold = stockStatus === 'oversold';
  return (
    <span title={isOversold ? t('oversoldText') : undefined}>
      <Badge tone={isOversold ? 'bad' : 'ok'}>{t(`stock.${stockStatus}`)}</Badge>
    </span>
  );
}
