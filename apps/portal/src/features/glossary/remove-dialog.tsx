import { Button } from '@mantine/core';
import type { Term } from '@quayside/contract';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './glossary-screen.module.css';
import { useRemoveTerms } from './use-glossary.ts';

/** The number of terms that are listed before they are removed. */
const NAMED = 5;

export function RemoveDialog(props: {
  readonly terms: readonly Term[];
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const { terms, onRemoved, onClose } = props;
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const remove = useRemoveTerms();
  const count = terms.length;
  return (
    <Dialog
      title={t('glossary:removal.title', { count, n: format.number(count) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('glossary:removal.keep')}
          </Button>
          <ChangeButton
            isInDialog
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                terms.map(({ id }) => id),
                {
                  onSuccess: ({ removed }) => {
                    showToast('termsRemoved', { count: removed });
                    onRemoved();
                    onClose();
                  },
                  onError: (error) => toastFailure(error),
                },
              )
            }
          >
            {t('glossary:removeShort')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.form}>
        <ul>
          {terms.slice(0, NAMED).map((term) => (
            <li key={term.id}>
              <span lang={term.src_lang}>{term.src_text}</span> → <span lang={term.dst_lang}>{term.dst_text}</span>
            </li>
          ))}
        </ul>
        {count > NAMED ? (
          <p>{t('glossary:removal.more', { count: count - NAMED, n: format.number(count - NAMED) })}</p>
        ) : null}
        <p className={classes.soft}>{t('glossary:removal.text')}</p>
      </div>
    </Dialog>
  );
}
