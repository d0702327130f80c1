import { bareText } from './bare.ts';
import { translateFrequentValue } from './description/fact-values.ts';
import { formatAge, formatMeasure, translateYesNo } from './description/say-value.ts';
import { respell } from './english.ts';
import { isEnglishVariant, type TextLanguage, type TitleTarget, targetLanguage } from './language.ts';
import { titleLength } from './parts.ts';
import { checkTranslation } from './translation/check-translation.ts';
import { untranslatedIn } from './translation/languages.ts';

const AND: Readonly<Record<TextLanguage, string>> = { en: 'and', de: 'und', fr: 'et', it: 'e', es: 'y' };

/** What stands between the values of one: "Black & White", "Red/Black". */
const BETWEEN = /(\s*[/,+]\s*|\s+(?:&|and|und|et|e|y)\s+)/u;

const small = (text: string, to: TextLanguage): string => text.charAt(0).toLocaleLowerCase(to) + text.slice(1);

/** A value of several frequent ones. */
const several = (value: string, from: TextLanguage, to: TextLanguage): string | undefined => {
  const parts = value.split(BETWEEN);
  if (parts.length === 1) return undefined;
  let text = '';
  for (const [place, part] of parts.entries()) {
    if (place % 2 === 1) {
      text += /[/,+]/u.test(part) ? part : ` ${AND[to]} `;
      continue;
    }
    const said = translateFrequentValue(part, from, to);
    if (said === undefined) return undefined;
    text += text === '' || /,/u.test(parts[place - 1] ?? '') ? said : small(said, to);
  }
  return text;
};

/**
 * A short value (a colour, a material, a measure) in the buyer's language; undefined if the list of frequent values
 * lacks it, or it exceeds the limit, in code points. Another English site gets its own spelling of every value.
 */
export const translateValue = (
  value: string,
  from: TextLanguage,
  to: TitleTarget,
  limit: number,
): string | undefined => {
  const language = targetLanguage(to);
  const text =
    from === language
      ? isEnglishVariant(to)
        ? respell(value, undefined, to)
        : value
      : (translateFrequentValue(value, from, language) ??
        translateYesNo(value, language) ??
        formatAge(value, language) ??
        formatMeasure(value, from, language) ??
        several(value, from, language) ??
        bareText(value, undefined, from, language));
  return text !== undefined && text !== '' && titleLength(text) <= limit ? text : undefined;
};

/**
 * Whether a value may stand as it is for buyers of another language, as a name does: no word of it is known to be of its
 * own language alone.
 */
export const isNameIn = (value: string, from: TextLanguage, to: TitleTarget): boolean => {
  const language = targetLanguage(to);
  if (from === language) return true;
  const { hard } = checkTranslation({ source: value, result: value, from, to: language });
  return hard.length === 0 && untranslatedIn(value, value, from, language, []).left.length === 0;
};
