import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ModelContent } from './model-folder.ts';

/** A thread with Bergamot's translator, a WebAssembly program. It holds at most one model. */
export interface EngineThread {
  /** @throws Error if the model cannot be used; then the thread must be ended */
  load(model: ModelContent): Promise<void>;
  unload(): Promise<void>;
  /** One answer for each text, in the same order. */
  translate(texts: readonly string[]): Promise<string[]>;
  /** Ends the thread and gives its memory back; calls that wait fail. */
  end(): Promise<void>;
  readonly hasEnded: boolean;
  /** Settles when the thread has ended, whoever ended it. */
  readonly ended: Promise<void>;
}

/**
 * Runs the package's worker as the script that it is: npm's package says that its files are modules, and as a module the
 * worker does not start. On Linux a priority is of one thread; elsewhere it would be of the whole process.
 */
const START = `
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { setPriority } = require('node:os');
const { dirname } = require('node:path');
const { compileFunction } = require('node:vm');
const { workerData: { script, priority } } = require('node:worker_threads');
if (process.platform === 'linux') setPriority(priority);
const names = ['require', '__filename', '__dirname'];
compileFunction(readFileSync(script, 'utf8'), names, { filename: script })(createRequire(script), script, dirname(script));
`;
const WORKER = '@browsermt/bergamot-translator/worker/translator-worker.js';
/** The only model's name in the thread. */
const MODEL = { from: 'from', to: 'to' };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Whether the optional package with the translator is installed. */
export function hasEngine(): boolean {
  try {
    return scriptPath() !== '';
  } catch {
    return false;
  }
}

const scriptPath = () => createRequire(import.meta.url).resolve(WORKER);

/** @throws Error if the package is not installed or its program cannot be started */
export async function startEngineThread(): Promise<EngineThread> {
  const worker = new Worker(START, {
    eval: true,
    workerData: { script: scriptPath(), priority: constants.priority.PRIORITY_LOW },
    execArgv: [],
    // The program writes about its files there.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let hasEnded = false;
  let failure = new Error('The translation thread has ended.');
  worker.on('error', (error: Error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
      resolve();
    });
  });
  worker.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: { message?: string } }) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message ?? 'The translator gave no reason.'));
    else call?.resolve(result);
  });
  const call = (name: string, args: readonly unknown[], moved: readonly ArrayBuffer[] = []): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(failure);
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, name, args }, moved);
    });
  const end = async () => {
    await worker.terminate();
    await ended;
  };
  try {
    await call('initialize', [{}]);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    ended,
    get hasEnded() {
      return hasEnded;
    },
    end,
    async load({ model, shortlist, vocab }) {
      await call(
        'loadTranslationModel',
        [MODEL, { model, shortlist, vocabs: [vocab], config: {} }],
        [model, shortlist, vocab],
      );
    },
    async unload() {
      await call('freeTranslationModel', [MODEL]);
    },
    async translate(texts) {
      const request = { models: [MODEL], texts: texts.map((text) => ({ text, html: false })) };
      const answers = (await call('translate', [request])) as { target: { text: string } }[];
      return answers.map(({ target }) => target.text);
    },
  };
}
