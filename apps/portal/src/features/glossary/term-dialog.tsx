import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
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
import { TermEffects } from './term-effects.tsx';
import { useSaveTerm, useTermPreview } from './use-glossary.ts';

/** A preview reads all of the seller's titles, so it waits for a pause in typing. */
const TYPING_MS = 400;
const NEW_TERM: TermInput = { src_text: '', dst_text: '', src_lang: 'en', dst_lang: 'de' };

interface TermDialogProps {
  /** Null for a new one. */
  readonly term: Term | null;
  /** What a new one begins with. */
  readonly begun?: TermInput;
  readonly onClose: () => void;
}

export function TermDialog({ term, begun = NEW_TERM, onClose }: TermDialogProps) {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const [draft, setDraft] = useState<TermInput>(term ?? begun);
  const [hasFailed, setHasFailed] = useState(false);
  const save = useSaveTerm();
  const [settled] = useDebouncedValue(draft, TYPING_MS);
  const preview = useTermPreview(term?.id ?? null, wordsOf(settled));
  const change = (part: Partial<TermInput>) => setDraft({ ...draft, ...part });
  const options = TERM_LANGUAGES.map((tag) => ({ value: tag, label: format.language(tag) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = wordsOf(draft);
    const isComplete = words.src_text !== '' && words.dst_text !== '';
    setHasFailed(!isComplete);
    if (!isComplete) return;
    save.mutate(
      { termId: term?.id ?? null, term: words },
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
        {preview.data ? <TermEffects preview={preview.data} language={draft.dst_lang} /> : null}
        <div className={classes.submit}>
          <ChangeButton type="submit" isInDialog loading={save.isPending}>
            {t('app:save')}
          </ChangeButton>
        </div>
      </form>
    </Dialog>
  );
}

function wordsOf({ src_text, dst_text, src_lang, dst_lang }: TermInput): TermInput {
  return { src_text: src_text.trim(), dst_text: dst_text.trim(), src_lang, dst_lang };
}
