import type { Element } from './elements.ts';
import { type Lexicon, phraseKeys, type Term } from './lexicon.ts';
import { type Domain, domainOf } from './sure/domain.ts';
import { firstNames } from './sure/place-words.ts';
import { longestPhrase } from './trie.ts';

/** The term of a headword of the glossary. */
export const termOf = (headword: string, lexicon: Lexicon): Term | undefined => {
  const keys = phraseKeys(headword);
  return longestPhrase(
    lexicon.words,
    (at) => (at < keys.length ? { norm: keys[at] ?? '', isNumber: false } : undefined),
    0,
  )?.value;
};

/** Words that are called otherwise in a trade, with the headword that says it there. */
const SENSES: Partial<Record<Domain, ReadonlyMap<string, string>>> = {
  trains: new Map([
    ['coach', 'railway coach'],
    ['coaches', 'railway coaches'],
  ]),
  kits: new Map([
    ['kit', 'model kit'],
    ['kits', 'model kits'],
    ['track', 'tank tracks'],
    ['tracks', 'tank tracks'],
  ]),
};

const CLOTHES: ReadonlySet<Domain> = new Set(['fashion', 'costume', 'sport', 'baby', 'dolls', 'none']);
const MODELS: ReadonlySet<Domain> = new Set(['vehicles', 'trains', 'kits', 'slot', 'figures', 'cards', 'characters']);

/** Words that are no goods and no feature in a trade: "Best, Top Selling", "mint in box". A "Screw Top" is something. */
const isIdle = (word: string, before: Element | undefined, domain: Domain): boolean => {
  if (word === 'mint') return MODELS.has(domain);
  return word === 'top' && !CLOTHES.has(domain) && (before === undefined || before.kind === 'symbol');
};

/** First names that are colours or plants, too. */
const GEMS = /^(?:ruby|amber|rose|lily|daisy|olive|violet|poppy|ivy|jade|pearl|hazel)$/iu;

/** Capitalised words that belong to a name beside a maker, a licence or a first name. */
const isPartOfName = (
  element: Element,
  before: Element | undefined,
  after: Element | undefined,
  about: string,
  domain: Domain,
): boolean => {
  if (element.kind !== 'term' || !element.isCapital) return false;
  const word = element.text.toLowerCase();
  // "Figure: James Brown" is a person, "Ruby Red" is a colour.
  if (element.term.pos === 'colour') {
    const isFirstName = before !== undefined && firstNames.has(before.text.toLowerCase()) && !GEMS.test(before.text);
    return isFirstName && element.joiner === ' ' && (after === undefined || after.kind === 'symbol');
  }
  if (/^(?:cars|planes)$/u.test(word)) return /(?<!\p{L})(?:disney|pixar)(?!\p{L})/u.test(about);
  if (/^(?:city|friends|castle|space|creator|racers|legends)$/u.test(word)) {
    // "City of Atlantis" is a city.
    return /(?<!\p{L})lego(?!\p{L})/u.test(about) && after?.text.toLowerCase() !== 'of';
  }
  if (/^beanies?$/u.test(word)) return /(?<!\p{L})ty(?!\p{L})/u.test(about);
  return word === 'saloon' && domain === 'figures';
};

/**
 * The parts of a title with the sense that the trade of the home category gives them. In a title of one case, names
 * cannot be told from words.
 */
export const inTrade = (
  elements: readonly Element[],
  given: {
    readonly title: string;
    readonly brand: string | undefined;
    readonly category: readonly string[];
    readonly lexicon: Lexicon;
    readonly isMixedCase: boolean;
  },
): readonly Element[] => {
  const { title, brand = '', category, lexicon, isMixedCase } = given;
  const domain = domainOf(category);
  const senses = SENSES[domain];
  const about = [title, brand, ...category].join(' ').toLowerCase();
  return elements.map((element, at) => {
    if (element.kind !== 'term' || element.term.own) return element;
    const { text, joiner } = element;
    const word = text.toLowerCase();
    if (isMixedCase && isPartOfName(element, elements[at - 1], elements[at + 1], about, domain)) {
      return { kind: 'slot', text, joiner, keep: 'name', isMeasure: false };
    }
    const headword = /horse[ -]drawn/u.test(about) ? undefined : senses?.get(word);
    const term = headword === undefined ? undefined : termOf(headword, lexicon);
    if (term !== undefined) return { ...element, term };
    return isIdle(word, elements[at - 1], domain) ? { kind: 'unknown', text: word, joiner, isForeign: false } : element;
  });
};
