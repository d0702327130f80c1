/** What others ask for the products of a seller's listings, as marketplaces tell it, for 30 days. */
export { loadOwnSellers, type OwnSellers } from './own-sellers.ts';
export type { OffersChanged } from './ports.ts';
export {
  type LastReading,
  type LowestOffer,
  loadLastReadings,
  loadLowestOffers,
  type ReadingsWanted,
  type StoredReading,
  streamReadings,
} from './readings.repository.ts';
export { unwatchOffers, watchOffers } from './watches.repository.ts';
