import { Button, Checkbox, Skeleton } from '@mantine/core';
import type { SafetyEntryView } from '@quayside/contract';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import classes from './compliance.module.css';
import { ContactFields } from './contact-fields.tsx';
import { documentProblemsOf, draftOf, entryOf, labelProblemsOf, needsPerson, problemsOf } from './entry-draft.ts';
import { useUpdateEntry } from './use-compliance.ts';

const HazardFields = lazy(() => import('./hazard-fields.tsx').then((file) => ({ default: file.HazardFields })));

const DocumentFields = lazy(() => import('./document-fields.tsx').then((file) => ({ default: file.DocumentFields })));

interface EntryFormProps {
  /** If both are absent, the entry is that of the business. */
  readonly place: { readonly brand: string | null; readonly itemId: number | null };
  readonly initial: SafetyEntryView | null;
  readonly onDone?: () => void;
  readonly isInDialog?: boolean;
}

/** Manufacturer and responsible person of the business, a brand or an item. Saving an empty form removes the entry. */
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
      <Suspense fallback={<Skeleton height={120} />}>
        <HazardFields
          hazards={draft.hazards}
          warnings={draft.warnings}
          problems={hasFailed ? labelProblemsOf(draft) : {}}
          onHazards={(hazards) => setDraft({ ...draft, hazards })}
          onWarnings={(warnings) => setDraft({ ...draft, warnings })}
        />
        <DocumentFields
          documents={draft.documents}
          problems={hasFailed ? documentProblemsOf(draft) : []}
          onChange={(documents) => setDraft({ ...draft, documents })}
        />
      </Suspense>
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
