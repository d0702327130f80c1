import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JudgedLanguage, READY_CONFIDENCE } from '../confidence.ts';
import { SURE_LEVELS } from './confidence.data.ts';
import { sureConfidenceOf } from './confidence.ts';
import type { SureSigns } from './sure.ts';

const LANGUAGES: readonly JudgedLanguage[] = ['de', 'fr', 'it', 'es'];
interface Judged {
  readonly signs: SureSigns;
  readonly confidence: number | undefined;
  readonly isRight: boolean;
}

/** What readers found right before any rule was changed because of it. */
interface Reading {
  readonly catalogue: string;
  readonly titles: number;
  readonly right: number;
}

const readings: readonly Reading[] = JSON.parse(
  readFileSync(new URL('../../test/judged/first-readings.json', import.meta.url), 'utf8'),
);

const readJudged = (language: JudgedLanguage): Judged[] =>
  readFileSync(new URL(`../../test/judged/sure-${language}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { signs, verdict } = JSON.parse(line) as { signs: SureSigns; verdict: string };
      return { signs, confidence: sureConfidenceOf(signs, language), isRight: verdict === 'ok' };
    });

const judged = LANGUAGES.flatMap(readJudged);
const rightOf = (titles: readonly Judged[]): number => titles.filter(({ isRight }) => isRight).length / titles.length;

describe('the confidence of a sure title', () => {
  it.each(LANGUAGES)('was compared with at least 200 judged titles in %s', (language) => {
    expect(readJudged(language).length).toBeGreaterThanOrEqual(200);
  });

  it('is within five points of the share that was right in a catalogue that no rule was made with', () => {
    const unmet = readings.filter(({ catalogue }) => catalogue.includes('no rule was made with'));
    const sum = (of: (reading: Reading) => number): number => unmet.reduce((total, one) => total + of(one), 0);
    expect(sum(({ titles }) => titles)).toBeGreaterThanOrEqual(1_000);
    const share = sum(({ right }) => right) / sum(({ titles }) => titles);
    const highest = Math.max(...SURE_LEVELS.map(({ right }) => right));
    expect(Math.abs(share - highest)).toBeLessThanOrEqual(0.05);
  });

  it('lets no title go live without review while fewer than 95 in 100 were right at the first reading', () => {
    const isReady = SURE_LEVELS.some(({ right }) => right >= READY_CONFIDENCE);
    const isProven = readings.every(({ right, titles }) => right / titles >= READY_CONFIDENCE);
    expect(isReady).toBe(isProven);
  });

  it('is higher for a title without doubts than for any with them', () => {
    const withDoubts = judged.filter(({ signs }) => signs.doubts.length > 0);
    const without = judged.filter(({ signs }) => signs.doubts.length === 0);
    expect(rightOf(without)).toBeGreaterThan(rightOf(withDoubts) + 0.25);
    for (const { signs } of without) {
      const plain = sureConfidenceOf(signs, 'de') ?? 0;
      const doubtful =
        sureConfidenceOf({ ...signs, left: 2, strays: 1, nounsLeft: 1, doubts: ['left', 'name'] }, 'de') ?? 0;
      expect(doubtful).toBeLessThanOrEqual(plain);
    }
  });
});
