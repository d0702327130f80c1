import { Skeleton } from '@mantine/core';
import type { TaxesInput } from '@quayside/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { draftOf, figuresOf, inputOf, type TaxDraft } from './tax-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import classes from './taxes.module.css';
import { useTaxesConsent } from './taxes-consent.tsx';
import { useTaxes } from './use-taxes.ts';

interface StandardTaxesFormProps {
  readonly accountId: number;
  readonly isPending: boolean;
  readonly label: string;
  readonly onConfirm: (
    standard: TaxesInput['standard'],
    expected: number,
    options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
  ) => void;
}

/** Confirms the default taxes of a new account. The form starts empty, and both fields are required. */
export function StandardTaxesForm(props: StandardTaxesFormProps) {
  const taxes = useTaxes(props.accountId);
  if (taxes.isPending) return <Skeleton height={160} radius="md" />;
  if (taxes.isLoadingError) return <ErrorState error={taxes.error} onRetry={() => taxes.refetch()} />;
  return <Form {...props} initial={draftOf(taxes.data)} />;
}

function Form({ accountId, initial, isPending, label, onConfirm }: StandardTaxesFormProps & { initial: TaxDraft }) {
  const { t } = useTranslation('taxes');
  const [standard, setStandard] = useState(initial.standard);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const consent = useTaxesConsent(accountId, isPending, (input, expected, options) =>
    onConfirm(input.standard, expected, options),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = inputOf({ ...initial, standard });
    setHasFailed(figuresOf(standard) === null);
    if (input) consent.ask(input);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <>
      <form ref={form} noValidate className={classes.stack} onSubmit={submit} aria-label={t('title')}>
        <div className={classes.fields}>
          <TaxFields value={standard} areProblemsShown={hasFailed} onChange={setStandard} />
        </div>
        <div className={classes.bar}>
          <ChangeButton duty="accounts" type="submit" size="md" loading={consent.isPending}>
            {label}
          </ChangeButton>
        </div>
      </form>
      {consent.dialog}
    </>
  );
}
