import { Button } from '@mantine/core';
import { mayDo } from '@quayside/kernel';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { AddItemRuleDialog } from './add-rule-dialog.tsx';
import { RuleTable } from './rule-table.tsx';
import { draftOf, inputOf, keyOf, type TaxDraft, withRule } from './tax-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import classes from './taxes.module.css';
import { useTaxesConsent } from './taxes-consent.tsx';
import { useTaxCategories, useUpdateTaxes } from './use-taxes.ts';

/** The default and the rules as one form. Saves only after the affected live offers were counted and confirmed. */
export function TaxesEditor({ accountId, initial }: { readonly accountId: number; readonly initial: TaxDraft }) {
  const { t } = useTranslation('taxes');
  const isChangeable = mayDo(useUser().role, 'accounts');
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAddingItem, setIsAddingItem] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const categories = useTaxCategories().data?.categories ?? [];
  const update = useUpdateTaxes(accountId);
  const consent = useTaxesConsent(accountId, update.isPending, (input, expected, options) =>
    update.mutate(
      { ...input, expected },
      {
        onSuccess: (answer) => {
          setSaved(draftOf(answer));
          setDraft(draftOf(answer));
          options.onSuccess();
        },
        onError: options.onError,
      },
    ),
  );
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const taken = new Set(draft.rules.map(keyOf));
  const free = categories.filter((category) => !taken.has(keyOf({ category, item: null })));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = inputOf(draft);
    setHasFailed(input === null);
    if (input) consent.ask(input);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} noValidate className={classes.stack} onSubmit={submit}>
      <h3>{t('standard')}</h3>
      <div className={classes.fields}>
        <TaxFields
          value={draft.standard}
          areProblemsShown={hasFailed}
          disabled={!isChangeable}
          onChange={(standard) => setDraft({ ...draft, standard })}
        />
      </div>
      <h3>{t('rules')}</h3>
      {draft.rules.length === 0 ? <p className={classes.soft}>{t('noRules')}</p> : null}
      <RuleTable
        rules={draft.rules}
        areProblemsShown={hasFailed}
        disabled={!isChangeable}
        onChange={(rules) => setDraft({ ...draft, rules })}
      />
      {isChangeable ? (
        <div className={classes.bar}>
          {free.length > 0 ? (
            <Dropdown
              label={t('addCategory')}
              placeholder={t('chooseCategory')}
              isSearchable
              value={null}
              options={free.map(({ id, path }) => ({ value: id, label: path || id }))}
              onChange={(id) => {
                const category = free.find((one) => one.id === id);
                if (category) setDraft(withRule(draft, { category, item: null }));
              }}
            />
          ) : null}
          <Button variant="default" style={{ alignSelf: 'end' }} onClick={() => setIsAddingItem(true)}>
            {t('addItem')}
          </Button>
        </div>
      ) : null}
      <div className={classes.bar}>
        <ChangeButton duty="accounts" type="submit" disabled={!isDirty} loading={consent.isPending}>
          {t('confirm')}
        </ChangeButton>
        {isDirty ? (
          <Button
            variant="subtle"
            onClick={() => {
              setDraft(saved);
              setHasFailed(false);
            }}
          >
            {t('discard')}
          </Button>
        ) : null}
        <span role="status" className={classes.soft}>
          {isDirty ? t('dirty') : ''}
        </span>
      </div>
      {isDirty ? <UnsavedGuard /> : null}
      {isAddingItem ? (
        <AddItemRuleDialog
          onClose={() => setIsAddingItem(false)}
          onChoose={(place) => {
            setDraft(withRule(draft, place));
            setIsAddingItem(false);
          }}
        />
      ) : null}
      {consent.dialog}
    </form>
  );
}
