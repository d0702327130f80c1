import type { TermImportPreview } from '@quayside/contract';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FileErrors } from '../../ui/file-errors.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 20;

/** Shows the changes that a file of terms would make, its conflicts and its invalid rows. */
export function ImportPreview({ preview }: { readonly preview: TermImportPreview }) {
  const { t } = useTranslation('glossary');
  const format = useFormat();
  const fileProblem = useFileProblem();
  const { added, unchanged, conflicts, examples, errors, leftOut, encoding } = preview;
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
      <FileErrors
        errors={errors}
        count={leftOut}
        encoding={encoding}
        why={({ code, row }) => (isFileProblem(code) ? fileProblem({ code, row }) : t(`import.error.${code}`))}
      />
    </>
  );
}
