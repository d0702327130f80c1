import type { OtherFormat } from '../catalog/entry.ts';
import { putOrder } from '../platform/account-state.ts';
import type {
  AdReportTask,
  AdvertisingAccount,
  Amount,
  FeedTask,
  HomeDelta,
  PolicyKind,
  StoredAd,
  StoredCampaign,
  StoredDocument,
  StoredGroup,
  StoredItem,
  StoredLocation,
  StoredOffer,
  StoredOrder,
  StoredPolicy,
} from './model.ts';

/**
 * A seller's account in memory and its changes. A change is absolute (it sets or removes a whole entity or value), so replaying it is
 * harmless. A journal line contains all changes of one call.
 */
export type Change =
  | { t: 'item'; item: StoredItem }
  | { t: 'item-gone'; sku: string }
  | { t: 'stock'; sku: string; quantity: number }
  | { t: 'group'; group: StoredGroup }
  | { t: 'group-gone'; key: string }
  | { t: 'offer'; offer: StoredOffer }
  | { t: 'offer-gone'; offerId: string }
  | { t: 'terms'; offerId: string; price?: Amount; quantity?: number; sold?: number }
  | { t: 'revised'; listingId: string; day: string; count: number }
  | { t: 'home'; itemId: string; delta: HomeDelta }
  | {
      t: 'home-new';
      sku: string;
      title: string;
      priceMinor: number;
      quantity: number;
      startedAt: number;
      format?: OtherFormat;
    }
  | { t: 'order'; order: StoredOrder }
  | { t: 'policy'; policy: StoredPolicy }
  | { t: 'policy-gone'; kind: PolicyKind; id: string }
  | { t: 'location'; location: StoredLocation }
  | { t: 'location-gone'; key: string }
  | { t: 'programs'; programs: string[] }
  | { t: 'task'; task: FeedTask }
  | { t: 'document'; document: StoredDocument }
  | { t: 'advertising'; account: AdvertisingAccount }
  | { t: 'campaign'; campaign: StoredCampaign }
  | { t: 'campaign-gone'; campaignId: string }
  | { t: 'ads'; campaignId: string; ads: StoredAd[] }
  | { t: 'ad-task'; task: AdReportTask }
  | { t: 'counter'; name: CounterName; value: number };

export type CounterName = 'offer' | 'listing' | 'order' | 'policy' | 'task' | 'report' | 'campaign' | 'ad';

export interface SellerState {
  items: Map<string, Map<string, StoredItem>>;
  groups: Map<string, StoredGroup>;
  /** SKU → key of the group that contains it. */
  groupOfSku: Map<string, string>;
  offers: Map<string, StoredOffer>;
  offersOfSku: Map<string, Set<string>>;
  /** Listing id → offer ids: one, or one per variation. */
  listings: Map<string, Set<string>>;
  revisions: Map<string, { day: string; count: number }>;
  home: Map<string, HomeDelta>;
  homeNew: Map<string, Extract<Change, { t: 'home-new' }>>;
  orders: Map<string, StoredOrder>;
  /** By last modification, oldest first. */
  ordersByTime: StoredOrder[];
  policies: Map<string, StoredPolicy>;
  locations: Map<string, StoredLocation>;
  programs: Set<string>;
  tasks: Map<string, FeedTask>;
  documents: Map<string, StoredDocument>;
  /** Undefined if the profile decides. */
  advertising: AdvertisingAccount | undefined;
  campaigns: Map<string, StoredCampaign>;
  /** Campaign id → ads by listing id, without the deleted ones. */
  ads: Map<string, Map<string, StoredAd>>;
  /** Campaign id → deleted ads by their own id. */
  pastAds: Map<string, Map<string, StoredAd>>;
  adTasks: Map<string, AdReportTask>;
  counters: Map<CounterName, number>;
}

