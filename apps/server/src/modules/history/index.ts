export { type Actor, actorOf, type Person, SYSTEM } from './actor.ts';
export { recordForCause, recordGroup, recordInGroup } from './groups.repository.ts';
export { eraseConnections, type HistoryInput, listOrderHistory, recordHistory } from './history.repository.ts';
export { createHistoryRoom } from './history.room.ts';
export { type NameDeps, namePeople } from './name-people.ts';

/** Loaded when it is first needed, as few tasks are. */
export const listPricesBefore: typeof import('./price-history.ts').listPricesBefore = async (...asked) =>
  (await import('./price-history.ts')).listPricesBefore(...asked);
