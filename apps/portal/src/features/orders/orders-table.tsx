import type { Order } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './orders-table.module.css';
import { ShipDialog } from './ship-dialog.tsx';

const TONES: Readonly<Record<Order['status'], Tone>> = {
  pending: 'wait',
  paid: 'ok',
  cancelled: 'off',
  shipped: 'info',
};

export function OrdersTable({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const at = useAccount();
  const [shipping, setShipping] = useState<Order | null>(null);
  return (
    <>
      {shipping ? <ShipDialog order={shipping} onClose={() => setShipping(null)} /> : null}
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
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their order
                    <li key={index}>{line.itemId ? <Link to={paths.item(at, line.itemId)}>{text}</Link> : text}</li>
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
            cell: (order) => (
              <div className={classes.parcel}>
                <Badge tone={TONES[order.status]}>{t(`status.${order.status}`)}</Badge>
                {order.parcel ? (
                  <span>{t(`parcel.${order.parcel.state}`, { tracking: order.parcel.trackingNumber })}</span>
                ) : null}
                {order.canShip ? (
                  <LinkButton onClick={() => setShipping(order)}>
                    {t(order.parcel ? 'ship.change' : 'ship.open')}
                  </LinkButton>
                ) : null}
              </div>
            ),
          },
          {
            key: 'stock',
            title: t('column.stock'),
            cell: (order) => (
              <span title={order.stockStatus === 'oversold' ? t('oversoldText') : undefined}>
                <Badge tone={order.stockStatus === 'oversold' ? 'bad' : 'ok'}>{t(`stock.${order.stockStatus}`)}</Badge>
              </span>
            ),
          },
          { key: 'total', title: t('column.total'), isNumber: true, cell: (order) => format.money(order.total) },
        ]}
      />
    </>
  );
}
