import type { DiaryEntry } from '@quayside/contract';
import { isApiError } from '../api/api-error.ts';

/** What a browser says of a network or a session that ended; both are nobody's mistake (specification, section 8). */
const IGNORED = ['Unauthorized access', 'Failed to fetch'] as const;
/** The share of page loads whose times are told (specification, section 9). */
export const TRACE_RATE = 0.3;
/** A page that breaks breaks again and again; what comes after these says nothing new. */
const MOST_REPORTS = 20;
const MOST_MESSAGE = 2_000;
const MOST_STACK = 8_000;

export interface ErrorReportsOptions {
  /** Sends a line to the log; that it fails is nobody's business. */
  readonly send: (entry: DiaryEntry) => Promise<unknown>;
  /** From 0 to below 1. */
  readonly draw: () => number;
}

export interface ErrorReports {
  /** Who is signed in from now on. */
  setUser(userId: number | null): void;
  /** Tells of an error; the same one is told once for as long as the page stands. */
  report(error: unknown, processName: string, level?: 'warn' | 'error'): void;
  /** Tells how long something took, on the share of pages that do. */
  trace(name: string, milliseconds: number, processName: string): void;
}

export function isReported(error: unknown): boolean {
  // Our own calls say the same two things with a code.
  if (isApiError(error) && (error.code === 'network' || error.code === 'unauthorized')) return false;
  const { message } = partsOf(error);
  return !IGNORED.some((ignored) => message.includes(ignored));
}

export function createErrorReports({ send, draw }: ErrorReportsOptions): ErrorReports {
  const isTraced = draw() < TRACE_RATE;
  const told = new Set<string>();
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
      if (!isReported(error) || told.has(key) || told.size >= MOST_REPORTS) return;
      told.add(key);
      write({
        message: (message || name).slice(0, MOST_MESSAGE),
        processName,
        level,
        error: { name: name.slice(0, 200), ...(stack ? { stack: stack.slice(0, MOST_STACK) } : {}) },
      });
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
