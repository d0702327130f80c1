import type { GlossaryLanguage } from './glossary/index.ts';

export type TextLanguage = GlossaryLanguage;

/** English as a site writes it. Translation between these is spelling and vocabulary, never word order. */
export type EnglishVariant = 'en-GB' | 'en-US' | 'en-AU' | 'en-CA' | 'en-IE';

/** What a title can be written in. `en` alone is not a target: a site always says which English. */
export type TitleTarget = Exclude<TextLanguage, 'en'> | EnglishVariant;

export const isEnglishVariant = (target: string): target is EnglishVariant => target.startsWith('en-');
