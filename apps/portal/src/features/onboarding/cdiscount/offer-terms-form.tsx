import type { OfferTerms } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../ui/form/use-form.ts';
import { CountInput, PercentInput } from '../../../ui/number-input.tsx';
import { Checkboxes } from '../../../ui/options.tsx';
import classes from '../channel-screen.module.css';
import { StepFoot } from '../steps/step-foot.tsx';
import { DELIVERY_MODES } from './delivery-modes.data.ts';

interface OfferTermsFormProps {
  readonly terms: OfferTerms;
  readonly isPending: boolean;
  readonly label: string;
  readonly onSave: (terms: OfferTerms) => void;
}

interface Values {
  readonly handlingTime: EnteredNumber;
  readonly options: readonly string[];
  readonly adjustment: EnteredNumber;
}

const MOST_DAYS = 30;
const LEAST_ADJUSTMENT = -9_000;
const MOST_ADJUSTMENT = 50_000;

const isWithin = (value: EnteredNumber, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Handling time in days, delivery modes and a price adjustment in per cent. */
export function OfferTermsForm({ terms, isPending, label, onSave }: OfferTermsFormProps) {
  const { t } = useTranslation('onboarding');
  const form = useForm<Values, 'days' | 'options' | 'percent'>({
    initial: {
      handlingTime: terms.handling_time,
      options: terms.shipping_options,
      adjustment: terms.price_adjustment,
    },
    judge: ({ handlingTime, options, adjustment }) => ({
      ...(isWithin(handlingTime, 1, MOST_DAYS) ? {} : { handlingTime: 'days' }),
      ...(options.length > 0 ? {} : { options: 'options' }),
      ...(isWithin(adjustment, LEAST_ADJUSTMENT, MOST_ADJUSTMENT) ? {} : { adjustment: 'percent' }),
    }),
    say: (problem) => t(`cdiscount.problem.${problem}`),
    onSubmit: ({ handlingTime, options, adjustment }) => {
      if (typeof handlingTime !== 'number' || typeof adjustment !== 'number') return;
      onSave({ handling_time: handlingTime, shipping_options: options, price_adjustment: adjustment });
    },
  });
  const options = form.field('options');
  const codes = [...new Set([...DELIVERY_MODES, ...terms.shipping_options])];
  return (
    <form {...form.form} className={classes.step}>
      <div className={classes.fields}>
        <CountInput
          {...form.field('handlingTime')}
          name="handlingTime"
          label={t('cdiscount.handlingTime')}
          description={t('cdiscount.handlingTimeHint')}
        />
        <Checkboxes
          label={t('cdiscount.shippingOptions')}
          description={t('cdiscount.shippingOptionsHint')}
          name="options"
          values={options.value}
          error={options.error}
          onChange={options.onChange}
          options={codes.map((value) => ({ value, label: modeName(value) }))}
        />
        <PercentInput
          {...form.field('adjustment')}
          name="adjustment"
          label={t('cdiscount.priceAdjustment')}
          description={t('cdiscount.priceAdjustmentHint')}
          mayBeNegative
        />
      </div>
      <StepFoot isPending={isPending} label={label} />
    </form>
  );

  function modeName(code: string): string {
    const known = DELIVERY_MODES.find((one) => one === code);
    return known ? t('cdiscount.mode', { name: t(`cdiscount.modes.${known}`), code }) : code;
  }
}
