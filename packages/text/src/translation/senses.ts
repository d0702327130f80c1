import type { TextLanguage } from '../language.ts';
import { HARD_SENSES, type SenseCode } from './senses.data.ts';
import { OPPOSITES, SOFT_SENSES } from './soft-senses.data.ts';
import { anyOf, found, LANGUAGES, type Line, without, wordsIn } from './text.ts';

/** How a language says a sense: forms that demand it, forms that merely count as it, and what only looks like it. */
interface Forms {
  readonly strong: RegExp | undefined;
  readonly weak: RegExp | undefined;
  readonly not: RegExp | undefined;
}

/** @template Code the table that the sense is of */
export interface Sense<Code extends string> {
  readonly code: Code;
  readonly name: string;
  in(language: TextLanguage): Forms;
}

const formsOf = (cell: string): Forms => {
  const forms = cell.split(',').map((form) => form.trim());
  const ofKind = (sign: RegExp) => forms.filter((form) => sign.test(form)).map((form) => form.replace(/^[?!]/u, ''));
  return { strong: anyOf(ofKind(/^[^?!]/u)), weak: anyOf(ofKind(/^\?/u)), not: anyOf(ofKind(/^!/u)) };
};

const senseOf = <Code extends string>(code: Code, row: string): Sense<Code> => {
  const [name = '', ...cells] = row.split('|').map((cell) => cell.trim());
  const known = new Map<TextLanguage, Forms>();
  return {
    code,
    name,
    in(language) {
      const forms = known.get(language) ?? formsOf(cells[LANGUAGES.indexOf(language)] ?? '');
      known.set(language, forms);
      return forms;
    },
  };
};

const rowsOf = (table: string): string[] => table.split('\n').filter((row) => row.trim() !== '');

const tablesOf = <Code extends string>(tables: Readonly<Record<Code, string>>): Sense<Code>[] =>
  (Object.keys(tables) as Code[]).flatMap((code) => rowsOf(tables[code]).map((row) => senseOf(code, row)));

export const hardSenses = tablesOf(HARD_SENSES);
export const softSenses = tablesOf(SOFT_SENSES);
export const opposites = OPPOSITES.trim()
  .split('\n\n')
  .map((pair) => rowsOf(pair).map((row) => senseOf('quality', row)));

/** The single words of a language that the tables have, or those of the hard ones. */
const listWords = (language: TextLanguage, isHardOnly: boolean): string[] =>
  [...Object.values(HARD_SENSES), ...(isHardOnly ? [] : [...Object.values(SOFT_SENSES), OPPOSITES])]
    .flatMap(rowsOf)
    .flatMap((row) => (row.split('|')[LANGUAGES.indexOf(language) + 1] ?? '').split(','))
    .map((form) => form.trim())
    .filter((form) => /^\p{L}{3,}$/u.test(form));

const wordLists = new Map<string, ReadonlySet<string>>();

/** The same, made once. */
export const senseWords = (language: TextLanguage, isHardOnly = false): ReadonlySet<string> => {
  const key = `${language} ${isHardOnly}`;
  const known = wordLists.get(key) ?? new Set(listWords(language, isHardOnly));
  wordLists.set(key, known);
  return known;
};

const wordPatterns = new Map<TextLanguage, RegExp | undefined>();

/** Whether a language has a word in any form of the tables, so that it is not foreign to it ("Teak" in German). */
export const isSenseWord = (word: string, language: TextLanguage): boolean => {
  if (!wordPatterns.has(language)) {
    const forms = [...Object.values(HARD_SENSES), ...Object.values(SOFT_SENSES), OPPOSITES]
      .flatMap(rowsOf)
      .flatMap((row) => (row.split('|')[LANGUAGES.indexOf(language) + 1] ?? '').split(','))
      .map((form) => form.trim().replace(/^\?/u, ''))
      .filter((form) => /^\*?\p{L}{3,}\*?$/u.test(form));
    wordPatterns.set(language, anyOf(forms));
  }
  const pattern = wordPatterns.get(language);
  return pattern !== undefined && ` ${word} `.search(pattern) >= 0;
};

/** What a line of words says of a sense: the forms that demand it, and whether anything counts as it. */
export interface Said {
  readonly strong: readonly string[];
  readonly any: boolean;
}

export const saidIn = (line: string, forms: Forms): Said => {
  const strong = found(without(line, forms.not), forms.strong);
  return { strong, any: strong.length > 0 || found(line, forms.weak).length > 0 };
};

const countAlone = (line: string, { strong, weak }: Forms): number => found(without(line, strong), weak).length;

/** The words of a title that say a hard sense: a title without them says something else. */
export const demandingWords = (line: string, language: TextLanguage): string[] =>
  hardSenses.flatMap((sense) => saidIn(line, sense.in(language)).strong).flatMap(wordsIn);

