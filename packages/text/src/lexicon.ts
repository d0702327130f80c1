import { ENGLISH_VARIANTS } from './english.data.ts';
import type { Gender, GlossaryEntry, GlossaryLanguage, PartOfSpeech, WordForm } from './glossary/index.ts';
import { kindOf, type TermKind, type Trust, trustOf } from './glossary/trust.ts';
import { isEnglishVariant, type TextLanguage, type TitleTarget } from './language.ts';
import { FAMILIAR_NAMES } from './names.data.ts';
import { scan } from './scan.ts';
import { addPhrase, NUMBER_KEY, newTrie, type PhraseTrie } from './trie.ts';

/** A seller's own entry. If source and target are equal, the words are kept as they are. */
export interface SellerTerm {
  readonly source: string;
  readonly target: string;
}

/** One looked-up phrase, in the number (singular or plural) in which the title used it. */
export interface Term {
  readonly pos: PartOfSpeech;
  readonly plural: boolean;
  readonly form: WordForm;
  /** Gender of the noun in the target language. */
  readonly gender: Gender;
  /** The seller's own words: written as given, never inflected, and kept when the title is shortened. */
  readonly own: boolean;
  readonly kind: TermKind;
  readonly trust: Trust;
}

/** The dictionary of the engine for one pair of languages. */
export interface Lexicon {
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  readonly terms: PhraseTrie<Term>;
  /** Glossary phrases; between two variants of English, the spelling and vocabulary of the target. */
  readonly words: PhraseTrie<Term>;
  /**
   * Between two variants of English: phrases of several words ("model kit", "pack of {n}"), so that a title is not cut
   * inside one.
   */
  readonly sayings: PhraseTrie<Term>;
  /** Franchises, characters and makers whose names contain everyday words ("Hot Wheels"): never translated. */
  readonly names: PhraseTrie<true>;
  /** Words of the target language, lower case, because a title may already contain some ("Modellauto"). */
  readonly targetWords: ReadonlySet<string>;
  /** Nouns of the source language that have no entry, because source and target are the same language. */
  readonly nouns: ReadonlySet<string>;
}

export const targetLanguage = (to: TitleTarget): GlossaryLanguage => (isEnglishVariant(to) ? 'en' : to);

/** Dictionary keys of a phrase, split like titles, so that both treat hyphens and apostrophes alike. */
export const phraseKeys = (phrase: string): string[] =>
  phrase
    .split(NUMBER_KEY)
    .flatMap((part, index) => [
      ...(index > 0 ? [NUMBER_KEY] : []),
      ...scan(index > 0 ? part.replace(/^-/u, '') : part).map((token) => token.norm),
    ]);

/** Every spelling of a word. */
export const formTexts = (form: WordForm): string[] => {
  if (form.kind === 'noun') return [form.singular, form.plural];
  if (form.kind === 'modifier') return [...form.forms];
  return form.kind === 'fixed' ? [form.text] : [];
};

