/**
 * A title as an ordered list of parts, each of which can be dropped separately if the title is too long. `keep` is its
 * priority: `must` is never dropped, `function` is dropped first, and `apart` last, because it distinguishes the title
 * from another one.
 */
export type Keep = 'must' | 'apart' | 'name' | 'likely_name' | 'word' | 'function';

export interface Part {
  readonly text: string;
  /** The words of the source title that this part represents. */
  readonly source: string;
  readonly role: 'slot' | 'translated' | 'unknown' | 'function' | 'symbol';
  readonly keep: Keep;
  readonly joiner: '' | ' ' | '-';
  /**
   * The number of source words behind this part that needed translation; 0 for slots, names, symbols and function
   * words.
   */
  readonly words: number;
  /**
   * The noun phrase of the title to which the part belongs, counted from 1; modifiers of a phrase are dropped first,
   * its head last.
   */
  readonly phrase?: number;
  readonly isHead?: boolean;
}

const OPENING = /^[([{<«]$/u;

/** Joins parts and cleans up after dropping and reordering: empty brackets, doubled or dangling punctuation, spaces. */
export const renderParts = (parts: readonly Part[]): string => {
  let text = '';
  let afterOpening = false;
  for (const part of parts) {
    if (part.text === '') continue;
    const joiner = text === '' || afterOpening ? '' : part.joiner;
    text += joiner + part.text;
    afterOpening = part.role === 'symbol' && OPENING.test(part.text);
  }
  return cleanUpText(text);
};

/** Repeats until nothing changes, so that cleaning up twice has no further effect. */
export const cleanUpText = (text: string): string => {
  let before = text.replace(/\s+/gu, ' ').trim();
  for (;;) {
    const after = before
      .replace(/\(\s*[-–—,;:&/|.]*\s*\)|\[\s*[-–—,;:&/|.]*\s*\]|\{\s*\}/gu, ' ')
      .replace(/([([{])\s*[,;:/|]+\s*/gu, '$1')
      .replace(/\s*[,;:/|–—&]+\s*(?=[)\]}])/gu, '')
      .replace(/ (?:[-–—|~] )+(?=[-–—|~,;:)])/gu, ' ')
      .replace(/\s*[,;:/|](?=\s*[,;:.](?:\s|$))/gu, '')
      .replace(/([,;:]) [-–—|~] /gu, ' - ')
      .replace(/ (?=[,;:.](?:\s|$)|[)\]}])/gu, '')
      .replace(/^[\s,;:|/–—&+-]+(?=\s|\p{L}|\p{N}|["'([])/u, '')
      .replace(/(?:\s[-–—|~&+/*]|[,;:|–—])+$/u, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (after === before) return after;
    before = after;
  }
};

/** Length as marketplaces count it: code points, so that an emoji is one and is never cut in half. */
export const titleLength = (text: string): number => [...text].length;
