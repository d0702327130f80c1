import type { Clock } from '@quayside/connector-kit';
import type { OfflineTranslator } from './offline/offline-translator.ts';
import type { EngineClient, EngineKey, EngineName, HOSTED_ENGINES } from './port.ts';

/** Base URLs that replace the engines' own, by engine, without a trailing slash. */
export type EngineUrls = Readonly<Partial<Record<EngineName, string>>>;

/** What engines use beside their key. */
export interface EngineSurroundings {
  readonly urls: EngineUrls;
  readonly clock: Clock;
  /** The one translator of this process. */
  readonly offline: OfflineTranslator;
}

type HostedName = (typeof HOSTED_ENGINES)[number];
type Create = (key: EngineKey, url: string | undefined, clock: Clock) => EngineClient;
/** Loads a client when it is first needed, because most installations use one engine at most. */
const LOAD: Readonly<Record<HostedName, () => Promise<Create>>> = {
  deepl: async () => (await import('./deepl.ts')).createDeepl,
  google: async () => (await import('./google.ts')).createGoogle,
  azure: async () => (await import('./azure.ts')).createAzure,
  amazon: async () => (await import('./amazon.ts')).createAmazon,
  libretranslate: async () => (await import('./libretranslate.ts')).createLibreTranslate,
  llm: async () => (await import('./llm/llm.ts')).createLlm,
};

export async function createEngine(
  name: EngineName,
  key: EngineKey,
  { urls, clock, offline }: EngineSurroundings,
): Promise<EngineClient> {
  if (name !== 'offline') return (await LOAD[name]())(key, urls[name], clock);
  const { createOffline } = await import('./offline/offline.ts');
  return createOffline(offline);
}

/** Groups texts into calls within the engine's limits. A text that is too long for any call is skipped. */
export function batchesOf<T>(
  client: EngineClient,
  entries: readonly T[],
  textOf: (entry: T) => EngineRequestText,
): T[][] {
  const batches: T[][] = [];
  let characters = 0;
  for (const entry of entries) {
    const length = client.charactersOf([textOf(entry)]);
    if (length > client.limits.characters) continue;
    const last = batches.at(-1);
    const isFull = !last || last.length >= client.limits.texts || characters + length > client.limits.characters;
    if (isFull) batches.push([entry]);
    else last.push(entry);
    characters = isFull ? length : characters + length;
  }
  return batches;
}

type EngineRequestText = Parameters<EngineClient['charactersOf']>[0][number];
