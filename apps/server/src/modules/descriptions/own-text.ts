import { createHash } from 'node:crypto';
import { hasPromise, splitHtml, type TextLanguage, withoutAltTexts } from '@quayside/text';
import type { Item } from '../products/index.ts';
import { type EngineQuestion, questionOf, type SellerTerms } from '../translations/index.ts';
import { safeHtml } from './safe-html.ts';

/** A sentence that an engine is asked for. */
export interface Sentence {
  readonly question: EngineQuestion;
  /** SHA-256 of all that the answer depends on, in hexadecimal. */
  readonly hash: string;
}

/** An item's own text as an engine is asked for it. */
export interface OwnText {
  readonly sentences: readonly Sentence[];
  /** Sentences that promise what holds at home alone. They are left out. */
  readonly promises: readonly string[];
  /** Safe HTML with the answers in place of the sentences, by their hashes. */
  write(answerOf: (hash: string) => string): string;
}

/** A number with its unit needs no engine, and neither does a line of signs. */
const HAS_WORDS = /\p{L}{2}/u;

/** What an engine is asked of an item's own text. */
export function ownTextOf(
  { description, brand }: Pick<Item, 'description' | 'brand'>,
  from: TextLanguage,
  terms: SellerTerms,
): OwnText {
  const { sentences, rebuild } = splitHtml(withoutAltTexts(safeHtml(description).html));
  const places = sentences.map((sentence): string | Sentence => {
    if (hasPromise(sentence, from)) return '';
    if (!HAS_WORDS.test(sentence)) return sentence;
    const question = questionOf({ title: sentence, brand }, from, terms);
    return { question, hash: hashOf(question, from) };
  });
  return {
    sentences: places.flatMap((place) => (typeof place === 'string' ? [] : [place])),
    promises: sentences.filter((sentence) => hasPromise(sentence, from)),
    write: (answerOf) => rebuild(places.map((place) => (typeof place === 'string' ? place : answerOf(place.hash)))),
  };
}

function hashOf({ text, kept, terms }: EngineQuestion, from: TextLanguage): string {
  const pairs = terms.map(({ source, target }) => [source, target]);
  return createHash('sha256')
    .update(JSON.stringify([from, text, kept, pairs]))
    .digest('hex');
}
