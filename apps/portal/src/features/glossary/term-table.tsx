import type { Term } from '@quayside/contract';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './glossary-screen.module.css';
import { useRemoveTerm } from './use-glossary.ts';

export function TermTable({
  terms,
  onEdit,
}: {
  readonly terms: readonly Term[];
  readonly onEdit: (termId: number) => void;
}) {
  const { t } = useTranslation('glossary');
  const format = useFormat();
  const remove = useRemoveTerm();
  return (
    <PlainTable
      label={t('title')}
      rows={terms}
      rowKey={(term) => term.id}
      columns={[
        { key: 'src', title: t('column.src'), cell: (term) => <strong lang={term.src_lang}>{term.src_text}</strong> },
        {
          key: 'dst',
          title: t('column.dst'),
          cell: (term) =>
            term.src_text === term.dst_text ? (
              <span className={classes.soft}>{t('asIs')}</span>
            ) : (
              <span lang={term.dst_lang}>{term.dst_text}</span>
            ),
        },
        {
          key: 'languages',
          title: t('column.languages'),
          cell: (term) => `${format.language(term.src_lang)} → ${format.language(term.dst_lang)}`,
        },
        {
          key: 'actions',
          title: t('column.actions'),
          isNumber: true,
          cell: (term) => (
            <>
              <ChangeButton
                variant="subtle"
                size="xs"
                aria-label={t('edit', { term: term.src_text })}
                onClick={() => onEdit(term.id)}
              >
                {t('editShort')}
              </ChangeButton>
              <ChangeButton
                variant="subtle"
                color="red"
                size="xs"
                aria-label={t('remove', { term: term.src_text })}
                onClick={() =>
                  remove.mutate(term.id, {
                    onSuccess: () => showToast('termsRemoved', { count: 1 }),
                    onError: (error) => toastFailure(error),
                  })
                }
              >
                {t('removeShort')}
              </ChangeButton>
            </>
          ),
        },
      ]}
    />
  );
}
