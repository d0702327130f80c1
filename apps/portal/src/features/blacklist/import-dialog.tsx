import { Button } from '@mantine/core';
import { CSV_MOST_CHARACTERS, type KeywordScope } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { FileErrors } from '../../ui/file-errors.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './blacklist-screen.module.css';
import { BlockingPreview } from './blocking-preview.tsx';
import { useImport, usePreviewImport } from './use-blacklist.ts';

const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Reads a file, shows what it would change and block, and saves it with consent to these numbers. */
export function ImportDialog({ scope, onClose }: { readonly scope: KeywordScope; readonly onClose: () => void }) {
  const { t } = useTranslation(['blacklist', 'app']);
  const format = useFormat();
  const fileProblem = useFileProblem();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [bytes, setBytes] = useState('');
  const preview = usePreviewImport(scope);
  const save = useImport(scope);
  const shown = preview.data;
  const requestPreview = (file: string) => preview.mutate(file, { onError: (error) => toastFailure(error) });
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    preview.reset();
    const file = chosen[0] ? await readFileBytes(chosen[0]) : '';
    setBytes(file);
    if (file !== '') requestPreview(file);
  };
  const store = () => {
    if (!shown) return;
    const { items, live, listings, added, changed } = shown;
    save.mutate(
      { bytes, expected: { items, live, listings } },
      {
        onSuccess: () => {
          showToast('keywordsBlacklisted', { count: added + changed });
          onClose();
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'blacklist_changed') requestPreview(bytes);
          else toastFailure(error);
        },
      },
    );
  };
  const changes = shown ? shown.added + shown.changed : 0;
  return (
    <Dialog
      title={t('blacklist:import.title')}
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('blacklist:preview.back')}
          </Button>
          {shown && changes > 0 ? (
            <ChangeButton isInDialog loading={save.isPending || preview.isPending} onClick={store}>
              {t('blacklist:import.save', { count: changes, n: format.number(changes) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <FileDropzone
          label={t('blacklist:import.file')}
          description={t('blacklist:import.hint')}
          files={files}
          accept={CSV_TYPES}
          maxFiles={1}
          maxBytes={CSV_MOST_CHARACTERS}
          onChange={(chosen) => void choose(chosen)}
        />
        {preview.isPending ? <p role="status">{t('blacklist:import.reading')}</p> : null}
        {isApiError(save.error) && save.error.code === 'blacklist_changed' ? (
          <Notice tone="warn">{t('blacklist:preview.changed')}</Notice>
        ) : null}
        {shown ? (
          <>
            <p role="status">
              {t('blacklist:import.sum', {
                added: format.number(shown.added),
                changed: format.number(shown.changed),
                unchanged: format.number(shown.unchanged),
              })}
            </p>
            <FileErrors
              errors={shown.errors}
              count={shown.leftOut}
              encoding={shown.encoding}
              why={({ code, row }) =>
                isFileProblem(code) ? fileProblem({ code, row }) : t(`blacklist:import.error.${code}`)
              }
            />
            {changes > 0 ? <BlockingPreview preview={shown} /> : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
