import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, type JudgedLanguage } from '../packages/text/src/confidence.ts';
import type { Signs } from '../packages/text/src/signs.ts';
import { spread } from '../packages/text/src/signs-line.ts';
import { sureFeaturesOf } from '../packages/text/src/sure/confidence.ts';
import type { SureSigns } from '../packages/text/src/sure/sure.ts';

/**
 * Computes the confidence of composed titles from the titles that readers have judged (`packages/text/test/judged`),
 * and prints how well it predicts titles that were not part of the computation. Manually: `node --import tsx
 * bench/confidence.ts [write [composed|sure]]`; `write` stores the figures in `confidence.data.ts` of `packages/text/src`
 * and of its folder `sure`.
 */
const JUDGED = new URL('../packages/text/test/judged/', import.meta.url);
const DATA = new URL('../packages/text/src/confidence.data.ts', import.meta.url);
const SURE_DATA = new URL('../packages/text/src/sure/confidence.data.ts', import.meta.url);
const LANGUAGES = ['de', 'fr', 'it', 'es'] as const;
/** Each part is scored with weights computed from the others. */
const PARTS = 8;
const STEPS = 4_000;
const RATE = 0.5;
/** Keeps the weights small that few titles support. */
const DAMPING = 1;
/** A level with fewer titles than this is not significant. */
const LEAST_TITLES = 100;
/** The same for sure titles, where a claim is high and a few faults more or less change it. */
const LEAST_SURE_TITLES = 200;
/**
 * No sure title claims more: the share that was right when it was read for the first time (`test/judged/first-readings.json`), and
 * somewhat more, because the rules were changed for the others. Of titles that are written as they were read, 97 of 100 are right, but the
 * rules were made with them.
 */
const MOST_CLAIMED = 0.88;

interface Judged {
  readonly language: JudgedLanguage;
  readonly features: readonly number[];
  readonly isRight: boolean;
}

function readJudged(): Judged[] {
  return LANGUAGES.flatMap((language) => {
    const lines = readFileSync(new URL(`${language}.jsonl`, JUDGED), 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => {
      const { signs, cut, verdict } = JSON.parse(line) as { signs: Partial<Signs>; cut: number; verdict: string };
      return { language, features: featuresOf(spread(signs), cut, language), isRight: verdict === 'ok' };
    });
  });
}

/** Titles of sure parts, which have signs and levels of their own (`bench/judged-titles.ts`). */
function readSure(): Judged[] {
  return LANGUAGES.flatMap((language) => {
    const file = new URL(`sure-${language}.jsonl`, JUDGED);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const { signs, verdict } = JSON.parse(line) as { signs: SureSigns; verdict: string };
      return { language, features: sureFeaturesOf(signs, language), isRight: verdict === 'ok' };
    });
  });
}

const scoreWith = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, place) => sum + feature * (weights[place] ?? 0), 0)));

/** Logistic regression by gradient descent. */
function weigh(titles: readonly Judged[]): number[] {
  const weights: number[] = new Array(titles[0]?.features.length ?? 0).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope: number[] = new Array(weights.length).fill(0);
    for (const { features, isRight } of titles) {
      const error = scoreWith(weights, features) - Number(isRight);
      for (const [place, feature] of features.entries()) slope[place] = (slope[place] ?? 0) + error * feature;
    }
    for (const [place, weight] of weights.entries()) {
      const damping = place === 0 ? 0 : DAMPING * weight;
      weights[place] = weight - (RATE * ((slope[place] ?? 0) + damping)) / titles.length;
    }
  }
  return weights;
}

interface Level {
  from: number;
  right: number;
  titles: number;
}

/**
 * The shares of correct titles, from the lowest score to the highest: neighbours are merged until no level is lower
 * than the one before it.
 */
