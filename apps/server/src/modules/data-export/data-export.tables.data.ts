import type { RoomTables } from '../../platform/database/room-tables.ts';

export const dataExportTables = {
  leftOut: { working: ['data_export_parts', 'data_exports'] },
} as const satisfies RoomTables;
