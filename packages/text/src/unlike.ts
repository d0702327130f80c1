import type { Part } from './parts.ts';

/** Another title that must not be equal once both are shortened. */
export interface OtherTitle {
  /** The home title. */
  readonly title: string;
  /** As it would be in the other market, at full length. */
  readonly made: string;
}

/** The words and numbers of a text, in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of the text that at least one of the others lacks. The order of the others does not matter. */
export const differingWords = (text: string, others: readonly string[]): ReadonlySet<string> => {
  const said = others.map((other) => new Set(wordsOf(other)));
  return new Set(wordsOf(text).filter((word) => said.some((words) => !words.has(word))));
};

/** Marks the parts that represent one of the words, so that they are dropped last. */
export const markApart = (parts: readonly Part[], words: ReadonlySet<string>): readonly Part[] => {
  if (words.size === 0) return parts;
  return parts.map((part) => {
    const isWord = part.role !== 'symbol' && part.role !== 'function' && part.keep !== 'must';
    return isWord && wordsOf(part.source).some((word) => words.has(word)) ? { ...part, keep: 'apart' } : part;
  });
};

/** A value of an item in the buyer's language, and the home name of its specific. */
export interface TellingValue {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the fewest values that distinguish each of the items with equal titles. Two items that no value
 * distinguishes get the same. The names are used in the order in which the items give them.
 */
export const tellingValues = (items: readonly (readonly TellingValue[])[]): readonly (readonly string[])[] => {
  const places = items.flatMap((values) => values.map(({ name }, place) => ({ name, place })));
  const names = new Set(places.sort((a, b) => a.place - b.place).map(({ name }) => name));
  const chosen: string[][] = items.map(() => []);
  let alike: readonly (readonly number[])[] = [items.map((_, index) => index)];
  for (const name of names) {
    if (alike.length === 0) break;
    alike = alike.flatMap((group) => {
      const byText = new Map<string, number[]>();
      const textOf = (index: number) => items[index]?.find((value) => value.name === name)?.text ?? '';
      for (const index of group) {
        const key = textOf(index).toLowerCase();
        byText.set(key, [...(byText.get(key) ?? []), index]);
      }
      if (byText.size === 1) return [group];
      for (const index of group) if (textOf(index) !== '') chosen[index]?.push(textOf(index));
      return [...byText.values()].filter((left) => left.length > 1);
    });
  }
  return chosen;
};
