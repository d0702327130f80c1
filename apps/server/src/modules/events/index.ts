export { createEventFeed } from './event-feed.ts';
export { eventHandlers, eventJobs } from './events.jobs.ts';
export { emitEvents, lastEventId } from './events.repository.ts';
export { eventRoutes } from './events.routes.ts';
