import { TextInput } from '@mantine/core';
import type { Term, TermInput } from '@quayside/contract';
import { type SubmitEvent, useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './glossary-screen.module.css';
import { TERM_LANGUAGES } from './languages.ts';
import { useSaveTerm } from './use-glossary.ts';

const NEW_TERM: TermInput = { src_text: '', dst_text: '', src_lang: 'en', dst_lang: 'de' };

export function TermDialog({ term, onClose }: { readonly term: Term | null; readonly onClose: () => void }) {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const [draft, setDraft] = useState<TermInput>(term ?? NEW_TERM);
  const [hasFailed, setHasFailed] = useState(false);
  const save = useSaveTerm();
  const change = (part: Partial<TermInput>) => setDraft({ ...draft, ...part });
  const options = TERM_LANGUAGES.map((tag) => ({ value: tag, label: format.language(tag) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { src_lang, dst_lang } = draft;
    const src_text = draft.src_text.trim();
    const dst_text = draft.dst_text.trim();
    const isComplete = src_text !== '' && dst_text !== '';
    setHasFailed(!isComplete);
    if (!isComplete) return;
    save.mutate(
      { termId: term?.id ?? null, term: { src_text, dst_text, src_lang, dst_lang } },
      {
        onSuccess: () => {
          if (term) showToast('termUpdated');
          else showToast('termsAdded', { count: 1 });
          onClose();
        },
        onError: (error) => toastFailure(error),
      },
    );
  };
  const missing = (text: string) => (hasFailed && text.trim() === '' ? t('glossary:form.required') : undefined);
  return (
    <Dialog title={t(term ? 'glossary:form.edit' : 'glossary:form.add')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <div className={classes.pair}>
          <Choice
            label={t('glossary:from')}
            value={draft.src_lang}
            options={options}
            onChange={(src_lang) => change({ src_lang })}
          />
          <span aria-hidden="true">→</span>
          <Choice
            label={t('glossary:to')}
            value={draft.dst_lang}
            options={options}
            onChange={(dst_lang) => change({ dst_lang })}
          />
        </div>
        <TextInput
          label={t('glossary:form.src')}
          value={draft.src_text}
          maxLength={200}
          data-autofocus
          error={missing(draft.src_text)}
          onChange={(event) => change({ src_text: event.currentTarget.value })}
        />
        <TextInput
          label={t('glossary:form.dst')}
          value={draft.dst_text}
          maxLength={200}
          error={missing(draft.dst_text)}
          onChange={(event) => change({ dst_text: event.currentTarget.value })}
        />
        <ChangeButton type="submit" isInDialog loading={save.isPending}>
          {t('app:save')}
        </ChangeButton>
      </form>
    </Dialog>
  );
}
