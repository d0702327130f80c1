import type { RoomTables } from '../../platform/database/room-tables.ts';

export const surveysTables = {
  exported: [
    { file: 'survey-answers', table: 'survey_answers' },
  ],
} as const satisfies RoomTables;
