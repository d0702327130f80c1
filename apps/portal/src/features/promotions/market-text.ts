import type { AdMarket } from '@quayside/contract';
import { money, siteFacts } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** A rate in basis points as a percentage. */
export function useRateText(): (basisPoints: number) => string {
  const { locale } = useFormat();
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (basisPoints) => percent.format(basisPoints / 10_000);
}

/** How a market is promoted, in one line. */
export function useMarketText(): (market: Pick<AdMarket, 'site' | 'strategy' | 'cap'>) => string {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const rateOf = useRateText();
  return ({ site, strategy, cap }) => {
    const most =
      cap.in === 'percent' ? rateOf(cap.basisPoints) : format.money(money(cap.minor, siteFacts(site).currency));
    if (strategy.kind === 'flat') return t('rates.flat', { rate: rateOf(strategy.rate), most });
    if (strategy.kind === 'range')
      return t('rates.range', { from: rateOf(strategy.from), to: rateOf(strategy.to), most });
    return strategy.shift === 0
      ? t('rates.recommended', { most })
      : t('rates.shifted', { shift: rateOf(strategy.shift), most });
  };
}
