import type { JudgedLanguage } from '../confidence.ts';
import { type Element, findElements } from '../elements.ts';
import { isFiller, LONGEST_FILLER } from '../fit.ts';
import type { Lexicon, Term } from '../lexicon.ts';
import { titleCase } from '../names.ts';
import type { Part } from '../parts.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { findSlots } from '../slots.ts';
import { termOf } from '../trade-senses.ts';
import { type Domain, domainOf } from './domain.ts';
import type { Doubt } from './doubt.ts';
import { GOODS_OF_CATEGORY, NUMBERED_SETS } from './goods.data.ts';
import { withNames } from './names.ts';
import { ADJECTIVES } from './pieces.data.ts';
import { readPieces } from './pieces.ts';
import { findGoods, isMotif, isStray, lower, namesGoods, singulars, VEHICLES } from './product.ts';
import { CHATTER } from './strict.data.ts';
import { leavesOut } from './strict.ts';
import { writePieces } from './writing.ts';

/** What the confidence of a sure title is reckoned from. */
export interface SureSigns {
  /** Where the noun comes from: the title's own words, its category, or brand and number of a set. */
  readonly product: 'title' | 'category' | 'set';
  /** Readers rated the noun sure wherever it stands. */
  readonly isTrusted: boolean;
  /** Names beside the brand that no list has, and those of them that are words of English. */
  readonly names: number;
  readonly englishNames: number;
  /** Words left out; of these, words of English that no glossary has, and nouns. */
  readonly left: number;
  readonly strays: number;
  readonly nounsLeft: number;
  /** Features written: motif, material, colour, audience, occasion, facts. */
  readonly features: number;
  /** Numbers and codes among the names. */
  readonly codes: number;
  readonly hasMotif: boolean;
  readonly hasColour: boolean;
  /** The title is written in one case, so that names can not be told from words. */
  readonly isOneCase: boolean;
  /** Reasons why the title is not beyond doubt (`strict.ts`). */
  readonly doubts: readonly Doubt[];
}

export interface SureTitle {
  readonly text: string;
  readonly parts: readonly Part[];
  /** What was left out, as the seller wrote it. */
  readonly left: readonly string[];
  readonly signs: SureSigns;
}

/** How a title is read. */
export interface SureReading {
  /** The parts of the title, if they were already looked up. */
  readonly elements?: readonly Element[];
  /** Titles with doubts are of no use: they may be given up early. */
  readonly isStrict?: boolean;
}

/** Small words that no sure title says. */
const UNSAID_LINK = /^(?:of|to|on|at|into|or|as)$/u;

/** A word that no list has will be left out, unless it is written like a maker's name; some of the glossary's are never said. */
const isNeverSaid = (element: Element): boolean => {
  if (element.kind === 'unknown') return !/\p{Lu}/u.test(element.text) && !CHATTER.has(lower(element));
  if (element.kind !== 'term' || element.isCapital) return false;
  return element.term.pos === 'function' && UNSAID_LINK.test(lower(element));
};

/** Only models of vehicles and numbered sets need no noun. */
const namesNothing = (elements: readonly Element[], domain: Domain, brand: string | undefined): boolean =>
  domain !== 'vehicles' && domain !== 'slot' && brand?.toLowerCase() !== 'lego' && !elements.some((one) => isNoun(one));

const productOfCategory = (category: readonly string[], lexicon: Lexicon): Term | undefined => {
  const path = category.join(' > ').toLowerCase();
  const headword = GOODS_OF_CATEGORY.find(([pattern]) => pattern.test(path))?.[1];
  return headword === undefined ? undefined : termOf(headword, lexicon);
};

/** Trades of figures that have names. */
const CHARACTERS: ReadonlySet<Domain> = new Set(['characters', 'figures', 'none']);

/** What goods that show a character are called, where those that show an animal or a thing have another name. */
const characterOf = (goods: TermElement, lexicon: Lexicon): Term | undefined => {
  const text = lower(goods);
  const end = goods.term.plural ? 's' : '';
  if (/^plush(?: toy| doll)?s?$/u.test(text)) return termOf(`plush figure${end}`, lexicon);
  return /^figures?$/u.test(text) ? termOf(`character figure${end}`, lexicon) : undefined;
};

const CHARGED = /(?<!\p{L})(?:li-?po|li-?ion|ni-?mh|ni-?cd|\p{Nd}+ ?mah)(?!\p{L})/iu;

/** "LEGO 75192": brand and number say which set it is. */
const isNumberedSet = (elements: readonly Element[], brand: string | undefined): boolean =>
  NUMBERED_SETS.has(brand?.toLowerCase() ?? '') &&
  elements.some(
    ({ kind, text }) => kind === 'slot' && /^\p{Nd}{4,7}$/u.test(text) && !/^(?:19|20)\p{Nd}\p{Nd}$/u.test(text),
  );

