import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JudgedLanguage, READY_CONFIDENCE } from '../confidence.ts';
import { SURE_LEVELS } from './confidence.data.ts';
import { sureConfidenceOf } from './confidence.ts';
import type { SureSigns } from './sure.ts';

const LANGUAGES: readonly JudgedLanguage[] = ['de', 'fr', 'it', 'es'];
/** As many titles as a level rests on at least (`bench/confidence.ts`). */
const ENOUGH = 90;

interface Judged {
  readonly signs: SureSigns;
  readonly confidence: number | undefined;
  readonly isRight: boolean;
  readonly isSeen: boolean;
}

const readJudged = (language: JudgedLanguage): Judged[] =>
  readFileSync(new URL(`../../test/judged/sure-${language}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { signs, verdict, seen } = JSON.parse(line) as { signs: SureSigns; verdict: string; seen?: true };
      const confidence = sureConfidenceOf(signs, language);
      return { signs, confidence, isRight: verdict === 'ok', isSeen: seen === true };
    });

const judged = LANGUAGES.flatMap(readJudged);
const rightOf = (titles: readonly Judged[]): number => titles.filter(({ isRight }) => isRight).length / titles.length;

describe('the confidence of a sure title', () => {
  it.each(LANGUAGES)('was compared with at least 200 judged titles in %s', (language) => {
    expect(readJudged(language).length).toBeGreaterThanOrEqual(200);
  });

  it('is within five points of the share that readers found right, where enough of its titles were not seen before', () => {
    let count = 0;
    for (const { right } of SURE_LEVELS) {
      const unseen = judged.filter(({ confidence, isSeen }) => confidence === right && !isSeen);
      if (unseen.length < ENOUGH) continue;
      count += 1;
      expect(Math.abs(rightOf(unseen) - right), `${right}: ${unseen.length} titles`).toBeLessThanOrEqual(0.05);
    }
    expect(count).toBeGreaterThan(0);
  });

  it('lets no title go live without review of whose kind fewer than 95 in 100 were right', () => {
    const live = judged.filter(({ confidence = 0, isSeen }) => confidence >= READY_CONFIDENCE && !isSeen);
    const highest = Math.max(...SURE_LEVELS.map(({ right }) => right));
    if (highest >= READY_CONFIDENCE) expect(rightOf(live)).toBeGreaterThanOrEqual(READY_CONFIDENCE);
    else expect(live).toEqual([]);
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
