import type { Order } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Readonly<Record<Order['status'], Tone>> = {
  pending: 'wait',
  paid: 'ok',
  cancelled: 'off',
  shipped: 'info',
};

/** The most important fact about an order: that the seller must act, otherwise its status. */
export function OrderBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  if (order.problem) {
    return (
      <span title={t(`problem.${order.problem}.text`)}>
        <Badge tone="bad">{t('attention')}</Badge>
      </span>
    );
  }
  if (order.replacedBy !== null) {
    return (
      <span title={t('replaced.text', { order: order.replacedBy })}>
        <Badge tone="off">{t('replaced.badge')}</Badge>
      </span>
    );
  }
  if (order.acceptance?.state === 'on_hold') return <Badge tone="warn">{t('onHold.badge')}</Badge>;
  return <Badge tone={TONES[order.status]}>{t(`status.${order.status}`)}</Badge>;
}

/** The current stock state: a reservation ends when the order is shipped or cancelled. */
export function StockBadge({ order: { status, stockStatus, lines } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  if (lines.every(({ isCancelled }) => isCancelled)) return null;
  if (status === 'shipped' || status === 'cancelled') return <Badge tone="off">{t(`stock.${status}`)}</Badge>;
  const isOversold = stockStatus === 'oversold';
  return (
    <span title={isOversold ? t('oversoldText') : undefined}>
      <Badge tone={isOversold ? 'bad' : 'ok'}>{t(`stock.${stockStatus}`)}</Badge>
    </span>
  );
}
