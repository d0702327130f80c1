import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_TOPICS, type HelpTopic } from '@quayside/contract';
import { readQuestionLines } from './question-lines.ts';

/** A help article, as stated in its Markdown file. */
export interface ArticleFile {
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly topic: HelpTopic;
  /** Words that sellers use for the subject, in addition to those of the text. */
  readonly keywords: string;
  /** Groups of words with the same meaning, in this language. */
  readonly synonyms: readonly string[];
  /** The questions of sellers that this article answers. */
  readonly questions: readonly string[];
  /** Views of the portal that the article is about. */
  readonly screens: readonly string[];
  /** Codes of the reasons, alerts and errors that the article explains. */
  readonly about: readonly string[];
  readonly body: string;
  readonly hash: string;
}

/** @throws Error with the name of a file whose header is invalid, or with a line that is no question */
export function readArticles(directory: string): ArticleFile[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((language) => {
      const read = (name: string) => readFileSync(join(directory, language, name), 'utf8');
      const synonyms = read(SYNONYMS);
      const lines = readQuestionLines(read(QUESTIONS));
      const questionsOf = (slug: string) => lines.filter((line) => line.slug === slug).map(({ question }) => question);
      return readdirSync(join(directory, language))
        .filter((name) => name.endsWith('.md'))
        .toSorted(firstStepsFirst)
        .map((name) => readArticle(language, name, read(name), synonyms, questionsOf(slugOf(name))));
    });
}

const slugOf = (file: string): string => file.replace(/\.md$/, '');

/** Alphabetical, except that `getting-started.md` comes first. */
const firstStepsFirst = (one: string, other: string) =>
  Number(other === FIRST_STEPS) - Number(one === FIRST_STEPS) || (one < other ? -1 : 1);
const FIRST_STEPS = 'getting-started.md';

/** A file next to the articles of a language: each line is a group of words with the same meaning. */
const SYNONYMS = 'synonyms.txt';
/** Another one: the questions that the articles answer, in the order of the articles' names. */
const QUESTIONS = 'questions.txt';

/** The header consists of `name: value` lines between two lines of three hyphens. */
const HEAD = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

export function readArticle(
  language: string,
  file: string,
  text: string,
  synonyms = '',
  questions: readonly string[] = [],
): ArticleFile {
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
    throw new Error(`${language}/${file} is no help article: it needs a title, a topic and a text`);
  }
  const listOf = (name: string) => (facts.get(name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
  return {
    language,
    slug: slugOf(file),
    title,
    topic,
    keywords: facts.get('keywords') ?? '',
    synonyms: synonyms.split('\n').filter((group) => group !== ''),
    questions,
    screens: listOf('screens'),
    about: listOf('about'),
    body: body.trim(),
    hash: createHash('sha256')
      .update([text, synonyms, ...questions].join('\n'))
      .digest('hex'),
  };
}

/** The first sentence of the text or of its first step, without Markdown. */
export function excerptOf(body: string): string {
  const [first = ''] = body.replace(/^(\d+\.|-) /, '').split(/\n\n|\n(?=\d+\. |- )/);
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ');
  return /^.*?[.!?。！？](?=\s|$|[^\s\d])/.exec(plain)?.[0] ?? plain;
}
