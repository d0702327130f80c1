import { Button, Checkbox } from '@mantine/core';
import { TERM_CSV_CHARACTERS } from '@quayside/contract';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import classes from './glossary-screen.module.css';
import { ImportPreview } from './import-preview.tsx';
import { useImportTerms, usePreviewTermFile } from './use-glossary.ts';

const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Reads a file, shows what it would change, and saves it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [bytes, setBytes] = useState('');
  const [replace, setReplace] = useState(false);
  const preview = usePreviewTermFile();
  const save = useImportTerms();
  const shown = preview.data;
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    preview.reset();
    const file = chosen[0] ? await readFileBytes(chosen[0]) : '';
    setBytes(file);
    if (file !== '') preview.mutate(file, { onError: (error) => toastFailure(error) });
  };
  const store = () =>
    save.mutate(
      { bytes, replace },
      {
        onSuccess: ({ added, changed }) => {
          showToast('termsAdded', { count: added + changed });
          onClose();
        },
        onError: (error) => toastFailure(error),
      },
    );
  const changes = shown ? shown.added + (replace ? shown.conflicts : 0) : 0;
  return (
    <Dialog
      title={t('glossary:import.title')}
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('glossary:removal.keep')}
          </Button>
          {changes > 0 ? (
            <ChangeButton isInDialog loading={save.isPending} onClick={store}>
              {t('glossary:import.save', { count: changes, n: format.number(changes) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.form}>
        <FileDropzone
          label={t('glossary:import.file')}
          description={t('glossary:import.hint')}
          files={files}
          accept={CSV_TYPES}
          maxFiles={1}
          maxBytes={TERM_CSV_CHARACTERS}
          onChange={(chosen) => void choose(chosen)}
        />
        {preview.isPending ? <p role="status">{t('glossary:import.reading')}</p> : null}
        {shown ? <ImportPreview preview={shown} /> : null}
        {shown && shown.conflicts > 0 ? (
          <Checkbox
            label={t('glossary:import.replace')}
            checked={replace}
            onChange={(event) => setReplace(event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
