import { ARTICLES_PER_PAGE } from '@quayside/contract';
import { helpSchemas as schemas } from '@quayside/contract/help.schema';
import { DEFAULT_LANGUAGE } from '@quayside/i18n';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getArticle, listLanguages, searchArticles } from './articles.repository.ts';

export function helpRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(schemas.list, async ({ query, language }) => {
      const spoken = await chooseLanguage(db, query.locale ?? language);
      const found = await searchArticles(db, {
        language: spoken,
        query: query.query ?? '',
        topic: query.topic,
        screen: query.screen,
        limit: query.limit ?? ARTICLES_PER_PAGE,
        offset: query.offset ?? 0,
      });
      return { ...found, language: spoken };
    }),
    route(schemas.get, async ({ params, query, language }) => {
      const spoken = await chooseLanguage(db, query.locale ?? language);
      const article =
        (await getArticle(db, spoken, params.slug)) ?? (await getArticle(db, DEFAULT_LANGUAGE, params.slug));
      if (!article) throw fail('article_not_found');
      return article;
    }),
  ];
}

/** The articles' language for a language tag such as `de-AT`; English if there are none in it (specification, section 9). */
async function chooseLanguage(db: Db, tag: string): Promise<string> {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return (await listLanguages(db)).includes(language) ? language : DEFAULT_LANGUAGE;
}
