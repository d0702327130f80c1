import { defineCall } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { Article, ArticleList, ArticleQuery } from './help.schema.ts';

export type { Article, ArticleList, ArticleQuery, ArticleSummary } from './help.schema.ts';

/** The subjects of the help centre, in display order. */
export const HELP_TOPICS = [
  'start',
  'accounts',
  'products',
  'publishing',
  'reasons',
  'titles',
  'prices',
  'stock',
  'orders',
  'alerts',
  'plans',
  'team',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Specification, section 9: the default of the article list, and the number of results in the quick help. */
export const ARTICLES_PER_PAGE = 25;
export const QUICK_HELP_RESULTS = 10;

/** The error codes of this room → HTTP status. */
export const helpErrors = {
  article_not_found: 404,
} as const satisfies ErrorStatuses;

export const help = {
  list: defineCall<{ query: ArticleQuery }, ArticleList>({
    id: 'help.list',
    method: 'GET',
    path: '/v1/articles',
    summary: 'Help articles, by search, topic or screen',
    access: 'public',
  }),
  get: defineCall<{ params: { readonly slug: string }; query: { locale?: string } }, Article>({
    id: 'help.get',
    method: 'GET',
    path: '/v1/articles/{slug}',
    summary: 'One help article',
    access: 'public',
    errors: ['article_not_found'],
  }),
};
