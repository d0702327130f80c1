import type { AccountEntry, Order } from '@quayside/contract';
import { linesToName, namesOfLine } from '@quayside/kernel';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { placeOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useRateSource } from '../../lib/rates.ts';
import { useUser } from '../../lib/session.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { OrderBadge, StockBadge } from './order-badges.tsx';
import classes from './orders-screen.module.css';
import { ShipBy } from './ship-by.tsx';

/** As wide as the longest badge of the six languages, with the padding of a cell. */
const BADGES = { status: '152px', shipBy: '148px', stock: '144px' } as const;

/** @param search the list's query string, to which an order's page links back */
export function useOrderColumns(search: string): readonly Column<Order>[] {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const at = useAccount();
  const { accounts } = useUser();
  return useMemo((): readonly Column<Order>[] => {
    const account: Column<Order> = {
      key: 'account',
      title: t('column.account'),
      width: 'minmax(84px, 0.6fr)',
      isMinor: true,
      cell: (order) => nameOf(accounts, order),
    };
    return [
      {
        key: 'order',
        title: t('column.order'),
        width: 'minmax(124px, 0.6fr)',
        cell: (order) => (
          <span className={classes.names}>
            <Link
              className={classes.order}
              to={paths.order(placeOf(order.accountId, accounts, at), order.id)}
              state={{ list: search }}
              tabIndex={-1}
            >
              {order.externalId}
            </Link>
            {order.teamNote === null ? null : (
              <span className={classes.soft} title={order.teamNote}>
                {order.teamNote}
              </span>
            )}
          </span>
        ),
      },
      ...(at.scope === 'all' ? [account] : []),
      {
        key: 'status',
        title: t('column.status'),
        width: BADGES.status,
        isMinor: true,
        cell: (order) => <OrderBadge order={order} />,
      },
      {
        key: 'shipBy',
        title: t('column.shipBy'),
        width: BADGES.shipBy,
        sortKey: 'shipBy',
        cell: (order) => <ShipBy order={order} />,
        narrow: {
          width: BADGES.status,
          cell: (order) => (
            <span className={classes.stacked}>
              <OrderBadge order={order} />
              <ShipBy order={order} />
            </span>
          ),
        },
      },
      {
        key: 'ordered',
        title: t('column.ordered'),
        width: '88px',
        sortKey: 'ordered',
        isMinor: true,
        cell: (order) => <span className={classes.soft}>{format.shortMoment(order.orderedAt)}</span>,
      },
      {
        key: 'lines',
        title: t('column.lines'),
        width: 'minmax(150px, 2fr)',
        isMinor: true,
        cell: (order) => <Lines order={order} />,
      },
      {
        key: 'to',
        title: t('column.to'),
        width: 'minmax(150px, 1.5fr)',
        isMinor: true,
        cell: (order) => (
          <span className={classes.to} title={addressee(order)}>
            <SitePlate site={order.site} />
            <span className={classes.names}>
              <span>{addressee(order)}</span>
              {order.shipToCountry ? <span className={classes.soft}>{format.country(order.shipToCountry)}</span> : null}
            </span>
          </span>
        ),
      },
      {
        key: 'stock',
        title: t('column.stock'),
        width: BADGES.stock,
        isMinor: true,
        cell: (order) => <StockBadge order={order} />,
      },
      {
        key: 'total',
        title: t('column.total'),
        width: '100px',
        isNumber: true,
        isMinor: true,
        cell: (order) => <Total order={order} />,
      },
    ];
  }, [t, format, at, accounts, search]);
}

const addressee = ({ buyerName, buyer }: Order): string => buyerName ?? buyer ?? '';

function nameOf(accounts: readonly AccountEntry[], { accountId }: Order): string {
  return accounts.find(({ id }) => id === accountId)?.username ?? '';
}

/** What the buyer paid, and below it the same in the seller's currency. */
function Total({ order: { total, homeTotal } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const sourceName = useRateSource();
  if (!homeTotal) return format.money(total);
  const { value, source, date } = homeTotal.rate;
  return (
    <span
      className={classes.names}
      title={t('homeRate', { rate: format.rate(value), source: sourceName(source), date: format.date(date) })}
    >
      <span>{format.money(total)}</span>
      <span className={classes.soft}>{t('homeTotal', { amount: format.money(homeTotal) })}</span>
    </span>
  );
}

/** The first line that is still sold, and the number of further ones. */
function Lines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const lines = linesToName(order.lines);
  const [first] = lines;
  if (!first) return '–';
  const texts = lines.map((line) => {
    const { title, there } = namesOfLine(line);
    const names = [t('line', { quantity: line.quantity, title }), there?.title, there?.sku];
    return [...new Set(names.filter(Boolean))].join(' · ');
  });
  const { title, sku } = namesOfLine(first);
  return (
    <span className={classes.lines} title={texts.join('\n')}>
      <Thumb url={first.home?.imageUrl ?? null} size={28} />
      <span className={classes.names}>
        <span>{t('line', { quantity: first.quantity, title })}</span>
        <span className={classes.soft}>{sku}</span>
      </span>
      {texts.length > 1 ? <span className={classes.soft}>{t('moreLines', { n: texts.length - 1 })}</span> : null}
    </span>
  );
}
