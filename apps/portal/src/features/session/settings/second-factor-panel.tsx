import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import form from '../form.module.css';
import { EnrolDialog } from './enrol-dialog.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import classes from './settings.module.css';
import { useSecondFactor } from './use-settings.ts';

export function SecondFactorPanel() {
  const { t } = useTranslation('security');
  const { login } = useUser();
  const state = useSecondFactor();
  const [open, setOpen] = useState<'enrol' | 'renew' | 'stop' | null>(null);
  const close = () => setOpen(null);
  const isOn = state.data?.isOn ?? false;
  return (
    <Panel
      title={t('factor.title')}
      aside={state.data ? <Badge tone={isOn ? 'ok' : 'off'}>{t(isOn ? 'factor.on' : 'factor.off')}</Badge> : null}
    >
      {state.isPending ? <Skeleton height={119} /> : null}
      {state.isError ? <ErrorState error={state.error} onRetry={() => state.refetch()} /> : null}
      {state.data ? (
        <div className={form.form}>
          <p className={classes.soft}>
            {t(isOn ? 'factor.onText' : 'factor.offText')}{' '}
            {isOn || login.isVerified ? null : <strong>{t('factor.needsMailbox')}</strong>}
            {isOn ? t('factor.left', { count: state.data.recoveryCodesLeft }) : null}
          </p>
          <div className={form.actions}>
            {isOn ? (
              <>
                <Button variant="default" onClick={() => setOpen('renew')}>
                  {t('factor.renew')}
                </Button>
                <Button variant="default" onClick={() => setOpen('stop')}>
                  {t('factor.turnOff')}
                </Button>
              </>
            ) : (
              <Button disabled={!login.isVerified} onClick={() => setOpen('enrol')}>
                {t('factor.turnOn')}
              </Button>
            )}
          </div>
        </div>
      ) : null}
      {open === 'enrol' ? <EnrolDialog onClose={close} /> : null}
      {open === 'renew' || open === 'stop' ? <ProveDialog purpose={open} onClose={close} /> : null}
    </Panel>
  );
}
