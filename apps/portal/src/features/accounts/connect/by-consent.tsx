import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showOverlay, useOverlay } from '../../../lib/overlay.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './connect.module.css';
import { type ConnectTarget, useBegin } from './use-connect.ts';

/** Redirects the browser to the marketplace's consent page, which redirects back. */
export function ByConsent({ target, platform }: { readonly target: ConnectTarget; readonly platform: string }) {
  const { t } = useTranslation('accounts');
  const begin = useBegin(target);
  // The overlay disappears when the browser's back button leads here, and the button shows again.
  const isOnTheWay = useOverlay() !== null;
  const go = () =>
    begin.mutate(undefined, {
      onSuccess: ({ redirect_url }) => {
        showOverlay(t('connect.leaving', { platform }));
        location.assign(redirect_url);
      },
    });
  return (
    <div className={classes.way}>
      <p>{t('connect.consentText', { platform })}</p>
      {begin.isError ? <Notice tone="bad">{begin.error.message}</Notice> : null}
      <div>
        <ChangeButton duty="accounts" size="md" loading={begin.isPending || isOnTheWay} onClick={go}>
          {t('connect.consent', { platform })}
        </ChangeButton>
      </div>
    </div>
  );
}
