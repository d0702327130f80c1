import type { Machine } from '../platform/machine.ts';

/** The keys that the sandbox's engines accept. */
export const ENGINE_KEYS = {
  deepl: 'quayside-demo-deepl:fx',
  google: 'quayside-demo-google',
  azure: 'quayside-demo-azure',
  azureRegion: 'westeurope',
  amazonKeyId: 'AKIAQUAYSIDEDEMO',
  amazonSecret: 'quayside-demo-amazon-secret',
  libretranslate: 'quayside-demo-libretranslate',
  llm: 'quayside-demo-llm',
  llmModel: 'quayside-demo-model',
} as const;

/** The free characters per month at each engine. LibreTranslate has no limit. */
const MONTHLY: Readonly<Record<string, number>> = {
  deepl: 500_000,
  google: 500_000,
  azure: 2_000_000,
  amazon: 2_000_000,
};

export interface CharacterMeter {
  /** Counts the characters if the monthly quota allows it. */
  take(engine: string, texts: readonly string[]): boolean;
}

/** Kept in memory: a restart of the sandbox resets the month. */
export function createMeter({ clock }: Machine): CharacterMeter {
  const used = new Map<string, number>();
  return {
    take(engine, texts) {
      const key = `${engine} ${new Date(clock.now()).toISOString().slice(0, 7)}`;
      const sum = (used.get(key) ?? 0) + texts.reduce((count, text) => count + [...text].length, 0);
      if (sum > (MONTHLY[engine] ?? Number.POSITIVE_INFINITY)) return false;
      used.set(key, sum);
      return true;
    },
  };
}
