import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import form from '../form.module.css';
import classes from './settings.module.css';

/** Shown once at creation; they cannot be read again. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation('security');
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('copied'),
      (error: unknown) => toastFailure(error, 'plain'),
    );
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('codes.file');
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={form.form}>
      <p>{t('codes.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.actions}>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('codes.done')}</Button>
    </div>
  );
}
