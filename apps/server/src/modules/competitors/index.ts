/** What others ask for the products of a seller's listings, as marketplaces tell it, for 30 days. */
export { createCompetitorsRoom } from './competitors.room.ts';
export type { OffersChanged } from './ports.ts';
export type { LastReading, LowestOffer, ReadingsWanted, StoredReading } from './readings.repository.ts';
