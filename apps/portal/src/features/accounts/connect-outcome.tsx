import type { Platform } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Notice } from '../../ui/notice.tsx';

/**
 * How a visit to a marketplace's consent page ended. `failure` is the callback's word for it; null where it went well. The shops that it
 * names are in the address too.
 */
export function ConnectOutcome({
  platform,
  failure,
}: {
  readonly platform: Platform;
  readonly failure: string | null;
}) {
  const { t, i18n } = useTranslation(['accounts', 'onboarding', 'app']);
  const [query] = useSearchParams();
  if (failure === null) {
    return <Notice tone="ok">{t('accounts:connectedToast', { platform: t(`app:platform.${platform}`) })}</Notice>;
  }
  const isThere = failure === 'already_connected';
  const key = `onboarding:failure.${failure}`;
  const names = { given: nameIn(query, 'given'), wished: nameIn(query, 'wished') };
  return (
    <Notice
      tone={isThere ? 'info' : 'bad'}
      title={t(isThere ? 'onboarding:failure.already_connectedTitle' : 'onboarding:failed')}
    >
      {t(i18n.exists(key) ? (key as 'onboarding:failure.other') : 'onboarding:failure.other', names)}
    </Notice>
  );
}

/** Longer than any marketplace's names: whoever makes up an address does not get to write a letter. */
const LONGEST_NAME = 80;

function nameIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, LONGEST_NAME);
}
