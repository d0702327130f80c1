import { fixedIn } from '../markup.ts';
import type { EngineText } from '../port.ts';

/** A stretch of a text: words for the model, or what is put back as it is. */
export interface Piece {
  readonly text: string;
  readonly isForModel: boolean;
}

/**
 * Separators of titles. A hyphen, a slash or a dot inside a word separates nothing; between blanks, or behind a word, it
 * does.
 */
const SEPARATORS = /(\s*[,;|•·*()[\]{}"“”„«»…!?]+\s*|\s+[-–—~+&/:.=]+\s+|[:.]+\s+)/u;

/**
 * Cuts a text at protected texts, the seller's terms and separators. The pieces in their order are the whole text, with
 * each term in its translation. A model sees only words between them, so that it can neither change nor lose the rest.
 */
export function piecesOf(given: EngineText): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, written, target } of fixedIn(given)) {
    pieces.push(...wordsOf(given.text.slice(at, start)), { text: target ?? written, isForModel: false });
    at = end;
  }
  pieces.push(...wordsOf(given.text.slice(at)));
  return pieces;
}

const LETTER = /\p{L}/u;

function wordsOf(text: string): Piece[] {
  return text.split(SEPARATORS).flatMap((part, index) => {
    if (index % 2 === 1 || !LETTER.test(part)) return part === '' ? [] : [{ text: part, isForModel: false }];
    const words = part.trim();
    const start = part.indexOf(words);
    return [
      { text: part.slice(0, start), isForModel: false },
      { text: words, isForModel: true },
      { text: part.slice(start + words.length), isForModel: false },
    ].filter(({ text: one }) => one !== '');
  });
}

/** Puts the answers in the places of the words that they answer. */
export function joinPieces(pieces: readonly Piece[], answerTo: (words: string) => string): string {
  return pieces
    .map(({ text, isForModel }) => (isForModel ? answerTo(text).replace(/\s+/g, ' ').trim() : text))
    .join('');
}
