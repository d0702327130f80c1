import type { Platform } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** How a visit to a marketplace's consent page ended. `failure` is the callback's word for it; null where it went well. */
export function ConnectOutcome({
  platform,
  failure,
}: {
  readonly platform: Platform;
  readonly failure: string | null;
}) {
  const { t, i18n } = useTranslation(['accounts', 'onboarding', 'app']);
  if (failure === null) {
    return <Notice tone="ok">{t('accounts:connectedToast', { platform: t(`app:platform.${platform}`) })}</Notice>;
  }
  const key = `onboarding:failure.${failure}`;
  return (
    <Notice tone="bad" title={t('onboarding:failed')}>
      {t(i18n.exists(key) ? (key as 'onboarding:failure.other') : 'onboarding:failure.other')}
    </Notice>
  );
}
