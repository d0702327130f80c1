import { type CheckoutQuote, PAYMENT_METHOD_TYPES, type PaymentMethodType } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { Radios } from '../../ui/options.tsx';
import classes from './billing.module.css';

export interface ChosenMethod {
  readonly type: PaymentMethodType;
  readonly ref: string;
}

/** What happens to a payment with each test method. */
const OUTCOMES = {
  test_card_success: 'success',
  test_card_declined: 'declined',
  test_card_no_funds: 'noFunds',
  test_card_second_factor: 'secondFactor',
  test_card_pending: 'pending',
  test_card_stuck: 'stuck',
  test_card_unavailable: 'unavailable',
  test_card_renewal_declined: 'renewalDeclined',
  test_card_expires_soon: 'expiresSoon',
  test_debit_success: 'pending',
  test_debit_declined: 'declined',
  test_paypal_success: 'secondFactor',
} as const;

const isKnown = (ref: string): ref is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, ref);
const nameOf = (ref: string) => (isKnown(ref) ? OUTCOMES[ref] : 'success');

/** Chooses a method of the built-in test provider, grouped by type. */
export function MethodChoice(props: {
  readonly quote: Pick<CheckoutQuote, 'testMethods'>;
  readonly value: ChosenMethod | null;
  readonly onChange: (method: ChosenMethod) => void;
}) {
  const { t } = useTranslation('billing');
  const { testMethods } = props.quote;
  return (
    <div className={classes.stack}>
      <Notice tone="info">{t('checkout.test')}</Notice>
      {PAYMENT_METHOD_TYPES.map((type) => (
        <Radios
          key={type}
          name={`method-${type}`}
          label={t(`checkout.type.${type}`)}
          value={props.value?.ref ?? null}
          onChange={(ref) => props.onChange({ type, ref })}
          options={testMethods
            .filter((method) => method.type === type)
            .map(({ ref, label }) => ({ value: ref, label, description: t(`testMethod.${nameOf(ref)}`) }))}
        />
      ))}
    </div>
  );
}