export function emptyState(): SellerState {
  return {
    items: new Map(),
    groups: new Map(),
    groupOfSku: new Map(),
    offers: new Map(),
    offersOfSku: new Map(),
    listings: new Map(),
    revisions: new Map(),
    home: new Map(),
    homeNew: new Map(),
    orders: new Map(),
    ordersByTime: [],
    policies: new Map(),
    locations: new Map(),
    programs: new Set(),
    tasks: new Map(),
    documents: new Map(),
    advertising: undefined,
    campaigns: new Map(),
    ads: new Map(),
    pastAds: new Map(),
    adTasks: new Map(),
    counters: new Map(),
  };
}

export const policyKey = (kind: PolicyKind, id: string) => `${kind}/${id}`;

function addTo<K, V>(index: Map<K, Set<V>>, key: K, value: V): void {
  const known = index.get(key);
  if (known) known.add(value);
  else index.set(key, new Set([value]));
}

function removeFrom<K, V>(index: Map<K, Set<V>>, key: K, value: V): void {
  const known = index.get(key);
  known?.delete(value);
  if (known?.size === 0) index.delete(key);
}

function dropOffer(state: SellerState, offerId: string): void {
  const before = state.offers.get(offerId);
  if (!before) return;
  state.offers.delete(offerId);
  removeFrom(state.offersOfSku, before.body.sku, offerId);
  if (before.listingId !== null) removeFrom(state.listings, before.listingId, offerId);
}

function putOffer(state: SellerState, offer: StoredOffer): void {
  const before = state.offers.get(offer.offerId);
  if (before && before.listingId !== null && before.listingId !== offer.listingId) {
    removeFrom(state.listings, before.listingId, offer.offerId);
  }
  state.offers.set(offer.offerId, offer);
  addTo(state.offersOfSku, offer.body.sku, offer.offerId);
  if (offer.listingId !== null) addTo(state.listings, offer.listingId, offer.offerId);
}

function putGroup(state: SellerState, group: StoredGroup): void {
  dropGroup(state, group.key);
  state.groups.set(group.key, group);
  for (const sku of group.body.variantSKUs ?? []) state.groupOfSku.set(sku, group.key);
}

function dropGroup(state: SellerState, key: string): void {
  for (const sku of state.groups.get(key)?.body.variantSKUs ?? []) {
    if (state.groupOfSku.get(sku) === key) state.groupOfSku.delete(sku);
  }
  state.groups.delete(key);
}

function setStock(state: SellerState, sku: string, quantity: number): void {
  const locales = state.items.get(sku);
  if (!locales) return;
  for (const [locale, item] of locales) {
    const availability = {
      ...item.body.availability,
      shipToLocationAvailability: { ...item.body.availability?.shipToLocationAvailability, quantity },
    };
    locales.set(locale, { ...item, body: { ...item.body, availability } });
  }
}

function setTerms(state: SellerState, change: Extract<Change, { t: 'terms' }>): void {
  const offer = state.offers.get(change.offerId);
  if (!offer) return;
  const body = { ...offer.body };
  if (change.price) body.pricingSummary = { ...body.pricingSummary, price: change.price };
  if (change.quantity !== undefined) body.availableQuantity = change.quantity;
  state.offers.set(change.offerId, { ...offer, body, soldQuantity: change.sold ?? offer.soldQuantity });
}

function dropCampaign(state: SellerState, campaignId: string): void {
  state.campaigns.delete(campaignId);
  state.ads.delete(campaignId);
  state.pastAds.delete(campaignId);
}

/** Earlier rows of an ad are kept as they were once it is deleted, also if its listing gets a new one. */
function putAds(state: SellerState, campaignId: string, ads: readonly StoredAd[]): void {
  const live = state.ads.get(campaignId) ?? new Map<string, StoredAd>();
  const past = state.pastAds.get(campaignId) ?? new Map<string, StoredAd>();
  for (const ad of ads) {
    if (ad.endedAt === null) {
      live.set(ad.listingId, ad);
      continue;
    }
    if (live.get(ad.listingId)?.adId === ad.adId) live.delete(ad.listingId);
    past.set(ad.adId, ad);
  }
  state.ads.set(campaignId, live);
  if (past.size > 0) state.pastAds.set(campaignId, past);
}

