/** The sentences of safe HTML, and the same HTML with others in their places. */
export interface SplitHtml {
  readonly sentences: readonly string[];
  /** @param answers one for each sentence, as plain text; what is empty is left out */
  rebuild(answers: readonly string[]): string;
}

type Part = { readonly markup: string } | Run;

/** Text that stands together, such as a paragraph or an entry of a list. */
interface Run {
  readonly before: string;
  readonly after: string;
  /** Places of its sentences among all. */
  readonly from: number;
  readonly until: number;
}

/** Elements within a sentence. Those around a whole run stay; within one they go, because its words change places. */
const INLINE = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span']);
/** A tag of safe HTML: its attributes have no `>`. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</giu;
const HAS_WORDS = /\p{L}/u;
/** Where one sentence ends and the next begins. Not behind one letter or a number, which abbreviate: `e. g.`, `No. 5`. */
const BETWEEN = /(?<=[\p{L}\p{N})\]"”’]{2}[.!?…]["”’)]?)\s+(?=["“(]?\p{Lu})/u;
const EMPTY = /<(p|li|h[1-6]|span|strong|b|em|i|u)(?: [^>]*)?>\s*<\/\1>/giu;

interface Token {
  readonly text: string;
  /** In lower case; empty for text. */
  readonly tag: string;
  readonly isEnd: boolean;
}

/** @param html what `safeHtml` made */
export function splitHtml(html: string): SplitHtml {
  const sentences: string[] = [];
  const parts: Part[] = [];
  let run: Token[] = [];
  const endRun = () => {
    parts.push(...partsOf(run, sentences));
    run = [];
  };
  for (const [text, end, tag = ''] of html.matchAll(TOKEN)) {
    const token = { text, tag: tag.toLowerCase(), isEnd: end === '/' };
    if (token.tag === '' || INLINE.has(token.tag)) run.push(token);
    else {
      endRun();
      parts.push({ markup: text });
    }
  }
  endRun();
  return {
    sentences,
    rebuild: (answers) =>
      parts
        .map((part) => write(part, answers))
        .join('')
        .replace(EMPTY, ''),
  };
}

function partsOf(tokens: readonly Token[], sentences: string[]): Part[] {
  const text = tokens.map((token) => (token.tag === '' ? decode(token.text) : '')).join('');
  if (!HAS_WORDS.test(text)) return [{ markup: tokens.map((token) => token.text).join('') }];
  const { before, after } = wrapOf(tokens);
  const from = sentences.length;
  sentences.push(...text.replace(/\s+/gu, ' ').trim().split(BETWEEN));
  return [{ before, after, from, until: sentences.length }];
}

/** The inline elements around all of a run. */
function wrapOf(tokens: readonly Token[]): { readonly before: string; readonly after: string } {
  let inner = tokens.filter(({ tag, text }) => tag !== '' || text.trim() !== '');
  let before = '';
  let after = '';
  for (;;) {
    const [first] = inner;
    const last = inner.at(-1);
    if (!first || !last || first.tag === '' || first.isEnd || closingOf(inner) !== inner.length - 1) break;
    before += first.text;
    after = last.text + after;
    inner = inner.slice(1, -1);
  }
  return { before, after };
}

/** Where the first element ends; -1 if it does not. */
function closingOf(tokens: readonly Token[]): number {
  let depth = 0;
  for (const [at, { tag, isEnd }] of tokens.entries()) {
    if (tag === '') continue;
    depth += isEnd ? -1 : 1;
    if (depth === 0) return at;
  }
  return -1;
}

function write(part: Part, answers: readonly string[]): string {
  if ('markup' in part) return part.markup;
  const said = answers.slice(part.from, part.until).filter((answer) => answer !== '');
  return said.length === 0 ? '' : part.before + escapeText(said.join(' ')) + part.after;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp));/gu, (entity, code?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    const point = Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
