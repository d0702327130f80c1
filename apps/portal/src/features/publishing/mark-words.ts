export interface TextPart {
  readonly text: string;
  /** Whether the part is an untranslated word. */
  readonly isMarked: boolean;
}

const escapeForPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a title at the given whole words in any case; the parts add up to the title. */
export function markWords(title: string, words: readonly string[]): readonly TextPart[] {
  const wanted = words.map((word) => word.trim()).filter((word) => word !== '');
  if (wanted.length === 0) return [{ text: title, isMarked: false }];
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length).map(escapeForPattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
