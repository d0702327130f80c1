import { pricing, RATE_SOURCES, type RateSource, type RatesView, type RateView } from '@quayside/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from './api/call.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { useUser } from './session.ts';

/** Rates come out once a day. */
const STALE_MS = 10 * 60_000;

/** The exchange rates from the home currencies of a business, or of one of its accounts, with their age. */
export function useRates(accountId?: number): RatesView | undefined {
  const user = useUser();
  const { data } = useQuery({
    ...query(pricing.getRates, { params: { id: user.id }, query: { accountId } }),
    enabled: user.accounts.length > 0,
    staleTime: STALE_MS,
  });
  return data;
}

/** What a screen says of exchange rates; `failure` and `refused` only where all rates are shown. */
export type SaidRates = Pick<RatesView, 'age' | 'checked' | 'source' | 'rates'> &
  Partial<Pick<RatesView, 'failure' | 'refused'>>;

const AGES = ['fresh', 'stale', 'too_old'] as const satisfies readonly RateView['age'][];

/** The rates by which the amounts of a screen were converted, each once; undefined if none was. */
export function usedRates(used: readonly RateView[]): SaidRates | undefined {
  const rates = [...new Map(used.map((rate) => [`${rate.from} ${rate.to}`, rate])).values()];
  const [first] = rates;
  if (!first) return undefined;
  return {
    age: AGES.findLast((age) => rates.some((rate) => rate.age === age)) ?? 'fresh',
    checked: rates.map(({ checked }) => checked).sort()[0] ?? first.checked,
    source: first.source,
    rates,
  };
}

const isKnown = (source: string): source is RateSource => RATE_SOURCES.some((one) => one === source);

/** Names the source of a rate in the reader's language; one that Quayside does not know as it is called. */
export function useRateSource(): (source: string) => string {
  const { t } = useTranslation('widgets');
  return (source) => (isKnown(source) ? t(`rates.source.${source}`) : source);
}
