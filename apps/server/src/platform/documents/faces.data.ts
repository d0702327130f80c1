/** A typeface of the folder `assets/fonts`. */
export interface FaceFile {
  readonly file: string;
  /** The same face in bold, with the same letters. */
  readonly bold?: string;
  /** The letters that it was made for; without them, it is asked for every character that no such face has. */
  readonly letters?: RegExp;
}

const LATIN: FaceFile = { file: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' };

/** The face of everything that no other face was made for: Latin, Greek and Cyrillic letters, and most marks. */
export const TEXT_FACE = LATIN;

export const EMOJI_FACE: FaceFile = { file: 'NotoEmoji-Regular.ttf' };

const of = (file: string, letters: RegExp): FaceFile => ({ file: `${file}-Regular.ttf`, letters });

const FOR_SCRIPTS: readonly FaceFile[] = [
  of('NotoSansArabic', /\p{scx=Arabic}/u),
  of('NotoSansArmenian', /\p{scx=Armenian}/u),
  of('NotoSansBengali', /\p{scx=Bengali}/u),
  of('NotoSansCanadianAboriginal', /\p{scx=Canadian_Aboriginal}/u),
  of('NotoSansCherokee', /\p{scx=Cherokee}/u),
  of('NotoSansDevanagari', /\p{scx=Devanagari}/u),
  of('NotoSansEthiopic', /\p{scx=Ethiopic}/u),
  of('NotoSansGeorgian', /\p{scx=Georgian}/u),
  of('NotoSansGujarati', /\p{scx=Gujarati}/u),
  of('NotoSansGurmukhi', /\p{scx=Gurmukhi}/u),
  of('NotoSansHebrew', /\p{scx=Hebrew}/u),
  of('NotoSansKannada', /\p{scx=Kannada}/u),
  of('NotoSansKhmer', /\p{scx=Khmer}/u),
  of('NotoSansKR', /\p{scx=Hangul}/u),
  of('NotoSansLao', /\p{scx=Lao}/u),
  of('NotoSansMalayalam', /\p{scx=Malayalam}/u),
  of('NotoSansMongolian', /\p{scx=Mongolian}/u),
  of('NotoSansMyanmar', /\p{scx=Myanmar}/u),
  of('NotoSansNKo', /\p{scx=Nko}/u),
  of('NotoSansOriya', /\p{scx=Oriya}/u),
  of('NotoSansSinhala', /\p{scx=Sinhala}/u),
  of('NotoSansSyriac', /\p{scx=Syriac}/u),
  of('NotoSansTamil', /\p{scx=Tamil}/u),
  of('NotoSansTelugu', /\p{scx=Telugu}/u),
  of('NotoSansThaana', /\p{scx=Thaana}/u),
  of('NotoSansThai', /\p{scx=Thai}/u),
  of('NotoSansTifinagh', /\p{scx=Tifinagh}/u),
  of('NotoSerifTibetan', /\p{scx=Tibetan}/u),
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What the East Asian faces were made for: also full-width forms, and marks such as `【】`. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const JAPANESE = of('NotoSansJP', EAST_ASIAN);
const CHINESE = of('NotoSansSC', EAST_ASIAN);
/** Nearly all Chinese characters that the others lack. */
const RARE: FaceFile = { file: 'DroidSansFallbackFull.ttf', letters: EAST_ASIAN };

const GENERAL: readonly FaceFile[] = [
  LATIN,
  of('NotoSansSymbols', /\p{Script=Common}/u),
  of('NotoSansSymbols2', /\p{Script=Common}/u),
  EMOJI_FACE,
];

/** Every face, in the order in which they are asked. */
export const FACES: readonly FaceFile[] = [...FOR_SCRIPTS, CHINESE, JAPANESE, RARE, ...GENERAL];

/**
 * Chinese characters have other forms in Japan, and rare ones are in a face of their own. The order in which the faces are
 * asked follows from the whole text, so that a word is not mixed of several faces.
 */
export function eastAsianFaces(text: string, has: (face: FaceFile, character: string) => boolean): readonly FaceFile[] {
  const order = [CHINESE, JAPANESE, RARE];
  const characters = [...text].filter((character) => /\p{Script=Han}/u.test(character));
  const best = KANA.test(text)
    ? JAPANESE
    : order.find((face) => characters.every((character) => has(face, character)));
  return best ? [best, ...order.filter((face) => face !== best)] : order;
}

export const isEastAsian = (character: string): boolean => EAST_ASIAN.test(character);
