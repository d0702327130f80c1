/**
 * What needs the lists of words of all languages: automatic titles, and what judges the words of engines. The lists are large, so a
 * program imports this door only when it has such work.
 */
export { areInOtherLanguage, checkSentence } from './description/check-sentence.ts';
export { fitText, fitWithValues } from './fit.ts';
export { makeTitle } from './title.ts';
export { checkTranslation } from './translation/check-translation.ts';
export { isNameIn, translateValue } from './value.ts';
