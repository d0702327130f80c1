import type { EnteredNumber } from '@quayside/kernel';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { MoneyInput } from '../../../ui/number-input.tsx';
import classes from './delivery-fees.module.css';

/** The entered fee of a mode in cents; empty keeps the fee of the shop's existing offers. */
export interface EnteredFees {
  readonly cost: EnteredNumber;
  readonly additional: EnteredNumber;
}

interface DeliveryFeesProps {
  readonly modes: readonly { readonly code: string; readonly label: string }[];
  readonly fees: Readonly<Record<string, EnteredFees>>;
  readonly error: string | undefined;
  readonly onChange: (fees: Readonly<Record<string, EnteredFees>>) => void;
}

export const NO_FEES: EnteredFees = { cost: null, additional: null };

/** The fees of the chosen modes: for the first piece and for each additional one. Cdiscount sells in euros. */
export function DeliveryFees({ modes, fees, error, onChange }: DeliveryFeesProps) {
  const { t } = useTranslation('onboarding');
  if (modes.length === 0) return null;
  return (
    <fieldset className={classes.fees}>
      <legend>{t('cdiscount.fees.title')}</legend>
      <p className={classes.hint}>{t('cdiscount.fees.hint')}</p>
      {modes.map(({ code, label }) => {
        const own = fees[code] ?? NO_FEES;
        const isWrong = !isFee(own.cost) || !isFee(own.additional);
        return (
          <div key={code} className={classes.row}>
            <span className={classes.mode}>{label}</span>
            <MoneyInput
              currency="EUR"
              name="fees"
              label={t('cdiscount.fees.cost')}
              value={own.cost}
              error={isWrong ? error : undefined}
              onChange={(cost) => onChange({ ...fees, [code]: { ...own, cost } })}
            />
            <MoneyInput
              currency="EUR"
              label={t('cdiscount.fees.additional')}
              value={own.additional}
              onChange={(additional) => onChange({ ...fees, [code]: { ...own, additional } })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** A thousand euros. */
const MAX_CENTS = 100_000;

export function isFee(value: EnteredNumber): value is number | null {
  return value === null || (typeof value === 'number' && value >= 0 && value <= MAX_CENTS);
}
