import type { ListingView, ProductSite, WireMoney } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** A listing's prices as the list or the item's page knows them. */
type Priced = Pick<ProductSite, 'state' | 'price' | 'priceGap' | 'floor'> &
  (Pick<ProductSite, 'livePrice'> | Pick<ListingView, 'live'>);

/** One sentence: what is on sale, what is wanted, and why the two differ; empty if they do not. */
export function usePriceGapText(): (listing: Priced) => string {
  const { t } = useTranslation('products');
  const format = useFormat();
  const shown = (money: WireMoney | null) => (money ? format.money(money) : '–');
  return (listing) => {
    const { state, price, priceGap, floor } = listing;
    const live = 'live' in listing ? rangeOf(listing.live) : shown(listing.livePrice);
    const hasLive = 'live' in listing ? listing.live !== null : listing.livePrice !== null;
    if (!hasLive) return state === 'L' ? t('item.gap.unconfirmed', { wanted: shown(price) }) : '';
    if (priceGap === null) return '';
    return t(`item.gap.${priceGap}`, { live, wanted: shown(price), floor: shown(floor) });
  };

  function rangeOf(live: ListingView['live']): string {
    if (!live) return '–';
    if (live.from.minor === live.to.minor) return format.money(live.from);
    return t('item.gap.range', { from: format.money(live.from), to: format.money(live.to) });
  }
}
