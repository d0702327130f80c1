import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_TOPICS, type HelpTopic } from '@quayside/contract';

/** A help article as its Markdown file states it. */
export interface ArticleFile {
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly topic: HelpTopic;
  /** Words that sellers use for the subject, besides those of the text. */
  readonly keywords: string;
  readonly screens: readonly string[];
  readonly body: string;
  readonly hash: string;
}

/** @throws Error naming a file without a valid head */
export function readArticles(directory: string): ArticleFile[] {
  return readdirSync(directory)
    .sort()
    .flatMap((language) =>
      readdirSync(join(directory, language))
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => readArticle(language, name, readFileSync(join(directory, language, name), 'utf8'))),
    );
}

/** The head is `name: value` lines between two lines of three hyphens. */
const HEAD = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

export function readArticle(language: string, name: string, text: string): ArticleFile {
  const [, head = '', body = ''] = HEAD.exec(text) ?? [];
  const facts = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const title = facts.get('title') ?? '';
  const topic = HELP_TOPICS.find((one) => one === facts.get('topic'));
  if (title === '' || topic === undefined || body.trim() === '') {
    throw new Error(`${language}/${name} is no help article: it needs a title, a topic and a text`);
  }
  const screens = (facts.get('screens') ?? '').split(/[\s,]+/).filter((screen) => screen !== '');
  return {
    language,
    slug: name.replace(/\.md$/, ''),
    title,
    topic,
    keywords: facts.get('keywords') ?? '',
    screens,
    body: body.trim(),
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

/** The first sentence of the text, without Markdown. */
export function excerptOf(body: string): string {
  const paragraph = body.split('\n\n').find((part) => !/^[#>|-]/.test(part)) ?? '';
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '').replace(/\s+/g, ' ');
  return /^.*?[.!?。！？](?=\s|$|[^\s\d])/.exec(plain)?.[0] ?? plain;
}
