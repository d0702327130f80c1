import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** What a seller sees when a screen breaks (specification, section 2: the generic error screen). */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main role="alert" style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '12vh 24px' }}>
      <h1>{t('failed.crash')}</h1>
      <p style={{ maxWidth: '52ch', textAlign: 'center' }}>{t('failed.crashText')}</p>
      <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
    </main>
  );
}
