import { Button } from '@mantine/core';
import type { CatalogueFall } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './health.module.css';
import { useHealthActions } from './use-health.ts';

/** The list of the home listings is doubted: the figures, and the seller's two answers. */
export function FallNotice({ accountId, fall }: { readonly accountId: number; readonly fall: CatalogueFall }) {
  const { t } = useTranslation(['health', 'app']);
  const format = useFormat();
  const { lookAgain, applyFall } = useHealthActions(accountId);
  const [isConfirming, setIsConfirming] = useState(false);
  const failure = lookAgain.error ?? applyFall.error;
  const count = fall.missing;
  return (
    <div className={classes.fall}>
      <Notice
        tone="warn"
        title={t('health:fall.title')}
        action={
          <div className={classes.actions}>
            <ChangeButton
              loading={lookAgain.isPending}
              {...(fall.isLooking ? { blockedBecause: t('health:fall.looking') } : {})}
              onClick={() => lookAgain.mutate()}
            >
              {fall.isLooking ? t('health:fall.looking') : t('health:fall.look')}
            </ChangeButton>
            <ChangeButton
              variant="default"
              {...(fall.isLooking ? { blockedBecause: t('health:fall.looking') } : {})}
              onClick={() => setIsConfirming(true)}
            >
              {t('health:fall.apply', { count })}
            </ChangeButton>
          </div>
        }
      >
        {t('health:fall.text', {
          missing: format.number(fall.missing),
          known: format.number(fall.known),
          time: format.moment(fall.seenAt),
        })}{' '}
        {fall.times > 1 ? t('health:fall.times', { count: fall.times }) : null}
      </Notice>
      {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
      {isConfirming ? (
        <Dialog
          title={t('health:fall.confirm.title')}
          onClose={() => setIsConfirming(false)}
          footer={
            <>
              <Button variant="default" onClick={() => setIsConfirming(false)}>
                {t('app:cancel')}
              </Button>
              <ChangeButton
                color="red"
                isInDialog
                loading={applyFall.isPending}
                onClick={() => applyFall.mutate(count, { onSettled: () => setIsConfirming(false) })}
              >
                {t('health:fall.confirm.button', { count })}
              </ChangeButton>
            </>
          }
        >
          <p>{t('health:fall.confirm.text', { count })}</p>
        </Dialog>
      ) : null}
    </div>
  );
}
