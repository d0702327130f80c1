import { z } from 'zod';
import { DIARY_LEVELS, diary } from './diary.ts';
import { schemasFor } from './schema.ts';

const trace = z.string().max(8_000);

export const diarySchemas = schemasFor(diary, {
  write: {
    body: z.strictObject({
      message: z.string().min(1).max(2_000),
      userId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().optional(),
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
    }),
    output: z.void(),
  },
});
