import { at } from '../http.ts';
import type { AskedRow } from './llm-prompt.ts';

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The JSON in a model's answer. Models without structured output put it between fences or words. */
function jsonIn(content: string): unknown {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  try {
    return JSON.parse(content.slice(Math.max(from, 0), to + 1));
  } catch {
    return undefined;
  }
}

/**
 * The translations by id that an answer really has. A row is refused if nobody asked for it, if its source is another
 * text, if it contradicts another row, or if its translation is also that of a different text: it belongs to one of them
 * only.
 * @returns undefined if the answer has no rows at all
 */
export function readRows(content: string, asked: readonly AskedRow[]): Map<number, string> | undefined {
  const rows = at(jsonIn(content), 'rows');
  if (!Array.isArray(rows)) return undefined;
  const sources = new Map(asked.map(({ id, source }) => [id, source]));
  const found = new Map<number, string>();
  const contested = new Set<number>();
  for (const row of rows) {
    const [id, source, translation] = [at(row, 'id'), at(row, 'source'), at(row, 'translation')];
    const wanted = typeof id === 'number' ? sources.get(id) : undefined;
    if (typeof id !== 'number' || wanted === undefined || typeof translation !== 'string') continue;
    if (typeof source !== 'string' || plain(source) !== plain(wanted)) continue;
    if ((found.get(id) ?? translation) !== translation) contested.add(id);
    found.set(id, translation);
  }
  const said = new Map<string, number[]>();
  for (const [id, translation] of found)
    said.set(letters(translation), [...(said.get(letters(translation)) ?? []), id]);
  for (const [translation, ids] of said) {
    const isShared = new Set(ids.map((id) => letters(sources.get(id) ?? ''))).size > 1;
    if (isShared && translation !== '') for (const id of ids) contested.add(id);
  }
  for (const id of contested) found.delete(id);
  return found;
}
