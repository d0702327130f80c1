import type { Term } from './lexicon.ts';
import type { Part } from './parts.ts';
import { isMeasure, isModifier, type Modifier, type NounPhrase } from './phrases.ts';
import {
  type Agreement,
  headAgreement,
  innerPart,
  modifierPart,
  nounText,
  type PhraseWriter,
  termPart,
} from './word-forms.ts';

type RomanceLanguage = 'fr' | 'it' | 'es';

/** Modifiers that precede the noun, by their masculine form; all others follow it. */
const BEFORE_NOUN: Readonly<Record<RomanceLanguage, ReadonlySet<string>>> = {
  fr: new Set([
    'grand',
    'petit',
    'nouveau',
    'beau',
    'joli',
    'vieux',
    'bon',
    'premier',
    'gros',
    'super',
    'mini',
    'méga',
    'maxi',
    'double',
    'véritable',
  ]),
  it: new Set(['nuovo', 'bello', 'primo', 'super', 'mini', 'mega', 'maxi', 'doppio']),
  es: new Set(['nuevo', 'primer', 'super', 'súper', 'mini', 'mega', 'maxi', 'doble', 'gran']),
};

/** The order after the noun: "train en bois rouge pour enfant". */
const RANK: Readonly<Record<string, number>> = { material: 0, adjective: 1, verb: 1, colour: 2, audience: 3 };
const MEASURE_RANK = 4;

const formIndex = (agreement: Agreement): number => (agreement.gender === 'f' ? 1 : 0) + (agreement.plural ? 2 : 0);
/** Materials include their preposition: "en bois", "in legno", "de madera". */
const OWN_PREPOSITION = /^(?:en|in|de|di|da) /u;
const DEFAULT: Agreement = { gender: 'm', plural: false };

const inflect = (term: Term, agreement: Agreement): string => {
  if (term.form.kind !== 'modifier') return nounText(term);
  const { forms } = term.form;
  if (forms.length >= 4) return forms[formIndex(agreement)] ?? '';
  // Two forms are the singular and plural of a word without gender.
  if (forms.length === 2) return (agreement.plural ? forms[1] : forms[0]) ?? '';
  return forms[0] ?? '';
};

const VOWEL = /^[aeiouyàâéèêëîïôùûœh]/iu;

/**
 * How the last noun before the head is attached to it. French and Italian titles put nouns next to each other; Spanish
 * ones use "de".
 */
const tie = (language: RomanceLanguage, attribute: string): string => {
  if (language === 'es' && !/^(?:de|del|para|con|en) /u.test(attribute)) return `de ${attribute}`;
  return attribute;
};

const attributeParts = (language: RomanceLanguage, phrase: NounPhrase, isHead: boolean): Part[] => {
  const { nouns, count } = phrase;
  const attributes = nouns.slice(0, -1).reverse();
  if (count !== undefined) {
    // "Set 300 puces": the number stays with what it counts.
    const number = innerPart({ element: count });
    const counted = attributes.map((element) => termPart(element, nounText(element.term, true)));
    return [{ ...number, text: tie(language, number.text) }, ...counted];
  }
  return attributes.map((element, index) => {
    const text = nounText(element.term);
    return termPart(element, index === 0 && !isHead ? tie(language, text) : text);
  });
};

/** The head first, then the nouns that qualify it from right to left, names, modifiers by rank, and measures last. */
export const writeRomance =
  (language: RomanceLanguage): PhraseWriter =>
  (phrase, { head: before, preposition }) => {
    const agreement = headAgreement(phrase) ?? before ?? DEFAULT;
    const write = (modifier: Modifier): Part =>
      isModifier(modifier.element)
        ? modifierPart(modifier, modifier.element, (term) => inflect(term, agreement))
        : innerPart(modifier);
    const head = phrase.nouns.at(-1);
    if (head === undefined && phrase.unknownHead === undefined) {
      const alone = phrase.modifiers.map(write);
      // "Avec plumes", not "avec en plumes".
      return preposition === undefined
        ? alone
        : alone.map((part) => ({ ...part, text: part.text.replace(OWN_PREPOSITION, '') }));
    }
    const nearest = phrase.nouns.at(-2);
    // "Jeu de serpents et échelles" needs no second "jeu" before it.
    const isSaid =
      head !== undefined &&
      nearest !== undefined &&
      nounText(nearest.term, false).startsWith(`${nounText(head.term, false)} `);
    const headPart =
      head === undefined || isSaid ? undefined : { ...termPart(head, nounText(head.term)), isHead: true };
    const unknown =
      phrase.unknownHead === undefined ? undefined : { ...innerPart({ element: phrase.unknownHead }), isHead: true };
    const isBefore = ({ element, conjunction }: Modifier): boolean =>
      isModifier(element) &&
      conjunction === undefined &&
      element.term.form.kind === 'modifier' &&
      BEFORE_NOUN[language].has(element.term.form.forms[0] ?? '');
    const rank = ({ element }: Modifier): number => {
      if (isModifier(element)) return RANK[element.term.pos] ?? 1;
      return isMeasure(element) ? MEASURE_RANK : -1;
    };
    const prenominal = phrase.modifiers.filter(isBefore);
    // Stable by rank, and outwards from the noun: the modifier nearest to the noun in English stays nearest.
    const following = phrase.modifiers
      .filter((modifier) => !isBefore(modifier))
      .reverse()
      .sort((a, b) => rank(a) - rank(b));
    const named = following.filter((modifier) => rank(modifier) < 0).reverse();
    // Names around an unknown head are one name ("Jensen Interceptor MkII"), so their order is kept.
    const core =
      unknown === undefined
        ? [
            ...(headPart === undefined ? [] : [headPart]),
            ...attributeParts(language, phrase, isSaid),
            ...named.map(write),
          ]
        : [...named.map(write), unknown];
    return [
      ...prenominal.map(write),
      ...core,
      ...following.filter((modifier) => rank(modifier) >= 0).map(write),
      ...phrase.trailing.map(write),
    ];
  };

/** French elision across parts: "de" before a vowel is "d'". */
export const elide = (parts: readonly Part[]): Part[] =>
  parts.map((part, index) => {
    const next = parts[index + 1];
    const previous = parts[index - 1];
    const isElided = (word: Part | undefined, follower: Part | undefined): boolean =>
      word?.text === 'de' && follower !== undefined && follower.role === 'translated' && VOWEL.test(follower.text);
    if (isElided(part, next)) return { ...part, text: 'd’' };
    return isElided(previous, part) ? { ...part, joiner: '' } : part;
  });
