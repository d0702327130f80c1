import type { RepricerDecision } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const MONEY = new Set(['floor', 'top', 'rulePrice', 'landed']);
const MOMENTS = new Set(['readAt', 'until']);
const COUNTS = new Set(['units', 'days', 'competitors', 'offers']);

type Told = Pick<RepricerDecision, 'code' | 'params' | 'currency' | 'bound' | 'pace' | 'target' | 'price' | 'ignored'>;

/** Says why a price is wanted or kept, with its figures; then what limits it. */
export function useDecisionText(): (decision: Told) => string {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  return ({ code, params, currency, bound, pace, target, price, ignored }) => {
    const shown = Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (typeof value !== 'number') return [name, name === 'day' ? format.date(value) : value];
        if (MONEY.has(name)) return [name, format.money({ minor: value, currency })];
        if (MOMENTS.has(name)) return [name, format.dateTime(new Date(value).toISOString())];
        return [name, COUNTS.has(name) ? format.number(value) : value];
      }),
    );
    const because =
      code === 'alone' ? t(`alone.${params.to === 'ceiling' ? 'ceiling' : 'rule_price'}`) : t(`because.${code}`, shown);
    const wanted = target !== null && target !== price ? { target: format.money({ minor: target, currency }) } : null;
    return [
      because,
      ...(bound === null ? [] : [t(`bound.${bound}`)]),
      ...(pace === null ? [] : [t(`pace.${pace}`, wanted ?? { target: '' })]),
      ...(ignored.length === 0 ? [] : [t('ignored', { count: ignored.length, n: format.number(ignored.length) })]),
    ].join(' ');
  };
}
