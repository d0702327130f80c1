import { describe, expect, test } from 'vitest';
import { drawOf, isPopUpDue, seenCookie } from './view-once.ts';

const news = { url: 'https://news.example/spring?x=1;y', userPercentage: 40 };
const cookieOf = (url: string) => `lang=de; ${seenCookie(url).split(';')[0]}; other=1`;

describe('a view-once pop-up', () => {
  test.each([
    [1, true],
    [40, true],
    [41, false],
    [100, false],
  ])('shows to 40 of 100 visits: a draw of %s shows it: %s', (draw, shown) => {
    expect(isPopUpDue(news, '', draw)).toBe(shown);
  });

  test('shows to nobody at 0 and to everybody at 100', () => {
    expect(isPopUpDue({ ...news, userPercentage: 0 }, '', 1)).toBe(false);
    expect(isPopUpDue({ ...news, userPercentage: 100 }, '', 100)).toBe(true);
  });

  test('does not show twice, but a new one does', () => {
    expect(isPopUpDue(news, cookieOf(news.url), 1)).toBe(false);
    expect(isPopUpDue({ ...news, url: 'https://news.example/summer' }, cookieOf(news.url), 1)).toBe(true);
  });
});

test.each([
  [0, 1],
  [0.394, 40],
  [0.999, 100],
])('a random %s gives a draw of %s', (random, draw) => {
  expect(drawOf(random)).toBe(draw);
});
