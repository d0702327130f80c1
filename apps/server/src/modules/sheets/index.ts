/** Product lists as files: out, and in again. */
export { createSheetsRoom } from './sheets.room.ts';
