import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import clsx from 'clsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { problemOf, type RejectedFile } from './admit-files.ts';
import classes from './file-dropzone.module.css';

interface DropAreaProps {
  readonly describedBy: string;
  readonly isDisabled: boolean;
  readonly isFull: boolean;
  readonly hasError: boolean;
  readonly accept: readonly string[] | undefined;
  readonly maxBytes: number | undefined;
  readonly onTake: (added: readonly File[], refused: readonly RejectedFile[]) => void;
}

/** The heavy part, which handles the browser's drag events. Its parent decides which files are added. */
export function DropArea(props: DropAreaProps) {
  const { t } = useTranslation('widgets');
  return (
    <Dropzone
      aria-describedby={props.describedBy}
      aria-disabled={props.isDisabled}
      className={clsx(classes.area, props.isDisabled && classes.disabled, props.hasError && classes.invalid)}
      disabled={props.isDisabled}
      {...(props.accept ? { accept: [...props.accept] } : {})}
      {...(props.maxBytes === undefined ? {} : { maxSize: props.maxBytes })}
      onDrop={() => undefined}
      onDropAny={(files, rejections) =>
        props.onTake(
          files,
          rejections.map(({ file, errors }) => ({
            name: file.name,
            problems: errors.map(({ code }) => problemOf(code)),
          })),
        )
      }
    >
      <Dropzone.Accept>{t('files.dropHere')}</Dropzone.Accept>
      <Dropzone.Reject>{t('files.refused')}</Dropzone.Reject>
      <Dropzone.Idle>{props.isFull ? t('files.full') : t('files.drop')}</Dropzone.Idle>
    </Dropzone>
  );
}
