import { describe, expect, it } from 'vitest';
import { checkTitle } from './checks.ts';

const problems = (source: string, result: string, brand = '', limit = 80): string[] =>
  checkTitle({ source, result, brand, limit }).map(({ problem }) => problem);

describe('checkTitle', () => {
  it.each([
    ['Siku 1:50 Police Van', 'Siku 1:50 Polizeiwagen', 'Siku'],
    ['Pack of 50 balloons 12 inch', '50er-Pack Luftballons 12 inch', ''],
    ['Kite 1.8m, pack of 2, 2 x', '2er-Pack Drachen 1.8m 2 x', ''],
  ])('accepts a faithful title: %s', (source, result, brand) => {
    expect(problems(source, result, brand)).toEqual([]);
  });

  it.each([
    ['Ball 2.5 cm', 'Ball 2,5 cm', 'slot_missing'],
    ['Banner 12 inch', 'Banner 12 Zoll', 'slot_missing'],
    ['Shirt XL', 'Hemd', 'slot_missing'],
    ['2 packs of 2', '2 Packungen', 'number_missing'],
    ['WWII tank', 'Panzer 2. Weltkrieg', 'number_added'],
    ['Tank', '', 'empty'],
  ])('rejects "%s" as "%s"', (source, result, problem) => {
    expect(problems(source, result)).toContain(problem);
  });

  it('requires the source’s brand in any case', () => {
    expect(problems('LEGO set', 'Set', 'Lego')).toContain('brand_missing');
    expect(problems('LEGO set', 'lego-Set', 'Lego')).not.toContain('brand_missing');
    expect(problems('Train set', 'Zugset', 'Lego')).toEqual([]);
  });

  it('counts characters as the marketplace does: an emoji is one', () => {
    expect(problems('x', '😀'.repeat(80))).toEqual([]);
    expect(problems('x', '😀'.repeat(81))).toEqual(['too_long']);
  });
});
