import type { Platform } from '@quayside/kernel';
import type { FastifyBaseLogger } from 'fastify';

/** Forged notifications arrive in large numbers, so they are logged together, at most this often. */
const LOG_EVERY_MS = 60_000;

export interface ForgeryLog {
  count(): void;
}

/** Counts notifications without a valid marketplace signature and logs their number. */
export function createForgeryLog(log: FastifyBaseLogger, platform: Platform): ForgeryLog {
  let waiting = 0;
  let isTelling = false;

  function logAfter(ms: number): void {
    isTelling = true;
    setTimeout(() => {
      if (waiting === 0) {
        isTelling = false;
        return;
      }
      log.warn({ platform, notifications: waiting }, 'Notifications were not signed by the marketplace');
      waiting = 0;
      logAfter(LOG_EVERY_MS);
    }, ms).unref();
  }

  return {
    count() {
      waiting += 1;
      if (!isTelling) logAfter(0);
    },
  };
}
