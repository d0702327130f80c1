import { FRENCH_VAT_RATES } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { MoneyInput } from '../../ui/number-input.tsx';
import { type EnteredTaxes, problemsOf } from './tax-draft.ts';

/** Cdiscount sells in euros. */
const CURRENCY = 'EUR';

interface TaxFieldsProps {
  readonly value: EnteredTaxes;
  /** True after a failed attempt to save. */
  readonly areProblemsShown: boolean;
  /** The rule's category or item, for labels that only screen readers announce. */
  readonly of?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: EnteredTaxes) => void;
}

/** The VAT rate, one of the French ones, and the eco tax per piece. */
export function TaxFields({ value, areProblemsShown, of, disabled = false, onChange }: TaxFieldsProps) {
  const { t } = useTranslation('taxes');
  const format = useFormat();
  const problems = areProblemsShown ? problemsOf(value) : [];
  const isShort = of !== undefined;
  return (
    <>
      <Dropdown
        name="vatRate"
        label={isShort ? t('vatOf', { name: of }) : t('vat')}
        isLabelHidden={isShort}
        {...(isShort ? {} : { description: t('vatHint') })}
        placeholder={t('choose')}
        value={value.vatRate === null ? null : String(value.vatRate)}
        options={FRENCH_VAT_RATES.map((rate) => ({ value: String(rate), label: format.percent(rate / 10_000) }))}
        error={problems.includes('vat') ? t('problem.vat') : undefined}
        disabled={disabled}
        onChange={(chosen) => onChange({ ...value, vatRate: chosen === null ? null : Number(chosen) })}
      />
      <MoneyInput
        name="ecoTax"
        label={isShort ? t('ecoTaxOf', { name: of }) : t('ecoTax')}
        isLabelHidden={isShort}
        {...(isShort ? {} : { description: t('ecoTaxHint') })}
        currency={CURRENCY}
        value={value.ecoTax}
        error={problems.includes('ecoTax') ? t('problem.ecoTax') : undefined}
        disabled={disabled}
        onChange={(ecoTax) => onChange({ ...value, ecoTax })}
      />
    </>
  );
}
