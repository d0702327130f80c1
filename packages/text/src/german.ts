import type { Term } from './lexicon.ts';
import type { Part } from './parts.ts';
import { isModifier, type Modifier, type TermElement } from './phrases.ts';
import {
  type Agreement,
  headAgreement,
  innerPart,
  modifierPart,
  nounText,
  type PhraseWriter,
  termPart,
} from './word-forms.ts';

type Case = 'nominative' | 'accusative' | 'dative';

const DATIVE_AFTER = new Set([
  'mit',
  'von',
  'aus',
  'bei',
  'zu',
  'nach',
  'in',
  'auf',
  'an',
  'unter',
  'im',
  'kompatibel mit',
  'komplett mit',
]);
const ACCUSATIVE_AFTER = new Set([
  'für',
  'ohne',
  'gegen',
  'durch',
  'um',
  'passend für',
  'ideal für',
  'perfekt für',
  'geeignet für',
]);

const caseAfter = (preposition: string | undefined): Case => {
  const last = preposition?.toLowerCase() ?? '';
  if (DATIVE_AFTER.has(last)) return 'dative';
  return ACCUSATIVE_AFTER.has(last) ? 'accusative' : 'nominative';
};

/** Endings of an adjective without an article before it. */
const ENDINGS: Readonly<Record<Case, Readonly<Record<'m' | 'f' | 'n' | 'plural', string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
};

const inflect = (term: Term, agreement: Agreement, grammatical: Case): string => {
  if (term.form.kind !== 'modifier') return nounText(term);
  const [stem = '', inflected] = term.form.forms;
  if (inflected === undefined || !inflected.endsWith('e')) return inflected ?? stem;
  return inflected.slice(0, -1) + ENDINGS[grammatical][agreement.plural ? 'plural' : agreement.gender];
};

const stemOf = (term: Term): string => (term.form.kind === 'modifier' ? (term.form.forms[0] ?? '') : nounText(term));

const dativePlural = (noun: string): string => (/(?:e|el|er)$/u.test(noun) ? `${noun}n` : noun);

/** A capitalised stem ("Holz", "Kinder") forms a compound; "aus Holz" and "für Kinder" follow their noun. */
const isCompounding = (text: string): boolean => /^\p{Lu}[\p{L}-]*$/u.test(text);
const isFollowing = (text: string): boolean => /^(?:aus|für|mit|im|in|ohne|zum|zur) /u.test(text);

const LINKING_S = /(?:ung|heit|keit|schaft|tum|ion|tät|ling|tag|zeit|fahrt|arbeit|ment)$/u;

/** Nouns whose plural, or another form, is used at the front of a compound: "Pferdemaske", "Weihnachtskarte". */
const FRONTS: Readonly<Record<string, string>> = {
  Bild: 'Bilder',
  Blume: 'Blumen',
  Buch: 'Bücher',
  Ei: 'Eier',
  Figur: 'Figuren',
  Geist: 'Geister',
  Geschichte: 'Geschichten',
  Gespenst: 'Gespenster',
  Glück: 'Glücks',
  Huhn: 'Hühner',
  Hund: 'Hunde',
  Kind: 'Kinder',
  König: 'Königs',
  Königin: 'Königinnen',
  Krieg: 'Kriegs',
  Leben: 'Lebens',
  Mann: 'Männer',
  Ostern: 'Oster',
  Pferd: 'Pferde',
  Prinzessin: 'Prinzessinnen',
  Rind: 'Rinder',
  Schwein: 'Schweine',
  Stern: 'Sternen',
  Tag: 'Tages',
  Weihnachten: 'Weihnachts',
  Wort: 'Wörter',
};

