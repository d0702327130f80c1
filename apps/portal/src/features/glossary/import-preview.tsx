import type { TermImportPreview } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 20;

/** Shows the changes that a file of terms would make, its conflicts and its invalid rows. */
export function ImportPreview({ preview }: { readonly preview: TermImportPreview }) {
  const { t } = useTranslation('glossary');
  const format = useFormat();
  const { added, unchanged, conflicts, examples, errors } = preview;
  return (
    <>
      <p role="status">
        {t('import.sum', {
          added: format.number(added),
          unchanged: format.number(unchanged),
          conflicts: format.number(conflicts),
        })}
      </p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('import.conflicts')}
          rows={examples.slice(0, SHOWN_ROWS)}
          rowKey={({ term }) => term.id}
          columns={[
            {
              key: 'term',
              title: t('column.src'),
              cell: ({ term }) => <span lang={term.src_lang}>{term.src_text}</span>,
            },
            {
              key: 'now',
              title: t('import.now'),
              cell: ({ term }) => <span lang={term.dst_lang}>{term.dst_text}</span>,
            },
            {
              key: 'given',
              title: t('import.given'),
              cell: ({ term, dst_text }) => <span lang={term.dst_lang}>{dst_text}</span>,
            },
          ]}
        />
      ) : null}
      {errors.length > 0 ? (
        <>
          <Notice tone="warn">{t('import.wrong', { count: errors.length, n: format.number(errors.length) })}</Notice>
          <PlainTable
            label={t('import.errors')}
            rows={errors.slice(0, SHOWN_ROWS)}
            rowKey={({ line }) => line}
            columns={[
              { key: 'line', title: t('import.line'), cell: ({ line }) => format.number(line) },
              { key: 'why', title: t('import.why'), cell: ({ code }) => t(`import.error.${code}`) },
            ]}
          />
        </>
      ) : null}
    </>
  );
}
