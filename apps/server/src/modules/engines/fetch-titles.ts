import {
  type FetchModelOptions,
  FetchProblem,
  fetchModel,
  listModels,
  MODELS_URL,
  type Pair,
  PINNED_MODELS,
  sizeOfModel,
} from '@quayside/translation-engines/models';

interface FetchTitlesOptions extends Pick<FetchModelOptions, 'folder' | 'models' | 'pausesMs'> {
  /** Null for the models' own address. */
  readonly from: string | null;
  readonly report: (line: string) => void;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Fetches the models of the offline engine: `de` for titles from English into German, `de-en` for a pair. Without
 * words, it says which models there are.
 * @returns whether all of them are there
 */
export async function fetchTitles(words: readonly string[], options: FetchTitlesOptions): Promise<boolean> {
  const { folder, from, report, models = PINNED_MODELS, ...rest } = options;
  if (words.length === 0) {
    await reportModels(folder, models, report);
    return true;
  }
  const pairs = words.map((word) => (word.includes('-') ? word : `en-${word}`) as Pair);
  const unknown = pairs.filter((pair) => models[pair] === undefined);
  if (unknown.length > 0) {
    report(`There is no model for ${unknown.join(', ')}. There is one for ${Object.keys(models).join(', ')}.`);
    return false;
  }
  let isWhole = true;
  for (const pair of pairs) {
    let tenth = 0;
    const onProgress = (bytes: number, of: number) => {
      if (bytes * 10 < (tenth + 1) * of) return;
      tenth = Math.floor((bytes * 10) / of);
      report(`${pair}: ${megabytes(bytes)} of ${megabytes(of)}`);
    };
    try {
      const isNew = await fetchModel(pair, { ...rest, folder, models, from: from ?? MODELS_URL, onProgress });
      report(isNew ? `${pair}: checked and in its place` : `${pair}: is there already`);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      isWhole = false;
      report(`${pair}: ${error.message} Run this again to go on.`);
    }
  }
  return isWhole;
}

async function reportModels(folder: string, models: typeof PINNED_MODELS, report: (line: string) => void) {
  const states = new Map((await listModels(folder)).map(({ pair, state }) => [pair, state]));
  for (const [pair, model] of Object.entries(models) as [Pair, (typeof models)[Pair]][]) {
    report(`${pair}: ${states.get(pair) ?? `missing, ${megabytes(sizeOfModel(model))} to fetch`}`);
  }
  report('Name the languages to fetch: npm run titles:fetch -- de fr it es');
}
