import type { Room } from '../../platform/room.ts';
import type { ListingsDeps } from './followers.service.ts';
import { listingsHandlers } from './listings.jobs.ts';
import { listingsTables } from './listings.tables.data.ts';

export function createListingsRoom(deps: ListingsDeps): Room {
  return { tables: listingsTables, jobs: listingsHandlers(deps) };
}
