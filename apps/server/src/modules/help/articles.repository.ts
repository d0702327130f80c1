import type { Article, ArticleSummary, HelpTopic } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ArticleFile, excerptOf } from './article-files.ts';
import { CONFIGURATIONS, queryOf, withPairs } from './search-words.ts';

/** Makes the table equal to the files; unchanged articles are not written. */
export async function storeArticles(tx: Tx, files: readonly ArticleFile[]): Promise<void> {
  const keys = files.map(({ language, slug }) => `${language}/${slug}`);
  await sql`delete from articles where language || '/' || slug <> all(${keys}::text[])`.execute(tx);
  for (const [place, file] of files.entries()) {
    const { language, slug, topic, title, keywords, body, screens, hash } = file;
    const say = (text: string) => (language === 'zh' ? withPairs(text) : text);
    const configuration = CONFIGURATIONS[language] ?? 'simple';
    await sql`
      insert into articles (language, slug, topic, title, excerpt, body, screens, place, hash, words, spelling)
      values (${language}, ${slug}, ${topic}, ${title}, ${excerptOf(body)}, ${body}, ${[...screens]}::text[], ${place}, ${hash},
        setweight(to_tsvector(${configuration}::regconfig, ${say(title)}), 'A')
          || setweight(to_tsvector(${configuration}::regconfig, ${say(keywords)}), 'B')
          || setweight(to_tsvector(${configuration}::regconfig, ${say(body)}), 'D'),
        ${`${title} ${keywords}`.toLowerCase()})
      on conflict (language, slug) do update set topic = excluded.topic, title = excluded.title, excerpt = excluded.excerpt,
        body = excluded.body, screens = excluded.screens, place = excluded.place, hash = excluded.hash, words = excluded.words,
        spelling = excluded.spelling
      where articles.hash <> excluded.hash or articles.place <> excluded.place`.execute(tx);
  }
}

/** The languages that have articles. */
export async function listLanguages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('articles').select('language').distinct().execute();
  return rows.map(({ language }) => language);
}

export interface ArticleSearch {
  readonly language: string;
  readonly query: string;
  readonly topic: HelpTopic | undefined;
  readonly screen: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Row {
  slug: string;
  title: string;
  topic: string;
  excerpt: string;
  count: number;
}

/** The least word similarity of a misspelt query; pg_trgm's own default for words is 0.6. */
const LEAST_SIMILARITY = 0.4;

/**
 * Articles by relevance, or in the order of the help centre without words. Words in title and keywords count more than in the text. A query
 * that matches nothing is compared by its spelling.
 */
export async function searchArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ readonly count: number; readonly results: ArticleSummary[] }> {
  const words = search.query.trim() === '' ? null : queryOf(search.query, search.language);
  const found = await select(db, search, words === null ? null : { kind: 'words', words });
  if (found.count > 0 || words === null) return found;
  return select(db, search, { kind: 'spelling', text: search.query.toLowerCase() });
}

type Match = { readonly kind: 'words'; readonly words: string } | { readonly kind: 'spelling'; readonly text: string } | null;

async function select(db: Db, { language, topic, screen, limit, offset }: ArticleSearch, match: Match) {
  const configuration = CONFIGURATIONS[language] ?? 'simple';
  const matches =
    match === null
      ? sql`true`
      : match.kind === 'words'
        ? sql`words @@ to_tsquery(${configuration}::regconfig, ${match.words})`
        : sql`word_similarity(${match.text}, spelling) >= ${LEAST_SIMILARITY}`;
  const rank =
    match === null
      ? sql`0`
      : match.kind === 'words'
        ? sql`ts_rank('{0.05, 0.2, 0.6, 1.0}', words, to_tsquery(${configuration}::regconfig, ${match.words}), 1)`
        : sql`word_similarity(${match.text}, spelling)`;
  const { rows } = await sql<Row>`
    select slug, title, topic, excerpt, count(*) over ()::bigint as count from articles
    where language = ${language} and ${matches}
      and (${topic ?? null}::text is null or topic = ${topic ?? null})
      and (${screen ?? null}::text is null or ${screen ?? null} = any(screens))
    order by ${rank} desc, place limit ${limit} offset ${offset}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ slug, title, topic: of, excerpt }) => ({ slug, title, topic: of as HelpTopic, excerpt })),
  };
}

export async function getArticle(db: Db, language: string, slug: string): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .select(['slug', 'title', 'topic', 'language', 'body'])
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { ...row, topic: row.topic as HelpTopic };
}
