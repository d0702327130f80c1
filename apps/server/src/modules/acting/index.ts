export { createActingRoom } from './acting.room.ts';
export { moveTo } from './acting.service.ts';
