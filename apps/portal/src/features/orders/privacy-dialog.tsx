import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './order/order-screen.module.css';
import { useOrderSettings, useSetOrderSettings } from './use-orders.ts';

const DAYS = { least: 1, most: 30 } as const;

/** Chooses after how many days buyers' data is erased. */
export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('orders');
  const settings = useOrderSettings();
  const save = useSetOrderSettings();
  const [typed, setTyped] = useState<string | number | null>(null);
  const days = Number(typed ?? settings.data?.buyerRetentionDays ?? DAYS.most);
  const isValid = Number.isInteger(days) && days >= DAYS.least && days <= DAYS.most;
  return (
    <Dialog title={t('privacy.title')} onClose={onClose}>
      {settings.isLoadingError ? (
        <ErrorState error={settings.error} onRetry={() => settings.refetch()} />
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isValid) save.mutate({ buyerRetentionDays: days }, { onSuccess: onClose });
          }}
        >
          <p>{t('privacy.text')}</p>
          <NumberInput
            label={t('privacy.days')}
            disabled={settings.isPending}
            value={typed ?? settings.data?.buyerRetentionDays ?? ''}
            onChange={setTyped}
            min={DAYS.least}
            max={DAYS.most}
            clampBehavior="none"
            allowDecimal={false}
            error={isValid ? undefined : t('privacy.range')}
            data-autofocus
          />
          <ChangeButton type="submit" isInDialog duty="settings" loading={save.isPending}>
            {t('privacy.save')}
          </ChangeButton>
        </form>
      )}
    </Dialog>
  );
}
