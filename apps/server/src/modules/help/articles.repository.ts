import type { Article, ArticleSummary, HelpTopic } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ArticleFile, excerptOf } from './article-files.ts';
import { anyWordOf, configurationOf, indexedText, searchWordsOf } from './search-words.ts';

/** Makes the table equal to the files; unchanged articles are not written. */
export async function storeArticles(tx: Tx, files: readonly ArticleFile[]): Promise<void> {
  const keys = files.map(({ language, slug }) => `${language}/${slug}`);
  await sql`delete from articles where language || '/' || slug <> all(${keys}::text[])`.execute(tx);
  const stored = await tx.selectFrom('articles').select(['language', 'slug', 'hash', 'place']).execute();
  const known = new Set(stored.map((row) => `${row.language}/${row.slug} ${row.hash} ${row.place}`));
  for (const [place, file] of files.entries()) {
    if (known.has(`${file.language}/${file.slug} ${file.hash} ${place}`)) continue;
    const { language, slug, topic, title, keywords, synonyms: groups, questions, body, screens, about, hash } = file;
    const configuration = configurationOf(language);
    const vector = (text: string) => sql`to_tsvector(${configuration}::regconfig, ${indexedText(language, text)})`;
    await sql`
      insert into articles (language, slug, topic, title, excerpt, body, screens, about, place, hash, words, spelling)
      values (${language}, ${slug}, ${topic}, ${title}, ${excerptOf(body)}, ${body}, ${[...screens]}::text[], ${[...about]}::text[], ${place}, ${hash},
        setweight(${vector(title)}, 'A') || setweight(${vector(keywords)}, 'B') || setweight(${vector(body)}, 'D') || setweight(${vector(questions.join(' '))}, 'C')
          || setweight(to_tsvector(${configuration}::regconfig, (
            select coalesce(string_agg(words, ' '), '')
            from unnest(${groups.map((group) => indexedText(language, group))}::text[], ${groups.map(anyWordOf)}::text[]) as synonyms (words, query)
            where ${vector(`${title} ${keywords}`)} @@ to_tsquery(${configuration}::regconfig, query))), 'C'),
        ${`${title} ${keywords}`.toLowerCase()})
      on conflict (language, slug) do update set topic = excluded.topic, title = excluded.title, excerpt = excluded.excerpt,
        body = excluded.body, screens = excluded.screens, about = excluded.about, place = excluded.place, hash = excluded.hash, words = excluded.words,
        spelling = excluded.spelling`.execute(tx);
    await sql`delete from article_questions where language = ${language} and slug = ${slug}`.execute(tx);
    const indexed = questions.map((question) => indexedText(language, question));
    await sql`
      insert into article_questions (language, slug, question, words)
      select ${language}, ${slug}, question, to_tsvector(${configuration}::regconfig, indexed)
      from unnest(${questions}::text[], ${indexed}::text[]) as asked (question, indexed)`.execute(tx);
  }
}

/** The languages that have articles. */
export async function listLanguages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('articles').select('language').distinct().execute();
  return rows.map(({ language }) => language);
}

/** Those of the slugs that have an article in any language. */
export async function listKnown(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    .distinct()
    .where('slug', 'in', [...slugs])
    .execute();
  return rows.map(({ slug }) => slug);
}

export interface ArticleSearch {
  readonly language: string;
  readonly query: string;
  readonly topic: HelpTopic | undefined;
  readonly screen: string | undefined;
  readonly about: string | undefined;
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

/**
 * The weights of a word in the text, as a synonym or in a question, in the keywords and in the title: PostgreSQL's
 * order D, C, B, A.
 */
const WEIGHTS = '{0.2, 0.2, 0.6, 1.0}';
/** How much an article gains by containing more of the words than another. */
const COVERAGE = 0.4;
/** How much a question gains by having few words that were not searched for. */
const NARROWNESS = 0.5;
/**
 * How much the questions closest to the search count in addition to the words of an article; each counts half of the
 * previous one.
 */
const ASKED = 0.3;
const NEAREST = 3;
/** An article below this share of the best one's relevance is not shown: it has only a common word of the question. */
const LEAST_RELEVANCE = 0.2;
/**
 * The minimum word similarity of a misspelt word; pg_trgm's own default for words is 0.6, which does not find a second
 * error.
 */
const LEAST_SIMILARITY = 0.4;
/** A word that is only similar counts half. */
const RESEMBLING = 0.5;

/**
 * Articles by relevance, or in the order of the help centre if there are no words. A word counts more, the fewer
 * articles have it. An article counts more, the more of the words it has, and the closer its questions are to the
 * search. The last word may be unfinished, if no article contains it as it is. A word that no article contains is
 * compared by its spelling with titles and keywords.
 */
export async function searchArticles(
  db: Db,
  { language, query, topic, screen, about, limit, offset }: ArticleSearch,
): Promise<{ readonly count: number; readonly results: ArticleSummary[] }> {
  const configuration = sql`${configurationOf(language)}::regconfig`;
  const words = searchWordsOf(query);
  const isSearch = query.trim() !== '';
  const { rows } = await sql<Row>`
    with asked as (
      select word, place = ${words.length} as is_last, to_tsquery(${configuration}, word) as query
      from unnest(${words}::text[]) with ordinality as given (word, place)
      where numnode(to_tsquery(${configuration}, word)) > 0
    ), bent as (
      select word, case when is_last and not exists (select from articles where language = ${language} and words @@ query)
        then to_tsquery(${configuration}, word || ':*') else query end as query
      from asked
    ), weighed as (
      select word, query, found, ln(1 + total::float / greatest(found, 1)) as weight
      from (
        select word, query,
          (select count(*) from articles where language = ${language} and words @@ query) as found,
          (select count(*) from articles where language = ${language}) as total
        from bent) as counted
    ), parts as (
      select slug, weight, weight * ts_rank(${WEIGHTS}, words, query) as relevance
      from weighed join articles on language = ${language} and words @@ query
      union all
      select slug, weight * ${RESEMBLING} * word_similarity(word, spelling), weight * ${RESEMBLING} * word_similarity(word, spelling)
      from weighed join articles on language = ${language} and found = 0
        and word_similarity(word, spelling) >= ${LEAST_SIMILARITY}
    ), alike as (
      select slug, sum(weight) / (select sum(weight) from weighed) * power(count(*)::float / length(q.words), ${NARROWNESS}::float) as likeness
      from weighed w join article_questions q on q.language = ${language} and q.words @@ w.query
      group by slug, question, q.words
    ), nearest as (
      select slug, likeness, row_number() over (partition by slug order by likeness desc) as place from alike
    ), relevant as (
      select slug, sum(relevance) as relevance from (
        select slug, sum(relevance) * power(sum(weight) / (select sum(weight) from weighed), ${COVERAGE}::float)
          / (select sum(weight) from weighed) as relevance from parts group by slug
        union all
        select slug, ${ASKED}::float * likeness * power(0.5, place - 1) from nearest where place <= ${NEAREST}
      ) as both_ways group by slug
    )
    select articles.slug, title, topic, excerpt, (count(*) over ())::integer as count
    from articles left join relevant on relevant.slug = articles.slug
    where language = ${language}
      and (not ${isSearch}::boolean or relevance >= ${LEAST_RELEVANCE}::float * (select max(relevance) from relevant))
      and (${topic ?? null}::text is null or topic = ${topic ?? null})
      and (${screen ?? null}::text is null or ${screen ?? null} = any(screens))
      and (${about ?? null}::text is null or ${about ?? null} = any(about))
    order by relevance desc nulls last, place limit ${limit} offset ${offset}`.execute(db);
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
