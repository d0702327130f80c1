export { emitEvents, lastEventId } from './events.repository.ts';
export { createEventsRoom } from './events.room.ts';
