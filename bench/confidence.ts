import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, type JudgedLanguage } from '../packages/text/src/confidence.ts';
import type { Signs } from '../packages/text/src/signs.ts';
import { spread } from '../packages/text/src/signs-line.ts';

/**
 * Reckons the confidence of composed titles from the titles that readers have judged (`packages/text/test/judged`), and prints what it is worth on
 * titles that it was not reckoned from. By hand: `node --import tsx bench/confidence.ts [write]`; `write` keeps the figures in
 * `packages/text/src/confidence.data.ts`.
 */
const JUDGED = new URL('../packages/text/test/judged/', import.meta.url);
const DATA = new URL('../packages/text/src/confidence.data.ts', import.meta.url);
/** Each part is scored with weights that were reckoned from the others. */
const PARTS = 8;
const STEPS = 4_000;
const RATE = 0.5;
/** Keeps weights small that few titles speak for. */
const DAMPING = 1;
/** A level with fewer titles than this says nothing. */
const LEAST_TITLES = 90;

interface Judged {
  readonly language: JudgedLanguage;
  readonly features: readonly number[];
  readonly isRight: boolean;
}

function readJudged(): Judged[] {
  return (['de', 'fr', 'it', 'es'] as const).flatMap((language) => {
    const lines = readFileSync(new URL(`${language}.jsonl`, JUDGED), 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => {
      const { signs, cut, verdict } = JSON.parse(line) as { signs: Partial<Signs>; cut: number; verdict: string };
      return { language, features: featuresOf(spread(signs), cut, language), isRight: verdict === 'ok' };
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

/** The shares that were right, from the lowest score to the highest: neighbours join until no level is lower than the one before it. */
function levelsOf(scored: readonly { readonly score: number; readonly isRight: boolean }[]): Level[] {
  const levels: { from: number; right: number; titles: number }[] = [];
  const share = ({ right, titles }: Level) => right / titles;
  for (const { score, isRight } of [...scored].sort((a, b) => a.score - b.score)) {
    levels.push({ from: score, right: Number(isRight), titles: 1 });
    for (;;) {
      const [before, last] = levels.slice(-2);
      if (before === undefined || last === undefined) break;
      const isInOrder = share(before) < share(last) && before.titles >= LEAST_TITLES;
      if (isInOrder) break;
      levels.splice(-2, 2, {
        from: before.from,
        right: before.right + last.right,
        titles: before.titles + last.titles,
      });
    }
  }
  const [before, last] = levels.slice(-2);
  if (before !== undefined && last !== undefined && last.titles < LEAST_TITLES) {
    const titles = before.titles + last.titles;
    levels.splice(-2, 2, { from: before.from, right: before.right + last.right, titles });
  }
  return levels;
}

const judged = readJudged();
const parts = Array.from({ length: PARTS }, (_, part) => weigh(judged.filter((_, place) => place % PARTS !== part)));
const scored = judged.map((title, place) => ({
  ...title,
  score: scoreWith(parts[place % PARTS] ?? [], title.features),
}));
const levels = levelsOf(scored);
for (const { from, right, titles } of levels) {
  process.stdout.write(
    `score ${from.toFixed(3)} and more: ${titles} titles, ${((100 * right) / titles).toFixed(1)} of 100 right\n`,
  );
}
for (const language of ['de', 'fr', 'it', 'es'] as const) {
  const own = scored.filter((title) => title.language === language);
  const shares = levels.map(({ from }, place) => {
    const to = levels[place + 1]?.from ?? 2;
    const here = own.filter(({ score }) => score >= from && score < to);
    return `${here.filter(({ isRight }) => isRight).length}/${here.length}`;
  });
  process.stdout.write(`  ${language}: ${shares.join('  ')}\n`);
}

if (process.argv[2] === 'write') {
  const round = (value: number): string => value.toFixed(3);
  const weights = weigh(judged).map((weight) => `  ${round(weight)},`);
  const rows = levels.map(({ from, right, titles }, place) => {
    return `  { from: ${place === 0 ? '0' : round(from)}, right: ${(right / titles).toFixed(2)} },`;
  });
  writeFileSync(
    DATA,
    `/* Written by \`bench/confidence.ts\` from ${judged.length} judged titles: do not change by hand. */\n\n` +
      `/** Weights of the features, in the order of \`featuresOf\`. */\nexport const WEIGHTS: readonly number[] = [\n${weights.join('\n')}\n];\n\n` +
      `/** From which score on which share of the judged titles was right. */\n` +
      `export const LEVELS: readonly { readonly from: number; readonly right: number }[] = [\n${rows.join('\n')}\n];\n`,
  );
}
