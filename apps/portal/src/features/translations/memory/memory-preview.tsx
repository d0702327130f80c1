import type { MemoryImportPreview } from '@quayside/contract';
import { isFileProblem, useFileProblem } from '../../../lib/files/use-file-problem.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FileErrors } from '../../../ui/file-errors.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';

/** What a file of remembered titles would change, its conflicts, and its invalid rows. */
export function MemoryPreview({ preview }: { readonly preview: MemoryImportPreview }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const fileProblem = useFileProblem();
  const { added, unchanged, kept, conflicts, examples, errors, leftOut, encoding } = preview;
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
      <FileErrors
        errors={errors}
        count={leftOut}
        encoding={encoding}
        why={({ code, row }) => (isFileProblem(code) ? fileProblem({ code, row }) : t(`memory.import.error.${code}`))}
      />
    </>
  );
}
