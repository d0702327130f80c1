export { createEventFeed } from './event-feed.ts';
export { eventHandlers } from './events.jobs.ts';
export { emitEvents, lastEventId } from './events.repository.ts';
export { eventRoutes } from './events.routes.ts';
