import { z } from 'zod';
import { DIARY_LEVELS, diary } from './diary.ts';
import { schemasFor } from './schema.ts';

const trace = z.string().max(8_000);

const diaryEntry = z.strictObject({
  message: z.string().min(1).max(2_000),
  /** The browser's user; the log also states the session's user. */
  userId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().optional(),
  /** The part of the portal that sends the entry. */
  processName: z.string().min(1).max(100),
  level: z.enum(DIARY_LEVELS),
  error: z
    .union([
      trace,
      z.strictObject({
        name: z.string().max(200).optional(),
        message: z.string().max(2_000).optional(),
        stack: trace.optional(),
      }),
    ])
    .optional(),
});
/** One log entry sent by a browser. */
export type DiaryEntry = z.output<typeof diaryEntry>;

export const diarySchemas = schemasFor(diary, {
  write: {
    body: diaryEntry,
    output: z.void(),
  },
});
