import type { KeywordScope } from '@quayside/contract';
import { PLATFORM_NAMES } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Names where a keyword applies. */
export function useScopeName(): (scope: KeywordScope) => string {
  const { t } = useTranslation('blacklist');
  return (scope) => (scope === 'all' ? t('everywhere') : PLATFORM_NAMES[scope]);
}
