import type { EngineText } from './port.ts';

/** The element that an engine keeps unchanged. */
export interface KeepTag {
  readonly name: string;
  /** With a leading blank, or empty. */
  readonly attributes: string;
}

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How an engine receives the translation of a term; by default, as protected text. */
export type TermMark = (written: string, target: string) => string;

/** A stretch of a text that is not translated: protected text, or a term of the seller with its translation. */
interface Fixed {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly target?: string;
}

const escapeForm = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The positions of protected text, in the order of the text. */
function keptIn({ text, kept }: EngineText): Fixed[] {
  const found: Fixed[] = [];
  let at = 0;
  for (const written of kept) {
    const start = written === '' ? -1 : text.indexOf(written, at);
    if (start < 0) continue;
    at = start + written.length;
    found.push({ start, end: at, written });
  }
  return found;
}

/** What is not translated, in the order of the text. The longest term wins; no term overlaps protected text. */
export function fixedIn(given: EngineText): Fixed[] {
  const { text, terms = [] } = given;
  const fixed = keptIn(given);
  for (const { source, target } of [...terms].sort((a, b) => b.source.length - a.source.length)) {
    const form = new RegExp(`(?<![\\p{L}\\p{N}])${escapeForm(source)}(?![\\p{L}\\p{N}])`, 'giu');
    for (const { 0: written, index: start } of text.matchAll(form)) {
      const end = start + written.length;
      if (written === '' || fixed.some((one) => one.start < end && one.end > start)) continue;
      fixed.push({ start, end, written, target });
    }
  }
  return fixed.sort((a, b) => a.start - b.start);
}

/** The text as markup, with protected text in its element, and a seller's term as written by `markTerm`. */
export function markKept(given: EngineText, { name, attributes }: KeepTag, markTerm?: TermMark): string {
  const { text } = given;
  const leave = (part: string) => `<${name}${attributes}>${escapeText(part)}</${name}>`;
  let marked = '';
  let at = 0;
  for (const { start, end, written, target } of fixedIn(given)) {
    const markup = target === undefined ? leave(written) : (markTerm?.(written, target) ?? leave(target));
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
