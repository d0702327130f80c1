export { type Actor, actorOf, SYSTEM } from './actor.ts';
export { type HistoryInput, recordHistory } from './history.repository.ts';
export { historyRoutes } from './history.routes.ts';
