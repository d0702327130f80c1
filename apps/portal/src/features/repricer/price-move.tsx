import type { RepricerDecision } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './repricer.module.css';

/** What buyers pay now, and what the listing is told if that differs. */
export function PriceMove({ decision }: { readonly decision: RepricerDecision }) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const { present, price, currency } = decision;
  if (present === null || price === null) return t('none');
  const from = format.money({ minor: present, currency });
  if (price === present) return <span className={classes.move}>{from}</span>;
  return (
    <span className={classes.move}>
      {from} → <strong>{format.money({ minor: price, currency })}</strong>
    </span>
  );
}
