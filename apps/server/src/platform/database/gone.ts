/** Connection refused or reset, PostgreSQL shutting down or starting (class 57P), out of connections (53300). */
const GONE_CODES = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[1-3]|53300|08\d{3})$/;
const GONE_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Whether a statement failed because the database is unavailable or its disk is full, and not because of the statement. */
export function whyDatabaseFails(error: { code?: unknown; message: string }): 'away' | 'disk-full' | undefined {
  const code = typeof error.code === 'string' ? error.code : '';
  if (code === '53100' || /No space left on device/.test(error.message)) return 'disk-full';
  return GONE_CODES.test(code) || GONE_MESSAGES.test(error.message) ? 'away' : undefined;
}
