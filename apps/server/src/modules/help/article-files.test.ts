import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quayside/i18n';
import { ALERTS, REASON_CODES } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { excerptOf, readArticle, readArticles } from './article-files.ts';
import { readQuestionLines } from './question-lines.ts';

const directory = fileURLToPath(new URL('../../../help', import.meta.url));
const articles = readArticles(directory);
const of = (language: string) => articles.filter((article) => article.language === language);

describe('the help articles', () => {
  it('explain every reason and every alert', () => {
    const explained = new Set(of('en').flatMap(({ about }) => about));
    expect([...REASON_CODES, ...Object.keys(ALERTS)].filter((code) => !explained.has(code))).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'have the same structure in %s as in English',
    (language) => {
      const facts = (one: string) =>
        of(one).map(({ slug, topic, screens, about, body }) => ({
          ...{ slug, topic, screens, about },
          steps: body.match(/^\d+\. /gm)?.length ?? 0,
          points: body.match(/^- /gm)?.length ?? 0,
          links: [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to),
        }));
      expect(facts(language)).toEqual(facts('en'));
    },
  );

  it('have unique titles within a language', () => {
    const titles = articles.map(({ language, title }) => `${language} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(LANGUAGES)('have from four to eight questions each in %s, and no question has two articles', (language) => {
    const lines = readQuestionLines(readFileSync(`${directory}/${language}/questions.txt`, 'utf8'));
    const blocks = lines.map(({ slug }) => slug).filter((slug, index, slugs) => slug !== slugs[index - 1]);
    const slugs = of(language).map(({ slug }) => slug);
    expect(blocks).toEqual(slugs.toSorted());
    expect(of(language).filter(({ questions }) => questions.length < 4 || questions.length > 8)).toEqual([]);
    expect(new Set(lines.map(({ question }) => question.toLowerCase())).size).toBe(lines.length);
  });
});

describe('an article file', () => {
  it('needs a title, an existing topic, and a text', () => {
    const head = '---\ntitle: A\ntopic: plans\n---\n\n';
    expect(readArticle('en', 'a.md', `${head}Text.`)).toMatchObject({
      slug: 'a',
      title: 'A',
      topic: 'plans',
      body: 'Text.',
    });
    for (const text of ['Text.', head, `${head.replace('plans', 'cooking')}Text.`, `${head.replace('A', '')}Text.`]) {
      expect(() => readArticle('en', 'a.md', text)).toThrow('en/a.md is no help article');
    }
  });
});

describe('a file of questions', () => {
  it('has a question on each line, after its article', () => {
    expect(readQuestionLines('trial: how long: 14 days?\n')).toEqual([
      { slug: 'trial', question: 'how long: 14 days?' },
    ]);
    for (const line of ['how long', 'trial:', 'Trial: how long', ''])
      expect(() => readQuestionLines(line)).toThrow(`"${line}" is no question of an article`);
  });
});

describe('the excerpt of an article', () => {
  it('is its first sentence without Markdown', () => {
    expect(excerptOf('**Ask** [support](x) at 3.5 per cent. Then wait.')).toBe('Ask support at 3.5 per cent.');
    expect(excerptOf('1. Open *Plans*.\n2. Choose one.')).toBe('Open Plans.');
    expect(excerptOf('- **Own**: everything\n- **Other**: less')).toBe('Own: everything');
    expect(excerptOf('您可以随时断开账户。之后不再更新。')).toBe('您可以随时断开账户。');
  });
});
