import { Button } from '@mantine/core';
import type { CatalogueDrop } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './health.module.css';
import { useHealthActions } from './use-health.ts';

/** A catalogue drop: the figures and the seller's two answers. */
export function DropNotice({ accountId, drop }: { readonly accountId: number; readonly drop: CatalogueDrop }) {
  const { t } = useTranslation(['health', 'app']);
  const format = useFormat();
  const { rereadList, applyDrop } = useHealthActions(accountId);
  const [isConfirming, setIsConfirming] = useState(false);
  const failure = rereadList.error ?? applyDrop.error;
  const count = drop.missing;
  return (
    <div className={classes.drop}>
      <Notice
        tone="warn"
        title={t('health:drop.title')}
        action={
          <div className={classes.actions}>
            <ChangeButton
              loading={rereadList.isPending}
              {...(drop.isReading ? { blockedBecause: t('health:drop.reading') } : {})}
              onClick={() => rereadList.mutate()}
            >
              {drop.isReading ? t('health:drop.reading') : t('health:drop.reread')}
            </ChangeButton>
            <ChangeButton
              variant="default"
              {...(drop.isReading ? { blockedBecause: t('health:drop.reading') } : {})}
              onClick={() => setIsConfirming(true)}
            >
              {t('health:drop.apply', { count })}
            </ChangeButton>
          </div>
        }
      >
        {t('health:drop.text', {
          missing: format.number(drop.missing),
          known: format.number(drop.known),
          time: format.moment(drop.seenAt),
        })}{' '}
        {drop.times > 1 ? t('health:drop.times', { count: drop.times }) : null}
      </Notice>
      {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
      {isConfirming ? (
        <Dialog
          title={t('health:drop.confirm.title')}
          onClose={() => setIsConfirming(false)}
          footer={
            <>
              <Button variant="default" onClick={() => setIsConfirming(false)}>
                {t('app:cancel')}
              </Button>
              <ChangeButton
                color="red"
                isInDialog
                loading={applyDrop.isPending}
                onClick={() => applyDrop.mutate(count, { onSettled: () => setIsConfirming(false) })}
              >
                {t('health:drop.confirm.button', { count })}
              </ChangeButton>
            </>
          }
        >
          <p>{t('health:drop.confirm.text', { count })}</p>
        </Dialog>
      ) : null}
    </div>
  );
}
