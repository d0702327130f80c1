export { emitEvents, findLastEventId } from './events.repository.ts';
export { createEventsRoom } from './events.room.ts';
