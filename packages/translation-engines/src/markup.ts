import type { EngineText } from './port.ts';

/** The element that an engine leaves as it is. */
export interface KeepTag {
  readonly name: string;
  /** With a leading blank, or empty. */
  readonly attributes: string;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text as markup, in which what must be kept stands in its element. */
export function markKept({ text, kept }: EngineText, { name, attributes }: KeepTag): string {
  let marked = '';
  let at = 0;
  for (const part of kept) {
    const start = part === '' ? -1 : text.indexOf(part, at);
    if (start < 0) continue;
    marked += `${escapeText(text.slice(at, start))}<${name}${attributes}>${escapeText(part)}</${name}>`;
    at = start + part.length;
  }
  return marked + escapeText(text.slice(at));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

/**
 * The plain text of an answer: without our own elements, and with characters in place of entities. An element that was not ours stays, so
 * that the check of titles finds it.
 */
export function unmarkKept(answer: string, { name }: KeepTag): string {
  return answer
    .replace(new RegExp(`</?${name}(\\s[^<>]*)?>`, 'gi'), '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, named: string | undefined) => {
      if (named !== undefined) return NAMED[named.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
    });
}

export const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + [...text].length, 0);
