import { CloseButton } from '@mantine/core';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../notice.tsx';
import { type RejectedFile, writeSize } from './admit-files.ts';
import classes from './file-dropzone.module.css';

interface RejectedFilesProps {
  readonly rejected: readonly RejectedFile[];
  readonly maxBytes: number | undefined;
  readonly onDismiss: () => void;
}

/** The rejected files, each with all its reasons. */
export function RejectedFiles({ rejected, maxBytes, onDismiss }: RejectedFilesProps) {
  const { t } = useTranslation('widgets');
  const { locale } = useFormat();
  if (rejected.length === 0) return null;
  const size = writeSize(maxBytes ?? 0, locale);
  return (
    <Notice
      tone="bad"
      title={t('files.rejected')}
      action={<CloseButton aria-label={t('files.dismiss')} onClick={onDismiss} />}
    >
      <ul className={classes.rejected}>
        {rejected.map(({ name, problems }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={`${name} ${index}`}>
            <strong>{name}</strong>: {problems.map((problem) => t(`files.problem.${problem}`, { size })).join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
