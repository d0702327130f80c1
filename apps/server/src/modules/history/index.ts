export { type Actor, actorOf, type Person, SYSTEM } from './actor.ts';
export { recordForCause, recordGroup, recordInGroup } from './groups.repository.ts';
export { eraseConnections, type HistoryInput, listOrderHistory, recordHistory } from './history.repository.ts';
export { createHistoryRoom } from './history.room.ts';
export { type NameDeps, namePeople } from './name-people.ts';
export { listPricesBefore } from './price-history.ts';
