import { CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { writeSize } from './admit-files.ts';
import classes from './file-dropzone.module.css';

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly isDisabled: boolean;
  readonly onRemove: (file: File) => void;
}

export function ChosenFiles({ files, isDisabled, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('widgets');
  const { locale } = useFormat();
  if (files.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" aria-label={t('files.chosen')} className={classes.files}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={`${file.name} ${index}`} className={classes.file}>
          <Preview file={file} />
          <span className={classes.name}>{file.name}</span>
          <span className={classes.size}>{writeSize(file.size, locale)}</span>
          <CloseButton
            disabled={isDisabled}
            aria-label={t('files.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The file's picture, or the letters of its type. */
function Preview({ file }: { readonly file: File }) {
  const address = useObjectUrl(file.type.startsWith('image/') ? file : null);
  if (address !== null) return <img className={classes.preview} src={address} alt="" />;
  return (
    <span className={classes.preview} aria-hidden="true">
      {/\.([^.]{1,4})$/.exec(file.name)?.[1] ?? ''}
    </span>
  );
}

/** A blob URL of a file while it is shown: the browser keeps the file in memory until the URL is revoked. */
function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
