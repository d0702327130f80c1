export { createBulkRoom } from './bulk.room.ts';
