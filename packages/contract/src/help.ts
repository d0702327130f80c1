import { defineCall } from './call.ts';
import type { Article, ArticleList } from './help.schema.ts';

export type { Article, ArticleList, ArticleSummary } from './help.schema.ts';

/** The subjects of the help centre, in the order in which it shows them. */
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

/** Specification, section 9: the default of the article list, and the results of the quick help. */
export const ARTICLES_PER_PAGE = 25;
export const QUICK_HELP_RESULTS = 10;

export interface ArticleQuery {
  /** Words to search for; without them the list is in the order of the help centre. */
  readonly query?: string;
  /** A language tag; a language without articles falls back to English (specification, section 9). */
  readonly locale?: string;
  readonly topic?: HelpTopic;
  /** Only the articles about this screen. */
  readonly screen?: string;
  /** Only the articles that explain this code of a reason, an alert or an error. */
  readonly about?: string;
  readonly limit?: number;
  readonly offset?: number;
}

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
