/** What others ask for the products of a seller's listings, as marketplaces tell it, for 30 days. */
export { createCompetitorsRoom } from './competitors.room.ts';
