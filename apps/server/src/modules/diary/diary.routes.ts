import type { DiaryEntry } from '@quayside/contract';
import { diarySchemas } from '@quayside/contract/diary.schema';
import type { Clock } from '../../platform/clock.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { createDiaryLimit } from './diary-limit.ts';
import { redact } from './redact.ts';

/** Writes browsers' entries to the structured log and nowhere else. */
export function diaryRoutes({ clock }: { readonly clock: Clock }): Route[] {
  const mayWrite = createDiaryLimit(clock);
  return [
    route(diarySchemas.write, async ({ body, maybeWho, raw, log, requestId }) => {
      if (!mayWrite(raw.request.ip)) throw fail('too_many_attempts');
      const error = errorOf(body);
      log[body.level](
        {
          diary: {
            processName: redact(body.processName),
            // The session's user is verified; the one in the body is the browser's claim.
            userId: maybeWho?.userId ?? null,
            claimedUserId: body.userId ?? null,
            ...(error === undefined ? {} : { error }),
          },
          requestId,
        },
        redact(body.message),
      );
    }),
  ];
}

function errorOf({ error }: DiaryEntry): object | string | undefined {
  if (error === undefined || typeof error === 'string') return error && redact(error);
  return Object.fromEntries(Object.entries(error).map(([name, text]) => [name, redact(String(text))]));
}
