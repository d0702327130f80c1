import type { TextLanguage } from '../language.ts';
import { ENGLISH_IN_NAMES, SHARED_WORDS, TELLING_SHAPES, TELLING_WORDS } from './languages.data.ts';
import { endsInNoun, isNoun, saysNoun } from './noun-table.ts';
import { isSenseWord, senseWords } from './senses.ts';
import { fold, LANGUAGES, plainSigns, wordLine, wordSet, wordsIn } from './text.ts';

const shared = wordSet(SHARED_WORDS);
const inNames = wordSet(ENGLISH_IN_NAMES);
const listOf = (language: TextLanguage) => new Set([...wordSet(TELLING_WORDS[language]), ...senseWords(language)]);
const telling: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set([...listOf('en'), ...inNames]),
  de: listOf('de'),
  fr: listOf('fr'),
  it: listOf('it'),
  es: listOf('es'),
};

/** Whether a word tells this language and is no word of the other. */
const tells = (word: string, language: TextLanguage, other: TextLanguage): boolean =>
  telling[language].has(word) && !telling[other].has(word) && !shared.has(word) && !isSenseWord(word, other);

/** Letters with marks that a language writes; German also writes those of "Café" and "à la". */
const LETTERS: Readonly<Record<TextLanguage, string>> = {
  en: '',
  de: 'äöüßéèà',
  fr: 'àâçéèêëîïôùûüœ',
  it: 'àèéìòù',
  es: 'áéíñóúü',
};

const marksOf = (written: string): string[] => written.match(/[^\p{ASCII}]/gu) ?? [];

/** Whether a word has a letter that the one language writes and the other does not. */
const isSpelt = (written: string, language: TextLanguage, other: TextLanguage): boolean => {
  const marks = marksOf(written);
  return (
    marks.some((mark) => !LETTERS[other].includes(mark)) && marks.every((mark) => LETTERS[language].includes(mark))
  );
};

/** A word of a list tells as much as this many shapes. */
const OF_LIST = 1.2;
/** So much more must tell another language than the right one. */
const LEAD = 1;
/** Where only one word is known to be of the other language. */
const LONE_LEAD = 2.2;
/** The same where nothing tells the right language. */
const UNRIVALLED_LEAD = 1.7;
/** Where only endings and letters tell another language. */
const SHAPES_LEAD = 1.8;
/** From so many words of another language on, a title is of two languages. */
const MIXED = 2;

interface Word {
  readonly written: string;
  readonly folded: string;
}

