import type { RatesView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './rules-form.module.css';
import { useRates } from './use-pricing.ts';

/** How old the exchange rates are, where they come from, and what of the published ones is not used. */
export function RatesNotice() {
  const rates = useRates();
  return rates.data && rates.data.rates.length > 0 ? (
    <div className={classes.rates}>
      <Rates {...rates.data} />
    </div>
  ) : null;
}

function Rates({ age, checked, source, failure, refused, rates }: RatesView) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const day = { checked: format.date(checked) };
  const refusals = refused.map(({ currency, date, why }) => (
    <p key={currency}>{t(`rates.refused.${why}`, { currency, date: format.date(date) })}</p>
  ));
  if (age === 'fresh') {
    const sources = [...new Set(rates.map((rate) => rate.source))].join(', ');
    return (
      <>
        <p className={classes.hint}>{t('rates.state', { ...day, source: sources })}</p>
        {refusals.length > 0 ? <Notice tone="warn">{refusals}</Notice> : null}
      </>
    );
  }
  const why = source === null ? t('rates.none') : failure === null ? '' : t(`rates.${failure}`);
  return (
    <Notice tone={age === 'too_old' ? 'bad' : 'warn'}>
      {t(`rates.${age}`, day)} {why}
      {refusals}
    </Notice>
  );
}
