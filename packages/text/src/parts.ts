/**
 * A title on its way to the market: an ordered list of parts, each of which can be dropped alone when the title is too long.
 * `keep` is its priority: `must` is never dropped, `function` goes first, and `apart` last: it tells
 * the title from another one.
 */
export type Keep = 'must' | 'apart' | 'name' | 'likely_name' | 'word' | 'function';

export interface Part {
  readonly text: string;
  /** The words of the source title that this part stands for. */
  readonly source: string;
  readonly role: 'slot' | 'translated' | 'unknown' | 'function' | 'symbol';
  readonly keep: Keep;
  readonly joiner: '' | ' ' | '-';
  /** Words of the source that wanted translation and are behind this part; 0 for slots, names, symbols and function words. */
  readonly words: number;
  /** Which noun phrase of the title the part belongs to, counted from 1; a phrase is dropped modifiers first, its head last. */
  readonly phrase?: number;
  readonly isHead?: boolean;
}

const OPENING = /^[([{<«]$/u;

/** Joins parts and tidies what dropping and reordering left: empty brackets, doubled or dangling punctuation, spaces. */
export const renderParts = (parts: readonly Part[]): string => {
  let text = '';
  let afterOpening = false;
  for (const part of parts) {
    if (part.text === '') continue;
    const joiner = text === '' || afterOpening ? '' : part.joiner;
    text += joiner + part.text;
    afterOpening = part.role === 'symbol' && OPENING.test(part.text);
  }
  return tidy(text);
};

/** Repeats until nothing changes, so that tidying twice is tidying once. */
export const tidy = (text: string): string => {
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
