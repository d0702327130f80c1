import type { Order } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { remainingOf } from './remaining.ts';
import { useNow } from './use-now.ts';

/** The time left to ship an order, or how overdue it is. */
export function ShipBy({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const now = useNow();
  const remaining = remainingOf(order, now);
  if (!remaining || !order.shipBy) return null;
  const time = format.duration(remaining.seconds);
  return (
    <time dateTime={order.shipBy} title={format.dateTime(order.shipBy)}>
      {remaining.isLate ? (
        <Badge tone="bad">{t('due.late', { time })}</Badge>
      ) : (
        <Badge tone={remaining.isSoon ? 'warn' : 'wait'}>{t('due.left', { time })}</Badge>
      )}
    </time>
  );
}