export function applyChange(state: SellerState, change: Change): void {
  switch (change.t) {
    case 'item': {
      const locales = state.items.get(change.item.sku) ?? new Map<string, StoredItem>();
      // The locale written last comes last, because a read without a language returns it.
      locales.delete(change.item.locale);
      locales.set(change.item.locale, change.item);
      state.items.set(change.item.sku, locales);
      return;
    }
    case 'item-gone':
      state.items.delete(change.sku);
      return;
    case 'stock':
      setStock(state, change.sku, change.quantity);
      return;
    case 'group':
      putGroup(state, change.group);
      return;
    case 'group-gone':
      dropGroup(state, change.key);
      return;
    case 'offer':
      putOffer(state, change.offer);
      return;
    case 'offer-gone':
      dropOffer(state, change.offerId);
      return;
    case 'terms':
      setTerms(state, change);
      return;
    case 'revised':
      state.revisions.set(change.listingId, { day: change.day, count: change.count });
      return;
    case 'home':
      state.home.set(change.itemId, change.delta);
      return;
    case 'home-new':
      state.homeNew.set(change.sku, change);
      return;
    case 'order':
      putOrder(state, change.order);
      return;
    case 'policy':
      state.policies.set(policyKey(change.policy.kind, change.policy.id), change.policy);
      return;
    case 'policy-gone':
      state.policies.delete(policyKey(change.kind, change.id));
      return;
    case 'location':
      state.locations.set(change.location.key, change.location);
      return;
    case 'location-gone':
      state.locations.delete(change.key);
      return;
    case 'programs':
      state.programs = new Set(change.programs);
      return;
    case 'task':
      state.tasks.set(change.task.taskId, change.task);
      return;
    case 'document':
      state.documents.set(change.document.documentId, change.document);
      return;
    case 'advertising':
      state.advertising = change.account;
      return;
    case 'campaign':
      state.campaigns.set(change.campaign.campaignId, change.campaign);
      return;
    case 'campaign-gone':
      dropCampaign(state, change.campaignId);
      return;
    case 'ads':
      putAds(state, change.campaignId, change.ads);
      return;
    case 'ad-task':
      state.adTasks.set(change.task.taskId, change.task);
      return;
    case 'counter':
      state.counters.set(change.name, Math.max(change.value, state.counters.get(change.name) ?? 0));
      return;
  }
}

/** The changes that rebuild `state` from an empty one, in batches for the journal's snapshot. */
export function* snapshotOf(state: SellerState): Generator<Change[]> {
  for (const locales of [...state.items.values()]) {
    yield [...locales.values()].map((item): Change => ({ t: 'item', item }));
  }
  for (const group of [...state.groups.values()]) yield [{ t: 'group', group }];
  for (const offer of [...state.offers.values()]) yield [{ t: 'offer', offer }];
  for (const [listingId, { day, count }] of [...state.revisions]) yield [{ t: 'revised', listingId, day, count }];
  for (const change of [...state.homeNew.values()]) yield [change];
  for (const [itemId, delta] of [...state.home]) yield [{ t: 'home', itemId, delta }];
  for (const order of [...state.ordersByTime]) yield [{ t: 'order', order }];
  for (const policy of [...state.policies.values()]) yield [{ t: 'policy', policy }];
  for (const location of [...state.locations.values()]) yield [{ t: 'location', location }];
  yield [{ t: 'programs', programs: [...state.programs] }];
  for (const document of [...state.documents.values()]) yield [{ t: 'document', document }];
  for (const task of [...state.tasks.values()]) yield [{ t: 'task', task }];
  if (state.advertising) yield [{ t: 'advertising', account: state.advertising }];
  for (const campaign of [...state.campaigns.values()]) yield [{ t: 'campaign', campaign }];
  for (const [campaignId, ads] of [...state.pastAds]) yield [{ t: 'ads', campaignId, ads: [...ads.values()] }];
  for (const [campaignId, ads] of [...state.ads]) yield [{ t: 'ads', campaignId, ads: [...ads.values()] }];
  for (const task of [...state.adTasks.values()]) yield [{ t: 'ad-task', task }];
  for (const [name, value] of [...state.counters]) yield [{ t: 'counter', name, value }];
}
