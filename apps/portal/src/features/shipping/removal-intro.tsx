import { useTranslation } from 'react-i18next';

/** What follows from removing a profile. */
export function RemovalIntro({ isDefault, items }: { readonly isDefault: boolean; readonly items: number }) {
  const { t } = useTranslation('shipping');
  return <p>{isDefault ? t('remove.default') : t('remove.items', { count: items })}</p>;
}