/** Regular English plurals for headwords whose entry gives none. */
const regularPlural = (singular: string): string => {
  if (/[^aeiou]y$/u.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(singular) ? `${singular}es` : `${singular}s`;
};

const GERMAN_ENDINGS = ['er', 'es', 'en', 'em'];

/**
 * Every form of an entry in the source language, the most certain first: an earlier entry keeps a form that a later one
 * also has.
 */
const sourceForms = (
  entry: GlossaryEntry,
  from: GlossaryLanguage,
): { text: string; plural: boolean; rank: number }[] => {
  const form = entry.forms[from];
  if (form.kind === 'noun') {
    const forms = [{ text: form.singular, plural: false, rank: 0 }];
    if (form.plural !== form.singular) forms.push({ text: form.plural, plural: true, rank: 1 });
    else if (from === 'en') forms.push({ text: regularPlural(form.singular), plural: true, rank: 2 });
    return forms;
  }
  const texts = formTexts(form);
  const inflected = from === 'de' && form.kind === 'modifier' ? form.forms[1] : undefined;
  if (inflected?.endsWith('e')) texts.push(...GERMAN_ENDINGS.map((ending) => inflected.slice(0, -1) + ending));
  return texts.map((text, index) => ({ text, plural: false, rank: index === 0 ? 0 : 1 }));
};

/**
 * English words in -s without a singular ("sunglasses") are also plural in Romance languages if they look plural:
 * "lunettes", "gafas", "occhiali", "cuffie".
 */
const looksPlural = (entry: GlossaryEntry, form: WordForm, language: GlossaryLanguage): boolean => {
  if (form.kind !== 'noun' || form.singular !== form.plural || !/[^s]s$/u.test(entry.headword)) return false;
  const [first = ''] = form.singular.split(' ');
  if (language === 'fr' || language === 'es') return /[sx]$/u.test(first);
  return language === 'it' && (form.gender === 'f' ? /[ei]$/u : /i$/u).test(first);
};

const toTerm = (entry: GlossaryEntry, language: GlossaryLanguage, plural: boolean): Term => {
  const form = entry.forms[language];
  const isPlural = plural || (form.kind === 'noun' && form.isPluralOnly) || looksPlural(entry, form, language);
  return {
    pos: entry.pos,
    plural: isPlural,
    form,
    gender: (form.kind === 'noun' ? form.gender : null) ?? 'm',
    own: false,
    kind: kindOf(entry.headword, entry.pos === 'noun'),
    trust: trustOf(entry.headword),
  };
};

const namesTrie = ((): (() => PhraseTrie<true>) => {
  let compiled: PhraseTrie<true> | undefined;
  return () => {
    if (compiled !== undefined) return compiled;
    compiled = newTrie<true>();
    for (const line of FAMILIAR_NAMES.split('\n')) {
      const name = line.trim();
      if (name !== '' && !name.startsWith('#')) addPhrase(compiled, phraseKeys(name), true);
    }
    return compiled;
  };
})();

const fixed = (text: string): Term => ({
  pos: 'phrase',
  plural: false,
  form: { kind: 'fixed', text },
  gender: 'm',
  own: false,
  kind: 'other',
  trust: 'sure',
});

const variantTrie = (to: TitleTarget): PhraseTrie<Term> => {
  const words = newTrie<Term>();
  if (!isEnglishVariant(to)) return words;
  for (const line of ENGLISH_VARIANTS.split('\n')) {
    const [british, variants] = line.split(';').map((cell) => cell.trim());
    if (!british || !variants || line.startsWith('#')) continue;
    for (const pair of variants.split(',')) {
      const [sites = '', text = ''] = pair.split('=').map((cell) => cell.trim());
      if (sites.split(' ').includes(to.slice(3))) addPhrase(words, phraseKeys(british), fixed(text));
    }
  }
  return words;
};

/**
 * Compiles the glossary for one pair of languages. Call it once per process and pair, because it takes tens of
 * milliseconds.
 */
export const compileLexicon = (entries: readonly GlossaryEntry[], from: TextLanguage, to: TitleTarget): Lexicon => {
  const language = targetLanguage(to);
  const targetWords = new Set<string>();
  if (from === language) {
    const sayings = newTrie<Term>();
    const nouns = new Set<string>();
    for (const entry of entries) {
      for (const text of formTexts(entry.forms.en)) {
        if (entry.pos === 'noun') nouns.add(text);
        const keys = phraseKeys(text);
        for (const key of keys) targetWords.add(key);
        if (keys.length > 1 && entry.pos !== 'function') addPhrase(sayings, keys, fixed(text));
      }
    }
    return { from, to, terms: newTrie(), words: variantTrie(to), sayings, names: namesTrie(), targetWords, nouns };
  }
  const words = newTrie<Term>();
  const byRank = entries
    .flatMap((entry) => sourceForms(entry, from).map((source) => ({ ...source, entry })))
    .sort((a, b) => a.rank - b.rank);
  for (const { text, plural, entry } of byRank) {
    // "WWII" as "2. Weltkrieg" would add a number to the title that the seller did not write.
    if (formTexts(entry.forms[language]).some((written) => /\p{Nd}/u.test(written)) && !/\p{Nd}/u.test(text)) continue;
    addPhrase(words, phraseKeys(text), toTerm(entry, language, plural));
  }
  for (const entry of entries) {
    for (const text of formTexts(entry.forms[language])) {
      for (const word of text.toLowerCase().split(/[\s-]+/u)) if (word.length > 3) targetWords.add(word);
    }
  }
  const names = namesTrie();
  return { from, to, terms: newTrie(), words, sayings: newTrie(), names, targetWords, nouns: new Set() };
};

/**
 * Overlays a compiled lexicon, which is shared and not copied, with a seller's terms. Terms take precedence over every
 * base entry and name.
 */
export const withSellerTerms = (lexicon: Lexicon, terms: readonly SellerTerm[]): Lexicon => {
  const own = newTrie<Term>();
  for (const { source, target } of terms) {
    addPhrase(own, phraseKeys(source.normalize('NFC')), { ...fixed(target.trim()), own: true }, true);
  }
  return { ...lexicon, terms: own };
};
