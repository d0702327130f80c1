export { desiredContent, type ListingTarget, sendContents, sendEnds, sendFollowUps } from './desired.ts';
export { endListingsOf } from './end-listings.ts';
export { type FollowDeps, keepFollowers } from './followers.service.ts';
export { readFollowing } from './following.repository.ts';
export { updateFollowing } from './following.service.ts';
export { type ChangingListings, countFound, type FoundListings, foundIn, foundOf } from './found-listings.ts';
export {
  CATALOGUE_LABEL,
  findListed,
  type Listed,
  type LivePrice,
  listLivePrices,
  NOT_ENDED,
  NOT_OVER,
  ON_SITE,
} from './listed.ts';
export { ensureListingTargets } from './listing-targets.ts';
export {
  type ContentRow,
  changeListings,
  type ListingChange,
  type ListingKeyRow,
  listContent,
  listListings,
  noteLivePrices,
  type QueuedListing,
  queueListings,
} from './listings.repository.ts';
export { createListingsRoom } from './listings.room.ts';
export { type JudgedListing, keepVerdicts, releaseBlocked } from './obstacles.repository.ts';
export type { Follow, FollowingListing } from './ports.ts';
export { type PricedTarget, storePrices } from './prices.repository.ts';
export { holdQueueing, lockQueueing } from './queueing.repository.ts';
export { findFollowing } from './send-followers.ts';
export { listShipped, type ShippedListing, storeShipping } from './shipping.repository.ts';
export { hashedSku, overlongSku, type SkuRule, siteSku } from './site-skus.ts';
export { claimSkus, type SkuClaim } from './skus.repository.ts';
export {
  countOutdatedTitles,
  findListedTitle,
  findLiveTitles,
  listOutdatedTitles,
  markOutdatedTitles,
  storeTitles,
} from './titles.repository.ts';
