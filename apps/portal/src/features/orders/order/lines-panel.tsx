import type { OrderDetail } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { usePlaceOf } from '../../../lib/account-place.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import classes from './order-screen.module.css';

/** Shows the bought items. */
export function LinesPanel({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const at = useAccount();
  const placeOf = usePlaceOf();
  if (order.lines.length === 0) {
    return (
      <Panel title={t('page.lines')}>
        <p>{t('page.noLines')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('page.lines')} flush>
      <PlainTable
        label={t('page.lines')}
        rows={order.lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t('page.column.title'),
            cell: ({ title, itemId, itemAccountId, isCancelled }) => (
              <span className={classes.long}>
                {itemId === null ? title : <Link to={paths.item(placeOf(itemAccountId, at), itemId)}>{title}</Link>}
                {isCancelled ? <Badge tone="off">{t('lineCancelled')}</Badge> : null}
              </span>
            ),
          },
          {
            key: 'sku',
            title: t('page.column.sku'),
            cell: ({ sku }) => <span className={classes.long}>{sku ?? '–'}</span>,
          },
          {
            key: 'quantity',
            title: t('page.column.quantity'),
            isNumber: true,
            cell: ({ quantity }) => format.number(quantity),
          },
          {
            key: 'reserved',
            title: t('page.column.reserved'),
            isNumber: true,
            cell: ({ reserved }) => format.number(reserved),
          },
          { key: 'total', title: t('column.total'), isNumber: true, cell: ({ total }) => format.money(total) },
        ]}
      />
    </Panel>
  );
}
