import { diary as room } from '@quayside/contract/diary';
import { call } from '../api/call.ts';
import { createErrorReports } from './error-reports.ts';

/** The page's error reports. */
export const diary = createErrorReports({
  send: (body) => call(room.write, { body }),
  draw: Math.random,
});

/** Reports uncaught errors from now on, and the time of the first paint. */
export function watchPage(page: Window): void {
  page.addEventListener('error', ({ error, message }) => diary.report(error ?? message, 'window'));
  page.addEventListener('unhandledrejection', ({ reason }) => diary.report(reason, 'promise'));
  diary.trace('first picture', page.performance.now(), 'start');
}
