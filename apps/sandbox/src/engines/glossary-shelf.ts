import { randomUUID } from 'node:crypto';
import { translateKnown, translateMarkup } from './translate.ts';

/** Source words, normalized for comparison, → their translation. */
export type Entries = ReadonlyMap<string, string>;

export interface StoredGlossary {
  readonly id: string;
  name: string;
  readonly createdAt: string;
  /** By language pair, such as `en de`. */
  readonly dictionaries: Map<string, Entries>;
}

/** The glossaries of one engine's account. Kept in memory: a restart of the sandbox removes them. */
export type Shelf = Map<string, StoredGlossary>;

export interface GlossaryShelf {
  readonly deepl: Shelf;
  readonly amazon: Shelf;
}

export const createShelf = (): GlossaryShelf => ({ deepl: new Map(), amazon: new Map() });

export function addGlossary(shelf: Shelf, name: string, now: number, id: string = randomUUID()): StoredGlossary {
  const made = { id, name, createdAt: new Date(now).toISOString(), dictionaries: new Map() };
  shelf.set(id, made);
  return made;
}

export const escapeForm = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const MARK = /\uE000\d+\uE001/g;

/**
 * Translates markup. These entries take precedence over the engine's own words. `isCased`: the comparison is
 * case-sensitive.
 */
export function translateWith(entries: Entries, markup: string, to: string, kept: RegExp, isCased: boolean): string {
  const known = entries.size === 0 ? translateKnown(markup, to, kept) : undefined;
  if (known !== undefined) return known;
  const held: string[] = [];
  const hold = (text: string) => `\uE000${held.push(text) - 1}\uE001`;
  let marked = markup.replace(kept, hold);
  for (const [source, target] of [...entries].sort(([a], [b]) => b.length - a.length)) {
    const form = new RegExp(`(?<![\\p{L}\\p{N}])${escapeForm(source)}(?![\\p{L}\\p{N}])`, isCased ? 'gu' : 'giu');
    marked = marked.replace(form, () => hold(target));
  }
  return translateMarkup(marked, to, MARK).replace(MARK, (mark) => held[Number(mark.slice(1, -1))] ?? '');
}
