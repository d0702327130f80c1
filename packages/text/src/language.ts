/** The languages of titles and descriptions. */
export type TextLanguage = 'en' | 'de' | 'fr' | 'it' | 'es';

/**
 * English as a site writes it. Translating between these variants concerns spelling and vocabulary, never word order.
 */
export type EnglishVariant = 'en-GB' | 'en-US' | 'en-AU' | 'en-CA' | 'en-IE';

/**
 * The languages in which a title can be written. `en` alone is not a target, because a site always has a specific
 * variant of English.
 */
export type TitleTarget = Exclude<TextLanguage, 'en'> | EnglishVariant;

export const isEnglishVariant = (target: string): target is EnglishVariant => target.startsWith('en-');

export const targetLanguage = (to: TitleTarget): TextLanguage => (isEnglishVariant(to) ? 'en' : to);
