import type { Room } from '../../platform/room.ts';
import { competitorsHandlers } from './competitors.jobs.ts';
import { competitorsRoutes } from './competitors.routes.ts';
import { competitorsTables } from './competitors.tables.data.ts';
import { loadLastReadings, loadLowestOffers, streamReadings } from './readings.repository.ts';
import type { OfferScheduleDeps } from './schedule.ts';
import { unwatchOffers, watchOffers } from './watches.repository.ts';

export interface CompetitorsRoom extends Room {
  /** What a room that decides prices asks of offers. */
  readonly ports: {
    readonly loadLastReadings: typeof loadLastReadings;
    readonly loadLowestOffers: typeof loadLowestOffers;
    readonly streamReadings: typeof streamReadings;
    readonly watchOffers: typeof watchOffers;
    readonly unwatchOffers: typeof unwatchOffers;
  };
}

export function createCompetitorsRoom(deps: OfferScheduleDeps): CompetitorsRoom {
  return {
    tables: competitorsTables,
    routes: competitorsRoutes(deps),
    jobs: competitorsHandlers(deps),
    // A gateway does not need it.
    schedules: [async (signal) => (await import('./schedule.ts')).runOfferSchedule(deps, signal)],
    ports: { loadLastReadings, loadLowestOffers, streamReadings, watchOffers, unwatchOffers },
  };
}
