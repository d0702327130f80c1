import { type DestinationStream, type Level, type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = Level | 'silent';

/** Names of secrets; their values never reach the log. */
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

/** pino does not redact at every depth. The first three levels are covered, which is as deep as Quayside's log calls go. */
const REDACTED_PATHS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat([
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
]);

/** The structured log: one JSON object per line, on standard output by default. `name` is the process (`gateway`, `worker`, `launcher`). */
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
