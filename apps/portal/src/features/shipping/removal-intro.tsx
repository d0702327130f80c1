import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Explains the consequences of removing a profile. */
export function RemovalIntro({ isDefault, items }: { readonly isDefault: boolean; readonly items: number }) {
  const { t } = useTranslation('shipping');
  return <p>{isDefault ? t('remove.default') : t('remove.items', { count: items })}</p>;
}
