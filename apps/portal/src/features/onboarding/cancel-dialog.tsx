import { Button } from '@mantine/core';
import type { Platform } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCancel } from './use-onboarding.ts';

/** Asks before an onboarding is cancelled, and says what is kept. */
export function CancelDialog({ platform, onClose }: { readonly platform: Platform; readonly onClose: () => void }) {
  const { t } = useTranslation(['onboarding', 'app']);
  const cancel = useCancel(platform);
  const name = t(`app:platform.${platform}`);
  return (
    <Dialog
      title={t('onboarding:cancel.title', { platform: name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('onboarding:cancel.keep')}
          </Button>
          <ChangeButton
            isInDialog
            duty="accounts"
            color="red"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
          >
            {t('onboarding:cancel.confirm')}
          </ChangeButton>
        </>
      }
    >
      {cancel.isError ? <Notice tone="bad">{cancel.error.message}</Notice> : null}
      <p>{t('onboarding:cancel.text', { platform: name })}</p>
    </Dialog>
  );
}
