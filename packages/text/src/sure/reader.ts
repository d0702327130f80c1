import type { JudgedLanguage } from '../confidence.ts';
import type { Element } from '../elements.ts';
import { isEnglishWord } from '../english-words.ts';
import type { TitleCase } from '../names.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { wordsOf } from '../unlike.ts';
import { nounText } from '../word-forms.ts';
import type { Domain } from './domain.ts';
import { AUDIENCES, MATERIALS, OCCASIONS } from './pieces.data.ts';
import { COUNTED, endsHere, isBrand, isBreak, isLink, isName, isNumber } from './place-words.ts';
import { isGoods, lower, VEHICLES } from './product.ts';
import { INTERNATIONAL } from './strict.data.ts';

export interface Reading {
  readonly elements: readonly Element[];
  readonly goods: TermElement | undefined;
  /** Brand and number say what is sold. */
  readonly isNumberedSet: boolean;
  readonly brand: string | undefined;
  readonly language: JudgedLanguage;
  readonly domain: Domain;
  readonly style: TitleCase;
  /** A title that leaves out more than chatter is of no use: it may be given up early. */
  readonly isStrict?: boolean | undefined;
}

/** What of a title is written so far, and what may be asked about a place of it. */
export type Reader = ReturnType<typeof readerOf>;

