export { createFollowersRoom } from './followers.room.ts';
export { type FollowDeps, keepFollowers } from './followers.service.ts';
export { type ChangingListings, countFound, type FoundListings, foundIn } from './found-listings.ts';
export type { Follower, FollowerHooks } from './ports.ts';
export { holdQueueing, lockQueueing } from './queueing.repository.ts';
