import type { TermPreview } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './glossary-screen.module.css';

/** Shows what a term is about: the number of items that use it, and the first of their titles at home. */
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
        {items > 0 ? t('effects.asked') : null}
      </p>
      {examples.length > 0 ? (
        <PlainTable
          label={t('effects.examples')}
          rows={examples}
          rowKey={({ itemId }) => itemId}
          isStacking
          columns={[
            {
              key: 'title',
              title: t('effects.title'),
              cell: ({ title }) => <span lang={language}>{title}</span>,
            },
          ]}
        />
      ) : null}
    </div>
  );
}
