import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.data.ts';

const ENGLISH = new URL('../../../../server/help/en/', import.meta.url);

const explained = new Set(
  readdirSync(ENGLISH)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const [, screens = ''] = /^screens: (.*)$/m.exec(readFileSync(new URL(name, ENGLISH), 'utf8')) ?? [];
      return screens.split(',');
    }),
);

test('every screen has a help article, and every article names screens that exist', () => {
  const views = new Set(ROUTES.map(({ id }): string => id));
  // The help itself.
  const without = new Set(['help', 'helpArticle']);
  expect([...views].filter((view) => !explained.has(view) && !without.has(view))).toEqual([]);
  expect([...explained].filter((view) => !views.has(view))).toEqual([]);
});
