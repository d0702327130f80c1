import { Button, Checkbox } from '@mantine/core';
import type { SafetyEntryView } from '@quayside/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import classes from './compliance.module.css';
import { ContactFields } from './contact-fields.tsx';
import { draftOf, entryOf, needsPerson, problemsOf } from './entry-draft.ts';
import { useUpdateEntry } from './use-compliance.ts';

interface EntryFormProps {
  /** Neither: the business's entry. */
  readonly place: { readonly brand: string | null; readonly itemId: number | null };
  readonly initial: SafetyEntryView | null;
  readonly onDone?: () => void;
  readonly isInDialog?: boolean;
}

/** Manufacturer and responsible person of the business, a brand or an item. An empty form takes the entry back. */
export function EntryForm({ place, initial, onDone, isInDialog = false }: EntryFormProps) {
  const { t } = useTranslation(['compliance', 'app']);
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateEntry(() => onDone?.());
  const problems = (role: 'manufacturer' | 'responsiblePerson') => (hasFailed ? problemsOf(draft, role) : {});
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entry = entryOf(draft);
    setHasFailed(entry === undefined);
    if (entry === undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    update.ask({ ...place, entry });
  };
  return (
    <form ref={form} noValidate className={classes.stack} onSubmit={submit}>
      {place.brand !== null || place.itemId !== null ? (
        <Checkbox
          label={t('compliance:exempt')}
          description={t('compliance:exemptHint')}
          checked={draft.isExempt}
          onChange={(event) => setDraft({ ...draft, isExempt: event.currentTarget.checked })}
        />
      ) : null}
      {draft.isExempt ? null : (
        <div className={classes.pair}>
          <ContactFields
            legend={t('compliance:manufacturer')}
            hint={t('compliance:manufacturerHint')}
            value={draft.manufacturer}
            problems={problems('manufacturer')}
            onChange={(manufacturer) => setDraft({ ...draft, manufacturer })}
          />
          <ContactFields
            legend={t('compliance:person')}
            hint={t(needsPerson(draft) ? 'compliance:personNeeded' : 'compliance:personHint')}
            value={draft.responsiblePerson}
            problems={problems('responsiblePerson')}
            onChange={(responsiblePerson) => setDraft({ ...draft, responsiblePerson })}
          />
        </div>
      )}
      <p className={classes.soft}>{t('compliance:live')}</p>
      <div className={classes.bar}>
        <ChangeButton isInDialog={isInDialog} type="submit" loading={update.isPending}>
          {t('compliance:save')}
        </ChangeButton>
        {onDone ? (
          <Button variant="default" onClick={onDone}>
            {t('app:cancel')}
          </Button>
        ) : null}
      </div>
      <CountedDialog question={update.question} />
    </form>
  );
}
