import type { Machine } from '../platform/machine.ts';

/** Keys that the stand-ins know. */
export const ENGINE_KEYS = {
  deepl: 'quayside-demo-deepl:fx',
  google: 'quayside-demo-google',
  azure: 'quayside-demo-azure',
  azureRegion: 'westeurope',
  amazonKeyId: 'AKIAQUAYSIDEDEMO',
  amazonSecret: 'quayside-demo-amazon-secret',
  libretranslate: 'quayside-demo-libretranslate',
} as const;

/** Free characters of a month at each engine, as each grants them. LibreTranslate counts none. */
const MONTHLY: Readonly<Record<string, number>> = {
  deepl: 500_000,
  google: 500_000,
  azure: 2_000_000,
  amazon: 2_000_000,
};

export interface CharacterMeter {
  /** Counts the characters, if the month has room for them. */
  take(engine: string, texts: readonly string[]): boolean;
}

/** In memory: a restart of the sandbox begins the month anew. */
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
