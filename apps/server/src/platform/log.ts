import { type DestinationStream, type Level, type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = Level | 'silent';

/** Names that carry a secret wherever they stand; their values never reach the log. */
const SECRET_NAMES = [
  'password',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'client_secret',
  'clientSecret',
  'authorization',
  'cookie',
  'DATABASE_URL',
  'databaseUrl',
];

/** pino's redaction does not search at every depth: the names are covered at the first three, which is as deep as our log calls go. */
const REDACTED_PATHS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat([
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
]);

/**
 * The structured log: one JSON object a line, on standard output unless a destination is given.
 * `name` is the process (`gateway`, `worker`, `launcher`).
 */
export function createLog(options: { name: string; level: LogLevel }, destination?: DestinationStream): Log {
  const settings = {
    name: options.name,
    level: options.level,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
  };
  return destination === undefined ? pino(settings) : pino(settings, destination);
}
