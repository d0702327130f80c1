import type { ChangeView } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What a change changes, and whether it takes back another one. */
export function useChangeTitle() {
  const { t } = useTranslation('changes');
  return ({ kind, undoOf }: Pick<ChangeView, 'kind' | 'undoOf'>): string => {
    const what = t(`kind.${kind}`);
    return undoOf === null ? what : t('undoOf', { what });
  };
}
