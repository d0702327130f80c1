import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { OrdersTable } from './orders-table.tsx';
import { type StockFilter, useOrders } from './use-orders.ts';

export function OrdersScreen() {
  const { t } = useTranslation(['orders', 'app']);
  const [query, setQuery] = useSearchParams();
  const filter: StockFilter = query.get('stock') === 'oversold' ? 'oversold' : 'all';
  const orders = useOrders(filter);
  const list = orders.data?.pages.flatMap((page) => page.sales) ?? [];
  const onHold = list.filter(({ acceptance }) => acceptance?.state === 'on_hold').length;
  return (
    <>
      <PageHeader
        title={t('orders:title')}
        lead={
          <>
            {t('orders:lead')} <Freshness at={orders.data?.pages[0]?.checkedAt} isPending={orders.isPending} />
          </>
        }
        actions={
          <Segments<StockFilter>
            label={t('orders:filter.label')}
            value={filter}
            onChange={(next) => setQuery(next === 'all' ? {} : { stock: next })}
            options={[
              { value: 'all', label: t('orders:filter.all') },
              { value: 'oversold', label: t('orders:filter.oversold') },
            ]}
          />
        }
      />
      {onHold > 0 ? (
        <Notice tone="warn" title={t('orders:onHold.title', { count: onHold })}>
          {t('orders:onHold.text')}
        </Notice>
      ) : null}
      <Panel flush>
        {orders.isPending ? <Skeleton height={320} /> : null}
        {orders.isError ? <ErrorState error={orders.error} onRetry={() => orders.refetch()} /> : null}
        {orders.data && list.length === 0 ? (
          <EmptyState title={t(filter === 'all' ? 'orders:empty.title' : 'orders:emptyOversold.title')}>
            {t(filter === 'all' ? 'orders:empty.text' : 'orders:emptyOversold.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? <OrdersTable orders={list} /> : null}
      </Panel>
      {orders.hasNextPage ? (
        <Button variant="default" mt="md" loading={orders.isFetchingNextPage} onClick={() => orders.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
    </>
  );
}
