import type { Fault } from '../platform/faults.ts';
import { field } from './dialect.ts';
import { escapeForm } from './glossary-shelf.ts';
import { knownTitle } from './known-titles.ts';
import { lieAbout, translateWords, unknownWordsIn } from './translate.ts';

export interface AnsweredRow {
  readonly id: unknown;
  readonly source: string;
  readonly translation: string;
}

/** What the model says of a text: a title that it knows, or words that it knows all of; otherwise nothing. */
export function translationOf(row: unknown, to: string): string {
  const source = String(field(row, 'source') ?? '');
  const known = knownTitle(source, to.slice(0, 2));
  if (known !== undefined) return known;
  const held: string[] = [];
  const hold = (text: string) => `\uE000${held.push(text) - 1}\uE001`;
  let text = source;
  const keep = field(row, 'keep');
  for (const part of Array.isArray(keep) ? keep : []) text = text.replace(String(part), hold);
  const terms = field(row, 'terms');
  for (const term of Array.isArray(terms) ? terms : []) {
    const form = new RegExp(`(?<!\\p{L})${escapeForm(String(field(term, 'source')))}(?!\\p{L})`, 'giu');
    text = text.replace(form, () => hold(String(field(term, 'target'))));
  }
  if (unknownWordsIn(text.replace(/\uE000\d+\uE001/g, ' ')).length > 0) return '';
  return translateWords(text, to).replace(/\uE000(\d+)\uE001/g, (_, place) => held[Number(place)] ?? '');
}

/** The ways in which a list of answers can be wrong although each answer is good. */
const ROW_LIES: Readonly<Record<string, (rows: readonly AnsweredRow[]) => readonly AnsweredRow[]>> = {
  'rows-half': (rows) => rows.slice(0, Math.ceil(rows.length / 2)),
  'rows-twice': (rows) => rows.flatMap((row) => [row, { ...row, translation: `${row.translation} neu` }]),
  'rows-reordered': (rows) => rows.toReversed(),
  'rows-swapped': (rows) => rows.map(({ id }, index) => ({ ...(rows[(index + 1) % rows.length] as AnsweredRow), id })),
  'rows-mixed': (rows) =>
    rows.map((row, index) => ({ ...row, translation: rows[(index + 1) % rows.length]?.translation ?? '' })),
  'rows-more': (rows) => [
    ...rows,
    ...rows.map((row, index) => ({ ...row, id: rows.length + index + 1, translation: 'Gratis dazu' })),
  ],
};

/** The answer to the user's JSON; undefined if it is not what this model knows to answer. */
export function answerRows(asked: unknown, struck: readonly Fault[]): readonly AnsweredRow[] | undefined {
  const texts = field(asked, 'texts');
  const to = String(field(asked, 'to') ?? '');
  if (!Array.isArray(texts) || to === '') return undefined;
  const rows = texts.map((row) => ({
    id: field(row, 'id'),
    source: String(field(row, 'source') ?? ''),
    translation: lieAbout(translationOf(row, to), struck),
  }));
  return struck.reduce<readonly AnsweredRow[]>((told, { kind }) => ROW_LIES[kind]?.(told) ?? told, rows);
}
