export type LogFields = Record<string, string | number | boolean | undefined>;

/** One JSON object per line. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export function createLog(write: (line: string) => void): Log {
  const line = (level: string) => (message: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, app: 'sandbox', message, ...fields })}\n`);
  return { info: line('info'), error: line('error') };
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };
