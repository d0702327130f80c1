import { Button, Checkbox } from '@mantine/core';
import { MEMORY_FILE_CHARACTERS, type MemoryFile } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../../lib/files/read-file-bytes.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDropzone } from '../../../ui/file-dropzone/file-dropzone.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../titles.module.css';
import { formatOf } from './file-format.ts';
import { MemoryPreview } from './memory-preview.tsx';
import { useImportMemory, usePreviewMemoryFile } from './use-memory.ts';

/** Reads a file of remembered titles, shows what it would change, and saves it. */
export function ImportMemoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['translations', 'app']);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [file, setFile] = useState<MemoryFile | null>(null);
  const [replace, setReplace] = useState(false);
  const preview = usePreviewMemoryFile();
  const save = useImportMemory();
  const shown = preview.data;
  const hasChanged = isApiError(save.error) && save.error.code === 'memory_changed';
  const read = (given: MemoryFile) => preview.mutate(given, { onError: (error) => toastFailure(error) });
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    preview.reset();
    save.reset();
    const [first] = chosen;
    const bytes = first ? await readFileBytes(first) : '';
    const given = first && bytes !== '' ? { format: formatOf(first.name), bytes } : null;
    setFile(given);
    if (given) read(given);
  };
  const changes = shown ? shown.added + (replace ? shown.conflicts : 0) : 0;
  const store = () => {
    if (!file || !shown) return;
    const { added, conflicts, digest } = shown;
    save.mutate(
      { ...file, replace, expected: { added, conflicts }, digest },
      {
        onSuccess: ({ added, changed }) => {
          showToast('translationsAdded', { count: added + changed });
          onClose();
        },
        // What it would do now is shown at once; the seller decides again.
        onError: (error) => {
          if (isApiError(error) && error.code === 'memory_changed') read(file);
          else toastFailure(error);
        },
      },
    );
  };
  return (
    <Dialog
      title={t('translations:memory.import.open')}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {changes > 0 ? (
            <ChangeButton isInDialog loading={save.isPending} onClick={store}>
              {t('translations:import.save', { count: changes, n: format.number(changes) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <FileDropzone
          label={t('translations:memory.import.file')}
          description={t('translations:memory.import.hint')}
          files={files}
          maxFiles={1}
          maxBytes={MEMORY_FILE_CHARACTERS}
          onChange={(chosen) => void choose(chosen)}
        />
        {preview.isPending ? <p role="status">{t('translations:import.reading')}</p> : null}
        {hasChanged ? <Notice tone="warn">{save.error?.message}</Notice> : null}
        {shown ? <MemoryPreview preview={shown} /> : null}
        {shown && shown.conflicts > 0 ? (
          <Checkbox
            label={t('translations:memory.import.replace')}
            checked={replace}
            onChange={(event) => setReplace(event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
