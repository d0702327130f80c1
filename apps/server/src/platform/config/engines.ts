import {
  ENGINE_BUDGET,
  type EngineName,
  HOSTED_ENGINES,
  MAX_ENGINE_BUDGET,
  TRANSLATION_ENGINES,
} from '@quayside/contract';
import type { SettingReader } from './setting-reader.ts';

export interface EnginesConfig {
  /** Replacements for the engines' own base URLs, without a trailing slash. */
  readonly urls: Readonly<Partial<Record<EngineName, string>>>;
  /** Where the offline engine's models are fetched; null for their own address. */
  readonly modelsUrl: string | null;
  /** The operator's own engine, tried after those of a business; null for none. */
  readonly operator: {
    readonly engine: EngineName;
    readonly key: {
      readonly key: string;
      readonly secret?: string;
      readonly region?: string;
      readonly url?: string;
      readonly model?: string;
    };
    /** Characters per month for each business; tokens of a language model. */
    readonly budget: number;
  } | null;
}

/** The stand-in that writes titles as long as no engine is set up, and the key that the sandbox's engines accept from it. */
const STAND_IN_ENGINE = { engine: 'libretranslate', key: 'quayside-demo-libretranslate' } as const;

/** @param standIn the address below which the sandbox has each engine; null for the engines' own hosts */
export function readEngines(read: SettingReader, standIn: string | null): EnginesConfig {
  const base = read.urlOrOff('ENGINES_URL', standIn);
  const libretranslate = read.urlOrOff('LIBRETRANSLATE_URL', null);
  const isStandIn = base !== null && base === standIn;
  const usual = isStandIn ? STAND_IN_ENGINE.engine : 'off';
  const engine = read.oneOf('OPERATOR_ENGINE', [...TRANSLATION_ENGINES, 'off'], usual);
  const llm = read.urlOrOff('LLM_URL', base === null ? null : `${base}/llm`);
  const model = read.text('LLM_MODEL');
  const key = read.text('OPERATOR_ENGINE_KEY') ?? keyWithoutSetting(engine, isStandIn);
  const secret = read.text('OPERATOR_ENGINE_SECRET');
  const region = read.text('OPERATOR_ENGINE_REGION');
  const budget = read.integer('OPERATOR_ENGINE_CHARACTERS', {
    fallback: ENGINE_BUDGET,
    min: 0,
    max: MAX_ENGINE_BUDGET,
  });
  if (engine !== 'off' && key === undefined) read.problems.push('OPERATOR_ENGINE needs OPERATOR_ENGINE_KEY');
  if (engine === 'llm' && (llm === null || model === undefined)) {
    read.problems.push('OPERATOR_ENGINE llm needs LLM_URL and LLM_MODEL');
  }
  if (engine === 'amazon' && (!secret || !/^[a-z]{2}(?:-[a-z]{2,12}){1,2}-\d$/.test(region ?? ''))) {
    read.problems.push('OPERATOR_ENGINE amazon needs OPERATOR_ENGINE_SECRET and a region in OPERATOR_ENGINE_REGION');
  }
  return {
    modelsUrl: read.urlOrFolder('TITLE_MODELS_URL'),
    urls: {
      ...(base === null ? {} : Object.fromEntries(HOSTED_ENGINES.map((name) => [name, `${base}/${name}`]))),
      ...(libretranslate === null ? {} : { libretranslate }),
    },
    operator:
      engine === 'off' || key === undefined
        ? null
        : {
            engine,
            key: {
              key,
              ...(secret ? { secret } : {}),
              ...(region ? { region } : {}),
              ...(engine === 'llm' && llm !== null ? { url: llm } : {}),
              ...(model ? { model } : {}),
            },
            budget,
          },
  };
}

/** What runs on this machine, or a language model beside it, needs no key; the sandbox's engine has its own. */
function keyWithoutSetting(engine: EngineName | 'off', isStandIn: boolean): string | undefined {
  if (engine === 'offline' || engine === 'llm') return '';
  return isStandIn && engine === STAND_IN_ENGINE.engine ? STAND_IN_ENGINE.key : undefined;
}
