import { type ReactNode, Suspense, useId, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Spinner } from '../spinner.tsx';
import { admitFiles, MAX_FILES, type RejectedFile, writeSize } from './admit-files.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './file-dropzone.module.css';
import { RejectedFiles } from './rejected-files.tsx';

interface FileDropzoneProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** Accepted MIME types; any by default. */
  readonly accept?: readonly string[];
  readonly maxFiles?: number;
  /** The limit of each file in bytes; unlimited by default. */
  readonly maxBytes?: number;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

const DropArea = lazyPart(async () => ({ default: (await import('./drop-area.tsx')).DropArea }));

/**
 * Adds files by drag and drop or from a dialog, and shows previews of pictures. It adds at most `maxFiles`, and lists
 * rejected files with their reasons.
 */
export function FileDropzone(props: FileDropzoneProps) {
  const { files, onChange, maxFiles = MAX_FILES, maxBytes } = props;
  const { t } = useTranslation('widgets');
  const format = useFormat();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const isFull = files.length >= maxFiles;
  const hint = format.values([
    t('files.limit', { count: maxFiles }),
    ...(maxBytes === undefined ? [] : [t('files.limitSize', { size: writeSize(maxBytes, format.locale) })]),
  ]);

  const take = (added: readonly File[], refused: readonly RejectedFile[]) => {
    const admitted = admitFiles(files, added, maxFiles);
    setRejected([...refused, ...admitted.rejected]);
    if (admitted.files.length > files.length) onChange(admitted.files);
  };

  return (
    <fieldset className={classes.group}>
      <legend id={ids.label} className={classes.label}>
        {props.label}
      </legend>
      {props.description ? <div className={classes.hint}>{props.description}</div> : null}
      <Suspense fallback={<Spinner placement="part" />}>
        <DropArea
          describedBy={`${ids.label} ${ids.hint}${props.error ? ` ${ids.error}` : ''}`}
          isDisabled={Boolean(props.disabled) || isFull}
          isFull={isFull}
          hasError={Boolean(props.error)}
          accept={props.accept}
          maxBytes={maxBytes}
          onTake={take}
        />
      </Suspense>
      <div id={ids.hint} className={classes.hint}>
        {hint}
      </div>
      {props.error ? (
        <div id={ids.error} className={classes.error}>
          {props.error}
        </div>
      ) : null}
      <RejectedFiles rejected={rejected} maxBytes={maxBytes} onDismiss={() => setRejected([])} />
      <ChosenFiles
        files={files}
        isDisabled={Boolean(props.disabled)}
        onRemove={(file) => onChange(files.filter((other) => other !== file))}
      />
    </fieldset>
  );
}
