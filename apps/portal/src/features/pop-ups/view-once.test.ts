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
  ])('is shown on 40 of 100 visits: a draw of %s shows it: %s', (draw, shown) => {
    expect(isPopUpDue(news, '', draw)).toBe(shown);
  });

  test('is never shown at 0 and always shown at 100', () => {
    expect(isPopUpDue({ ...news, userPercentage: 0 }, '', 1)).toBe(false);
    expect(isPopUpDue({ ...news, userPercentage: 100 }, '', 100)).toBe(true);
  });

  test('is not shown twice, unless it is a new one', () => {
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
