import type { MemoryImportPreview } from '@quayside/contract';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 50;

/** What a file of remembered titles would change, its conflicts, and its invalid rows. */
export function MemoryPreview({ preview }: { readonly preview: MemoryImportPreview }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { added, unchanged, kept, conflicts, examples, errors } = preview;
  return (
    <>
      <p role="status">
        {t('memory.import.sum', {
          added: format.number(added),
          unchanged: format.number(unchanged),
          conflicts: format.number(conflicts),
          kept: format.number(kept),
        })}
      </p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('memory.import.conflicts')}
          rows={examples}
          rowKey={({ from, to, source }) => `${from} ${to} ${source}`}
          columns={[
            {
              key: 'source',
              title: t('memory.source'),
              cell: ({ source, from }) => <span lang={from}>{source}</span>,
            },
            { key: 'now', title: t('import.before'), cell: ({ now, to }) => <span lang={to}>{now}</span> },
            { key: 'given', title: t('import.after'), cell: ({ given, to }) => <span lang={to}>{given}</span> },
          ]}
        />
      ) : null}
      {errors.length > 0 ? (
        <>
          <Notice tone="warn">{t('import.wrong', { count: errors.length, n: format.number(errors.length) })}</Notice>
          <PlainTable
            label={t('import.errors')}
            rows={errors.slice(0, SHOWN_ROWS)}
            rowKey={({ row, code }) => `${row} ${code}`}
            columns={[
              { key: 'row', title: t('import.line'), cell: ({ row }) => (row === 0 ? '–' : format.number(row)) },
              { key: 'why', title: t('import.why'), cell: ({ code }) => t(`memory.import.error.${code}`) },
            ]}
          />
        </>
      ) : null}
    </>
  );
}
