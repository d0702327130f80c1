export { createHealthRoom } from './health.room.ts';
