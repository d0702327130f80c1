import type { Clock } from '@quayside/connector-kit';
import { createAmazon } from './amazon.ts';
import { createAzure } from './azure.ts';
import { createDeepl } from './deepl.ts';
import { createGoogle } from './google.ts';
import { createLibreTranslate } from './libretranslate.ts';
import type { EngineClient, EngineKey, EngineName } from './port.ts';

/** Base URLs that replace the engines' own, by engine, without a trailing slash. */
export type EngineUrls = Readonly<Partial<Record<EngineName, string>>>;

const CREATE: Readonly<Record<EngineName, (key: EngineKey, url: string | undefined, clock: Clock) => EngineClient>> = {
  deepl: createDeepl,
  google: createGoogle,
  azure: createAzure,
  amazon: createAmazon,
  libretranslate: createLibreTranslate,
};

export function createEngine(name: EngineName, key: EngineKey, urls: EngineUrls, clock: Clock): EngineClient {
  return CREATE[name](key, urls[name], clock);
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
