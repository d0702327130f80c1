import { Skeleton, TextInput } from '@mantine/core';
import type { InvoiceDetails, InvoiceDetailsInput } from '@quayside/contract';
import { BILLING_CURRENCIES } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountrySelect } from '../../ui/country-select.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { StateSelect } from '../../ui/state-select.tsx';
import classes from './billing.module.css';
import { type DetailsProblem, isMove, judgeDetails } from './invoice-details-rules.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useInvoiceDetails, useSaveInvoiceDetails } from './use-billing.ts';
import { type VatIdKnowledge, VatIdNote } from './vat-id-note.tsx';

interface FormProps {
  /** The text of the save button. */
  readonly action: string;
  readonly onSaved: () => void;
}

/** The name and address on invoices. Used by the checkout and by the financial details. */
export function InvoiceDetailsForm(props: FormProps) {
  const details = useInvoiceDetails();
  if (details.isPending) return <Skeleton height={480} />;
  if (details.isError) return <ErrorState error={details.error} onRetry={() => details.refetch()} />;
  const { vatIdCheck, vatProof, ...initial } = details.data;
  return <Fields {...props} initial={initial} known={{ vatIdCheck, vatProof }} />;
}

interface FieldsProps extends FormProps {
  readonly initial: InvoiceDetails;
  readonly known: VatIdKnowledge;
}

function Fields({ action, onSaved, initial, known }: FieldsProps) {
  const { t } = useTranslation('billing');
  const save = useSaveInvoiceDetails();
  const [moving, setMoving] = useState<InvoiceDetails | null>(null);
  const store = (body: InvoiceDetailsInput) =>
    save.mutate(body, {
      onSuccess: () => {
        setMoving(null);
        onSaved();
      },
    });
  const form = useForm<InvoiceDetails, DetailsProblem>({
    initial,
    judge: judgeDetails,
    say: (problem) => t(`details.problem.${problem}`),
    // A change of country, currency or VAT area needs consent first.
    onSubmit: (values) => (isMove(initial, values) ? setMoving(values) : store(values)),
  });
  // An alert about the currency leads to its field.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#currency') document.querySelector<HTMLElement>('[data-field="currency"]')?.focus();
  }, [hash]);
  const failed = isApiError(save.error) ? save.error.message : null;
  return (
    <form {...form.form} className={classes.form}>
      {failed && !moving ? <Notice tone="bad">{failed}</Notice> : null}
      <TextInput {...form.text('name')} label={t('details.name')} autoComplete="organization" maxLength={120} />
      <TextInput {...form.text('line1')} label={t('details.line1')} autoComplete="address-line1" maxLength={120} />
      <TextInput {...form.text('line2')} label={t('details.line2')} autoComplete="address-line2" maxLength={120} />
      <div className={classes.pair}>
        <TextInput
          {...form.text('postalCode')}
          label={t('details.postalCode')}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextInput {...form.text('city')} label={t('details.city')} autoComplete="address-level2" maxLength={120} />
      </div>
      <div className={classes.pair}>
        <CountrySelect
          name="country"
          label={t('details.country')}
          value={form.values.country}
          onChange={(country) => {
            if (country === null) return;
            form.set('country', country);
            form.set('state', '');
          }}
        />
        <StateSelect
          name="state"
          country={form.values.country}
          value={form.values.state || null}
          error={form.errorOf('state')}
          onChange={(state) => form.set('state', state ?? '')}
        />
      </div>
      <TextInput
        {...form.text('vatId')}
        label={t('details.vatId')}
        description={t('details.vatIdHint')}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
      />
      {form.values.vatId === initial.vatId ? <VatIdNote {...known} /> : null}
      <Dropdown
        name="currency"
        label={t('details.currency')}
        description={t('details.currencyHint')}
        value={form.values.currency}
        options={BILLING_CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
        onChange={(chosen) => {
          const currency = BILLING_CURRENCIES.find((one) => one === chosen);
          if (currency) form.set('currency', currency);
        }}
      />
      <div>
        <ChangeButton duty="billing" type="submit" size="md" loading={save.isPending}>
          {action}
        </ChangeButton>
      </div>
      {moving ? (
        <MoveDialog
          details={moving}
          failed={failed}
          isSaving={save.isPending}
          onAgree={(expected) => store({ ...moving, expected })}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </form>
  );
}
