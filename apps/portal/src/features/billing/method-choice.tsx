import {
  CHOSEN_AT_PROVIDER,
  type CheckoutQuote,
  PAYMENT_METHOD_TYPES,
  type PaymentMethodType,
} from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { Radios } from '../../ui/options.tsx';
import classes from './billing.module.css';

export interface ChosenMethod {
  readonly type: PaymentMethodType;
  readonly ref: string;
}

/** The result of a payment with each test method. */
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

interface Props {
  readonly quote: Pick<CheckoutQuote, 'provider' | 'testMethods'>;
  readonly value: ChosenMethod | null;
  readonly onChange: (method: ChosenMethod) => void;
}

/** Chooses how to pay: one of the test methods, or only its type where the provider asks for the rest on its own page. */
export function MethodChoice(props: Props) {
  return props.quote.provider === 'test' ? <TestMethods {...props} /> : <MethodTypes {...props} />;
}

function MethodTypes({ value, onChange }: Props) {
  const { t } = useTranslation('billing');
  return (
    <div className={classes.stack}>
      <Radios
        name="method"
        label={t('checkout.payment')}
        value={value?.type ?? null}
        onChange={(type) => onChange({ type, ref: CHOSEN_AT_PROVIDER })}
        options={PAYMENT_METHOD_TYPES.map((type) => ({ value: type, label: t(`checkout.type.${type}`) }))}
      />
      <p className={classes.soft}>{t('checkout.atProvider')}</p>
    </div>
  );
}

/** The methods of the built-in test provider, grouped by type. */
function TestMethods(props: Props) {
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
