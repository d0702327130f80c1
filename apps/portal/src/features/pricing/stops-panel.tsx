import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './rules-form.module.css';
import { useSetStop, useStops } from './use-pricing.ts';

/** A stop takes effect at once. Resuming sends waiting prices, so it asks first if there are any. */
export function StopsPanel() {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const mayChange = useMayChange();
  const stops = useStops();
  const set = useSetStop();
  const [asked, setAsked] = useState<{ readonly accountId?: number; readonly waiting: number } | null>(null);
  if (!stops.data) return null;
  const { isAllStopped, accounts } = stops.data;
  const own = accounts.find(({ accountId }) => accountId === account.id);
  const isOwnStopped = own?.isStopped ?? false;
  const change = (isStopped: boolean, expected: number, accountId?: number) =>
    set.mutate(
      { isStopped, ...(isStopped ? {} : { expected }), ...(accountId === undefined ? {} : { accountId }) },
      {
        onSuccess: () => showToast('settingUpdated'),
        onError: (error) => toastFailure(error),
        onSettled: () => setAsked(null),
      },
    );
  /** @param waiting the number of prices that resuming would send */
  const toggle = (isStopped: boolean, waiting: number, accountId?: number) => {
    if (isStopped || waiting === 0) change(isStopped, 0, accountId);
    else setAsked({ waiting, ...(accountId === undefined ? {} : { accountId }) });
  };
  const waitingForAll = accounts.filter((one) => !one.isStopped).reduce((sum, one) => sum + one.waiting, 0);
  return (
    <Panel title={t('pricing:stop.title')}>
      <div className={classes.stack}>
        {isAllStopped || isOwnStopped ? (
          <Notice tone="warn">{t('pricing:stop.stopped', { n: format.number(own?.waiting ?? 0) })}</Notice>
        ) : null}
        <Toggle
          label={t('pricing:stop.own', { account: account.username })}
          description={t('pricing:stop.hint')}
          isOn={isOwnStopped}
          disabled={!mayChange || set.isPending}
          onChange={(isOn) => toggle(isOn, isAllStopped ? 0 : (own?.waiting ?? 0), account.id)}
        />
        <Toggle
          label={t('pricing:stop.all')}
          isOn={isAllStopped}
          disabled={!mayChange || set.isPending}
          onChange={(isOn) => toggle(isOn, waitingForAll)}
        />
      </div>
      {asked ? (
        <Dialog
          title={t('pricing:stop.resume')}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button variant="default" onClick={() => setAsked(null)}>
                {t('pricing:moves.back')}
              </Button>
              <ChangeButton
                isInDialog
                loading={set.isPending}
                onClick={() => change(false, asked.waiting, asked.accountId)}
              >
                {t('pricing:stop.confirm', { n: format.number(asked.waiting) })}
              </ChangeButton>
            </>
          }
        >
          <p>{t('pricing:stop.resumeText', { n: format.number(asked.waiting) })}</p>
        </Dialog>
      ) : null}
    </Panel>
  );
}
