import { type Money, type Site, siteFacts } from '@quayside/kernel';
import { adFeeOf, type BuyerTotal, buyerTotalOf, decideAdRate } from '@quayside/kernel/promotions';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import type { AdMarketRef, AdSource, DesiredAd } from '../dispatch/index.ts';
import { routesOf } from '../shipping/index.ts';
import { type ItemSetting, loadItems } from './items.repository.ts';
import { lockMarket, type MarketSetting } from './markets.repository.ts';
import { findOnSale, type Market, type OnSale } from './on-sale.repository.ts';

/** A live listing with the ad that it should have. */
export interface DecidedAd extends DesiredAd {
  readonly listing: OnSale;
  readonly setting: Pick<ItemSetting, 'isExcluded' | 'cap' | 'suggested' | 'suggestedAt'>;
  /** Null if the price or the shipping is unknown. */
  readonly total: BuyerTotal | null;
  /** What a sale through the ad costs; null if there is none, or the total is unknown. */
  readonly cost: Money | null;
  /** The strategy wants more than a cap allows. */
  readonly isCapped: boolean;
}

const UNSAID = { isExcluded: false, cap: null, suggested: null, suggestedAt: null };

export const marketOf = (account: Pick<Account, 'userId' | 'accountId' | 'sourceSite'>, site: Site): Market => ({
  ...{ userId: account.userId, accountId: account.accountId, site },
  isDomestic: site === account.sourceSite,
});

/**
 * Decides the ads of listings as a market is, or would be, promoted. Every rate that is stored or sent comes from here.
 * @param said what would be said of the items, if that is not what is stored
 */
export async function decideAds(
  db: Db,
  account: Pick<Account, 'userId' | 'accountId' | 'platform'>,
  market: MarketSetting,
  listings: readonly OnSale[],
  said: ReadonlyMap<number, Pick<ItemSetting, 'isExcluded' | 'cap' | 'suggested' | 'suggestedAt'>>,
): Promise<DecidedAd[]> {
  if (listings.length === 0) return [];
  const routes = await routesOf(
    db,
    account,
    listings.map(({ itemId }) => itemId),
  );
  return listings.map((listing) => {
    const setting = said.get(listing.itemId) ?? UNSAID;
    const { site } = market;
    const route = routes.of({ itemId: listing.itemId, price: listing.homePrice }, site).cost;
    const isKnown = listing.price !== null && route?.currency === siteFacts(site).currency;
    const total = isKnown && listing.price ? buyerTotalOf(site, listing.price, route.buyerPaysMinor) : null;
    return { listing, setting, total, ...desiredAd(market, listing, setting, total) };
  });
}

function desiredAd(
  { state, strategy, cap }: MarketSetting,
  { itemId, listingId }: OnSale,
  setting: Pick<ItemSetting, 'isExcluded' | 'cap' | 'suggested'>,
  total: BuyerTotal | null,
): DesiredAd & Pick<DecidedAd, 'cost' | 'isCapped'> {
  const none = { itemId, listingId, rate: null, isAmountCapped: false, cost: null, isCapped: false };
  if (state === 'closed') return { ...none, lack: null };
  if (setting.isExcluded) return { ...none, lack: 'excluded' };
  const caps = [cap, setting.cap];
  const decision = decideAdRate({ strategy, caps, suggested: setting.suggested, total });
  if (decision.rate === null) return { ...none, lack: decision.reason };
  return {
    ...{ itemId, listingId, rate: decision.rate, lack: null, isCapped: decision.isCapped },
    isAmountCapped: caps.some((one) => one?.in === 'amount'),
    cost: total && adFeeOf(decision.rate, total.stated),
  };
}

/** The same for items of a market as they are stored. Caps, strategy and exclusions stay locked until the transaction ends. */
export async function decideStored(
  tx: Tx,
  ref: AdMarketRef,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, DecidedAd>> {
  const setting = await lockMarket(tx, ref, 'share');
  const account = await getAccount(tx, ref.userId, ref.accountId);
  if (!account || setting.state === 'closed') return new Map();
  const said = await loadItems(tx, ref, itemIds, 'share');
  const listings = await findOnSale(tx, marketOf(account, ref.site), itemIds);
  const decided = await decideAds(tx, account, setting, listings, said);
  return new Map(decided.map((one) => [one.itemId, one]));
}

/** What dispatch asks right before it sends. */
export const adSource: AdSource = { decide: decideStored };
