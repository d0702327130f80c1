import { Skeleton } from '@mantine/core';
import type { OrderDetail } from '@quayside/contract';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ScreenFailure } from '../../../ui/screen-failure.tsx';
import { SitePlate } from '../../../ui/site-plate.tsx';
import { OrderBadge, StockBadge } from '../order-badges.tsx';
import { ShipBy } from '../ship-by.tsx';
import { useOrder } from '../use-orders.ts';
import { AmountsPanel } from './amounts-panel.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import classes from './order-screen.module.css';
import { ProblemNotice } from './problem-notice.tsx';
import { Timeline } from './timeline.tsx';

interface OrderScreenProps {
  /** Renders the actions available for the order. */
  readonly renderActions: (order: OrderDetail) => ReactNode;
  /** Renders what the order earned. */
  readonly renderMargin: (orderId: number) => ReactNode;
}

export function OrderScreen({ renderActions, renderMargin }: OrderScreenProps) {
  const { t } = useTranslation('orders');
  const order = useOrder(Number(useParams().orderId));
  if (order.isPending) return <Skeleton height={420} radius="lg" />;
  if (order.isLoadingError) {
    const back = <BackToOrders>{t('page.back')}</BackToOrders>;
    return <ScreenFailure error={order.error} onRetry={() => order.refetch()} back={back} />;
  }
  return <OrderPage order={order.data} actions={renderActions(order.data)} margin={renderMargin(order.data.id)} />;
}

function OrderPage(props: { readonly order: OrderDetail; readonly actions: ReactNode; readonly margin: ReactNode }) {
  const { order, actions, margin } = props;
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <>
      <PageHeader
        back={<BackToOrders>← {t('page.back')}</BackToOrders>}
        title={t('page.title', { order: order.externalId })}
        lead={
          <span className={classes.head}>
            <SitePlate site={order.site} /> {t('page.ordered', { moment: format.dateTime(order.orderedAt) })}
            <OrderBadge order={order} />
            <StockBadge order={order} />
            <ShipBy order={order} />
          </span>
        }
      />
      <ProblemNotice order={order} />
      {order.replacedBy === null ? null : (
        <Notice tone="info">{t('replaced.text', { order: order.replacedBy })}</Notice>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title={t('page.actions')}>{actions}</Panel>
          <LinesPanel order={order} />
          <Panel title={t('timeline.title')}>
            <Timeline order={order} />
          </Panel>
        </div>
        <div className={classes.side}>
          <NotePanel key={order.id} order={order} />
          <BuyerPanel order={order} />
          <AmountsPanel order={order} />
          {margin}
        </div>
      </div>
    </>
  );
}

/** Links to the list with its earlier search and filters. */
function BackToOrders({ children }: { readonly children: ReactNode }) {
  const at = useAccount();
  const { list } = (useLocation().state ?? {}) as { readonly list?: unknown };
  return <Link to={{ pathname: paths.orders(at), search: typeof list === 'string' ? list : '' }}>{children}</Link>;
}
