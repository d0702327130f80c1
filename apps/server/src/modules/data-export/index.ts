export { createDataExportRoom } from './data-export.room.ts';
