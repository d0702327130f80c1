import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { type SaidRates, useRateSource } from '../lib/rates.ts';
import { Notice } from './notice.tsx';
import classes from './rates-notice.module.css';

/**
 * Where the exchange rates of a screen's amounts come from, how old they are, and what of the published ones is not
 * used. Warns if they are old. `hasValues`: the rates themselves, by which the amounts were converted.
 */
export function RatesNotice(props: { readonly rates: SaidRates | undefined; readonly hasValues?: boolean }) {
  const { rates, hasValues = false } = props;
  return rates && rates.rates.length > 0 ? <Said {...rates} hasValues={hasValues} /> : null;
}

function Said({
  age,
  checked,
  source,
  failure = null,
  refused = [],
  rates,
  hasValues,
}: SaidRates & { readonly hasValues: boolean }) {
  const { t } = useTranslation('widgets');
  const format = useFormat();
  const sourceName = useRateSource();
  const day = { checked: format.date(checked) };
  const sources = format.list([...new Set(rates.map((rate) => sourceName(rate.source)))]);
  const values = rates.map(({ from, to, value }) => `1 ${from} = ${format.rate(value)} ${to}`);
  const refusals = refused.map(({ currency, date, why }) => (
    <p key={currency}>{t(`rates.refused.${why}`, { currency, date: format.date(date) })}</p>
  ));
  const why = source === null ? t('rates.none') : failure === null ? '' : t(`rates.${failure}`);
  return (
    <div className={classes.rates}>
      {hasValues ? <p>{t('rates.used', { ...day, rates: format.values(values), source: sources })}</p> : null}
      {age === 'fresh' && !hasValues ? <p>{t('rates.state', { ...day, source: sources })}</p> : null}
      {age === 'fresh' ? null : (
        <Notice tone={age === 'too_old' ? 'bad' : 'warn'}>
          {t(`rates.${age}`, day)} {why}
          {refusals}
        </Notice>
      )}
      {age === 'fresh' && refusals.length > 0 ? <Notice tone="warn">{refusals}</Notice> : null}
    </div>
  );
}
