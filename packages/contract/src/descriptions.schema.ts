import { PLATFORMS } from '@quayside/kernel';
import { z } from 'zod';
import { DESCRIPTION_CHOICES, DESCRIPTION_ENGINES, DESCRIPTION_TEMPLATE_LIMIT, descriptions } from './descriptions.ts';
import { answerProblem } from './engines.schema.ts';
import { pathId, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const itemId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const choice = z.enum(DESCRIPTION_CHOICES);
export type DescriptionChoice = z.output<typeof choice>;
const engine = z.enum(DESCRIPTION_ENGINES);
export type DescriptionEngine = z.output<typeof engine>;

const setting = {
  choice,
  /** Which translates the own text; null where the choice needs none. */
  engine: engine.nullable(),
  /** HTML with placeholders; null: Quayside's own layout of the description. */
  template: z.string().max(DESCRIPTION_TEMPLATE_LIMIT).nullable(),
};
const input = z.strictObject(setting);
export type DescriptionSetting = z.output<typeof input>;

const settings = z.object({
  sites: z
    .array(
      z.object({
        site: siteSchema,
        ...setting,
        /** Live listings that use the seller's description. */
        live: count,
      }),
    )
    .readonly(),
  /** The engines that the business may choose, in their order. */
  engines: z.array(engine).readonly(),
});
export type DescriptionSettings = z.output<typeof settings>;

const leftOut = z.object({
  name: z.string(),
  value: z.string(),
  /** Whether the name or the value has no translation in the buyer's language. */
  why: z.enum(['name', 'value']),
});
export type LeftOutFact = z.output<typeof leftOut>;

const problem = z.enum([
  ...answerProblem.options,
  /** Of a sentence that was judged before sentences were judged as titles are. */
  'purpose_missing',
  /** The engine would not take the sentence. */
  'refused',
]);

const translated = z.object({
  engine,
  /**
   * `shown`: buyers read it. `waiting`: it is not translated yet. `refused`: an answer of the engine lost or changed something. The others
   * say why the engine could not be asked; it is asked again later.
   */
  state: z.enum(['shown', 'waiting', 'refused', 'not_set_up', 'key_refused', 'budget_reached', 'unreachable']),
  /** The first sentence that was refused, as the seller wrote it, and why. */
  refused: z.object({ sentence: z.string(), answer: z.string(), problem }).nullable(),
  /** Sentences that promise what holds at home alone, such as free delivery there. They are not translated. */
  promises: z.array(z.string()).readonly(),
});
export type TranslatedText = z.output<typeof translated>;

const written = {
  itemId: z.number().int(),
  accountId: z.number().int(),
  platform: z.enum(PLATFORMS),
  /** The title at home. */
  sourceTitle: z.string(),
  /** Safe HTML. */
  html: z.string(),
  leftOut: z.array(leftOut).readonly(),
  /** Whether the seller's own text is left out, because it is in another language or too long. */
  isOwnTextLeftOut: z.boolean(),
  /** Null where no engine is asked: it is not chosen, or the own text is in the buyer's language or says nothing. */
  translated: translated.nullable(),
};
const itemDescription = z.object({ ...written, choice });
export type ItemDescription = z.output<typeof itemDescription>;

const finding = z.object({
  problem: z.enum(['unknown_placeholder', 'placeholder_in_tag', 'no_facts', 'too_long']),
  detail: z.string(),
});
export type TemplateFinding = z.output<typeof finding>;

const preview = z.object({
  /** Why the template cannot be saved; empty if it can. */
  problems: z.array(finding).readonly(),
  /** What was removed from the template because listings may not contain it. */
  removed: z.array(z.string()).readonly(),
  /** Whether the template's own words seem to be in another language than the site's. */
  isInOtherLanguage: z.boolean(),
  /** Null if the template has problems, or the seller has no items. */
  item: z.object(written).nullable(),
});
export type WrittenPreview = z.output<typeof preview>;

const saved = z.object({ live: count, removed: z.array(z.string()).readonly() });
export type DescriptionsSaved = z.output<typeof saved>;

const siteParams = z.strictObject({ ...userParams.shape, site: siteSchema });

export const descriptionsSchemas = schemasFor(descriptions, {
  list: { params: userParams, output: settings },
  preview: {
    params: siteParams,
    body: input,
    output: z.object({ live: count, sites: z.array(siteSchema).readonly() }),
  },
  write: { params: siteParams, body: z.strictObject({ ...setting, itemId: itemId.nullable() }), output: preview },
  update: { params: siteParams, body: z.strictObject({ ...setting, expected: count.optional() }), output: saved },
  translateItem: {
    params: z.strictObject({ ...siteParams.shape, itemId: pathId }),
    body: z.strictObject({ engine }),
    output: z.object({ translated: translated.nullable() }),
  },
  getItem: {
    params: z.strictObject({ ...userParams.shape, itemId: pathId }),
    query: z.strictObject({ site: siteSchema }),
    output: itemDescription,
  },
});
