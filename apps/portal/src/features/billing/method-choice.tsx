import { type CheckoutQuote, PAYMENT_METHOD_TYPES, type PaymentMethodType } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { Radios } from '../../ui/options.tsx';
import classes from './billing.module.css';

export interface ChosenMethod {
  readonly type: PaymentMethodType;
  readonly ref: string;
}

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
            .map(({ ref, label }) => ({ value: ref, label, description: ref.replaceAll('_', ' ') }))}
        />
      ))}
    </div>
  );
}
