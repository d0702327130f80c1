export { createDataExportRoom } from './data-export.room.ts';
export { BUSINESS_TABLES, type TableName } from './exported-tables.data.ts';
