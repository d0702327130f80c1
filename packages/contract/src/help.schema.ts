import { z } from 'zod';
import { HELP_TOPICS, help } from './help.ts';
import { queryInt, schemasFor } from './schema.ts';

const topic = z.enum(HELP_TOPICS);
const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
/** A view, or a code of a reason, an alert or an error. */
const code = z.string().max(60);
const locale = z.string().max(35);

const summary = z.object({
  slug,
  title: z.string(),
  topic,
  /** The first sentence. */
  excerpt: z.string(),
});
export type ArticleSummary = z.output<typeof summary>;

const list = z.object({
  /** All matches, of which `results` are a page. */
  count: z.number().int(),
  results: z.array(summary).readonly(),
  /** The language of the results: English if there are none in the requested one. */
  language: z.string(),
});
export type ArticleList = z.output<typeof list>;

const article = z.object({
  slug,
  title: z.string(),
  topic,
  language: z.string(),
  /** Markdown. */
  body: z.string(),
});
export type Article = z.output<typeof article>;

const articleQuery = z.strictObject({
  /** Words to search for; without them the list is in the order of the help centre. */
  query: z.string().max(200).optional(),
  /** A language tag; a language without articles falls back to English (specification, section 9). */
  locale: locale.optional(),
  topic: topic.optional(),
  /** Only the articles about this screen. */
  screen: code.optional(),
  /** Only the articles that explain this code of a reason, an alert or an error. */
  about: code.optional(),
  limit: queryInt(1, 100).optional(),
  offset: queryInt(0, 10_000).optional(),
});
export type ArticleQuery = z.output<typeof articleQuery>;

export const helpSchemas = schemasFor(help, {
  list: {
    query: articleQuery,
    output: list,
  },
  get: { params: z.strictObject({ slug }), query: z.strictObject({ locale: locale.optional() }), output: article },
});
