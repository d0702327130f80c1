import { z } from 'zod';
import {
  ENGINE_KEY,
  ENGINE_TEST_LANGUAGES,
  engines,
  MAX_ENGINE_BUDGET,
  MODEL_NAME,
  OFFLINE_PAIRS,
  TRANSLATION_ENGINES,
} from './engines.ts';
import { isoTime, nameSchema, schemasFor, userParams } from './schema.ts';

const engineName = z.enum(TRANSLATION_ENGINES);
export type EngineName = z.output<typeof engineName>;
const language = z.enum(ENGINE_TEST_LANGUAGES);
export type EngineTestLanguage = z.output<typeof language>;

const key = z.string().regex(ENGINE_KEY);
const budget = z.number().int().min(0).max(MAX_ENGINE_BUDGET);

const input = z.strictObject({
  key: key.optional(),
  /** Amazon's secret access key. */
  secret: key.optional(),
  /** The region of Azure's resource, or of Amazon's endpoint. */
  region: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .optional(),
  /** The base address of a language model's server: HTTPS, and public. */
  url: z.url().max(500).optional(),
  /** The name of a language model at its server. */
  model: z.string().regex(MODEL_NAME).optional(),
  /** Characters per calendar month; of a language model, tokens. */
  budget,
});
export type EngineInput = z.output<typeof input>;

const state = z.enum(['new', 'works', 'key_refused', 'quota_used', 'unreachable']);
export type EngineState = z.output<typeof state>;

const pair = z.enum(OFFLINE_PAIRS);
export type OfflinePair = z.output<typeof pair>;

const model = z.object({
  pair,
  /** `damaged` models are not used. */
  state: z.enum(['missing', 'fetching', 'present', 'damaged']),
  /** The bytes to fetch; if it is there, those that it takes. */
  size: z.number().int(),
  /** The bytes that have been fetched. */
  fetched: z.number().int(),
  /** Why the last attempt to fetch it failed. */
  fault: z.enum(['unreachable', 'broken_off', 'refused', 'page', 'wrong_size', 'wrong_sum', 'unwritable']).nullable(),
});
export type OfflineModel = z.output<typeof model>;

const list = z.object({
  /** The offline engine's models on the server. */
  models: z.array(model).readonly(),
  /** Whether the caller may fetch models. */
  may_fetch_models: z.boolean(),
  /** The address of the demo mode's language model, which may be chosen although it is not public; null otherwise. */
  demo_model_url: z.string().nullable(),
  engines: z
    .array(
      z.object({
        engine: engineName,
        region: z.string().nullable(),
        /** The address and the name of a language model. */
        url: z.string().nullable(),
        model: z.string().nullable(),
        unit: z.enum(['characters', 'tokens']),
        budget: z.number().int(),
        /** What was used this month, in the engine's unit, including calls in progress. */
        used: z.number().int(),
        /**
         * The number of the seller's terms stored at the engine, over all languages; 0 if they are sent with each
         * title.
         */
        kept_terms: z.number().int(),
        state,
        paused_until: isoTime.nullable(),
        checked_at: isoTime.nullable(),
      }),
    )
    .readonly(),
});
nameSchema(list, 'Engines');
export type EngineList = z.output<typeof list>;

const test = z.object({
  /** `no_model`: the offline engine has no usable model for the test. `refused`: the call was answered by an error. */
  state: z.enum(['works', 'key_refused', 'quota_used', 'unreachable', 'budget_reached', 'no_model', 'refused']),
  source: z.string(),
  answer: z.string().nullable(),
  /** The engine's words for why it refused the call. */
  reason: z.string().nullable(),
});
export type EngineTest = z.output<typeof test>;

/** Why a translation must not be used. */
export const answerProblem = z.enum([
  'empty',
  'too_long',
  'brand_missing',
  'brand_added',
  'number_missing',
  'number_added',
  'unit_changed',
  'slot_missing',
  'slot_added',
  'negation_missing',
  'negation_added',
  'negation_moved',
  'side_changed',
  'colour_changed',
  'condition_changed',
  'audience_changed',
  'restriction_changed',
  'amount_changed',
  'promise_added',
  'markup',
  'prompt',
  'length',
  'other_language',
  'untranslated',
]);

const problem = z.enum([...answerProblem.options, 'no_answer']);

/** Why a person should look at the translation of a title. */
const doubt = z.enum([
  'purpose_missing',
  'term_differs',
  'wrong_sense',
  'unusual_case',
  'repeated',
  'incomplete',
  'odd_length',
  'material_changed',
  'quality_changed',
  'age_changed',
  'name_added',
  'partly_untranslated',
  'partly_other_language',
]);

const comparison = z.object({
  titles: z
    .array(
      z.object({
        itemId: z.number().int(),
        title: z.string(),
        answers: z
          .array(
            z.object({
              engine: engineName,
              answer: z.string().nullable(),
              /** Why it would never be listed; empty if it could be. */
              problems: z.array(problem).readonly(),
              /** Why it would wait for a look. */
              doubts: z.array(doubt).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});
export type EngineComparison = z.output<typeof comparison>;

const engineParams = z.strictObject({ ...userParams.shape, engine: engineName });

export const enginesSchemas = schemasFor(engines, {
  list: { params: userParams, output: list },
  update: { params: engineParams, body: input, output: list },
  reorder: {
    params: userParams,
    body: z.strictObject({ engines: z.array(engineName).min(1).max(TRANSLATION_ENGINES.length).readonly() }),
    output: list,
  },
  remove: { params: engineParams, output: list },
  fetchModel: { params: userParams, body: z.strictObject({ pair }), output: list },
  test: { params: engineParams, output: test },
  compare: {
    params: userParams,
    body: z.strictObject({ engines: z.array(engineName).min(1).max(2).readonly(), language }),
    output: comparison,
  },
});
