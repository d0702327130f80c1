import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/room.ts';
import { createEventFeed, type EventFeedDeps } from './event-feed.ts';
import { eventHandlers } from './events.jobs.ts';
import { type EventRouteDeps, eventRoutes } from './events.routes.ts';
import { eventsTables } from './events.tables.data.ts';

export interface EventsRoomDeps extends EventFeedDeps, Pick<EventRouteDeps, 'tokenOf'> {
  readonly clock: Clock;
}

export function createEventsRoom(deps: EventsRoomDeps): Room {
  const feed = createEventFeed(deps);
  return {
    tables: eventsTables,
    routes: eventRoutes({ ...deps, feed }),
    jobs: eventHandlers(deps),
    close: async () => feed.close(),
  };
}
