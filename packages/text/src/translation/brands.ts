import { BRANDS } from './brands.data.ts';
import { fold, plainSigns, wordLine } from './text.ts';

const listed = BRANDS.split(/[\n,]/u)
  .map((name) => name.trim())
  .filter((name) => name !== '');

interface Mark {
  readonly name: string;
  /** Of English, so that a title may lose it in translation. */
  readonly isWord: boolean;
  /** In a line of words; for a name that is also a word, in the text as written. */
  readonly isIn: (text: string, line: string) => boolean;
}

const MARKS: readonly Mark[] = listed.map((entry) => {
  const name = entry.replace(/^[=~]/u, '');
  if (name !== entry) {
    const written = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}'’])`, 'u');
    return { name, isWord: entry.startsWith('='), isIn: (text) => text.includes(name) && written.test(text) };
  }
  const words = wordLine(name);
  return { name, isWord: false, isIn: (_text, line) => line.includes(words) };
});

const joined = (text: string): string => fold(plainSigns(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a title names a brand, however its signs and spaces are written. */
export const namesBrand = (title: string, brand: string): boolean => joined(title).includes(joined(brand));

export interface BrandChange {
  readonly lost: readonly string[];
  readonly added: readonly string[];
  /** Named by both. */
  readonly kept: readonly string[];
}

/** The trade marks that the one title names and the other does not. `brand` is the item's own. */
export function changedBrands(source: string, result: string, brand: string): BrandChange {
  const lines = { source: wordLine(source), result: wordLine(result) };
  const lost = MARKS.filter(
    (mark) => !mark.isWord && mark.isIn(source, lines.source) && !namesBrand(result, mark.name),
  );
  const named = MARKS.filter((mark) => mark.isIn(result, lines.result));
  const added = named.filter((mark) => !namesBrand(`${source} ${brand}`, mark.name));
  const own = brand !== '' && namesBrand(source, brand) && !namesBrand(result, brand) ? [brand] : [];
  const kept = named.filter((mark) => !added.includes(mark));
  const names = (marks: readonly Mark[]) => marks.map(({ name }) => name);
  return { lost: [...new Set([...own, ...names(lost)])], added: names(added), kept: names(kept) };
}

const manyWords = listed
  .map((entry) => wordLine(entry.replace(/^[=~]/u, '')))
  .filter((name) => name.trim().includes(' '));

/** A line of words without names, which say nothing of colour or condition ("Black & Decker", "New Balance"). */
export function withoutBrands(line: string, brand: string): string {
  const names = /[\p{L}\p{N}]/u.test(brand) ? [wordLine(brand), ...manyWords] : manyWords;
  return names.reduce((rest, name) => rest.replaceAll(name, ' # '), line);
}