function levelsOf(scored: readonly { readonly score: number; readonly isRight: boolean }[], least: number): Level[] {
  const levels: { from: number; right: number; titles: number }[] = [];
  const share = ({ right, titles }: Level) => right / titles;
  for (const { score, isRight } of [...scored].sort((a, b) => a.score - b.score)) {
    levels.push({ from: score, right: Number(isRight), titles: 1 });
    for (;;) {
      const [before, last] = levels.slice(-2);
      if (before === undefined || last === undefined) break;
      const isInOrder = share(before) < share(last) && before.titles >= least;
      if (isInOrder) break;
      levels.splice(-2, 2, {
        from: before.from,
        right: before.right + last.right,
        titles: before.titles + last.titles,
      });
    }
  }
  const [before, last] = levels.slice(-2);
  if (before !== undefined && last !== undefined && last.titles < least) {
    const titles = before.titles + last.titles;
    levels.splice(-2, 2, { from: before.from, right: before.right + last.right, titles });
  }
  return levels;
}

interface Figures {
  readonly weights: readonly number[];
  readonly levels: readonly Level[];
}

/** Weights and levels, each level of titles that were scored without themselves; prints what they are worth. */
function figuresOf(name: string, judged: readonly Judged[], least = LEAST_TITLES, most = 1): Figures {
  const parts = Array.from({ length: PARTS }, (_, part) => weigh(judged.filter((_, place) => place % PARTS !== part)));
  const scored = judged.map((title, place) => ({
    ...title,
    score: scoreWith(parts[place % PARTS] ?? [], title.features),
  }));
  const levels = levelsOf(scored, least);
  process.stdout.write(`${name}: ${judged.length} titles, ${judged.filter(({ isRight }) => isRight).length} right\n`);
  for (const { from, right, titles } of levels) {
    process.stdout.write(
      `  score ${from.toFixed(3)} and more: ${titles} titles, ${((100 * right) / titles).toFixed(1)} of 100 right\n`,
    );
  }
  for (const language of LANGUAGES) {
    const own = scored.filter((title) => title.language === language);
    const shares = levels.map(({ from }, place) => {
      const to = levels[place + 1]?.from ?? 2;
      const here = own.filter(({ score }) => score >= from && score < to);
      return `${here.filter(({ isRight }) => isRight).length}/${here.length}`;
    });
    process.stdout.write(`  ${language}: ${shares.join('  ')}\n`);
  }
  const claimed = levels.map((level) => ({ ...level, right: Math.min(level.right, most * level.titles) }));
  return { weights: weigh(judged), levels: claimed };
}

function write(file: URL, count: string, prefix: string, features: string, { weights, levels }: Figures): void {
  const round = (value: number): string => value.toFixed(3);
  const rows = levels.map(({ from, right, titles }, place) => {
    return `  { from: ${place === 0 ? '0' : round(from)}, right: ${(right / titles).toFixed(2)} },`;
  });
  writeFileSync(
    file,
    `/* Generated by \`bench/confidence.ts\` from ${count}; do not edit. */\n\n` +
      `/** The weights of the features, in the order of \`${features}\`. */\nexport const ${prefix}WEIGHTS: readonly number[] = [\n` +
      `${weights.map((weight) => `  ${round(weight)},`).join('\n')}\n];\n\n` +
      `/** The share of judged titles that were right, from each score on. */\n` +
      `export const ${prefix}LEVELS: readonly { readonly from: number; readonly right: number }[] = [\n${rows.join('\n')}\n];\n`,
  );
}

const isWriting = process.argv[2] === 'write';
const which = process.argv[3];
const judged = readJudged();
const composed = figuresOf('composed', judged);
if (isWriting && which !== 'sure') write(DATA, `${judged.length} judged titles`, '', 'featuresOf', composed);
const sure = readSure();
if (sure.length > 0) {
  const figures = figuresOf('sure', sure, LEAST_SURE_TITLES, MOST_CLAIMED);
  if (isWriting && which !== 'composed')
    write(SURE_DATA, `${sure.length} judged sure titles`, 'SURE_', 'sureFeaturesOf', figures);
}
