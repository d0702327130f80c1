import { Button } from '@mantine/core';
import { TITLE_CSV_CHARACTERS } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ImportTitlesPreview } from './import-titles-preview.tsx';
import classes from './titles.module.css';
import { useImportTitles, usePreviewTitleFile } from './use-title-files.ts';

const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Reads a file of titles, shows what it would change, and saves it. */
export function ImportTitlesDialog(props: {
  readonly site: Site;
  readonly onClose: () => void;
  /** Shows the change that saves the titles. */
  readonly onChange: (changeId: number) => void;
}) {
  const { site, onClose } = props;
  const { t } = useTranslation(['translations', 'app']);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [bytes, setBytes] = useState('');
  const preview = usePreviewTitleFile(site);
  const save = useImportTitles(site);
  const shown = preview.data;
  const hasChanged = isApiError(save.error) && save.error.code === 'titles_changed';
  const read = (file: string) => preview.mutate(file, { onError: (error) => toastFailure(error) });
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    preview.reset();
    save.reset();
    const file = chosen[0] ? await readFileBytes(chosen[0]) : '';
    setBytes(file);
    if (file !== '') read(file);
  };
  const store = (expected: number) =>
    save.mutate(
      { bytes, expected },
      {
        onSuccess: ({ changeId }) => {
          onClose();
          props.onChange(changeId);
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'titles_changed') read(bytes);
          else toastFailure(error);
        },
      },
    );
  return (
    <Dialog
      title={t('translations:import.title', { site: format.site(site) })}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {shown && shown.changed > 0 ? (
            <ChangeButton
              isInDialog
              needs="manual-title-management-enabled"
              loading={save.isPending}
              onClick={() => store(shown.changed)}
            >
              {t('translations:import.save', { count: shown.changed, n: format.number(shown.changed) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <FileDropzone
          label={t('translations:import.file')}
          description={t('translations:import.hint')}
          files={files}
          accept={CSV_TYPES}
          maxFiles={1}
          maxBytes={TITLE_CSV_CHARACTERS}
          onChange={(chosen) => void choose(chosen)}
        />
        {preview.isPending ? <p role="status">{t('translations:import.reading')}</p> : null}
        {hasChanged ? <Notice tone="warn">{save.error?.message}</Notice> : null}
        {shown ? <ImportTitlesPreview site={site} preview={shown} /> : null}
      </div>
    </Dialog>
  );
}
