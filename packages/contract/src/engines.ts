import { defineCall, type UserParams } from './call.ts';
import type {
  EngineComparison,
  EngineInput,
  EngineList,
  EngineName,
  EngineTest,
  EngineTestLanguage,
  OfflinePair,
} from './engines.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  EngineComparison,
  EngineInput,
  EngineList,
  EngineName,
  EngineState,
  EngineTest,
  EngineTestLanguage,
  OfflineModel,
  OfflinePair,
} from './engines.schema.ts';

/** The engines behind an address. */
export const HOSTED_ENGINES = ['deepl', 'google', 'azure', 'amazon', 'libretranslate', 'llm'] as const;
/** `offline` runs on Quayside's own server and has no key. */
export const TRANSLATION_ENGINES = [...HOSTED_ENGINES, 'offline'] as const;
/** The pairs of languages whose models for `offline` can be fetched; two of them with English between make the others. */
export const OFFLINE_PAIRS = ['en-de', 'en-fr', 'en-it', 'en-es', 'de-en', 'fr-en', 'it-en', 'es-en'] as const;
/** The names of the services, the same in every language. */
export const ENGINE_LABELS: Readonly<Record<EngineName, string>> = {
  deepl: 'DeepL',
  google: 'Google Cloud Translation',
  azure: 'Azure Translator',
  amazon: 'Amazon Translate',
  libretranslate: 'LibreTranslate',
  llm: 'LLM (OpenAI API)',
  offline: 'Firefox Translations (Bergamot)',
};
/** What an engine's budget counts. */
export const unitOfEngine = (engine: EngineName): 'characters' | 'tokens' =>
  engine === 'llm' ? 'tokens' : 'characters';
/** Printable ASCII, because a key is sent in a header. */
export const ENGINE_KEY = /^[\x21-\x7e]{1,300}$/;
/** The name of a language model, as its server knows it. */
export const MODEL_NAME = /^[\w.:/@+-]{1,200}$/;
/** The buyers' languages for which engines are compared. */
export const ENGINE_TEST_LANGUAGES = ['de', 'fr', 'it', 'es'] as const;
/** The number of titles in a comparison. */
export const COMPARED_TITLES = 10;
/** The initial monthly budget of a new engine, in its unit: what DeepL and Google grant free of charge. */
export const ENGINE_BUDGET = 500_000;
export const MAX_ENGINE_BUDGET = 1_000_000_000;

type OfEngine = { params: UserParams & { engine: EngineName } };

/** The error codes of this room → HTTP status. */
export const enginesErrors = {
  engine_not_found: 404,
  engine_incomplete: 400,
  engine_address_refused: 400,
} as const satisfies ErrorStatuses;

/** Keys can be written but never read. */
export const engines = {
  list: defineCall<{ params: UserParams }, EngineList>({
    id: 'engines.list',
    method: 'GET',
    path: '/v1/users/{id}/translation-engines',
    userParam: 'id',
    summary: 'Translation engines of the business, in the order of their use',
    requiresScreen: 'glossary',
  }),
  /** A key that is left out stays unchanged, unless a language model moves to another server. */
  update: defineCall<OfEngine & { body: EngineInput }, EngineList>({
    id: 'engines.update',
    method: 'PUT',
    path: '/v1/users/{id}/translation-engines/{engine}',
    userParam: 'id',
    summary: 'Set up a translation engine',
    duty: 'accounts',
    requiresScreen: 'glossary',
    errors: ['engine_incomplete', 'engine_address_refused'],
  }),
  /** Engines that are set up but not listed keep their order, after the listed ones. */
  reorder: defineCall<{ params: UserParams; body: { engines: readonly EngineName[] } }, EngineList>({
    id: 'engines.reorder',
    method: 'PUT',
    path: '/v1/users/{id}/translation-engines',
    userParam: 'id',
    summary: 'Set the order in which translation engines are asked',
    duty: 'accounts',
    requiresScreen: 'glossary',
    errors: ['engine_not_found'],
  }),
  remove: defineCall<OfEngine, EngineList>({
    id: 'engines.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/translation-engines/{engine}',
    userParam: 'id',
    summary: 'Remove a translation engine and its key',
    duty: 'accounts',
    requiresScreen: 'glossary',
    errors: ['engine_not_found'],
  }),
  /** For an admin, and in the demo mode for everybody with the duty: it fills the server's disk. */
  fetchModel: defineCall<{ params: UserParams; body: { pair: OfflinePair } }, EngineList>({
    id: 'engines.fetchModel',
    method: 'POST',
    path: '/v1/users/{id}/translation-models',
    userParam: 'id',
    summary: 'Fetch a model of the offline translation engine onto the server',
    duty: 'accounts',
    requiresScreen: 'glossary',
    errors: ['forbidden'],
  }),
  /** Makes one real call. */
  test: defineCall<OfEngine, EngineTest>({
    id: 'engines.test',
    method: 'POST',
    path: '/v1/users/{id}/translation-engines/{engine}/test',
    userParam: 'id',
    summary: 'Ask the engine for one short text',
    duty: 'accounts',
    requiresScreen: 'glossary',
    errors: ['engine_not_found'],
  }),
  /** Uses the budgets of both engines. */
  compare: defineCall<
    { params: UserParams; body: { engines: readonly EngineName[]; language: EngineTestLanguage } },
    EngineComparison
  >({
    id: 'engines.compare',
    method: 'POST',
    path: '/v1/users/{id}/translation-engines/compare',
    userParam: 'id',
    summary: 'The newest titles as two engines translate them, with what is refused and why',
    requiresScreen: 'glossary',
    errors: ['engine_not_found'],
  }),
};
