import { createRequire } from 'node:module';
import { join } from 'node:path';
import { composed } from '@quayside/kernel/composed';
import type * as FontKit from 'fontkit';
import { EMOJI_FACE, eastAsianFaces, FACES, type FaceFile, isEastAsian } from './faces.data.ts';

/** Loads a library with the first text: it takes 15 MB, and most processes never make a document. */
const load = createRequire(import.meta.url);

/** A text of which every character has a face. */
export interface PrintableText {
  readonly text: string;
  /** By UTF-16 unit of the text. */
  readonly faces: readonly FaceFile[];
  /** Whether a character that no face has was replaced by its number, such as `[U+13000]`, or a mark that cannot be placed was left out. */
  readonly isIncomplete: boolean;
}

/** The faces stay open, each from its first use: they hold their file and read a glyph when it is needed. */
const opened = new Map<string, FontKit.Font>();

/** @throws Error if the file is not one typeface */
export function openFace(fontsDir: string, { file }: FaceFile): FontKit.Font {
  const path = join(fontsDir, file);
  const known = opened.get(path);
  if (known) return known;
  const { openSync }: typeof FontKit = load('fontkit');
  const font = openSync(path);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} contains several typefaces`);
  opened.set(path, font);
  return font;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Directional marks and embeddings: they order the text, and have no glyph of their own. */
export const DIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
/** Marks and blanks that belong to every script take the face of the text before them, but digits do not. */
const SHARED = /^(?!\p{Nd})[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Chooses a face for each character, by its script. A character that no face has is replaced: by the plain characters
 * that Unicode has for it, such as `N` for 𝐍, or else by its number.
 */
export function toPrintable(raw: string, fontsDir: string): PrintableText {
  const whole = composed(raw).replace(/\p{Cc}/gu, ' ');
  const has = (face: FaceFile, character: string) =>
    openFace(fontsDir, face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const hasAll = (face: FaceFile, cluster: string) =>
    [...cluster].every((character) => INVISIBLE.test(character) || has(face, character));
  let eastAsian: readonly FaceFile[] | undefined;
  const faceOf = (cluster: string, before: FaceFile | undefined): FaceFile | undefined => {
    const [first = ''] = cluster;
    if (EMOJI.test(cluster) && hasAll(EMOJI_FACE, cluster)) return EMOJI_FACE;
    if (before && before !== EMOJI_FACE && SHARED.test(cluster) && hasAll(before, cluster)) return before;
    if (isEastAsian(first)) {
      eastAsian ??= eastAsianFaces(whole, has);
      const face = eastAsian.find((candidate) => hasAll(candidate, cluster));
      if (face) return face;
    }
    return (
      FACES.find((face) => (face.letters?.test(first) ?? true) && hasAll(face, cluster)) ??
      FACES.find((face) => hasAll(face, cluster))
    );
  };

  let text = '';
  const faces: FaceFile[] = [];
  let isIncomplete = false;
  const append = (cluster: string, face: FaceFile) => {
    for (const character of cluster) {
      // A face hides the invisible characters that it knows; another one would print a box for them.
      if (INVISIBLE.test(character) && !character.match(DIRECTIONAL) && !has(face, character)) continue;
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) faces.push(face);
    }
  };
  const tryAppend = (cluster: string): boolean => {
    for (const form of [cluster, cluster.normalize('NFD'), cluster.normalize('NFKC')]) {
      const face = faceOf(form, faces.at(-1));
      if (!face) continue;
      append(form, face);
      return true;
    }
    return false;
  };
  for (const { segment } of graphemes.segment(whole)) {
    if (tryAppend(segment)) continue;
    for (const character of segment) {
      if (tryAppend(character)) continue;
      isIncomplete = true;
      tryAppend(`[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
    }
  }
  const placed = withPlaceableMarks(text, faces, fontsDir);
  return { ...placed, isIncomplete: isIncomplete || placed.text !== text };
}

/** Marks, and Arabic forms that faces place as marks. */
const MAY_BE_PLACED = /[\p{M}\uFB50-\uFDFF\uFE70-\uFEFC]/u;

/** The text shaper fails at a mark that the face has, but without a place for it on this letter: then the mark is left out. */
function withPlaceableMarks(
  text: string,
  faces: readonly FaceFile[],
  fontsDir: string,
): Pick<PrintableText, 'text' | 'faces'> {
  if (!MAY_BE_PLACED.test(text)) return { text, faces };
  let kept = '';
  const keptFaces: FaceFile[] = [];
  for (let start = 0, end = 1; start < text.length; end += 1) {
    const face = faces[start];
    if (end < text.length && faces[end] === face) continue;
    if (face) {
      const run = placeable(text.slice(start, end), openFace(fontsDir, face));
      kept += run;
      for (let unit = 0; unit < run.length; unit += 1) keptFaces.push(face);
    }
    start = end;
  }
  return { text: kept, faces: keptFaces };
}

function placeable(run: string, font: FontKit.Font): string {
  const canShape = (text: string): boolean => {
    try {
      font.layout(text);
      return true;
    } catch {
      return false;
    }
  };
  if (!MAY_BE_PLACED.test(run) || canShape(run)) return run;
  let kept = '';
  for (const character of run) if (canShape(kept + character)) kept += character;
  return kept;
}
