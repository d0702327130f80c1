import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Notice } from './notice.tsx';
import { PlainTable } from './plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 50;

interface FileRowError {
  /** 0 for the whole file. */
  readonly row: number;
  readonly column: string | null;
  readonly value: string;
  readonly code: string;
}

interface FileErrorsProps<E extends FileRowError> {
  readonly errors: readonly E[];
  /** What is wrong with a row, in words. */
  readonly why: (error: E) => string;
  /** The encoding in which the file was read; null if it was not. */
  readonly encoding: string | null;
}

/** The rows of a file that are left out, each with what the file says there, and a note if its encoding is a guess. */
export function FileErrors<E extends FileRowError>({ errors, why, encoding }: FileErrorsProps<E>) {
  const { t } = useTranslation('files');
  const format = useFormat();
  return (
    <>
      {encoding === 'windows-1252' ? <Notice tone="info">{t('read', { encoding: 'Windows-1252' })}</Notice> : null}
      {errors.length > 0 ? (
        <>
          <Notice tone="warn">{t('left', { count: errors.length, n: format.number(errors.length) })}</Notice>
          <PlainTable
            label={t('rows')}
            rows={errors.slice(0, SHOWN_ROWS)}
            rowKey={({ row, code, value }) => `${row} ${code} ${value}`}
            columns={[
              { key: 'row', title: t('row'), cell: ({ row }) => (row === 0 ? '–' : format.number(row)) },
              { key: 'found', title: t('found'), cell: foundIn },
              { key: 'why', title: t('why'), cell: why },
            ]}
          />
        </>
      ) : null}
    </>
  );
}

function foundIn({ column, value }: FileRowError): string {
  return [column, value].filter(Boolean).join(': ') || '–';
}
