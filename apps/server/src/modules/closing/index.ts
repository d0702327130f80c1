export { createClosingRoom } from './closing.room.ts';
export { refuseIfBegun } from './refuse-if-begun.ts';
