import { defineCall } from './call.ts';

export const DIARY_LEVELS = ['info', 'warn', 'error'] as const;
export type DiaryLevel = (typeof DIARY_LEVELS)[number];

/** One line that a browser asks to be logged. */
export interface DiaryEntry {
  readonly message: string;
  /** Whom the browser takes its user to be; the log names the session's user beside it. */
  readonly userId?: number | null;
  /** Which part of the portal writes. */
  readonly processName: string;
  readonly level: DiaryLevel;
  readonly error?: string | { readonly name?: string; readonly message?: string; readonly stack?: string };
}

export const diary = {
  /** Open to all, because what breaks may break before anybody has signed in. */
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
