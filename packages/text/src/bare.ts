import type { TextLanguage } from './language.ts';
import { localForm } from './local-forms.ts';
import { findSlots, type Piece, type SlotKind } from './slots.ts';

/** Kinds of slots that say the same in every language, once their units are local. */
const LANGUAGELESS: ReadonlySet<SlotKind> = new Set(['number', 'measure', 'scale', 'count', 'size', 'code']);

/** A word inside a code, such as "10pcs/lot" or "SCALE-UH4112", or a letter alone, which may stand for a word. */
const WORD_IN_CODE = /(?<!\p{L})(?:\p{Ll}{2,}|\p{L}{3,}(?![\p{L}\p{Nd}]))|^\p{L}$/u;

const isBarePiece = (piece: Piece): boolean => {
  if (piece.type === 'symbol') return true;
  if (piece.type === 'word') return false;
  if (piece.slot === 'brand') return true;
  return LANGUAGELESS.has(piece.slot) && !(piece.slot === 'code' && WORD_IN_CODE.test(piece.text));
};

/**
 * A text of brand, numbers and codes alone, with the units of a language; undefined if it has words. A brand alone may
 * be a whole title that a feed gives as the brand, so something must stand beside it.
 */
export const bareText = (
  text: string,
  brand: string | undefined,
  from: TextLanguage,
  to: TextLanguage,
): string | undefined => {
  const pieces = findSlots(text, brand);
  const isBare = pieces.every(isBarePiece) && pieces.some((piece) => piece.type === 'slot' && piece.slot !== 'brand');
  if (!isBare) return undefined;
  return pieces
    .map((piece, place) => {
      const isBrand = piece.type === 'slot' && piece.slot === 'brand';
      return (place === 0 ? '' : piece.joiner) + (isBrand ? piece.text : localForm(piece.text, from, to));
    })
    .join('');
};
