import type { TitleImportPreview, TitleRowError } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** The number of rows that are listed; the rest are only counted. */
const SHOWN_ROWS = 50;

/** What a file of titles would change, and its invalid rows. */
export function ImportTitlesPreview({ site, preview }: { readonly site: Site; readonly preview: TitleImportPreview }) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { changed, unchanged, live, examples, errors } = preview;
  const why = ({ code, word }: TitleRowError) =>
    code === 'forbidden_word' ? t('import.error.forbidden_word', { word: word ?? '' }) : t(`import.error.${code}`);
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
      {errors.length > 0 ? (
        <>
          <Notice tone="warn">{t('import.wrong', { count: errors.length, n: format.number(errors.length) })}</Notice>
          <PlainTable
            label={t('import.errors')}
            rows={errors.slice(0, SHOWN_ROWS)}
            rowKey={({ line }) => line}
            columns={[
              { key: 'line', title: t('import.line'), cell: ({ line }) => format.number(line) },
              { key: 'sku', title: 'SKU', cell: ({ sku }) => sku || '–' },
              { key: 'why', title: t('import.why'), cell: why },
            ]}
          />
        </>
      ) : null}
    </>
  );
}
