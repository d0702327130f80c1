import { Button } from '@mantine/core';
import type { CurrentPlan } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './billing.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { reasonOf } from './payment-reasons.ts';
import { priceText, type Subscription } from './plan-words.ts';
import { usePaymentDetails, usePlanEnd } from './use-billing.ts';

export function CurrentPlanPanel({ current }: { readonly current: CurrentPlan }) {
  const { t } = useTranslation('billing');
  const { subscription } = current;
  return (
    <Panel title={t('current.title')}>
      {subscription ? (
        <RunningPlan subscription={subscription} />
      ) : (
        <p>{t(current.type === 'trial' ? 'current.trial' : 'current.none')}</p>
      )}
    </Panel>
  );
}

function RunningPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const [isCancelling, setIsCancelling] = useState(false);
  const end = usePlanEnd();
  const last = usePaymentDetails().data?.last_payment_details;
  const reason = last?.error_code ? reasonOf(last.error_code) : null;
  const { title, interval, currency, periodNet, next, cancelsAtPeriodEnd, state, isChanging, confirmUrl, endsAt } =
    subscription;
  const isLeaving = cancelsAtPeriodEnd || next !== null;
  return (
    <div className={classes.stack}>
      {state === 'past_due' && endsAt ? (
        <Notice
          tone="bad"
          action={
            <Button component={Link} to={paths.paymentMethod} size="xs">
              {t('current.payAgain')}
            </Button>
          }
        >
          {t('current.pastDue', { date: format.date(endsAt) })} {reason ? t(`checkout.reason.${reason}`) : null}
        </Notice>
      ) : null}
      <div className={classes.current}>
        <div>
          <strong className={classes.planTitle}>{title}</strong>
          <div>{priceText({ net: periodNet, currency, interval }, t, format)}</div>
          <p className={classes.soft}>{outlook()}</p>
          {isChanging ? (
            <Notice tone="info" action={confirmUrl ? <ConfirmButton url={confirmUrl} size="xs" /> : undefined}>
              {t(confirmUrl ? 'checkout.actionText' : 'current.changing')}
            </Notice>
          ) : null}
        </div>
        <div className={classes.buttons}>
          {isLeaving ? (
            <ChangeButton
              duty="billing"
              variant="default"
              loading={end.isPending}
              onClick={() => end.mutate('resume', { onError: (error) => toastFailure(error) })}
            >
              {t('resume')}
            </ChangeButton>
          ) : null}
          {cancelsAtPeriodEnd ? null : (
            <ChangeButton duty="billing" variant="subtle" color="red" onClick={() => setIsCancelling(true)}>
              {t('cancel.open')}
            </ChangeButton>
          )}
        </div>
      </div>
      {isCancelling ? <CancelDialog subscription={subscription} onClose={() => setIsCancelling(false)} /> : null}
    </div>
  );

  function outlook(): string {
    const date = format.date(subscription.periodEnd);
    if (cancelsAtPeriodEnd) return t('current.ends', { date });
    if (next) {
      return t('current.changes', { plan: next.title, interval: t(`interval.${next.interval}`), date });
    }
    return t('current.renews', { date, price: format.money({ minor: periodNet, currency }) });
  }
}
