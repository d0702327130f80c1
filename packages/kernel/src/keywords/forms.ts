import type { KeywordLanguage } from './keyword.ts';

type Forms = (word: string) => readonly string[];

/** A shorter word has too many similar ones: "as" matches only itself. */
const SHORTEST = 3;

const IRREGULAR_ENGLISH: readonly (readonly [string, string])[] = [
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['person', 'people'],
];

const swap = (word: string, from: string, to: string, shortest = 2): string[] =>
  word.endsWith(from) && word.length - from.length >= shortest ? [word.slice(0, -from.length) + to] : [];
const cut = (word: string, ending: string): string[] => swap(word, ending, '', SHORTEST);

const english: Forms = (word) => [
  ...IRREGULAR_ENGLISH.flatMap(([one, many]) => [...swapWhole(word, one, many), ...swapWhole(word, many, one)]),
  `${word}s`,
  `${word}es`,
  ...swap(word, 'y', 'ies'),
  ...swap(word, 'ies', 'y'),
  ...swap(word, 'fe', 'ves'),
  ...swap(word, 'f', 'ves'),
  ...swap(word, 'ves', 'f'),
  ...swap(word, 'ves', 'fe'),
  ...(word.endsWith('ss') ? [] : cut(word, 's')),
  ...(/(?:s|x|z|ch|sh)es$/u.test(word) ? cut(word, 'es') : []),
];

/** `fireman`, `firemen`: a compound changes in its last part. */
function swapWhole(word: string, from: string, to: string): string[] {
  return word.endsWith(from) ? [word.slice(0, -from.length) + to] : [];
}

const GERMAN_ENDINGS = ['e', 'en', 'er', 'es', 'em', 'ern', 'n', 's', 'se', 'sen'];

const german: Forms = (word) => {
  const stems = [word, ...(word.endsWith('en') ? cut(word, 'n') : []), ...(word.endsWith('ern') ? cut(word, 'n') : [])];
  return stems.flatMap((stem) => [
    stem,
    ...GERMAN_ENDINGS.map((ending) => stem + ending),
    ...umlautOf(stem).flatMap((changed) => [
      changed,
      ...['e', 'er', 'en', 'ern', 'n'].map((ending) => changed + ending),
    ]),
  ]);
};

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };

/** `Stuhl`, `Stühle`: the last vowel of the stem changes. */
function umlautOf(word: string): string[] {
  const last = /^(.*?)(au|[aou])([^aeiouäöü]*)$/u.exec(word);
  if (!last) return [];
  const [, before = '', vowel = '', after = ''] = last;
  return [`${before}${UMLAUTS[vowel]}${after}`];
}

const french: Forms = (word) => {
  const stems = [
    word,
    ...cut(word, 's'),
    ...swap(word, 'aux', 'al'),
    ...swap(word, 'eaux', 'eau'),
    ...swap(word, 'eux', 'eu'),
  ];
  return stems.flatMap((stem) => [
    stem,
    `${stem}s`,
    `${stem}e`,
    `${stem}es`,
    `${stem}x`,
    ...swap(stem, 'al', 'aux'),
    ...['eux', 'eur'].flatMap((ending) => [...swap(stem, ending, 'euse'), ...swap(stem, ending, 'euses')]),
    ...['el', 'en', 'on'].flatMap((ending) =>
      stem.endsWith(ending) ? [`${stem}${ending.at(-1)}e`, `${stem}${ending.at(-1)}es`] : [],
    ),
    ...swap(stem, 'if', 'ive'),
    ...swap(stem, 'if', 'ives'),
    ...swap(stem, 'er', 'ère'),
    ...swap(stem, 'er', 'ères'),
  ]);
};

const italian: Forms = (word) => [
  ...['o', 'a', 'e', 'i']
    .flatMap((ending) => swap(word, ending, ''))
    .flatMap((stem) => ['o', 'a', 'e', 'i'].map((to) => stem + to)),
  ...swap(word, 'io', 'i'),
  ...swap(word, 'i', 'io'),
  ...['c', 'g'].flatMap((hard) => [
    ...swap(word, `${hard}o`, `${hard}hi`),
    ...swap(word, `${hard}a`, `${hard}he`),
    ...swap(word, `${hard}hi`, `${hard}o`),
    ...swap(word, `${hard}he`, `${hard}a`),
  ]),
];

const spanish: Forms = (word) => {
  const stems = [word, ...cut(word, 's'), ...cut(word, 'es'), ...swap(word, 'ces', 'z'), ...swap(word, 'iones', 'ión')];
  return stems.flatMap((stem) => [
    stem,
    `${stem}s`,
    `${stem}es`,
    ...swap(stem, 'z', 'ces'),
    ...swap(stem, 'ión', 'iones'),
    ...swap(stem, 'o', 'a'),
    ...swap(stem, 'o', 'as'),
    ...swap(stem, 'a', 'o'),
    ...swap(stem, 'a', 'os'),
  ]);
};

const none: Forms = () => [];
const FORMS: Readonly<Record<KeywordLanguage, Forms>> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
  zh: none,
};

/**
 * A word of the language with its plural, singular and endings. Some of the results are not real words and never match.
 */
export function formsOfWord(word: string, language: KeywordLanguage): string[] {
  if (word.length < SHORTEST || !/^[\p{L}\p{M}]+$/u.test(word)) return [word];
  return [...new Set([word, ...FORMS[language](word)])];
}

/** In phrases with more forms than this, only the main word changes. */
const MOST_FORMS = 200;

/** A phrase in all its forms: in German and English the last word changes, in the Romance languages every word. */
export function formsOfPhrase(words: readonly string[], language: KeywordLanguage): string[] {
  const isLastOnly = language === 'en' || language === 'de';
  const last = words.length - 1;
  const forms = words.map((word, at) => (isLastOnly && at !== last ? [word] : formsOfWord(word, language)));
  const count = forms.reduce((product, { length }) => product * length, 1);
  const used =
    count <= MOST_FORMS ? forms : forms.map((own, at) => (at === (isLastOnly ? last : 0) ? own : [words[at] ?? '']));
  return used.reduce<string[]>(
    (phrases, own) => phrases.flatMap((phrase) => own.map((word) => (phrase === '' ? word : `${phrase} ${word}`))),
    [''],
  );
}
