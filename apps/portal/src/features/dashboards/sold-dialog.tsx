import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMaySee } from '../../lib/may.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { type SoldDays, useSold } from './use-dashboards.ts';

/** Wide enough for seven columns in each language. */
const WIDTH = 760;

/** The orders that a figure is made of, newest first, and the same as a file. */
export function SoldDialog({ days, onClose }: { readonly days: SoldDays; readonly onClose: () => void }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const maySeeOrders = useMaySee('orders', at.scope);
  const { sold, file } = useSold(days);
  const orders = sold.data?.pages.flatMap(({ list }) => list) ?? [];
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
        <Button component="a" variant="default" href={file} download>
          {t('asFile')}
        </Button>
      }
    >
      {sold.isPending ? <Skeleton height={240} /> : null}
      {sold.isError ? <ErrorState error={sold.error} onRetry={() => sold.refetch()} /> : null}
      {sold.data ? (
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
      ) : null}
    </Dialog>
  );
}
