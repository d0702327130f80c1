import type { DiaryEntry } from '@quayside/contract';
import { isApiError } from '../api/api-error.ts';

/** Browser messages for a lost network or an ended session, which are not errors of the portal (specification, section 8). */
const IGNORED = ['Unauthorized access', 'Failed to fetch'] as const;
/** The share of page loads that send traces (specification, section 9). */
export const TRACE_RATE = 0.3;
/** A broken page repeats its errors, so later ones are dropped. */
const MAX_REPORTS = 20;
const MAX_MESSAGE = 2_000;
const MAX_STACK = 8_000;

export interface ErrorReportsOptions {
  /** Sends an entry to the log; its own failure is ignored. */
  readonly send: (entry: DiaryEntry) => Promise<unknown>;
  /** At least 0 and below 1. */
  readonly draw: () => number;
}

export interface ErrorReports {
  /** Sets the signed-in user. */
  setUser(userId: number | null): void;
  /** Reports an error, the same one once per page load. */
  report(error: unknown, processName: string, level?: 'warn' | 'error'): void;
  /** Reports something that happened, such as a return from a marketplace. */
  note(message: string, processName: string): void;
  /** Reports a duration, on the sampled share of pages. */
  trace(name: string, milliseconds: number, processName: string): void;
}

export function isReported(error: unknown): boolean {
  // API calls report the same two errors with a code.
  if (isApiError(error) && (error.code === 'network' || error.code === 'unauthorized')) return false;
  const { message } = partsOf(error);
  return !IGNORED.some((ignored) => message.includes(ignored));
}

export function createErrorReports({ send, draw }: ErrorReportsOptions): ErrorReports {
  const isTraced = draw() < TRACE_RATE;
  const reported = new Set<string>();
  let userId: number | null = null;
  const write = (entry: DiaryEntry) => {
    send({ ...entry, userId }).catch(() => undefined);
  };
  return {
    setUser(next) {
      userId = next;
    },
    report(error, processName, level = 'error') {
      const { name, message, stack } = partsOf(error);
      const key = `${processName} ${message}`;
      if (!isReported(error) || reported.has(key) || reported.size >= MAX_REPORTS) return;
      reported.add(key);
      write({
        message: (message || name).slice(0, MAX_MESSAGE),
        processName,
        level,
        error: { name: name.slice(0, 200), ...(stack ? { stack: stack.slice(0, MAX_STACK) } : {}) },
      });
    },
    note(message, processName) {
      write({ message, processName, level: 'info' });
    },
    trace(name, milliseconds, processName) {
      if (isTraced) write({ message: `${name}: ${Math.round(milliseconds)} ms`, processName, level: 'info' });
    },
  };
}

function partsOf(error: unknown): { name: string; message: string; stack: string | undefined } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return {
    name: typeof error,
    message: typeof error === 'string' ? error : 'Something that is no error was thrown',
    stack: undefined,
  };
}
