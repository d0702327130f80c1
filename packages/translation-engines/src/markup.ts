import type { EngineText } from './port.ts';

/** The element that an engine keeps unchanged. */
export interface KeepTag {
  readonly name: string;
  /** With a leading blank, or empty. */
  readonly attributes: string;
}

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly markup: string;
}

/** How an engine receives the translation of a term; by default, as protected text. */
export type TermMark = (written: string, target: string) => string;

const escapeForm = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The positions of protected text, in the order of the text. */
function marksOfKept({ text, kept }: EngineText, leave: (part: string) => string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const part of kept) {
    const start = part === '' ? -1 : text.indexOf(part, at);
    if (start < 0) continue;
    at = start + part.length;
    marks.push({ start, end: at, markup: leave(part) });
  }
  return marks;
}

/**
 * The text as markup, with protected text in its element, and a seller's term as written by `markTerm`. The longest
 * term wins; no term overlaps protected text.
 */
export function markKept(given: EngineText, { name, attributes }: KeepTag, markTerm?: TermMark): string {
  const { text, terms = [] } = given;
  const leave = (part: string) => `<${name}${attributes}>${escapeText(part)}</${name}>`;
  const marks = marksOfKept(given, leave);
  for (const { source, target } of [...terms].sort((a, b) => b.source.length - a.source.length)) {
    const form = new RegExp(`(?<![\\p{L}\\p{N}])${escapeForm(source)}(?![\\p{L}\\p{N}])`, 'giu');
    for (const { 0: written, index: start } of text.matchAll(form)) {
      const end = start + written.length;
      if (written === '' || marks.some((one) => one.start < end && one.end > start)) continue;
      marks.push({ start, end, markup: markTerm?.(written, target) ?? leave(target) });
    }
  }
  let marked = '';
  let at = 0;
  for (const { start, end, markup } of marks.sort((a, b) => a.start - b.start)) {
    marked += escapeText(text.slice(at, start)) + markup;
    at = end;
  }
  return marked + escapeText(text.slice(at));
}

/** Without the terms, because a glossary at the engine contains them. */
export const withoutTerms = ({ text, kept }: EngineText): EngineText => ({ text, kept });

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

/**
 * The plain text of a translation: without our own elements, and with characters instead of entities. An element that
 * is not ours is kept, so that the check of titles finds it.
 */
export function removeKeepTags(answer: string, { name }: KeepTag): string {
  return answer
    .replace(new RegExp(`</?${name}(\\s[^<>]*)?>`, 'gi'), '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, named: string | undefined) => {
      if (named !== undefined) return NAMED[named.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
    });
}

export const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + [...text].length, 0);
