import { describe, expect, it } from 'vitest';
import { conditionIn, rankCategories, SURE_CONFIDENCE } from './categories.ts';

const lamps = { categoryId: '1', path: ['Möbel & Wohnen', 'Beleuchtung'] };
const desks = { categoryId: '2', path: ['Büro', 'Schreibtische'] };

describe('the category from several suggestions', () => {
  it('is the first one for a single title, and is not quite certain', () => {
    const ranked = rankCategories([[desks, lamps]], ['Lighting']);
    expect(ranked?.category).toBe(desks);
    expect(ranked?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  it('is a later one if its name equals the one at home', () => {
    expect(rankCategories([[desks, lamps]], ['Lighting', 'Beleuchtungen'])?.category).toBe(lamps);
  });

  it('is certain if titles and name agree, and uncertain if titles differ', () => {
    expect(rankCategories([[lamps], [lamps]], ['Beleuchtung'])?.confidence).toBe(100);
    expect(rankCategories([[lamps], [desks]], ['Lighting'])?.confidence).toBe(30);
  });

  it('counts a title without a suggestion against it, and is undefined if no title has one', () => {
    expect(rankCategories([[lamps], []], ['Lighting'])?.confidence).toBe(30);
    expect(rankCategories([[], []], ['Lighting'])).toBeUndefined();
  });
});

describe('a condition in a category', () => {
  it.each([
    ['NEW', ['NEW'], 'NEW'],
    ['USED_GOOD', ['NEW', 'USED_EXCELLENT'], 'USED_EXCELLENT'],
    ['USED_ACCEPTABLE', ['PRE_OWNED_FAIR', 'USED_EXCELLENT'], 'PRE_OWNED_FAIR'],
    ['USED_EXCELLENT', undefined, 'USED_EXCELLENT'],
    ['USED_EXCELLENT', ['NEW', 'NEW_OTHER'], undefined],
    ['NEW_WITH_DEFECTS', ['NEW', 'NEW_OTHER'], undefined],
  ])('%s, if %s are accepted, becomes %s', (condition, taken, called) => {
    expect(conditionIn(condition, taken)).toBe(called);
  });
});
