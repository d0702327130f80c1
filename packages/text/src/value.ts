import { draftTitle } from './draft.ts';
import { respell } from './english.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { titleLength } from './parts.ts';

/**
 * A short value (a colour, a material, a type) in the buyer's language; undefined if one of its words is unknown or it
 * exceeds the limit, in code points.
 */
export const translateValue = (value: string, lexicon: Lexicon, limit: number): string | undefined => {
  const isEnglish = lexicon.from === targetLanguage(lexicon.to);
  const draft = isEnglish ? undefined : draftTitle(value, undefined, lexicon);
  const text = isEnglish
    ? respell(value, undefined, lexicon)
    : draft?.ok && draft.unknown.length === 0
      ? draft.text
      : '';
  return text !== '' && titleLength(text) <= limit ? text : undefined;
};
