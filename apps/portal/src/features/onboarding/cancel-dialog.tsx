import { Button } from '@mantine/core';
import type { Platform } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCancel } from './use-onboarding.ts';

/** Asks before an onboarding is cancelled, and says what stays. */
export function CancelDialog({ platform, onClose }: { readonly platform: Platform; readonly onClose: () => void }) {
  const { t } = useTranslation(['onboarding', 'app']);
  const navigate = useNavigate();
  const cancel = useCancel(platform);
  const name = t(`app:platform.${platform}`);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        onClose();
        void navigate(paths.start);
      },
    });
  return (
    <Dialog
      title={t('onboarding:cancel.title', { platform: name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('onboarding:cancel.keep')}
          </Button>
          <ChangeButton isInDialog duty="accounts" color="red" loading={cancel.isPending} onClick={confirm}>
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
