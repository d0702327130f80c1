import { defineCall } from './call.ts';

export const DIARY_LEVELS = ['info', 'warn', 'error'] as const;
export type DiaryLevel = (typeof DIARY_LEVELS)[number];

/** One log entry sent by a browser. */
export interface DiaryEntry {
  readonly message: string;
  /** The browser's user; the log also states the session's user. */
  readonly userId?: number | null;
  /** The part of the portal that sends the entry. */
  readonly processName: string;
  readonly level: DiaryLevel;
  readonly error?: string | { readonly name?: string; readonly message?: string; readonly stack?: string };
}

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
