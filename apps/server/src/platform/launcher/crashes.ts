/*
 * What launcher and worker tell each other about crashes. A worker names itself, `{ type: 'worker', worker }`; if it ends by its own
 * doing, the launcher names it to those that it starts later, `{ type: 'crashed', workers }`. They record it, because a worker that has
 * used up its memory or hangs can record nothing.
 */

/** The signals of a process that has broken down: out of memory (V8 aborts), illegal memory, illegal instruction. */
const BROKEN_DOWN: ReadonlySet<string> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
/** As many as matter: a job is given up after fewer. */
const MOST = 20;

/** The exit code of a program that was asked to end and was slow about it: 128 and the number of SIGTERM, as shells have it. */
export const ENDED_AS_ASKED = 143;

/** Whether a process ended by its own doing. A kill from outside, also one for memory by the system, proves nothing. */
export function isOwnDoing(code: number | null, signal: string | null): boolean {
  if (signal !== null) return BROKEN_DOWN.has(signal);
  return code !== null && code !== 0 && code !== ENDED_AS_ASKED;
}

export interface CrashNotes {
  /** Reads a message of the child. */
  read(message: unknown): void;
  /** The child that named itself last has crashed. */
  note(): void;
  /** The message for a child that named itself; undefined if none has crashed. */
  toTell(): { readonly type: 'crashed'; readonly workers: readonly string[] } | undefined;
}

export function createCrashNotes(): CrashNotes {
  let current: string | undefined;
  let crashed: readonly string[] = [];
  return {
    read(message) {
      if (isOf(message, 'worker') && typeof message.worker === 'string') current = message.worker;
    },
    note() {
      if (current !== undefined) crashed = [...crashed, current].slice(-MOST);
      current = undefined;
    },
    toTell: () => (crashed.length === 0 ? undefined : { type: 'crashed', workers: crashed }),
  };
}

/** The workers that a message of the launcher names as crashed. */
export function crashedIn(message: unknown): readonly string[] {
  if (!isOf(message, 'crashed') || !Array.isArray(message.workers)) return [];
  return message.workers.filter((worker) => typeof worker === 'string');
}

function isOf(message: unknown, type: string): message is Record<string, unknown> {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
