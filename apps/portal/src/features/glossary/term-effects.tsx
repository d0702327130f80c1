import type { TermPreview } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './glossary-screen.module.css';

/** Shows the effect of a term: the number of items that use it, and the first titles before and after. */
export function TermEffects({ preview, language }: { readonly preview: TermPreview; readonly language: string }) {
  const { t } = useTranslation('glossary');
  const format = useFormat();
  const { items, conflict, examples } = preview;
  return (
    <div className={classes.form} role="status">
      {conflict ? (
        <Notice tone="warn">
          {t('effects.conflict', { term: conflict.src_text, translation: conflict.dst_text })}
        </Notice>
      ) : null}
      <p>
        <strong>{t('effects.usage', { count: items, n: format.number(items) })}</strong>{' '}
        {items > 0 && examples.length === 0 ? t('effects.none') : null}
      </p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('effects.examples')}
          rows={examples}
          rowKey={({ itemId }) => itemId}
          isStacking
          columns={[
            {
              key: 'before',
              title: t('effects.before'),
              cell: ({ before }) => <span lang={language}>{before ?? '–'}</span>,
            },
            {
              key: 'after',
              title: t('effects.after'),
              cell: ({ after }) => <span lang={language}>{after ?? '–'}</span>,
            },
          ]}
        />
      ) : null}
    </div>
  );
}
