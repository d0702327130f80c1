import { Checkbox } from '@mantine/core';
import type { Picking } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import classes from './pick.module.css';
import { pickKey } from './picked.ts';

const PICTURE = 40;
/** So many orders of an article are named; the others are counted. */
const MOST_NAMED = 4;

interface PickTableProps {
  readonly articles: Picking['articles'];
  readonly picked: ReadonlySet<string>;
  readonly onTick: (article: Picking['articles'][number], isPicked: boolean) => void;
}

export function PickTable({ articles, picked, onTick }: PickTableProps) {
  const { t } = useTranslation('order-actions');
  const at = useAccount();
  return (
    <PlainTable
      label={t('pick.title')}
      rows={articles}
      rowKey={pickKey}
      columns={[
        {
          key: 'picked',
          title: t('pick.picked'),
          isTitleHidden: true,
          cell: (article) => (
            <Checkbox
              size="md"
              aria-label={t('pick.tick', { name: article.sku || article.title })}
              checked={picked.has(pickKey(article))}
              onChange={({ currentTarget }) => onTick(article, currentTarget.checked)}
            />
          ),
        },
        {
          key: 'pieces',
          title: t('pdf.quantity'),
          isNumber: true,
          cell: ({ pieces }) => <strong className={classes.pieces}>{pieces}</strong>,
        },
        { key: 'sku', title: t('pdf.sku'), cell: ({ sku }) => sku },
        {
          key: 'title',
          title: t('pdf.title'),
          cell: (article) => (
            <span className={classes.item}>
              <Thumb url={article.imageUrl} size={PICTURE} />
              <span className={picked.has(pickKey(article)) ? classes.gone : undefined}>{article.title}</span>
            </span>
          ),
        },
        {
          key: 'orders',
          title: t('pdf.orderNumbers'),
          cell: ({ orders }) => (
            <span className={classes.orders}>
              {orders.slice(0, MOST_NAMED).map(({ orderId, externalId, pieces }) => (
                <span key={orderId}>
                  {pieces > 1 ? `${pieces} × ` : null}
                  <Link to={paths.order(at, orderId)}>{externalId}</Link>
                </span>
              ))}
              {orders.length > MOST_NAMED ? (
                <span className={classes.soft}>{t('pick.more', { count: orders.length - MOST_NAMED })}</span>
              ) : null}
            </span>
          ),
        },
      ]}
    />
  );
}
