import { type EngineThread, hasEngine, startEngineThread } from './engine-thread.ts';
import { listModels, type ModelContent, ModelFault, type Pair, readModel } from './model-folder.ts';

export interface OfflineTranslator {
  /** The folder of the models. */
  readonly folder: string;
  /**
   * Translates by the pair's own model, or by two models with English between them.
   * @throws ModelFault; OfflineUnavailable
   */
  translate(from: string, to: string, texts: readonly string[]): Promise<readonly string[]>;
  /** Whether a thread with its memory is there now. */
  readonly isRunning: boolean;
  /** Ends the thread; calls that wait fail. The next call starts another. */
  stop(): Promise<void>;
}

/** The thread did not start, ended in the middle, or did not answer. */
export class OfflineUnavailable extends Error {}

export interface OfflineOptions {
  readonly folder: string;
  /** The time without calls after which the thread ends. */
  readonly idleMs?: number;
  /** The time for one step, after which the thread is ended: hangs only, because a busy machine is slow. */
  readonly stepMs?: number;
  /** For tests. */
  readonly startThread?: () => Promise<EngineThread>;
}

const IDLE_MS = 5 * 60_000;
const STEP_MS = 10 * 60_000;
const PIVOT = 'en';

interface Waiting {
  readonly pair: Pair;
  readonly texts: readonly string[];
  readonly resolve: (answers: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Translates in one thread with one model at a time, in turn: whoever wants the loaded model goes before those who want
 * another, as far as they wait already when it is loaded.
 */
export function createOfflineTranslator({
  folder,
  idleMs = IDLE_MS,
  stepMs = STEP_MS,
  startThread = startEngineThread,
}: OfflineOptions): OfflineTranslator {
  let waiting: Waiting[] = [];
  let isWorking = false;
  let thread: { readonly engine: EngineThread; loaded: Pair | undefined } | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.engine.end();
  };
  const startedThread = async () => {
    if (thread) return thread;
    if (!hasEngine()) throw new OfflineUnavailable('The package @browsermt/bergamot-translator is not installed.');
    const engine = await startThread();
    const started = { engine, loaded: undefined };
    thread = started;
    void engine.ended.then(() => {
      if (thread === started) thread = undefined;
    });
    return started;
  };
  /** Ends a thread that has failed: its memory cannot be trusted. */
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The translator did not answer in time.')), stepMs);
      timer.unref();
    });
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      await stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const load = async (pair: Pair) => {
    if (thread?.loaded === pair) return thread.engine;
    const model: ModelContent = await readModel(folder, pair);
    const holder = await startedThread();
    const { engine } = holder;
    await step(async () => {
      if (holder.loaded !== undefined) await engine.unload();
      holder.loaded = undefined;
      await loadInto(engine, model, pair);
      holder.loaded = pair;
    });
    return engine;
  };
  const answer = async (pair: Pair, texts: readonly string[]): Promise<readonly string[]> => {
    try {
      const engine = await load(pair);
      return await step(() => engine.translate(texts));
    } catch (error) {
      if (error instanceof ModelFault || error instanceof OfflineUnavailable) throw error;
      throw new OfflineUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  const work = async () => {
    isWorking = true;
    clearTimeout(idle);
    while (waiting.length > 0) {
      const pair = waiting.find((one) => one.pair === thread?.loaded)?.pair ?? waiting[0]?.pair;
      const turn = waiting.filter((one) => one.pair === pair);
      waiting = waiting.filter((one) => one.pair !== pair);
      for (const { pair: wanted, texts, resolve, reject } of turn) await answer(wanted, texts).then(resolve, reject);
    }
    isWorking = false;
    idle = setTimeout(() => void stop(), idleMs);
    idle.unref();
  };
  const ask = (pair: Pair, texts: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      waiting.push({ pair, texts, resolve, reject });
      if (!isWorking) void work();
    });

  return {
    folder,
    get isRunning() {
      return thread !== undefined;
    },
    stop,
    async translate(from, to, texts) {
      if (texts.length === 0) return [];
      const way = await wayOf(folder, from, to);
      let answers = texts;
      for (const pair of way) answers = await ask(pair, answers);
      return answers;
    },
  };
}

/** The pair itself, or from and to English. @throws ModelFault that names what is missing */
async function wayOf(folder: string, from: string, to: string): Promise<readonly Pair[]> {
  const stored = new Set((await listModels(folder)).map(({ pair }) => pair));
  if (stored.has(`${from}-${to}`)) return [`${from}-${to}`];
  const way: readonly Pair[] =
    from === PIVOT || to === PIVOT ? [`${from}-${to}`] : [`${from}-${PIVOT}`, `${PIVOT}-${to}`];
  const missing = way.filter((pair) => !stored.has(pair));
  if (missing.length > 0) throw new ModelFault('missing', `There is no model for ${missing.join(' and ')}.`);
  return way;
}

/** Marian reads a model when it is first used. */
async function loadInto(engine: EngineThread, model: ModelContent, pair: Pair): Promise<void> {
  try {
    await engine.load(model);
    await engine.translate(['a']);
  } catch (error) {
    // A thread that has ended says nothing about the model.
    if (engine.hasEnded) throw error;
    throw new ModelFault('damaged', `The model for ${pair} cannot be used.`);
  }
}
