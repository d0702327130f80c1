import type { BlacklistPreview } from '@quayside/contract';
import { isSite } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './blacklist-screen.module.css';

/** Shows the items that keywords would block, and the listings that would end. */
export function BlockingPreview({ preview }: { readonly preview: BlacklistPreview }) {
  const { t } = useTranslation('blacklist');
  const format = useFormat();
  const { items, live, listings, freed, examples } = preview;
  return (
    <div className={classes.stack}>
      <p>
        <strong>{t('preview.sum', { count: items, n: format.number(items), live: format.number(live) })}</strong>{' '}
        {items === 0 ? t('preview.none') : null}
      </p>
      {listings > 0 ? (
        <Notice tone="bad">{t('preview.ends', { count: listings, n: format.number(listings) })}</Notice>
      ) : null}
      {freed > 0 ? <p>{t('preview.freed', { count: freed, n: format.number(freed) })}</p> : null}
      <p className={classes.soft}>{t('preview.later')}</p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('preview.examples')}
          rows={examples}
          rowKey={({ itemId }) => itemId}
          columns={[
            { key: 'title', title: t('column.item'), cell: ({ title }) => title },
            { key: 'keyword', title: t('column.keyword'), cell: ({ keyword }) => keyword },
            {
              key: 'sites',
              title: t('column.live'),
              cell: ({ sites }) => (sites.length === 0 ? '–' : format.values(sites.filter(isSite).map(format.site))),
            },
          ]}
        />
      ) : null}
    </div>
  );
}
