export { createHelpRoom } from './help.room.ts';
