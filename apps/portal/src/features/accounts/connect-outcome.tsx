import type { Platform } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** How a visit to a marketplace's consent page ended. `failure` is a code of the error catalogue, or unknown to us. */
export function ConnectOutcome({
  platform,
  failure,
}: {
  readonly platform: Platform;
  readonly failure: string | null;
}) {
  const { t, i18n } = useTranslation(['accounts', 'onboarding', 'errors', 'app']);
  if (failure === null) {
    return <Notice tone="ok">{t('accounts:connectedToast', { platform: t(`app:platform.${platform}`) })}</Notice>;
  }
  const key = `errors:${failure}`;
  return (
    <Notice tone="bad" title={t('onboarding:failed')}>
      {i18n.exists(key) ? i18n.t(key as 'errors:internal') : t('onboarding:failedOther')}
    </Notice>
  );
}
