import type { ListingFlow, ProductFilter } from '@quayside/contract';
import type { TitleOrigin } from '@quayside/kernel/flows';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Words of what flows do: their items, titles, margin and number. */
export function useFlowText() {
  const { t } = useTranslation(['flows', 'products']);
  const format = useFormat();

  const origin = (one: TitleOrigin): string => t(`flows:origin.${one === 'as it is' ? 'asItIs' : one}`);

  function filter({ query, status, eligibility, scope, earning, site }: ProductFilter): string {
    const parts = [
      query ? t('flows:items.query', { query }) : '',
      status ? t(`flows:items.${status}`) : '',
      eligibility ? eligibilityText(eligibility) : '',
      scope && scope !== 'all' ? t(`products:scope.${scope}`) : '',
      earning ? t(`products:earning.${earning}`) : '',
      site ? t('flows:items.site', { site: format.site(site) }) : '',
    ].filter(Boolean);
    return parts.length === 0 ? t('flows:items.all') : parts.join(' · ');
  }

  function eligibilityText(one: NonNullable<ProductFilter['eligibility']>): string {
    switch (one) {
      case 'noShipping':
        return t('products:tab.no-shipping');
      case 'blacklisted':
        return t('products:tab.blocked');
      case 'blockedAbroad':
        return t('products:tab.blocked-abroad');
      case 'outOfStock':
        return t('products:tab.out-of-stock');
      case 'ended':
        return t('products:tab.ended');
      case 'belowFloor':
        return t('products:tab.below-floor');
      default:
        return t(`products:eligibility.${one}`);
    }
  }

  return {
    origin,
    filter,
    thresholds: ({ titles, leastMargin }: Pick<ListingFlow, 'titles' | 'leastMargin'>): string =>
      [
        t('flows:rule.titles', { titles: format.values(titles.map(origin)) }),
        leastMargin === null ? '' : t('flows:rule.margin', { margin: format.percent(leastMargin / 10_000) }),
      ]
        .filter(Boolean)
        .join(' · '),
    asks: ({ asks, asksAbove }: Pick<ListingFlow, 'asks' | 'asksAbove'>): string =>
      t(`flows:asks.${asks}`, { n: format.number(asksAbove ?? 0) }),
    pause: ({ reason, params }: NonNullable<ListingFlow['paused']>): string =>
      t(`flows:paused.${reason}`, {
        known: format.number(Number(params.known ?? 0)),
        missing: format.number(Number(params.missing ?? 0)),
        failed: format.number(Number(params.failed ?? 0)),
        listed: format.number(Number(params.listed ?? 0)),
        currency: String(params.currency ?? ''),
      }),
  };
}
