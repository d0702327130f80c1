export { createSupportRoom } from './support.room.ts';
