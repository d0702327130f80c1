import type { Platform } from '@quayside/kernel';
import type { FastifyBaseLogger } from 'fastify';

/** Who sends forged notifications sends many: they are told of together, this often at most. */
const TELL_EVERY_MS = 60_000;

export interface ForgeryLog {
  count(): void;
}

/** Counts notifications that no marketplace signed, and says how many there were. */
export function createForgeryLog(log: FastifyBaseLogger, platform: Platform): ForgeryLog {
  let waiting = 0;
  let isTelling = false;

  function tellAfter(ms: number): void {
    isTelling = true;
    setTimeout(() => {
      if (waiting === 0) {
        isTelling = false;
        return;
      }
      log.warn({ platform, notifications: waiting }, 'Notifications were not signed by the marketplace');
      waiting = 0;
      tellAfter(TELL_EVERY_MS);
    }, ms).unref();
  }

  return {
    count() {
      waiting += 1;
      if (!isTelling) tellAfter(0);
    },
  };
}
