import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Notice } from './notice.tsx';
import { PlainTable } from './plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 50;

/** Encodings that a file does not state, by the names that programs show. */
const GUESSES: Readonly<Record<string, string>> = { 'windows-1252': 'Windows-1252', macintosh: 'Mac OS Roman' };

interface FileRowError {
  /** 0 for the whole file. */
  readonly row: number;
  readonly column: string | null;
  readonly value: string;
  readonly code: string;
}

interface FileErrorsProps<E extends FileRowError> {
  readonly errors: readonly E[];
  /** The number of rows that are left out, if more than those listed. */
  readonly count?: number;
  /** What is wrong with a row, in words. */
  readonly why: (error: E) => string;
  /** The encoding in which the file was read; null if it was not. */
  readonly encoding: string | null;
}

/** The rows of a file that are left out, each with what the file says there, and a note if its encoding is a guess. */
export function FileErrors<E extends FileRowError>({
  errors,
  count = errors.length,
  why,
  encoding,
}: FileErrorsProps<E>) {
  const { t } = useTranslation('files');
  const format = useFormat();
  const guess = GUESSES[encoding ?? ''];
  return (
    <>
      {guess ? <Notice tone="info">{t('read', { encoding: guess })}</Notice> : null}
      {errors.length > 0 ? (
        <>
          <Notice tone="warn">{t('left', { count, n: format.number(count) })}</Notice>
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
