import type { Clock } from '@quayside/connector-kit';
import { createAmazon } from './amazon.ts';
import { createAzure } from './azure.ts';
import { createDeepl } from './deepl.ts';
import { createGoogle } from './google.ts';
import { createLibreTranslate } from './libretranslate.ts';
import { createLlm } from './llm/llm.ts';
import { createOffline } from './offline/offline.ts';
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
const CREATE: Readonly<Record<HostedName, (key: EngineKey, url: string | undefined, clock: Clock) => EngineClient>> = {
  deepl: createDeepl,
  google: createGoogle,
  azure: createAzure,
  amazon: createAmazon,
  libretranslate: createLibreTranslate,
  llm: createLlm,
};

export function createEngine(
  name: EngineName,
  key: EngineKey,
  { urls, clock, offline }: EngineSurroundings,
): EngineClient {
  return name === 'offline' ? createOffline(offline) : CREATE[name](key, urls[name], clock);
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
