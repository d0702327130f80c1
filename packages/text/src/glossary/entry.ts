/**
 * Languages of the base glossary. Site variants of English differ in spelling, not vocabulary: see
 * `packages/text/src/english.ts`.
 */
export type GlossaryLanguage = 'en' | 'de' | 'fr' | 'it' | 'es';

export type PartOfSpeech = 'noun' | 'adjective' | 'material' | 'colour' | 'audience' | 'verb' | 'phrase' | 'function';

export type Gender = 'm' | 'f' | 'n';

/**
 * How one language writes one entry.
 * - `noun`: `plural` equals `singular` if the data gives no other; `gender` is null if the data gives none (always in English).
 * - `modifier`: a word used with a noun. It has one invariable form, or `[stem, inflected in -e]` in German, or `[m, f, mp, fp]` in
 *   French, Italian and Spanish.
 * - `fixed`: phrases and function words that never change; may contain `{n}` for one number of the title.
 * - `omitted`: the language omits the word.
 */
export type WordForm =
  | {
      readonly kind: 'noun';
      readonly singular: string;
      readonly plural: string;
      readonly gender: Gender | null;
      /** Always in the plural, including its adjectives: French "lunettes", German "Wackelaugen". */
      readonly isPluralOnly: boolean;
    }
  | { readonly kind: 'modifier'; readonly forms: readonly string[] }
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'omitted' };

export interface GlossaryEntry {
  /** English headword in lower case, the key of the entry. */
  readonly headword: string;
  readonly pos: PartOfSpeech;
  readonly forms: Readonly<Record<GlossaryLanguage, WordForm>>;
}

/** A line of a data file that cannot be parsed, with its number in the file (from 1). */
export interface GlossaryLineError {
  readonly line: number;
  readonly text: string;
  readonly problem: string;
}

const POS_BY_LETTER: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  a: 'adjective',
  m: 'material',
  c: 'colour',
  u: 'audience',
  v: 'verb',
  p: 'phrase',
  f: 'function',
};

const isGender = (text: string | undefined): text is Gender => text === 'm' || text === 'f' || text === 'n';

/**
 * `singular/plural/gender`, `singular/gender` or a bare singular. A form written twice has no singular, unless English
 * has one (French "tapis/tapis/m" for mat and mats).
 */
const readNoun = (cell: string, hasSingular: boolean): WordForm => {
  const pieces = cell.split('/').map((piece) => piece.trim());
  const last = pieces.at(-1);
  const gender = pieces.length > 1 && isGender(last) ? last : null;
  const written = gender === null ? pieces : pieces.slice(0, -1);
  const singular = written[0] ?? '';
  const plural = written[1] ?? singular;
  return {
    kind: 'noun',
    singular,
    plural,
    gender,
    isPluralOnly: !hasSingular && written.length > 1 && plural === singular,
  };
};

const readCell = (cell: string, english: string, pos: PartOfSpeech): WordForm => {
  if (cell === '-') return { kind: 'omitted' };
  const written = cell.replace(/^=/u, () => english);
  if (pos === 'noun') return readNoun(written, english.includes('/'));
  if (pos === 'phrase' || pos === 'function') return { kind: 'fixed', text: written };
  return { kind: 'modifier', forms: written.split('/').map((form) => form.trim()) };
};

/**
 * Parses a data file of the base glossary, one entry per line: `en[~enPlural] ; pos ; de ; fr ; it ; es`. Blank lines
 * and lines that begin with `#` are skipped. A line that cannot be parsed is reported, never guessed.
 */
export const parseGlossary = (data: string): { entries: GlossaryEntry[]; errors: GlossaryLineError[] } => {
  const entries: GlossaryEntry[] = [];
  const errors: GlossaryLineError[] = [];
  for (const [index, raw] of data.split('\n').entries()) {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    const fail = (problem: string) => errors.push({ line: index + 1, text, problem });
    const cells = text.split(';').map((cell) => cell.trim());
    const [english, letter, de, fr, it, es] = cells;
    if (cells.length !== 6 || !english || !letter || !de || !fr || !it || !es) {
      fail('expected six cells: en ; pos ; de ; fr ; it ; es');
      continue;
    }
    const pos = POS_BY_LETTER[letter];
    if (pos === undefined) {
      fail(`unknown part of speech "${letter}"`);
      continue;
    }
    const [headword = '', plural = headword] = english.split('~').map((form) => form.trim());
    entries.push({
      headword,
      pos,
      forms: {
        en:
          pos === 'noun'
            ? { kind: 'noun', singular: headword, plural, gender: null, isPluralOnly: false }
            : readCell(headword, headword, pos),
        de: readCell(de, english.replace('~', '/'), pos),
        fr: readCell(fr, english.replace('~', '/'), pos),
        it: readCell(it, english.replace('~', '/'), pos),
        es: readCell(es, english.replace('~', '/'), pos),
      },
    });
  }
  return { entries, errors };
};
