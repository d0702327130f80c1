import type { OrderActions } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import classes from './order-actions.module.css';
import { STATE_TONES } from './state-tones.data.ts';
import { useResend } from './use-order-actions.ts';

/** The cancellations and refunds of an order with their outcomes. */
export function ChangeList({ actions: { changes, orderId } }: { readonly actions: OrderActions }) {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  const resend = useResend(orderId);
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('changes.title')}>
      <h3>{t('changes.title')}</h3>
      <ul className={classes.list}>
        {changes.map(({ number, kind, amount, reason, state, error, at, settledAt }) => (
          <li key={number} className={classes.entry}>
            <span>
              {kind === 'cancel' || amount === null
                ? t('changes.cancel')
                : t('changes.refund', { amount: format.money(amount) })}
            </span>
            <span className={classes.soft}>{t(`reason.${reason}`)}</span>
            <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
            <span className={classes.soft}>{format.moment(settledAt ?? at)}</span>
            {error === null ? null : <span className={classes.soft}>{t('changes.said', { reason: error })}</span>}
            {state === 'rejected' ? (
              <ChangeButton
                size="compact-sm"
                variant="default"
                loading={resend.isPending}
                onClick={() => resend.mutate(number)}
              >
                {t('changes.resend')}
              </ChangeButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
