import type { Platform } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import classes from './channel-screen.module.css';

/** Cancels the onboarding: shown below the steps, on a phone below the due step. */
export function WayOut({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation('onboarding');
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <div className={classes.leave}>
      <ChangeButton duty="accounts" variant="subtle" color="red" onClick={() => setIsCancelling(true)}>
        {t('cancel.open')}
      </ChangeButton>
      {isCancelling ? <CancelDialog platform={platform} onClose={() => setIsCancelling(false)} /> : null}
    </div>
  );
}
