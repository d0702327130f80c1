import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, type ProcessIdentity } from '../processes.ts';
import type { ChildLog } from './child-log.ts';
import { createCrashNotes, isOwnDoing } from './crashes.ts';
import { CAN_NOT_START, PASSING } from './start-failure.ts';

export interface ChildOptions {
  /** For messages: `gateway`, `worker`, `sandbox`. */
  name: string;
  /**
   * A program for `node` that ends when its IPC channel closes. It sends `{ type: 'alive' }` repeatedly, and `{ type: 'ready' }` once it
   * serves.
   */
  script: string;
  /** For a program without messages: an address that answers 200 while it serves. */
  healthUrl?: string;
  /** A program that is silent for this long counts as hung. */
  hangsAfterMs?: number;
  env: NodeJS.ProcessEnv;
  log: ChildLog;
  /** Called with the process at each start; the returned function is called when the process has ended. */
  onSpawn: (identity: ProcessIdentity) => () => void;
  /** Reports messages for the operator, such as a restart of the child. */
  report: (message: string) => void;
}

export interface SupervisedChild {
  readonly name: string;
  /** Resolves when it is ready for the first time; rejects if it ends before by itself, unless that passes (`start-failure.ts`). */
  readonly ready: Promise<void>;
  /** Restarts it for new code. */
  restart(): Promise<void>;
  /** Asks it to end, and kills it after a time. It is not restarted. */
  stop(): Promise<void>;
}

/** Servers, then sandbox, then database: together they have 10 s. */
const STOP_WITHIN_MS = 3_000;
/** Pauses before consecutive restarts. */
const BACKOFF_MS = [100, 500, 1_000, 2_000, 5_000, 10_000];
/**
 * By default Node lets its heap grow to four times the used size: a worker that imported a large shop had 700 MB with 110 MB in use. These
 * flags keep it near the used size. The C library likewise keeps memory for each of its threads.
 */
const NODE_FLAGS = [
  '--enable-source-maps',
  '--heap-growing-percent=30',
  // V8 shrinks what it collects young objects in while a process rests, and then collects every second or two: a fifth of what that cost.
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--v8-pool-size=2',
];
const SPARING = { MALLOC_ARENA_MAX: '2' };

/** A child that has run for this long has recovered, so the next restart counts as the first. */
const HEALTHY_AFTER_MS = 30_000;

/**
 * A program counts as hanging after this time without a sign of life. No regular work blocks a program that long, even on a machine of
 * which others take nine tenths. A program that ends is started again at once.
 */
const HANGS_AFTER_MS = 180_000;
/** How long a program without messages may take to answer. */
const ANSWERS_WITHIN_MS = 10_000;
/** The number of checks within that time. */
const CHECKS_PER_HANG = 15;