export interface Difference<Code extends string> {
  readonly code: Code;
  readonly name: string;
  readonly lost?: string;
  readonly added?: string;
}

/** A word that stands in both titles as it is, is part of a name ("Red Dead Redemption"). */
const isKept = (words: readonly string[], other: string): boolean => words.every((word) => other.includes(` ${word} `));

/** Whether each of two titles says something of a kind that the other does not ("girls", "women"). */
export function isExchanged(code: SenseCode, source: Line, result: Line): boolean {
  const said = hardSenses
    .filter((sense) => sense.code === code)
    .map((sense) => ({
      before: saidIn(source.line, sense.in(source.language)),
      after: saidIn(result.line, sense.in(result.language)),
    }));
  // "Top" alone demands no "oben", but "unten" is the contrary.
  const isLost = ({ before, after }: { readonly before: Said; readonly after: Said }) =>
    code === 'side' ? before.any && !after.any : before.strong.length > 0 && after.strong.length === 0;
  return said.some(isLost) && said.some(({ before, after }) => after.strong.length > 0 && before.strong.length === 0);
}

const shadeOf = (name: string) => hardSenses.find((sense) => sense.name === name);
const SHADES = { light: shadeOf('lightshade'), dark: shadeOf('darkshade') };

/** The shade that a translation says where its source says the other one, by itself or in a colour ("navy": "hellblau"). */
export function turnedShade(source: Line, result: Line): string | undefined {
  const { light, dark } = SHADES;
  if (light === undefined || dark === undefined) return undefined;
  const said = (line: Line, sense: Sense<string>) => saidIn(line.line, sense.in(line.language));
  return [[light, dark] as const, [dark, light] as const].flatMap(([wanted, other]) => {
    const before = { wanted: said(source, wanted), other: said(source, other) };
    const after = { wanted: said(result, wanted), other: said(result, other) };
    const isTurned =
      before.wanted.any &&
      (before.wanted.strong.length > 0 ? before.other.strong.length === 0 : !before.other.any) &&
      after.other.strong.length > 0 &&
      !after.wanted.any;
    return isTurned ? [after.other.strong[0] ?? ''] : [];
  })[0];
}

/** The contraries of denials that have another stem. */
const CONTRARIES: Readonly<Record<string, RegExp>> = { cordless: / (?:wired|corded) /u, incomplete: / complete /u };

/** Whether an English title says the contrary of a sense that is a denial ("framed" of "unframed", "sleeve" of "sleeveless"). */
export const saysOpposite = (line: string, name: string): boolean => {
  const forms = hardSenses.find((sense) => sense.name === name)?.in('en');
  if (CONTRARIES[name]?.test(line) === true) return true;
  return (
    forms !== undefined &&
    wordsIn(line).some((word) => saidIn(` un${word} ${word.replace(/s$/u, '')}less `, forms).strong.length > 0)
  );
};

/** Which senses the one title has and the other lacks. */
export function differences<Code extends string>(
  senses: readonly Sense<Code>[],
  source: Line,
  result: Line,
): Difference<Code>[] {
  return senses.flatMap((sense): Difference<Code>[] => {
    const { code, name } = sense;
    const before = saidIn(source.line, sense.in(source.language));
    const after = saidIn(result.line, sense.in(result.language));
    // "Cracked, faulty": the crack alone does not say that it is faulty.
    const weak = code === 'condition' ? countAlone(source.line, sense.in(source.language)) : 0;
    const isUsedUp =
      weak > 0 && after.strong.length === 0 && countAlone(result.line, sense.in(result.language)) <= weak;
    if (
      before.strong.length > 0 &&
      (!after.any || isUsedUp) &&
      !before.strong.some((word) => result.line.includes(` ${word} `))
    ) {
      return [{ code, name, lost: before.strong[0] ?? name }];
    }
    // "Rubber band" is no rubber, but "Gummiband" says it.
    const isHidden =
      code !== 'condition' &&
      softSenses.some((one) => one.code === code) &&
      found(source.line, sense.in(source.language).strong).length > 0;
    if (after.strong.length > 0 && !before.any && !isHidden && !isKept(after.strong, source.line)) {
      return [{ code, name, added: after.strong[0] ?? name }];
    }
    return [];
  });
}

/** Qualities instead of which the title says another of their group. */
export function opposed(source: Line, result: Line): string[] {
  return opposites.flatMap((group) => {
    const said = group.map((sense) => ({
      before: saidIn(source.line, sense.in(source.language)),
      after: saidIn(result.line, sense.in(result.language)),
    }));
    const lost = said.find(({ before, after }) => before.strong.length > 0 && !after.any);
    const isAdded = said.some(({ before, after }) => after.strong.length > 0 && !before.any);
    return lost && isAdded ? [lost.before.strong[0] ?? ''] : [];
  });
}
