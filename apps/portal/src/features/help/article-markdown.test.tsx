import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ArticleMarkdown } from './article-markdown.tsx';

const HELP = new URL('../../../../server/help/', import.meta.url);

const drawn = (body: string, language = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleMarkdown article={{ body, language }} />
    </MemoryRouter>,
  );

test.each(readdirSync(HELP))('no Markdown syntax is left in the articles in %s', (language) => {
  const directory = new URL(`${language}/`, HELP);
  const broken = readdirSync(directory).filter((name) => {
    if (!name.endsWith('.md')) return false;
    const [, , body = ''] = readFileSync(new URL(name, directory), 'utf8').split('---\n');
    const text = drawn(body, language)
      .replace(/<code>[^<]*<\/code>/g, '')
      .replace(/<[^>]*>/g, '');
    return /[*_`]|\]\(/.test(text);
  });
  expect(broken).toEqual([]);
});

test('HTML in an article is shown as text', () => {
  expect(drawn('A <script>alert(1)</script> <b>word</b>')).not.toMatch(/<script|<b>/);
});

test('a link leads to an article of the help centre, to a screen, or out of the portal', () => {
  const html = drawn('[one](trial), [two](/user/plans), [three](https://www.example.com)');
  expect(html).toContain('href="/help/trial"');
  expect(html).toContain('href="/user/plans"');
  expect(html).toMatch(/href="https:\/\/www\.example\.com"[^>]*rel="noopener noreferrer"/);
  expect(drawn('[bad](javascript:alert(1))')).not.toContain('javascript:');
});
