import { defineCall } from './call.ts';
import type { DiaryEntry } from './diary.schema.ts';

export type { DiaryEntry } from './diary.schema.ts';

export const DIARY_LEVELS = ['info', 'warn', 'error'] as const;
export type DiaryLevel = (typeof DIARY_LEVELS)[number];

export const diary = {
  /** Public, because an error may occur before sign-in. */
  write: defineCall<{ body: DiaryEntry }, void>({
    id: 'diary.write',
    method: 'POST',
    path: '/diary',
    summary: 'Log what happened in a browser',
    access: 'public',
    changes: false,
    status: 204,
    bodyLimit: 32 * 1024,
    errors: ['payload_too_large', 'too_many_attempts'],
  }),
};
