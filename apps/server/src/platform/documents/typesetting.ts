import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { FaceFile } from './faces.data.ts';
import { DIRECTIONAL, openFace, type PrintableText } from './printable-text.ts';

/** A part of a line that is printed in one go, from left to right. */
export interface Run {
  readonly text: string;
  readonly face: FaceFile;
  /** The characters join and change order as the script requires, so they may not be printed word by word. */
  readonly isWhole: boolean;
}

export type Line = readonly Run[];
export type Measure = (run: Run) => number;

const bidi = bidiFactory();
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks a paragraph into lines and orders each line as it is printed: right-to-left text by the Unicode Bidirectional
 * Algorithm (UAX 9), breaks by the Line Breaking Algorithm (UAX 14). A word wider than a line is broken between the words
 * that Thai and other scripts write without blanks, or between characters.
 */
export function setLines(given: PrintableText, fontsDir: string, width: number, measure: Measure): Line[] {
  const { text } = given;
  if (text === '') return [[]];
  const levels = bidi.getEmbeddingLevels(text);
  const runsOf = (start: number, end: number) => visualRuns(given, levels, fontsDir, start, end);
  const widthOf = (start: number, end: number) => {
    const visible = start + text.slice(start, end).trimEnd().length;
    return runsOf(start, visible).reduce((sum, run) => sum + measure(run), 0);
  };
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  for (const next of breaksOf(text, (from, to) => widthOf(from, to) <= width)) {
    if (end > start && widthOf(start, next) > width) {
      lines.push(runsOf(start, start + text.slice(start, end).trimEnd().length));
      start = end;
    }
    end = next;
  }
  lines.push(runsOf(start, start + text.slice(start, end).trimEnd().length));
  return lines;
}

/** The places where a line may end, in order, the end of the text last. */
function* breaksOf(text: string, fits: (start: number, end: number) => boolean): Generator<number> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    if (!fits(start, found.position)) yield* innerBreaks(text, start, found.position, fits);
    yield found.position;
    start = found.position;
  }
}

function* innerBreaks(
  text: string,
  start: number,
  end: number,
  fits: (start: number, end: number) => boolean,
): Generator<number> {
  for (const { segment, index } of words.segment(text.slice(start, end))) {
    const from = start + index;
    if (!fits(from, from + segment.length)) {
      for (const cluster of graphemes.segment(segment)) yield from + cluster.index + cluster.segment.length;
    } else {
      yield from + segment.length;
    }
  }
}

type Levels = ReturnType<typeof bidi.getEmbeddingLevels>;

function visualRuns(
  { text, faces }: PrintableText,
  levels: Levels,
  fontsDir: string,
  start: number,
  end: number,
): Run[] {
  if (end <= start) return [];
  // The library orders this part, and returns the places of the whole text.
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
  const runs: Run[] = [];
  let first = 0;
  for (let at = 1; at <= order.length; at += 1) {
    const before = order[at - 1] ?? 0;
    const here = order[at];
    const level = levels.levels[before] ?? 0;
    const step = level % 2 === 0 ? 1 : -1;
    if (here === before + step && levels.levels[here] === level && faces[here] === faces[before]) continue;
    const logical = step === 1 ? [order[first] ?? 0, before] : [before, order[first] ?? 0];
    const part = text.slice(logical[0], (logical[1] ?? 0) + 1);
    const face = faces[before];
    if (face) runs.push(...directed(part, face, step === -1, fontsDir));
    first = at;
  }
  return runs;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * The text shaper orders a run by its script, not by its level. Where the two differ, such as brackets or digits, the
 * characters are ordered here.
 */
function directed(part: string, face: FaceFile, isRightToLeft: boolean, fontsDir: string): Run[] {
  const text = part.replace(DIRECTIONAL, '');
  if (text === '') return [];
  if (!isRightToLeft && !RIGHT_TO_LEFT.test(text)) return [{ text, face, isWhole: false }];
  const mirrored = isRightToLeft ? mirror(text) : text;
  const isShapedSo = openFace(fontsDir, face).layout(mirrored).direction === (isRightToLeft ? 'rtl' : 'ltr');
  if (isShapedSo) return [{ text: mirrored, face, isWhole: true }];
  const clusters = [...graphemes.segment(mirrored)].map(({ segment }) => ({ text: segment, face, isWhole: true }));
  return isRightToLeft ? clusters.reverse() : clusters;
}

const mirror = (text: string) =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
