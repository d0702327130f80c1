import type { TitleImportPreview, TitleRowError } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FileErrors } from '../../ui/file-errors.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** What a file of titles would change, and its invalid rows. */
export function ImportTitlesPreview({ site, preview }: { readonly site: Site; readonly preview: TitleImportPreview }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const fileProblem = useFileProblem();
  const { changed, unchanged, live, examples, errors, leftOut, encoding } = preview;
  const why = ({ code, row, word }: TitleRowError) => {
    if (isFileProblem(code)) return fileProblem({ code, row });
    return code === 'forbidden_word'
      ? t('import.error.forbidden_word', { word: word ?? '' })
      : t(`import.error.${code}`);
  };
  return (
    <>
      <p role="status">
        {t('import.sum', {
          changed: format.number(changed),
          unchanged: format.number(unchanged),
          live: format.number(live),
        })}
      </p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('import.changes')}
          rows={examples}
          rowKey={({ itemId }) => itemId}
          columns={[
            { key: 'sku', title: 'SKU', cell: ({ sku }) => sku },
            { key: 'source', title: t('column.source'), cell: ({ sourceTitle }) => sourceTitle },
            {
              key: 'before',
              title: t('import.before'),
              cell: ({ before }) => <span lang={siteFacts(site).language}>{before ?? '–'}</span>,
            },
            {
              key: 'after',
              title: t('import.after'),
              cell: ({ after }) => <span lang={siteFacts(site).language}>{after}</span>,
            },
          ]}
        />
      ) : null}
      <FileErrors errors={errors} count={leftOut} encoding={encoding} why={why} />
    </>
  );
}
