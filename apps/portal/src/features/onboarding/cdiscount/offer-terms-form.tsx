import type { CdiscountOnboarding, OfferTerms } from '@quayside/contract';
import { type EnteredNumber, INCREASE_LIMITS } from '@quayside/kernel';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { CountInput, PercentInput } from '../../../ui/number-input.tsx';
import { Checkboxes } from '../../../ui/options.tsx';
import classes from '../channel-screen.module.css';
import { StepFoot } from '../steps/step-foot.tsx';
import { DeliveryFees, type EnteredFees } from './delivery-fees.tsx';
import { areFeesRight, enteredFeesOf, feesOf } from './entered-terms.ts';

interface OfferTermsFormProps {
  readonly terms: Pick<CdiscountOnboarding, keyof OfferTerms | 'delivery_modes'>;
  readonly isPending: boolean;
  readonly label: string;
  readonly onSave: (terms: OfferTerms) => void;
}

interface Values {
  readonly handlingTime: EnteredNumber;
  readonly options: readonly string[];
  readonly fees: Readonly<Record<string, EnteredFees>>;
  readonly adjustment: EnteredNumber;
}

const MAX_DAYS = 30;

const isWithin = (value: EnteredNumber, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Handling time in days, delivery modes of the seller's contract with their fees, and a price adjustment in per cent. */
export function OfferTermsForm({ terms, isPending, label, onSave }: OfferTermsFormProps) {
  const { t } = useTranslation('onboarding');
  const modes = terms.delivery_modes;
  // A contract without any mode is a different problem, which the shop's readiness shows.
  const isGone = (code: string) => Boolean(modes?.length) && !modes?.some((mode) => mode.code === code);
  const form = useForm<Values, 'days' | 'options' | 'gone' | 'fees' | 'percent'>({
    initial: {
      handlingTime: terms.handling_time,
      options: terms.shipping_options,
      fees: enteredFeesOf(terms),
      adjustment: terms.price_adjustment,
    },
    judge: ({ handlingTime, options, fees, adjustment }) => ({
      ...(isWithin(handlingTime, 1, MAX_DAYS) ? {} : { handlingTime: 'days' }),
      ...(options.length > 0 ? {} : { options: 'options' }),
      ...(options.some(isGone) ? { options: 'gone' } : {}),
      ...(areFeesRight(fees, options) ? {} : { fees: 'fees' }),
      ...(isWithin(adjustment, INCREASE_LIMITS.lowest, INCREASE_LIMITS.highest) ? {} : { adjustment: 'percent' }),
    }),
    say: (problem) => t(`cdiscount.problem.${problem}`),
    onSubmit: ({ handlingTime, options, fees, adjustment }) => {
      if (typeof handlingTime !== 'number' || typeof adjustment !== 'number') return;
      onSave({
        handling_time: handlingTime,
        shipping_options: options,
        delivery_fees: feesOf(fees, options),
        price_adjustment: adjustment,
      });
    },
  });
  const options = form.field('options');
  const fees = form.field('fees');
  const codes = [...new Set([...(modes ?? []).map(({ code }) => code), ...terms.shipping_options])];
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
          description={t(modes === null ? 'cdiscount.shippingOptionsUnknown' : 'cdiscount.shippingOptionsHint')}
          name="options"
          values={options.value}
          error={options.error}
          onChange={options.onChange}
          options={codes.map((value) => ({
            value,
            label: modeName(value),
            ...(isGone(value) ? { description: t('cdiscount.gone') } : {}),
          }))}
        />
        <DeliveryFees
          modes={codes.filter((code) => options.value.includes(code)).map((code) => ({ code, label: modeName(code) }))}
          fees={fees.value}
          error={fees.error}
          onChange={fees.onChange}
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
    const name = modes?.find((mode) => mode.code === code)?.name;
    return name === undefined ? code : t('cdiscount.mode', { name, code });
  }
}