const hasEnglish = (text: string): boolean => (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some(isEnglishWord);

/** Starts the reading of a title. Places are indices of `elements`. */
export const readerOf = (reading: Reading) => {
  const { elements, goods, brand, language, domain } = reading;
  const said = new Set<Element>();
  const brandWords = new Set(wordsOf(brand ?? ''));
  const names: { element: Element; text: string; isJoined: boolean }[] = [];
  const motifs: string[] = [];
  const colours: TermElement[] = [];
  const adjectives: string[] = [];
  const materials: string[] = [];
  const audiences: string[] = [];
  const occasions: string[] = [];
  const facts: string[] = [];
  const goodsAt = goods === undefined ? -1 : elements.indexOf(goods);
  const isPlural = goods?.term.plural === true;
  const addName = (element: Element, at: number, text = element.text) => {
    // A word of another name is a name of its own ("Alice" in "Alice in Wonderland: Alice"); one of the brand is not.
    const isSaid =
      !/\p{Nd}/u.test(text) &&
      names.some(({ element: one, text: said }) => {
        const [whole, part] = [said.toLowerCase(), text.toLowerCase()];
        return whole === part || (isBrand(one) && ` ${whole} `.includes(` ${part} `));
      });
    if (isSaid) {
      said.add(element);
      return;
    }
    const before = elements[at - 1];
    names.push({
      element,
      text,
      isJoined:
        before !== undefined &&
        said.has(before) &&
        element.joiner !== ' ' &&
        (before.kind === 'slot' || before.text === '/'),
    });
    said.add(element);
  };
  const add = (list: string[], text: string, ...from: readonly Element[]) => {
    if (!list.some((one) => one === text || one.startsWith(`${text} `))) list.push(text);
    for (const element of from) said.add(element);
  };
  /** Whether nothing but modifiers, names and nouns stands between a place and the goods behind it. */
  const leadsToGoods = (at: number): boolean => {
    if (goodsAt <= at) return false;
    return elements
      .slice(at + 1, goodsAt)
      .every((one) => one.kind !== 'symbol' && !isLink(one) && !isNumber(one) && !isMeasureLike(one));
  };
  const isMeasureLike = (one: Element) => one.kind === 'slot' && one.isMeasure;
  /** Whether the words between a place and the goods are modifiers and nouns of their phrase. */
  const isInPhrase = (at: number): boolean =>
    goodsAt >= 0 &&
    (at < goodsAt
      ? elements
          .slice(at, goodsAt)
          .every((one) => one.kind === 'term' && one.term.pos !== 'function' && one.term.pos !== 'phrase')
      : elements
          .slice(goodsAt + 1, at + 1)
          .every((one) => one.kind === 'term' && one.term.pos !== 'function' && !isNoun(one)) &&
        endsHere(elements[at + 1]));
  /** In front of the goods nothing may stand between that could have the colour. */
  const isColourOfGoods = (at: number): boolean =>
    at > goodsAt ||
    elements
      .slice(at + 1, goodsAt)
      .every(
        (one) =>
          one.kind === 'term' &&
          (one.term.pos !== 'noun' ||
            OCCASIONS.has(lower(one)) ||
            MATERIALS.has(lower(one)) ||
            AUDIENCES.has(lower(one))),
      );
  const isAlone = (at: number, end = at): boolean => {
    const isEdge = (one: Element | undefined) =>
      isBreak(one) || isNumber(one) || (one?.kind === 'slot' && one.isMeasure);
    const before = elements[at - 1];
    return (isEdge(before) || (before !== undefined && lower(before) === 'in')) && endsHere(elements[end + 1]);
  };
  /** Names behind "with" are not what is sold. */
  const isLinked = (at: number): boolean => {
    for (let place = at - 1; place > Math.max(goodsAt, -1); place -= 1) {
      const one = elements[place];
      if (isBreak(one)) return false;
      if (
        isLink(one) &&
        goodsAt >= 0 &&
        /^(?:with|w\/|including|includes|inc|incl|and|plus|for)$/u.test(lower(one as Element))
      )
        return goodsAt < place;
    }
    return false;
  };
  const isFeature = (one: TermElement): boolean =>
    one.number !== undefined ||
    ['colour', 'material', 'audience'].includes(one.term.pos) ||
    (VEHICLES.has(domain) && !one.term.plural && !COUNTED.test(lower(one)));
  const isWorn = domain === 'costume' || domain === 'fashion';
  const isSizeAlone = (at: number): boolean => {
    const isEdge = (one: Element | undefined) =>
      isBreak(one) ||
      (one !== undefined && /^(?:size|uk|us|eu)$/u.test(lower(one))) ||
      (one?.kind === 'slot' && /\p{Nd}/u.test(one.text));
    // "Medium Bandit Costume"
    const isFirst = at === 0 && domain === 'costume' && isInPhrase(at);
    return isFirst || (isEdge(elements[at + 1]) && (isEdge(elements[at - 1]) || elements[at - 1] === goods));
  };
  /** "For" with what it is for. */
  const readFor = (at: number, word: string): number | undefined => {
    const next = elements[at + 1];
    if (next === undefined) return undefined;
    const object = lower(next);
    const audience = AUDIENCES.get(object)?.[language];
    if (next.kind === 'term' && audience !== undefined && !isNoun(elements[at + 2])) {
      add(audiences, audience, elements[at] as Element, next);
      return at + 1;
    }
    if (isName(next)) {
      let end = at + 1;
      while (isName(elements[end + 1]) && elements[end + 1]?.joiner !== '') end += 1;
      const after = elements[end + 1];
      if (!isBreak(after) && !isLink(after)) return undefined;
      const run = elements.slice(at + 1, end + 1);
      if (run.some((one) => hasEnglish(one.text) && !INTERNATIONAL.has(lower(one)))) return undefined;
      const text = run.map((one, place) => (place === 0 ? '' : one.joiner) + one.text).join('');
      add(facts, `${word} ${text}`, elements[at] as Element, ...run);
      return end;
    }
    if (
      isNoun(next) &&
      next.term.trust !== 'doubtful' &&
      isGoods(next, domain) &&
      (isBreak(elements[at + 2]) || isLink(elements[at + 2])) &&
      next !== goods
    ) {
      add(facts, `${word} ${nounText(next.term)}`, elements[at] as Element, next);
      return at + 1;
    }
    return undefined;
  };
  return {
    ...reading,
    said,
    brandWords,
    names,
    count: undefined as string | undefined,
    isSet: false,
    motifs,
    colours,
    adjectives,
    materials,
    audiences,
    occasions,
    facts,
    goodsAt,
    isPlural,
    isWorn,
    addName,
    add,
    leadsToGoods,
    isInPhrase,
    isColourOfGoods,
    isAlone,
    isLinked,
    isFeature,
    isSizeAlone,
    readFor,
  };
};
