import { Button } from '@mantine/core';
import { compliance, SAFETY_FILE_CHARACTERS, type SafetyRowError, SHEET_MEDIA } from '@quayside/contract';
import { useState } from 'react';
import { addressOf } from '../../lib/api/address.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { FileErrors } from '../../ui/file-errors.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './compliance.module.css';
import { usePrepareSafetyFile } from './use-compliance.ts';

const TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel', SHEET_MEDIA.xlsx];

/** Manufacturers and responsible persons of many brands and items by a file, for a screen of another feature. */
export function SafetyFile({
  onChange,
}: {
  /** Shows what the file changes. */ readonly onChange: (changeId: number) => void;
}) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const { id } = useUser();
  const [files, setFiles] = useState<readonly File[]>([]);
  const prepare = usePrepareSafetyFile();
  const fileProblem = useFileProblem();
  const why = ({ code, row }: SafetyRowError) =>
    isFileProblem(code) ? fileProblem({ code, row }) : t(`file.problem.${code}`);
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    prepare.reset();
    const [file] = chosen;
    if (file) prepare.mutate(await readFileBytes(file), { onError: (error) => toastFailure(error) });
  };
  const found = prepare.data;
  const changeId = found?.change?.changeId;
  return (
    <Panel title={t('file.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('file.lead')}</p>
        <div>
          <Button
            component="a"
            variant="default"
            href={addressOf(compliance.exportFile.path, { params: { id } })}
            download
          >
            {t('file.save')}
          </Button>
        </div>
        <FileDropzone
          label={t('file.choose')}
          description={t('file.hint')}
          files={files}
          accept={TYPES}
          maxFiles={1}
          maxBytes={SAFETY_FILE_CHARACTERS}
          onChange={(list) => void choose(list)}
        />
        {prepare.isPending ? <p role="status">{t('file.reading')}</p> : null}
        {found ? (
          <>
            <p role="status">
              {changeId === undefined && found.errors.length === 0 ? t('file.nothing') : null}{' '}
              {found.unchanged > 0
                ? t('file.unchanged', { count: found.unchanged, n: format.number(found.unchanged) })
                : null}
            </p>
            <FileErrors errors={found.errors} count={found.leftOut} why={why} encoding={found.encoding} />
          </>
        ) : null}
        {changeId === undefined ? null : (
          <div>
            <ChangeButton onClick={() => onChange(changeId)}>{t('file.look')}</ChangeButton>
          </div>
        )}
      </div>
    </Panel>
  );
}
