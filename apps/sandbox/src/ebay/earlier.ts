import type { StoredAd, StoredCampaign, StoredItem, StoredOffer, StoredOrder } from './model.ts';
import type { Change, SellerState } from './seller-state.ts';

/** Items, offers, orders, campaigns and ads before their last change, as a stale read returns them. Forgotten on restart. */
export interface Earlier {
  /** Called before a change is applied. */
  note(change: Change): void;
  /** The account as seen by a lagging server. */
  view(): SellerState;
}

/** `now` overlaid with the recorded earlier values; undefined if there are none. */
function overlaid<V>(now: ReadonlyMap<string, V>, past: ReadonlyMap<string, V | undefined>): Map<string, V> {
  const seen = new Map(now);
  for (const [key, value] of past) {
    if (value === undefined) seen.delete(key);
    else seen.set(key, value);
  }
  return seen;
}

export function createEarlier(state: Readonly<SellerState>): Earlier {
  const items = new Map<string, Map<string, StoredItem> | undefined>();
  const offers = new Map<string, StoredOffer | undefined>();
  const orders = new Map<string, StoredOrder | undefined>();
  const campaigns = new Map<string, StoredCampaign | undefined>();
  const ads = new Map<string, Map<string, StoredAd> | undefined>();

  function noteItem(sku: string): void {
    const locales = state.items.get(sku);
    items.set(sku, locales && new Map(locales));
  }

  return {
    note(change) {
      switch (change.t) {
        case 'item':
          noteItem(change.item.sku);
          return;
        case 'item-gone':
        case 'stock':
          noteItem(change.sku);
          return;
        case 'offer':
          offers.set(change.offer.offerId, state.offers.get(change.offer.offerId));
          return;
        case 'offer-gone':
        case 'terms':
          offers.set(change.offerId, state.offers.get(change.offerId));
          return;
        case 'campaign':
          campaigns.set(change.campaign.campaignId, state.campaigns.get(change.campaign.campaignId));
          return;
        case 'ads':
          ads.set(change.campaignId, new Map(state.ads.get(change.campaignId)));
          return;
        case 'order':
          orders.set(change.order.orderId, state.orders.get(change.order.orderId));
      }
    },
    view() {
      const seen = overlaid(state.offers, offers);
      const offersOfSku = new Map<string, Set<string>>();
      for (const { offerId, body } of seen.values()) {
        offersOfSku.set(body.sku, (offersOfSku.get(body.sku) ?? new Set()).add(offerId));
      }
      const seenOrders = overlaid(state.orders, orders);
      return {
        ...state,
        items: overlaid(state.items, items),
        offers: seen,
        offersOfSku,
        campaigns: overlaid(state.campaigns, campaigns),
        ads: overlaid(state.ads, ads),
        orders: seenOrders,
        ordersByTime: [...seenOrders.values()].sort((one, other) => one.modifiedAt - other.modifiedAt),
      };
    },
  };
}
