import { Button } from '@mantine/core';
import { advertised, grantsOf } from '@quayside/kernel';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './billing.module.css';
import type { Subscription } from './plan-words.ts';
import { usePlanEnd } from './use-billing.ts';

/** Says what ends with the plan, and when, before the seller cancels it. */
export function CancelDialog(props: { readonly subscription: Subscription; readonly onClose: () => void }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const end = usePlanEnd();
  const portal = usePortalSettings();
  const ways = { hasChat: Boolean(portal?.chatScriptUrl), hasRequestForm: portal?.isRequestFormOn ?? false };
  const { plan, title, periodEnd, state } = props.subscription;
  const cancel = () => end.mutate('cancel', { onSuccess: props.onClose, onError: (error) => toastFailure(error) });
  return (
    <Dialog
      title={t('cancel.title', { plan: title })}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="default" onClick={props.onClose}>
            {t('cancel.keep')}
          </Button>
          <ChangeButton duty="billing" color="red" isInDialog loading={end.isPending} onClick={cancel}>
            {t('cancel.confirm')}
          </ChangeButton>
        </>
      }
    >
      <p>{state === 'past_due' ? t('cancel.now') : t('cancel.text', { date: format.date(periodEnd) })}</p>
      <ul className={classes.list}>
        {advertised(grantsOf(plan), ways).map((name) => (
          <li key={name}>{t(`grant.${name}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
