import { Button, Skeleton } from '@mantine/core';
import { PLATFORM_NAMES, type Platform } from '@quayside/kernel';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './billing.module.css';
import { useTrial, useTrialChange } from './use-billing.ts';

/** Starts, extends and ends the trial of a platform. */
export function TrialPanel({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const trial = useTrial(platform);
  const change = useTrialChange(platform);
  const [isEnding, setIsEnding] = useState(false);
  const run = (what: 'start' | 'prolong' | 'cancel') =>
    change.mutate(what, {
      onSuccess: () => {
        setIsEnding(false);
        if (what === 'start') showToast('translateAndListStarted');
        if (what === 'prolong' && trial.data?.state === 'waiting') showToast('translateAndListPostponed');
      },
      onError: (error) => toastFailure(error),
    });
  if (trial.isPending) return <Skeleton height={120} />;
  if (trial.isError) return <ErrorState error={trial.error} onRetry={() => trial.refetch()} />;
  const { state, validationTime, postponeCount, canProlong, items } = trial.data;
  const date = format.date(validationTime);
  return (
    <Panel title={t('trial.title', { platform: PLATFORM_NAMES[platform] })}>
      <p>
        {state === 'waiting'
          ? t('trial.waiting', { date })
          : t('trial.running', { date, listed: format.number(items.listed), total: format.number(items.total) })}
      </p>
      {postponeCount > 0 ? <p className={classes.soft}>{t('trial.prolonged', { count: postponeCount })}</p> : null}
      <div className={classes.buttons}>
        {state === 'waiting' ? (
          <ChangeButton duty="billing" loading={change.isPending} onClick={() => run('start')}>
            {t('trial.start')}
          </ChangeButton>
        ) : null}
        {canProlong ? (
          <ChangeButton duty="billing" variant="default" loading={change.isPending} onClick={() => run('prolong')}>
            {t('trial.prolong')}
          </ChangeButton>
        ) : null}
        <ChangeButton duty="billing" variant="subtle" color="red" onClick={() => setIsEnding(true)}>
          {t('trial.cancel')}
        </ChangeButton>
      </div>
      {isEnding ? (
        <Dialog
          title={t('trial.cancelTitle')}
          onClose={() => setIsEnding(false)}
          footer={
            <>
              <Button variant="default" onClick={() => setIsEnding(false)}>
                {t('trial.keep')}
              </Button>
              <ChangeButton
                duty="billing"
                color="red"
                isInDialog
                loading={change.isPending}
                onClick={() => run('cancel')}
              >
                {t('trial.cancel')}
              </ChangeButton>
            </>
          }
        >
          <p>{t('trial.cancelText')}</p>
        </Dialog>
      ) : null}
    </Panel>
  );
}
