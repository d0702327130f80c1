import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './confidence.data.ts';
import {
  confidenceOf,
  type JudgedLanguage,
  READY_CONFIDENCE,
  RESPELT_ACCURACY,
  SPECIFICS_ACCURACY,
} from './confidence.ts';
import type { Signs } from './signs.ts';
import { spread } from './signs-line.ts';

interface Judged {
  readonly language: JudgedLanguage;
  readonly confidence: number;
  readonly isRight: boolean;
}

const LANGUAGES: readonly JudgedLanguage[] = ['de', 'fr', 'it', 'es'];

/** Titles that native readers judged individually, without knowing their confidence. */
const readJudged = (language: JudgedLanguage): Judged[] =>
  readFileSync(new URL(`../test/judged/${language}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { signs, cut, verdict } = JSON.parse(line) as { signs: Partial<Signs>; cut: number; verdict: string };
      return { language, confidence: confidenceOf(spread(signs), cut, language), isRight: verdict === 'ok' };
    });

const judged = LANGUAGES.flatMap(readJudged);
const rightOf = (titles: readonly Judged[]): number => titles.filter(({ isRight }) => isRight).length / titles.length;

describe('the confidence of a composed title', () => {
  it.each(LANGUAGES)('was compared with at least 300 judged titles in %s', (language) => {
    expect(readJudged(language).length).toBeGreaterThanOrEqual(300);
  });

  it('is within five points of the share that readers found right, at each level', () => {
    for (const { right } of LEVELS) {
      const same = judged.filter(({ confidence }) => confidence === right);
      expect(Math.abs(rightOf(same) - right), `${right}: ${same.length} titles`).toBeLessThanOrEqual(0.05);
    }
  });

  it('equals the share that readers found right for respelt titles and for those covered by item specifics', () => {
    const read = <T>(name: string): T[] =>
      readFileSync(new URL(`../test/judged/${name}.jsonl`, import.meta.url), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    const share = (titles: readonly { readonly verdict: string }[]) =>
      titles.filter(({ verdict }) => verdict === 'ok').length / titles.length;
    const respelt = read<{ verdict: string; isCut: boolean }>('en');
    expect(respelt.length).toBeGreaterThanOrEqual(300);
    expect(share(respelt.filter(({ isCut }) => !isCut))).toBeCloseTo(RESPELT_ACCURACY.whole, 1);
    expect(share(respelt.filter(({ isCut }) => isCut))).toBeCloseTo(RESPELT_ACCURACY.cut, 1);
    expect(share(read<{ verdict: string }>('specifics'))).toBeCloseTo(SPECIFICS_ACCURACY, 1);
  });

  it('lets titles go live without review if 95 in 100 of their kind are right', () => {
    const sure = judged.filter(({ confidence }) => confidence >= READY_CONFIDENCE);
    if (sure.length > 0) expect(rightOf(sure)).toBeGreaterThanOrEqual(READY_CONFIDENCE);
  });

  it('decreases with each doubtful word, omitted feature and unlisted name', () => {
    const plain = spread({ product: 'category', words: 2, phrases: 1 });
    const worse: Partial<Signs>[] = [
      { doubtful: 2 },
      { left: 3, leftFronts: 2 },
      { englishNames: 3, commonNames: 2, names: 4 },
    ];
    for (const signs of worse) {
      expect(confidenceOf({ ...plain, ...signs }, 0, 'de')).toBeLessThan(confidenceOf(plain, 0, 'de'));
    }
  });
});
