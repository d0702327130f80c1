import { ARTICLES_PER_PAGE, type PortalSettings } from '@quayside/contract';
import { helpSchemas as schemas } from '@quayside/contract/help.schema';
import { DEFAULT_LANGUAGE } from '@quayside/i18n';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';

/** Loaded with the first question. */
const articles = () => import('./articles.repository.ts');

export interface HelpDeps {
  readonly db: Db;
  readonly portal: Pick<PortalSettings, 'helpCentreUrl'>;
}

export function helpRoutes({ db, portal }: HelpDeps): Route[] {
  return [
    route(schemas.list, async ({ query, language }) => {
      const spoken = await chooseLanguage(db, query.locale ?? language);
      const { searchArticles } = await articles();
      const found = await searchArticles(db, {
        language: spoken,
        query: query.query ?? '',
        topic: query.topic,
        screen: query.screen,
        about: query.about,
        limit: query.limit ?? ARTICLES_PER_PAGE,
        offset: query.offset ?? 0,
      });
      return { ...found, language: spoken };
    }),
    route(schemas.get, async ({ params, query, language }) => {
      const spoken = await chooseLanguage(db, query.locale ?? language);
      const { getArticle } = await articles();
      const article =
        (await getArticle(db, spoken, params.slug)) ?? (await getArticle(db, DEFAULT_LANGUAGE, params.slug));
      if (!article) throw fail('article_not_found');
      return { ...article, body: await completeLinks(article.body) };
    }),
  ];

  /** Links to articles that are not installed lead to the help host (specification, section 8). */
  async function completeLinks(body: string): Promise<string> {
    const linked = [...body.matchAll(ARTICLE_LINK)].map(([, slug = '']) => slug);
    if (linked.length === 0) return body;
    const { listKnown } = await articles();
    const known = new Set(await listKnown(db, linked));
    return body.replace(ARTICLE_LINK, (link, slug: string) =>
      known.has(slug) ? link : `](${portal.helpCentreUrl}/${slug})`,
    );
  }
}

/** The address of a Markdown link to another article: its slug. */
const ARTICLE_LINK = /\]\(([a-z0-9-]+)\)/g;

/**
 * The articles' language for a language tag such as `de-AT`; English if there are none in that language (specification,
 * section 9).
 */
async function chooseLanguage(db: Db, tag: string): Promise<string> {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  const { listLanguages } = await articles();
  return (await listLanguages(db)).includes(language) ? language : DEFAULT_LANGUAGE;
}
