import type { OrderDetail } from '@quayside/contract';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRecheckOrder } from '../use-orders.ts';

/** What is wrong with the order, what the marketplace sent, and what the seller can do. */
export function ProblemNotice({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const refresh = useRecheckOrder();
  if (!order.problem) return null;
  return (
    <Notice tone="warn" title={t(`problem.${order.problem}.text`)}>
      <p>{t(`problem.${order.problem}.fix`)}</p>
      {order.problems.length > 0 && order.lines.length > 0 ? <p>{t('parts.counts')}</p> : null}
      {order.problems.length > 0 ? (
        <ul aria-label={t('parts.title')}>
          {order.problems.map(({ code, line, field, value }) => {
            const part = { field: field || t(`problem.${code}.text`), value: value ?? t('parts.nothing') };
            return (
              <li key={`${line} ${field}`}>{line ? t('parts.linePart', { ...part, line }) : t('parts.part', part)}</li>
            );
          })}
        </ul>
      ) : null}
      <p>{t('recheck.hint')}</p>
      <ChangeButton variant="default" loading={refresh.isPending} onClick={() => refresh.mutate(order.id)}>
        {t('recheck.open')}
      </ChangeButton>
      <p role="status">{refresh.isSuccess ? t('recheck.same') : null}</p>
    </Notice>
  );
}
