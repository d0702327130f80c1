import { whyDatabaseFails } from '../database/gone.ts';
import { errorCode, errorMessage } from '../errors.ts';

/** A program's last line, which states why it did not start. The launcher repeats it to the operator once. */
export const CAN_NOT_START = 'Quayside can not start: ';

/** The exit code of a program that may start when it is tried again; sysexits.h calls it EX_TEMPFAIL. */
export const PASSING = 75;

/** A statement or a wait for a lock that took too long, and a deadlock: a busy machine, not a wrong setting. */
const SLOW_CODES = /^(57014|55P03|40P01|40001|ETIMEDOUT)$/;

/** Whether a start failed by something that passes: a database that is away, restarts or is slow. */
export function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause);
    if (SLOW_CODES.test(code ?? '') || whyDatabaseFails({ code, message: errorMessage(cause) }) === 'away') return true;
  }
  return false;
}
