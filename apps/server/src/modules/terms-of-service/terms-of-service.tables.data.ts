import type { RoomTables } from '../../platform/database/room-tables.ts';

export const termsOfServiceTables = {
  exported: [
    { file: 'terms-answers', table: 'terms_of_service_answers' },
  ],
} as const satisfies RoomTables;
