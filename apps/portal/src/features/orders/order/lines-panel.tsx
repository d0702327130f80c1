import type { OrderDetail } from '@quayside/contract';
import { namesOfLine } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { usePlaceOf } from '../../../lib/account-place.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { TwoNames } from '../../../ui/two-names.tsx';
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
            cell: (line) => {
              const { title, there } = namesOfLine(line);
              const { itemId, itemAccountId, isCancelled } = line;
              return (
                <span className={classes.item}>
                  <Thumb url={line.home?.imageUrl ?? null} size={40} />
                  <TwoNames
                    name={
                      itemId === null ? title : <Link to={paths.item(placeOf(itemAccountId, at), itemId)}>{title}</Link>
                    }
                    other={there && there.title !== title ? there.title : null}
                  />
                  {isCancelled ? <Badge tone="off">{t('lineCancelled')}</Badge> : null}
                </span>
              );
            },
          },
          {
            key: 'sku',
            title: t('page.column.sku'),
            cell: (line) => {
              const { sku, there } = namesOfLine(line);
              return <TwoNames name={sku ?? '–'} other={there && there.sku !== sku ? there.sku : null} />;
            },
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
          { key: 'total', title: t('page.column.paid'), isNumber: true, cell: ({ total }) => format.money(total) },
        ]}
      />
    </Panel>
  );
}
