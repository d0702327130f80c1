import type { SizeSystem } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Names a size system: the letters on labels, which are the same in every language, or centimetres. */
export function useSystemName(): (system: SizeSystem) => string {
  const { t } = useTranslation('charts');
  return (system) => (system === 'CM' ? t('rows.length') : system);
}