/** The form of a noun at the front of a compound: "Puppen-", "Geburtstags-", "Piraten-". */
const compoundForm = (term: Term): string => {
  const singular = nounText(term, false);
  const plural = nounText(term, true);
  const known = FRONTS[singular];
  if (known !== undefined) return known;
  if (term.gender === 'f' && singular.endsWith('e') && plural === `${singular}n`) return plural;
  if (term.gender === 'm' && plural.endsWith('n') && plural !== singular && !/(?:or|er|el|s)$/u.test(singular))
    return plural;
  return LINKING_S.test(singular) ? `${singular}s` : singular;
};

/** "Leiterspiel" and "Spiel" are already one word. */
const joinCompound = (front: string, head: string): string =>
  front.toLowerCase().endsWith(head.toLowerCase()) ? front : `${front}-${head}`;

/**
 * Two plain words become one hyphenated word; words that already contain a space or a hyphen are written separately.
 */
const canJoin = (front: string, head: string): boolean =>
  isCompounding(front) && /^\p{Lu}[\p{L}]*(?:-\p{L}+)?$/u.test(head) && !front.includes('-');

/** The nouns of a phrase as German words, joined in pairs from the right. */
const compoundParts = (nouns: readonly TermElement[], grammatical: Case): Part[] => {
  const parts: Part[] = [];
  for (let end = nouns.length; end > 0; ) {
    const head = nouns[end - 1];
    const front = nouns[end - 2];
    if (head === undefined) break;
    const written = nounText(head.term);
    const isHead = end === nouns.length;
    const headText = isHead && grammatical === 'dative' && head.term.plural ? dativePlural(written) : written;
    if (front !== undefined && canJoin(compoundForm(front.term), headText)) {
      parts.unshift({
        ...termPart(head, joinCompound(compoundForm(front.term), headText), front.words + head.words),
        source: `${front.text} ${head.text}`,
        keep: front.isBound || head.isBound ? 'must' : 'word',
      });
      end -= 2;
    } else {
      parts.unshift(termPart(head, headText));
      end -= 1;
    }
  }
  return parts;
};

/**
 * Inflected modifiers before the noun, materials and audiences compounded with it, phrases such as "aus Holz" after it.
 */
export const writeGerman: PhraseWriter = (phrase, { preposition }) => {
  const agreement = headAgreement(phrase);
  const grammatical = caseAfter(preposition);
  const asStem = (modifier: Modifier) =>
    isModifier(modifier.element) ? modifierPart(modifier, modifier.element, stemOf) : innerPart(modifier);
  if (agreement === undefined) {
    const isWeak = grammatical !== 'nominative';
    return phrase.modifiers
      .map(asStem)
      .map((part) => (isWeak && part.text === 'Junge' ? { ...part, text: 'Jungen' } : part));
  }
  const after: Part[] = [];
  const front: Part[] = phrase.count === undefined ? [] : [innerPart({ element: phrase.count })];
  for (const modifier of phrase.modifiers) {
    const { element } = modifier;
    if (!isModifier(element)) front.push(innerPart(modifier));
    else if (isFollowing(stemOf(element.term))) after.push(termPart(element, stemOf(element.term)));
    else front.push(modifierPart(modifier, element, (term) => inflect(term, agreement, grammatical)));
  }
  const nouns =
    phrase.unknownHead === undefined
      ? compoundParts(phrase.nouns, grammatical)
      : [innerPart({ element: phrase.unknownHead })];
  const last = nouns.at(-1);
  if (last !== undefined) nouns[nouns.length - 1] = { ...last, isHead: true };
  const stem = front.at(-1);
  const [first, ...rest] = nouns;
  if (
    first !== undefined &&
    stem?.role === 'translated' &&
    phrase.unknownHead === undefined &&
    canJoin(stem.text, first.text)
  ) {
    front.pop();
    nouns.splice(
      0,
      nouns.length,
      {
        ...first,
        text: joinCompound(stem.text, first.text),
        source: `${stem.source} ${first.source}`,
        words: stem.words + first.words,
        keep: stem.keep === 'must' ? 'must' : first.keep,
      },
      ...rest,
    );
  }
  return [...front, ...nouns, ...phrase.trailing.map(asStem), ...after];
};