const KIT_GOODS = /(?:kit|model|figure|paint|glue|tool|decal|brush|tyre|wheel|gun|track|puzzle|book|case)s?$/u;

/** Praise says nothing about what is sold. */
const withoutPraise = (elements: readonly Element[], idle: Element[]): Element[] => {
  const out = [...elements];
  for (let from = 0; from < out.length; from += 1) {
    const first = out[from];
    if (first === undefined || first.kind === 'symbol' || (first.kind === 'slot' && !first.isUnknown)) continue;
    for (let length = LONGEST_FILLER; length > 0; length -= 1) {
      const run = out.slice(from, from + length);
      const isPlain = run.length === length && run.every(({ kind }) => kind !== 'symbol');
      if (!isPlain || run.some((one) => one.kind === 'slot' && !one.isUnknown)) continue;
      const after = out[from + length];
      // "Grand Prix" is no praise.
      if (
        after?.kind === 'slot' &&
        after.keep === 'likely_name' &&
        after.joiner === ' ' &&
        /^\p{Lu}/u.test(run[0]?.text ?? '')
      )
        continue;
      const text = run.map(lower).join(' ');
      if (!isFiller(text, 'en') || ADJECTIVES.has(text)) continue;
      idle.push(...run);
      out.splice(from, length);
      from -= 1;
      break;
    }
  }
  return out;
};

/**
 * A title of nothing but what is right by origin: brand, names, codes and numbers as the seller wrote them, the noun of the goods, and
 * features that mean the same wherever they stand. All else is left out. Undefined where no noun is beyond doubt, or where something that
 * a title may not lose has no right word.
 */
export const sureTitle = (
  input: {
    readonly title: string;
    readonly brand: string | undefined;
    readonly category: readonly string[];
    readonly lexicon: Lexicon;
    readonly language: JudgedLanguage;
    readonly apart: ReadonlySet<string>;
    readonly limit: number;
  } & SureReading,
): SureTitle | undefined => {
  const { title, brand, category, lexicon, language } = input;
  const whole = input.elements ?? findElements(title, findSlots(title, brand), lexicon);
  if (input.isStrict && whole.some(isNeverSaid)) return undefined;
  // Codes alone make no capitals: "bedford MWD".
  const style = titleCase(title) === 'mixed' && !/\p{Lu}\p{Ll}/u.test(title) ? 'lower' : titleCase(title);
  const domain = domainOf(category);
  if (input.isStrict && namesNothing(whole, domain, brand)) return undefined;
  const idle: Element[] = [];
  const elements = withoutPraise(withNames(whole, domain, style), idle);
  const known = new Set(category.flatMap((name) => (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap(singulars)));
  const found = findGoods(elements, domain, known);
  // What a kit makes is not what is sold.
  const goods = domain === 'kits' && found !== undefined && !KIT_GOODS.test(lower(found)) ? undefined : found;
  const isPlain = !namesGoods(elements, domain) && (VEHICLES.has(domain) || !elements.some(isStray));
  const byCategory = goods === undefined && isPlain ? productOfCategory(category, lexicon) : undefined;
  const bySet = goods === undefined && isNumberedSet(elements, brand) ? termOf('set', lexicon) : undefined;
  // A car among models is a model.
  const isCar = domain === 'vehicles' && goods !== undefined && /^(?:car|vehicle)s?$/u.test(lower(goods));
  const model = isCar ? termOf(`model ${lower(goods)}`, lexicon) : undefined;
  // A battery that is charged has a name of its own.
  const battery =
    goods !== undefined && /^batter(?:y|ies)$/u.test(lower(goods)) && CHARGED.test(title)
      ? termOf(`rechargeable ${lower(goods)}`, lexicon)
      : undefined;
  // The name of a character does not say whether it is an animal.
  const isCharacter = CHARACTERS.has(domain) && !elements.some((one) => isNoun(one) && isMotif(one));
  const character = goods !== undefined && isCharacter ? characterOf(goods, lexicon) : undefined;
  const term = model ?? battery ?? character ?? goods?.term ?? bySet ?? byCategory;
  if (term === undefined || (style === 'upper' && goods === undefined)) return undefined;
  const pieces = readPieces({
    elements,
    goods,
    isNumberedSet: bySet !== undefined,
    brand,
    language,
    domain,
    style,
    isStrict: input.isStrict,
  });
  if (pieces === undefined || (input.isStrict && leavesOut({ left: pieces.left, elements, goods, title })))
    return undefined;
  return writePieces({
    ...pieces,
    elements,
    title,
    brand,
    term,
    goods,
    isNumberedSet: bySet !== undefined,
    isOneCase: style !== 'mixed',
    idle,
    language,
    domain,
    limit: input.limit,
    apart: input.apart,
  });
};
