import { Button, Skeleton } from '@mantine/core';
import { SOLD_LISTS, type SoldList, type WireMoney } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMaySee } from '../../lib/may.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { type SoldDays, useSold, useSoldFiles, useSoldItems } from './use-dashboards.ts';

/** Wide enough for seven columns in each language. */
const WIDTH = 760;

/** The orders or the items that a figure is made of, and the same as a file. */
export function SoldDialog({ days, onClose }: { readonly days: SoldDays; readonly onClose: () => void }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const [of, setOf] = useState<SoldList>('orders');
  const files = useSoldFiles(days, of);
  const period =
    days.from === days.to
      ? format.fullDay(days.from)
      : t('fromTo', { from: format.fullDay(days.from), to: format.fullDay(days.to) });
  return (
    <Dialog
      placement="side"
      width={WIDTH}
      onClose={onClose}
      title={days.site === undefined ? period : t('siteAndPeriod', { site: format.site(days.site), period })}
      footer={
        <>
          <Button component="a" variant="default" href={files.csv} download>
            {t('asFile')}
          </Button>
          <Button component="a" variant="default" href={files.xlsx} download>
            {t('asWorkbook')}
          </Button>
        </>
      }
    >
      <Segments<SoldList>
        label={t('soldBy.label')}
        value={of}
        onChange={setOf}
        options={SOLD_LISTS.map((value) => ({ value, label: t(`soldBy.${value}`) }))}
      />
      {of === 'orders' ? <SoldOrders days={days} /> : <SoldItems days={days} />}
    </Dialog>
  );
}

/** Newest first. */
function SoldOrders({ days }: { readonly days: SoldDays }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const maySeeOrders = useMaySee('orders', at.scope);
  const sold = useSold(days);
  const orders = sold.data?.pages.flatMap(({ list }) => list) ?? [];
  if (sold.isPending) return <Skeleton height={240} />;
  if (sold.isError) return <ErrorState error={sold.error} onRetry={() => sold.refetch()} />;
  return (
    <>
      <PlainTable
        label={t('ordersCount')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          { key: 'day', title: t('day'), cell: ({ day }) => format.fullDay(day) },
          {
            ...{ key: 'order', title: t('order') },
            cell: ({ id, externalId }) =>
              maySeeOrders ? <Link to={paths.order(at, id)}>{externalId}</Link> : externalId,
          },
          { key: 'site', title: t('site'), cell: ({ site }) => <SitePlate site={site} /> },
          { key: 'units', title: t('unitsSold'), isNumber: true, cell: ({ units }) => format.number(units) },
          { key: 'gross', title: t('gross'), isNumber: true, cell: ({ revenue }) => format.money(revenue) },
          { key: 'refunds', title: t('refunds'), isNumber: true, cell: ({ refunds }) => format.money(refunds) },
          {
            ...{ key: 'net', title: t('net'), isNumber: true },
            cell: ({ revenue, refunds }) => format.money({ ...revenue, minor: revenue.minor - refunds.minor }),
          },
        ]}
      />
      <ListFoot list={sold} />
    </>
  );
}

/** Most sold first. */
function SoldItems({ days }: { readonly days: SoldDays }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const placeOf = usePlaceOf();
  const sold = useSoldItems(days);
  const items = sold.data?.pages.flatMap(({ list }) => list) ?? [];
  if (sold.isPending) return <Skeleton height={240} />;
  if (sold.isError) return <ErrorState error={sold.error} onRetry={() => sold.refetch()} />;
  const sums = (amounts: readonly WireMoney[]) => format.values(amounts.map(format.money));
  return (
    <>
      <p>{t('soldItemsMeaning')}</p>
      <PlainTable
        label={t('soldBy.items')}
        rows={items}
        rowKey={({ item }) => item?.id ?? 0}
        columns={[
          {
            ...{ key: 'item', title: t('item') },
            cell: ({ item }) =>
              item ? <Link to={paths.item(placeOf(item.accountId, at), item.id)}>{item.title}</Link> : t('unknownItem'),
          },
          { key: 'units', title: t('unitsSold'), isNumber: true, cell: ({ units }) => format.number(units) },
          { key: 'gross', title: t('gross'), isNumber: true, cell: ({ revenue }) => sums(revenue) },
          { key: 'refunds', title: t('refunds'), isNumber: true, cell: ({ refunds }) => sums(refunds) },
          {
            ...{ key: 'net', title: t('net'), isNumber: true },
            cell: ({ revenue, refunds }) =>
              sums(revenue.map((sum, index) => ({ ...sum, minor: sum.minor - (refunds[index]?.minor ?? 0) }))),
          },
        ]}
      />
      <ListFoot list={sold} />
    </>
  );
}
