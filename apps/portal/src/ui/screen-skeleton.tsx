import { Skeleton } from '@mantine/core';
import { useTranslation } from '../lib/i18n/use-translation.ts';

/** Stands in for a screen whose code is being loaded. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={32} width={220} mb="xs" />
      <Skeleton height={20} width="60%" mb="xl" />
      <Skeleton height={420} radius="lg" />
    </div>
  );
}