const wordsOf = (text: string): Word[] =>
  (
    plainSigns(text)
      .replace(/'/gu, ' ')
      .match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []
  ).map((written) => ({ written: written.toLowerCase(), folded: fold(written) }));

/** Whether a word names goods in a language, and nothing in the other or in English. */
const isNounOf = (word: string, language: TextLanguage, other: TextLanguage): boolean =>
  word.length > 4 &&
  endsInNoun(word, language) &&
  ![other, 'en' as const].some((one) => saysNoun(word, one) || isSenseWord(word, one) || telling[one].has(word));

const scoreOf = (list: readonly Word[], language: TextLanguage, other: TextLanguage): number =>
  list.reduce((sum, { written, folded }) => {
    if ((telling[language].has(folded) && !shared.has(folded)) || isSpelt(written, language, other))
      return sum + OF_LIST;
    const shapes = TELLING_SHAPES.filter(([of, , shape]) => of === language && shape.test(written));
    return sum + (folded.length > 3 ? Math.max(0, ...shapes.map(([, weight]) => weight)) : 0);
  }, 0);

/**
 * The other language in which a translation is, as a whole or in part. What the source also has tells nothing, because
 * names are kept ("Eau de Parfum").
 */
export function otherLanguageOf(
  source: string,
  result: string,
  from: TextLanguage,
  to: TextLanguage,
): { readonly language: TextLanguage; readonly isWhole: boolean } | undefined {
  const known = new Set(wordsIn(wordLine(source)));
  const own = wordsOf(result).filter(({ folded }) => !known.has(folded));
  const isRight = own.some(({ folded }) => telling[to].has(folded) || endsInNoun(folded, to));
  for (const language of LANGUAGES.filter((one) => one !== to && one !== from)) {
    if (!isRight && own.some(({ folded }) => isNounOf(folded, language, to))) return { language, isWhole: true };
    const foreign = own.filter(({ folded, written }) => tells(folded, language, to) || isSpelt(written, language, to));
    const right = scoreOf(own, to, language);
    const lead = scoreOf(own, language, to) - right;
    const isLone = foreign.length === 1 && own.length > 3;
    const wanted = isLone ? (right > 0 ? LONE_LEAD : UNRIVALLED_LEAD) : LEAD;
    if (foreign.length > 0 && lead >= wanted) return { language, isWhole: true };
    if (lead >= SHAPES_LEAD) return { language, isWhole: false };
    if (foreign.filter(({ folded }) => folded.length > 2).length >= MIXED) return { language, isWhole: false };
  }
  return undefined;
}

/** With fewer words, a title may be the same in two languages: "Taxi", "Sofa Modern". */
const LEAST_SAME = 3;
/** From this part of its words on, a title is the source itself. */
const COPIED = 0.8;

/** Colours that are also goods, and so stand in names ("Almond Cream"). */
const SHADE_WORDS = wordSet('cream coral mustard teal khaki charcoal');
/** Makers' own names of colours begin with these ("Phantom Grey"). */
const MAKERS_WORDS = wordSet('phantom space cosmic mystic prism aura sierra pacific stormy lunar onyx titan titanium');
/** Whether an English word is one of the language and no name. */
const isCommon = (word: string): boolean =>
  telling.en.has(word) ||
  shared.has(word) ||
  isNoun(word, 'en') ||
  TELLING_SHAPES.some(([of, , shape]) => of === 'en' && shape.test(word));

const isSmall = (written: string): boolean => /^\p{Ll}/u.test(written);

/** "Lord of the Rings": copied words around one that names have, at least one of which is no common word. */
function isInName(written: readonly string[], copied: readonly boolean[], place: number): boolean {
  let from = place;
  while (copied[from - 1]) from -= 1;
  let to = place;
  while (copied[to + 1]) to += 1;
  const run = written.slice(from, to + 1);
  const isJoined = run.some((word) => /^(?:the|of|and|a|in)$/iu.test(word));
  return isJoined && run.some((word) => !isSmall(word) && !telling.en.has(fold(word)));
}

/** Stands for a brand, beside which other words are of a name ("Nike Air Force"). */
const NAME = 'Xbrandx';

const plainEnglish = wordSet('wooden leather cotton steel with without for and from your this that your than these');

/** Whether a word of a language is one that titles of no other keep: a colour, a condition, a side, or what joins words. */
const isPlainWord = (word: string, language: TextLanguage): boolean =>
  plainEnglish.has(fold(word)) || senseWords(language, true).has(fold(word));

/** Words of the source's language that a translation keeps although its language has its own. */
export function untranslatedIn(
  source: string,
  result: string,
  from: TextLanguage,
  to: TextLanguage,
  kept: readonly string[],
): {
  readonly left: readonly string[];
  /** One of them that is no part of a name. */
  readonly loose: string | undefined;
  readonly isWhole: boolean;
  readonly isSame: boolean;
} {
  const bare = kept
    .filter((name) => name !== '')
    .reduce((text, name) => text.replaceAll(name, ` ${NAME} `), plainSigns(result));
  const before = [...wordsIn(wordLine(source)), fold(NAME)];
  const known = new Set(before);
  const written = bare.replace(/'/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  /** A noun of the tables that the other language has in no sense, so that it is hardly kept but in a name. */
  const isOwnNoun = (word: string) =>
    from === 'en' &&
    word.length > 3 &&
    isNoun(word, 'en') &&
    !saysNoun(word, to) &&
    !shared.has(word) &&
    !isSenseWord(word, to);
  const isTelling = (word: string) =>
    known.has(word) && (tells(word, from, to) || isOwnNoun(word)) && !isNoun(word, to);
  const isInitials = (word: string) => /^\p{Lu}{2,4}$/u.test(word);
  const copied = written.map((word) => known.has(fold(word)));
  const left = written.filter((word, place) => {
    const folded = fold(word);
    if (!isTelling(folded) || (isInitials(word) && /\p{Ll}/u.test(bare))) return false;
    if (from !== 'en') return true;
    if (!inNames.has(folded) && telling.en.has(folded)) return !isInName(written, copied, place);
    // A word of a name has a capital or stands between copied words, one of which is no common word.
    const near = [-3, -2, -1, 1, 2, 3].flatMap((step) => {
      const other = written[place + step];
      const between = copied.slice(Math.min(place, place + step), Math.max(place, place + step) + 1);
      return other !== undefined && between.every(Boolean) ? [other] : [];
    });
    const isName = near.some(
      (other) => !isSmall(other) && !telling.en.has(fold(other)) && !isOwnNoun(fold(other)) && /\p{L}/u.test(other),
    );
    return !isName && folded.length > 2;
  });
  // "Bottle Opener mural": two nouns in a row that the language has not.
  const isPart = (word: string) =>
    !isInitials(word) &&
    !shared.has(fold(word)) &&
    saysNoun(fold(word), 'en') &&
    !saysNoun(fold(word), to) &&
    !isPlainWord(word, 'en') &&
    !isSenseWord(fold(word), to);
  const pair = written.find((word, place) => {
    const next = written[place + 1] ?? '';
    // Right after a brand they are a model's name.
    const isNamed = copied[place - 1] === true;
    const isBoth = [source, bare].every((text) => text.includes(`${word} ${next}`));
    return from === 'en' && isBoth && !isNamed && isPart(word) && isPart(next);
  });
  const isName = (word: string | undefined, isCopied: boolean | undefined) =>
    isCopied && word !== undefined && !isSmall(word) && /\p{L}{3}/u.test(word) && !isCommon(fold(word));
  // "Monster Energy", "Scarlet & Violet" and "Phantom Grey" are names; "Bluetooth Shower" is none.
  const isKeptName = (place: number) => {
    const pairs = [[place - 1, place] as const, [place, place + 1] as const];
    return pairs.some(([one, two]) => {
      const [start = '', end = ''] = [written[one], written[two]];
      const other = one === place ? end : start;
      if (start === NAME) return copied[place] === true && fold(source).includes(` ${fold(end)} `);
      return (
        copied[one] === true &&
        copied[two] === true &&
        !isSmall(other) &&
        /\p{L}{3}/u.test(other) &&
        source.includes(`${start} ${end}`) &&
        !saysNoun(fold(other), to)
      );
    });
  };
  const alone = left.find((word) => {
    // In small letters where the source has a capital, it was taken over as a word of the language ("super king").
    if (isSmall(word)) return isPlainWord(word, from);
    const places = [...written.keys()].filter((place) => written[place] === word);
    // "Nivea Men" and "Gardeners Delight" stand as they are: right behind a brand, or before a word that is a name.
    if (places.every((place) => isKeptName(place))) return false;
    const isJoined = new RegExp(`& ?${word}(?!\\p{L})|(?<!\\p{L})${word} ?&`, 'u').test(bare);
    const steps = isPlainWord(word, from) && !SHADE_WORDS.has(fold(word)) && !isJoined ? [] : [-1, 1];
    return !places.some(
      (place) =>
        MAKERS_WORDS.has(fold(written[place - 1] ?? '')) ||
        steps.some((step) => isName(written[place + step], copied[place + step])),
    );
  });
  const loose = alone ?? pair;
  const letters = written.filter((word) => /\p{L}{3,}/u.test(word) && word !== NAME);
  const same = letters.filter((word) => known.has(fold(word))).length;
  const common = written.map(fold).filter((word) => isTelling(word) && !(from === 'en' && inNames.has(word)));
  const isCopied = letters.length > 1 && same / letters.length > COPIED;
  const isWhole = isCopied && (left.length > 1 || common.length > 1 || (left.length > 0 && same === letters.length));
  const own = letters.filter((word) => !shared.has(fold(word)));
  const isSame = wordLine(source) === wordLine(result) && own.length >= LEAST_SAME;
  // In lower case they are hardly names.
  if (isSame && own.filter(isSmall).length > 1) return { left: own, loose, isWhole: true, isSame };
  return { left: [...new Set(isWhole && left.length === 0 ? common : left)], loose, isWhole, isSame };
}

/** Names of places and feasts, and honours, that languages write their own way and with a capital. */
const TRANSLATED_NAMES = wordSet(
  `bretagne bretagna bretana angleterre inghilterra inglaterra ecosse scozia escocia irlande irlanda londres londra allemagne germania alemania france francia italie italia
  espagne spagna espana europe europa japon giappone chine cina china inde india russie russia rusia etats unis stati uniti estados unidos amerique
  america afrique africa asie asia autriche austria suisse svizzera suiza belgique belgio belgica grece grecia egypte egitto egipto venise venezia
  venecia rome roma paris parigi moscou mosca moscu alpes alpi terre terra tierra lune luna soleil sole sol noel natale navidad paques pasqua pascua saint
  sainte san santa santo sant pere papa babbo roi reine re regina rey reina prince principe seigneur signore senor madame monsieur dame guerre guerra
  mondiale mondial seconde seconda segunda premiere prima primera grande gran coupe coppa copa jesus marie maria vierge dieu dio dios royaume regno reino
  georges giorgio jorge charles carlo carlos edouard edoardo eduardo elisabeth elisabetta isabel henri enrico enrique louis luigi luis victoria vittoria
  guillaume guglielmo guillermo jacques giacomo napoleon napoleone nicolas nicola francois francesco francisco jean giovanni juan pierre pietro pedro
  republique repubblica republica union unione noire blanche neige biancaneve blancanieves dark vador`,
);

/** Words that join the parts of a name. */
const joining = wordSet('de la le les du des d l di del della dei degli delle il lo gli el los las un una une y e et');
/** Names in two languages begin with as many letters of one another ("Highland", "Highlands"). */
const STEM = 6;

/**
 * A name that a translation has and its source has not: a word with a capital among small ones, which is no word of the
 * language that a table knows. German writes all nouns so, and shows no name.
 */
export function addedName(source: string, result: string, to: TextLanguage): string | undefined {
  if (to === 'de' || to === 'en') return undefined;
  const known = wordLine(source);
  const written = [...plainSigns(result).matchAll(/(?<![\p{L}\p{N}'-])\p{L}{3,}(?![\p{L}\p{N}])/gu)].map(
    ([word]) => word,
  );
  const all: readonly string[] = plainSigns(result).match(/\p{L}+/gu) ?? [];
  // "Litres" is no name beside "Litre".
  const isKnown = (word: string) =>
    known.includes(` ${word.slice(0, STEM)}`) || known.split(' ').some((one) => one.length > 3 && word.startsWith(one));
  const own = written.filter((word) => !isKnown(fold(word)));
  const isOrdinary = (word: string) => telling[to].has(word) || isSenseWord(word, to) || isNoun(word, to);
  const capitals = own.filter((word) => !isSmall(word));
  // "Coupe du Monde", "Reliques de la Mort": titles of works and events are translated.
  const before = (word: string) => all[all.indexOf(word) - 1]?.toLowerCase() ?? '';
  const isOfSmall = own.filter(isSmall).length > capitals.length - 1;
  // The first word after kept names has a capital anyway: a name there is followed by another capital, of a common word.
  const [first = ''] = own;
  const second = written[written.indexOf(first) + 1] ?? '';
  const isNamedFirst = own.includes(second) && !isSmall(second) && isOrdinary(fold(second));
  return isOfSmall
    ? capitals.find(
        (word) =>
          (word !== first || isNamedFirst) &&
          !isOrdinary(fold(word)) &&
          !TRANSLATED_NAMES.has(fold(word)) &&
          !joining.has(before(word)) &&
          /\p{L}{3}\p{Ll}/u.test(word),
      )
    : undefined;
}
