export { createClosingRoom } from './closing.room.ts';