/** Runs a program and restarts it if it ends by itself or hangs after it was ready once. */
export function superviseChild(options: ChildOptions): SupervisedChild {
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  let isStopping = false;
  let failures = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let hasBeenReady = false;
  const crashes = createCrashNotes();
  let settleReady: (outcome: Error | null) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    settleReady = (outcome) => (outcome === null ? resolve() : reject(outcome));
  });

  function start(): void {
    const startedAt = Date.now();
    // Detached, so that Ctrl-C in the terminal reaches only the launcher, which ends its children in order.
    const current = spawn(process.execPath, [...NODE_FLAGS, options.script], {
      env: { ...SPARING, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child = current;
    if (current.stdout !== null) options.log.follow(current.stdout);
    if (current.stderr !== null) options.log.follow(current.stderr);
    const identity = current.pid === undefined ? undefined : identifyProcess(current.pid);
    const forget = identity === undefined ? () => undefined : options.onSpawn(identity);

    let isHung = false;
    const noteAlive = watchAlive(current, () => {
      isHung = true;
    });
    current.on('message', (message) => {
      if (isMessage(message, 'ready')) becomeReady();
      if (isMessage(message, 'alive')) noteAlive();
      if (!isMessage(message, 'worker')) return;
      crashes.read(message);
      const told = crashes.toTell();
      if (told !== undefined) current.send(told, () => undefined); // It may have ended already.
    });
    if (options.healthUrl !== undefined) void probe(options.healthUrl, current);
    exited = new Promise((resolve) => {
      const onEnd = (how: string, mayPass: boolean) => {
        forget();
        resolve();
        afterEnd(how, mayPass, Date.now() - startedAt);
      };
      current.once('error', (error) => onEnd(error.message, false));
      // 'close' follows the last line of output.
      current.once('close', (code, signal) => {
        if (isHung || isOwnDoing(code, signal)) crashes.note();
        onEnd(signal ?? `code ${code}`, signal !== null || code === PASSING);
      });
    });
  }

  /**
   * Ends a program that sends no more messages, because a stopped or looping program would block its successor. It
   * counts checks instead of time, so that no program seems to hang after the machine was suspended. A program that
   * never sent a message is not monitored.
   */
  function watchAlive(current: ChildProcess, onHang: () => void): () => void {
    let missedChecks: number | undefined;
    let isAsking = false;
    const { name, healthUrl, hangsAfterMs = HANGS_AFTER_MS } = options;
    const noteAlive = () => {
      missedChecks = 0;
    };
    const check = () => {
      if (healthUrl !== undefined && !isAsking) {
        isAsking = true;
        void answers(healthUrl).then((isServing) => {
          isAsking = false;
          if (isServing) noteAlive();
        });
      }
      if (missedChecks === undefined) return;
      missedChecks += 1;
      if (missedChecks <= CHECKS_PER_HANG) return;
      clearInterval(timer);
      options.report(`The ${name} does not answer any more; ending it`);
      onHang();
      current.kill('SIGKILL');
    };
    const timer = setInterval(check, hangsAfterMs / CHECKS_PER_HANG);
    timer.unref();
    current.once('exit', () => clearInterval(timer));
    return noteAlive;
  }

  function becomeReady(): void {
    hasBeenReady = true;
    settleReady(null);
  }

  async function probe(url: string, current: ChildProcess): Promise<void> {
    while (current.exitCode === null && current.signalCode === null) {
      if (await answers(url)) return becomeReady();
      await sleep(40);
    }
  }

  function afterEnd(how: string, mayPass: boolean, ranForMs: number): void {
    if (isStopping) return;
    const trouble = options.log.lastTrouble()?.replace(CAN_NOT_START, '');
    if (!hasBeenReady && !mayPass) {
      settleReady(new Error(trouble ?? `The ${options.name} ended at once (${how})`));
      return;
    }
    failures = ranForMs > HEALTHY_AFTER_MS ? 0 : failures;
    const waitMs = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
    failures += 1;
    options.report(
      hasBeenReady
        ? `The ${options.name} has ended (${how}); starting it again`
        : `The ${options.name} has not started yet (${trouble ?? how}); trying again, there is nothing to do. If this goes on, give the machine less to do or look into the log ${options.name}.log`,
    );
    restartTimer = setTimeout(start, waitMs);
  }

  async function end(): Promise<void> {
    clearTimeout(restartTimer);
    const current = child;
    if (current === undefined || current.exitCode !== null || current.signalCode !== null) return;
    current.kill('SIGTERM');
    const timer = setTimeout(() => current.kill('SIGKILL'), STOP_WITHIN_MS);
    await exited;
    clearTimeout(timer);
  }

  start();
  return {
    name: options.name,
    ready,
    async restart() {
      isStopping = true;
      await end();
      isStopping = false;
      failures = 0;
      start();
    },
    async stop() {
      isStopping = true;
      await end();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).ok;
  } catch {
    return false; // Nobody listens yet.
  }
}

function isMessage(message: unknown, type: 'ready' | 'alive' | 'worker'): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
